// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten___not__.npz.

func.func @case0(%arg0: !torch.bool) -> !torch.bool {
  %0 = torch.aten.__not__ %arg0 : !torch.bool -> !torch.bool
  return %0 : !torch.bool
}

func.func @case0_const() -> !torch.bool {
  %true = torch.constant.bool true
  %0 = torch.aten.__not__ %true : !torch.bool -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1(%arg0: !torch.bool) -> !torch.bool {
  %0 = torch.aten.__not__ %arg0 : !torch.bool -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1_const() -> !torch.bool {
  %false = torch.constant.bool false
  %0 = torch.aten.__not__ %false : !torch.bool -> !torch.bool
  return %0 : !torch.bool
}
