// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in prim_max_int.npz.

func.func @case0(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.prim.max.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.prim.max.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case2(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.prim.max.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case3(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.prim.max.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case4(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.prim.max.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case5(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.prim.max.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}
