// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_ceil_int.npz.

func.func @case0(%arg0: !torch.int) -> !torch.int {
  %0 = torch.aten.ceil.int %arg0 : !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case0_const() -> !torch.int {
  %int7 = torch.constant.int 7
  %0 = torch.aten.ceil.int %int7 : !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1(%arg0: !torch.int) -> !torch.int {
  %0 = torch.aten.ceil.int %arg0 : !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1_const() -> !torch.int {
  %int-7 = torch.constant.int -7
  %0 = torch.aten.ceil.int %int-7 : !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case2(%arg0: !torch.int) -> !torch.int {
  %0 = torch.aten.ceil.int %arg0 : !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case2_const() -> !torch.int {
  %int0 = torch.constant.int 0
  %0 = torch.aten.ceil.int %int0 : !torch.int -> !torch.int
  return %0 : !torch.int
}
