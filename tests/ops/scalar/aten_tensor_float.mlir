// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_tensor_float.npz.

func.func @default(%arg0: !torch.float) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %cpu = torch.constant.device "cpu"
  %false = torch.constant.bool false
  %0 = torch.aten.tensor.float %arg0, %none, %cpu, %false : !torch.float, !torch.none, !torch.Device, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @f64(%arg0: !torch.float) -> !torch.vtensor<[],f64> {
  %int7 = torch.constant.int 7
  %cpu = torch.constant.device "cpu"
  %false = torch.constant.bool false
  %0 = torch.aten.tensor.float %arg0, %int7, %cpu, %false : !torch.float, !torch.int, !torch.Device, !torch.bool -> !torch.vtensor<[],f64>
  return %0 : !torch.vtensor<[],f64>
}
