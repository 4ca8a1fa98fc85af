// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten___or___bool.npz.

func.func @case0(%arg0: !torch.bool, %arg1: !torch.bool) -> !torch.bool {
  %0 = torch.aten.__or__.bool %arg0, %arg1 : !torch.bool, !torch.bool -> !torch.bool
  return %0 : !torch.bool
}

func.func @case0_const() -> !torch.bool {
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %0 = torch.aten.__or__.bool %true, %false : !torch.bool, !torch.bool -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1(%arg0: !torch.bool, %arg1: !torch.bool) -> !torch.bool {
  %0 = torch.aten.__or__.bool %arg0, %arg1 : !torch.bool, !torch.bool -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1_const() -> !torch.bool {
  %true = torch.constant.bool true
  %0 = torch.aten.__or__.bool %true, %true : !torch.bool, !torch.bool -> !torch.bool
  return %0 : !torch.bool
}

func.func @case2(%arg0: !torch.bool, %arg1: !torch.bool) -> !torch.bool {
  %0 = torch.aten.__or__.bool %arg0, %arg1 : !torch.bool, !torch.bool -> !torch.bool
  return %0 : !torch.bool
}

func.func @case2_const() -> !torch.bool {
  %false = torch.constant.bool false
  %0 = torch.aten.__or__.bool %false, %false : !torch.bool, !torch.bool -> !torch.bool
  return %0 : !torch.bool
}
