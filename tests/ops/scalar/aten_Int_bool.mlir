// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_Int_bool.npz.

func.func @case0(%arg0: !torch.bool) -> !torch.int {
  %0 = torch.aten.Int.bool %arg0 : !torch.bool -> !torch.int
  return %0 : !torch.int
}

func.func @case0_const() -> !torch.int {
  %true = torch.constant.bool true
  %0 = torch.aten.Int.bool %true : !torch.bool -> !torch.int
  return %0 : !torch.int
}

func.func @case1(%arg0: !torch.bool) -> !torch.int {
  %0 = torch.aten.Int.bool %arg0 : !torch.bool -> !torch.int
  return %0 : !torch.int
}

func.func @case1_const() -> !torch.int {
  %false = torch.constant.bool false
  %0 = torch.aten.Int.bool %false : !torch.bool -> !torch.int
  return %0 : !torch.int
}
