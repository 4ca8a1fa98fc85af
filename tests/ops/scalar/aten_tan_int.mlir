// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_tan_int.npz.

func.func @case0(%arg0: !torch.int) -> !torch.float {
  %0 = torch.aten.tan.int %arg0 : !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case0_const() -> !torch.float {
  %int7 = torch.constant.int 7
  %0 = torch.aten.tan.int %int7 : !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case1(%arg0: !torch.int) -> !torch.float {
  %0 = torch.aten.tan.int %arg0 : !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case1_const() -> !torch.float {
  %int-7 = torch.constant.int -7
  %0 = torch.aten.tan.int %int-7 : !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case2(%arg0: !torch.int) -> !torch.float {
  %0 = torch.aten.tan.int %arg0 : !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case2_const() -> !torch.float {
  %int0 = torch.constant.int 0
  %0 = torch.aten.tan.int %int0 : !torch.int -> !torch.float
  return %0 : !torch.float
}
