// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_Bool_Tensor.npz.

func.func @f32(%arg0: !torch.vtensor<[],f32>) -> !torch.bool {
  %0 = torch.aten.Bool.Tensor %arg0 : !torch.vtensor<[],f32> -> !torch.bool
  return %0 : !torch.bool
}

func.func @i64(%arg0: !torch.vtensor<[],si64>) -> !torch.bool {
  %0 = torch.aten.Bool.Tensor %arg0 : !torch.vtensor<[],si64> -> !torch.bool
  return %0 : !torch.bool
}

func.func @b1(%arg0: !torch.vtensor<[],i1>) -> !torch.bool {
  %0 = torch.aten.Bool.Tensor %arg0 : !torch.vtensor<[],i1> -> !torch.bool
  return %0 : !torch.bool
}
