// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_Float_bool.npz.

func.func @case0(%arg0: !torch.bool) -> !torch.float {
  %0 = torch.aten.Float.bool %arg0 : !torch.bool -> !torch.float
  return %0 : !torch.float
}

func.func @case0_const() -> !torch.float {
  %true = torch.constant.bool true
  %0 = torch.aten.Float.bool %true : !torch.bool -> !torch.float
  return %0 : !torch.float
}

func.func @case1(%arg0: !torch.bool) -> !torch.float {
  %0 = torch.aten.Float.bool %arg0 : !torch.bool -> !torch.float
  return %0 : !torch.float
}

func.func @case1_const() -> !torch.float {
  %false = torch.constant.bool false
  %0 = torch.aten.Float.bool %false : !torch.bool -> !torch.float
  return %0 : !torch.float
}
