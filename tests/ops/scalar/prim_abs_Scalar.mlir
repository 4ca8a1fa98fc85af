// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in prim_abs_Scalar.npz.

func.func @case0(%arg0: !torch.int) -> !torch.int {
  %0 = torch.prim.abs.Scalar %arg0 : !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1(%arg0: !torch.float) -> !torch.float {
  %0 = torch.prim.abs.Scalar %arg0 : !torch.float -> !torch.float
  return %0 : !torch.float
}
