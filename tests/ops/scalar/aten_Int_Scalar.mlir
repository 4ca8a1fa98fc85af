// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_Int_Scalar.npz.

func.func @case0(%arg0: !torch.int) -> !torch.int {
  %0 = torch.aten.Int.Scalar %arg0 : !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case0_const() -> !torch.int {
  %int3 = torch.constant.int 3
  %0 = torch.aten.Int.Scalar %int3 : !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1(%arg0: !torch.float) -> !torch.int {
  %0 = torch.aten.Int.Scalar %arg0 : !torch.float -> !torch.int
  return %0 : !torch.int
}

func.func @case1_const() -> !torch.int {
  %float-2.500000e00 = torch.constant.float -2.500000e+00
  %0 = torch.aten.Int.Scalar %float-2.500000e00 : !torch.float -> !torch.int
  return %0 : !torch.int
}
