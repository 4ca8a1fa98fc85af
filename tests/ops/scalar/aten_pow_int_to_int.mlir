// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_pow_int_to_int.npz.

func.func @case0(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.aten.pow.int_to_int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case0_const() -> !torch.int {
  %int2 = torch.constant.int 2
  %int10 = torch.constant.int 10
  %0 = torch.aten.pow.int_to_int %int2, %int10 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.aten.pow.int_to_int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1_const() -> !torch.int {
  %int-3 = torch.constant.int -3
  %int3 = torch.constant.int 3
  %0 = torch.aten.pow.int_to_int %int-3, %int3 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case2(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.aten.pow.int_to_int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case2_const() -> !torch.int {
  %int5 = torch.constant.int 5
  %int0 = torch.constant.int 0
  %0 = torch.aten.pow.int_to_int %int5, %int0 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}
