// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_ScalarImplicit.npz.

func.func @i64(%arg0: !torch.vtensor<[],si64>) -> !torch.int {
  %0 = torch.aten.ScalarImplicit %arg0 : !torch.vtensor<[],si64> -> !torch.int
  return %0 : !torch.int
}

func.func @f32(%arg0: !torch.vtensor<[],f32>) -> !torch.float {
  %0 = torch.aten.ScalarImplicit %arg0 : !torch.vtensor<[],f32> -> !torch.float
  return %0 : !torch.float
}
