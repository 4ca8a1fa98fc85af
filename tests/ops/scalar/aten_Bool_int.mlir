// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_Bool_int.npz.

func.func @case0(%arg0: !torch.int) -> !torch.bool {
  %0 = torch.aten.Bool.int %arg0 : !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case0_const() -> !torch.bool {
  %int7 = torch.constant.int 7
  %0 = torch.aten.Bool.int %int7 : !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1(%arg0: !torch.int) -> !torch.bool {
  %0 = torch.aten.Bool.int %arg0 : !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1_const() -> !torch.bool {
  %int-7 = torch.constant.int -7
  %0 = torch.aten.Bool.int %int-7 : !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case2(%arg0: !torch.int) -> !torch.bool {
  %0 = torch.aten.Bool.int %arg0 : !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case2_const() -> !torch.bool {
  %int0 = torch.constant.int 0
  %0 = torch.aten.Bool.int %int0 : !torch.int -> !torch.bool
  return %0 : !torch.bool
}
