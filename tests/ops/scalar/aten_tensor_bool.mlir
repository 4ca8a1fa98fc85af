// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_tensor_bool.npz.

func.func @default(%arg0: !torch.bool) -> !torch.vtensor<[],i1> {
  %none = torch.constant.none
  %cpu = torch.constant.device "cpu"
  %false = torch.constant.bool false
  %0 = torch.aten.tensor.bool %arg0, %none, %cpu, %false : !torch.bool, !torch.none, !torch.Device, !torch.bool -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

func.func @f64(%arg0: !torch.bool) -> !torch.vtensor<[],f64> {
  %int7 = torch.constant.int 7
  %cpu = torch.constant.device "cpu"
  %false = torch.constant.bool false
  %0 = torch.aten.tensor.bool %arg0, %int7, %cpu, %false : !torch.bool, !torch.int, !torch.Device, !torch.bool -> !torch.vtensor<[],f64>
  return %0 : !torch.vtensor<[],f64>
}
