// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_floordiv_int.npz.

func.func @case0(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.aten.floordiv.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case0_const() -> !torch.int {
  %int7 = torch.constant.int 7
  %int2 = torch.constant.int 2
  %0 = torch.aten.floordiv.int %int7, %int2 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.aten.floordiv.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1_const() -> !torch.int {
  %int-7 = torch.constant.int -7
  %int2 = torch.constant.int 2
  %0 = torch.aten.floordiv.int %int-7, %int2 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case2(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.aten.floordiv.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case2_const() -> !torch.int {
  %int7 = torch.constant.int 7
  %int-2 = torch.constant.int -2
  %0 = torch.aten.floordiv.int %int7, %int-2 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case3(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.aten.floordiv.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case3_const() -> !torch.int {
  %int-6 = torch.constant.int -6
  %int-3 = torch.constant.int -3
  %0 = torch.aten.floordiv.int %int-6, %int-3 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case4(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.aten.floordiv.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case4_const() -> !torch.int {
  %int0 = torch.constant.int 0
  %int5 = torch.constant.int 5
  %0 = torch.aten.floordiv.int %int0, %int5 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case5(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.aten.floordiv.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case5_const() -> !torch.int {
  %int1099511627776 = torch.constant.int 1099511627776
  %int3 = torch.constant.int 3
  %0 = torch.aten.floordiv.int %int1099511627776, %int3 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}
