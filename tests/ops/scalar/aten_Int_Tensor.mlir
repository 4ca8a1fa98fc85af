// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_Int_Tensor.npz.

func.func @f32(%arg0: !torch.vtensor<[],f32>) -> !torch.int {
  %0 = torch.aten.Int.Tensor %arg0 : !torch.vtensor<[],f32> -> !torch.int
  return %0 : !torch.int
}

func.func @i64(%arg0: !torch.vtensor<[],si64>) -> !torch.int {
  %0 = torch.aten.Int.Tensor %arg0 : !torch.vtensor<[],si64> -> !torch.int
  return %0 : !torch.int
}

func.func @b1(%arg0: !torch.vtensor<[],i1>) -> !torch.int {
  %0 = torch.aten.Int.Tensor %arg0 : !torch.vtensor<[],i1> -> !torch.int
  return %0 : !torch.int
}
