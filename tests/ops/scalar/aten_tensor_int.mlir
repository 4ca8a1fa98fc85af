// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_tensor_int.npz.

func.func @default(%arg0: !torch.int) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %cpu = torch.constant.device "cpu"
  %false = torch.constant.bool false
  %0 = torch.aten.tensor.int %arg0, %none, %cpu, %false : !torch.int, !torch.none, !torch.Device, !torch.bool -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @f64(%arg0: !torch.int) -> !torch.vtensor<[],f64> {
  %int7 = torch.constant.int 7
  %cpu = torch.constant.device "cpu"
  %false = torch.constant.bool false
  %0 = torch.aten.tensor.int %arg0, %int7, %cpu, %false : !torch.int, !torch.int, !torch.Device, !torch.bool -> !torch.vtensor<[],f64>
  return %0 : !torch.vtensor<[],f64>
}
