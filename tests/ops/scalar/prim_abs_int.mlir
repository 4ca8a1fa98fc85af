// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in prim_abs_int.npz.

func.func @case0(%arg0: !torch.int) -> !torch.int {
  %0 = torch.prim.abs.int %arg0 : !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1(%arg0: !torch.int) -> !torch.int {
  %0 = torch.prim.abs.int %arg0 : !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case2(%arg0: !torch.int) -> !torch.int {
  %0 = torch.prim.abs.int %arg0 : !torch.int -> !torch.int
  return %0 : !torch.int
}
