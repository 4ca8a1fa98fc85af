// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_sqrt_int.npz.

func.func @case0(%arg0: !torch.int) -> !torch.float {
  %0 = torch.aten.sqrt.int %arg0 : !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case0_const() -> !torch.float {
  %int8 = torch.constant.int 8
  %0 = torch.aten.sqrt.int %int8 : !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case1(%arg0: !torch.int) -> !torch.float {
  %0 = torch.aten.sqrt.int %arg0 : !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case1_const() -> !torch.float {
  %int8 = torch.constant.int 8
  %0 = torch.aten.sqrt.int %int8 : !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case2(%arg0: !torch.int) -> !torch.float {
  %0 = torch.aten.sqrt.int %arg0 : !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case2_const() -> !torch.float {
  %int1 = torch.constant.int 1
  %0 = torch.aten.sqrt.int %int1 : !torch.int -> !torch.float
  return %0 : !torch.float
}
