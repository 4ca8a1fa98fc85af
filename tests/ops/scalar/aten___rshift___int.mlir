// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten___rshift___int.npz.

func.func @case0(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.aten.__rshift__.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case0_const() -> !torch.int {
  %int5 = torch.constant.int 5
  %int2 = torch.constant.int 2
  %0 = torch.aten.__rshift__.int %int5, %int2 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.aten.__rshift__.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1_const() -> !torch.int {
  %int-5 = torch.constant.int -5
  %int1 = torch.constant.int 1
  %0 = torch.aten.__rshift__.int %int-5, %int1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case2(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.aten.__rshift__.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case2_const() -> !torch.int {
  %int1 = torch.constant.int 1
  %int40 = torch.constant.int 40
  %0 = torch.aten.__rshift__.int %int1, %int40 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}
