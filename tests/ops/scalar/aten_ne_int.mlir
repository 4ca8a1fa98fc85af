// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_ne_int.npz.

func.func @case0(%arg0: !torch.int, %arg1: !torch.int) -> !torch.bool {
  %0 = torch.aten.ne.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case0_const() -> !torch.bool {
  %int7 = torch.constant.int 7
  %int2 = torch.constant.int 2
  %0 = torch.aten.ne.int %int7, %int2 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1(%arg0: !torch.int, %arg1: !torch.int) -> !torch.bool {
  %0 = torch.aten.ne.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1_const() -> !torch.bool {
  %int-7 = torch.constant.int -7
  %int2 = torch.constant.int 2
  %0 = torch.aten.ne.int %int-7, %int2 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case2(%arg0: !torch.int, %arg1: !torch.int) -> !torch.bool {
  %0 = torch.aten.ne.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case2_const() -> !torch.bool {
  %int7 = torch.constant.int 7
  %int-2 = torch.constant.int -2
  %0 = torch.aten.ne.int %int7, %int-2 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case3(%arg0: !torch.int, %arg1: !torch.int) -> !torch.bool {
  %0 = torch.aten.ne.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case3_const() -> !torch.bool {
  %int-6 = torch.constant.int -6
  %int-3 = torch.constant.int -3
  %0 = torch.aten.ne.int %int-6, %int-3 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case4(%arg0: !torch.int, %arg1: !torch.int) -> !torch.bool {
  %0 = torch.aten.ne.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case4_const() -> !torch.bool {
  %int0 = torch.constant.int 0
  %int5 = torch.constant.int 5
  %0 = torch.aten.ne.int %int0, %int5 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case5(%arg0: !torch.int, %arg1: !torch.int) -> !torch.bool {
  %0 = torch.aten.ne.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case5_const() -> !torch.bool {
  %int1099511627776 = torch.constant.int 1099511627776
  %int3 = torch.constant.int 3
  %0 = torch.aten.ne.int %int1099511627776, %int3 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}
