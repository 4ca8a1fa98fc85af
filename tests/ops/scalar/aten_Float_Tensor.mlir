// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_Float_Tensor.npz.

func.func @f32(%arg0: !torch.vtensor<[],f32>) -> !torch.float {
  %0 = torch.aten.Float.Tensor %arg0 : !torch.vtensor<[],f32> -> !torch.float
  return %0 : !torch.float
}

func.func @i64(%arg0: !torch.vtensor<[],si64>) -> !torch.float {
  %0 = torch.aten.Float.Tensor %arg0 : !torch.vtensor<[],si64> -> !torch.float
  return %0 : !torch.float
}

func.func @f64(%arg0: !torch.vtensor<[],f64>) -> !torch.float {
  %0 = torch.aten.Float.Tensor %arg0 : !torch.vtensor<[],f64> -> !torch.float
  return %0 : !torch.float
}
