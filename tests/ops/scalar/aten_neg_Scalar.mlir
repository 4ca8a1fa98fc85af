// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_neg_Scalar.npz.

func.func @case0(%arg0: !torch.int) -> !torch.int {
  %0 = torch.aten.neg.Scalar %arg0 : !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case0_const() -> !torch.int {
  %int-7 = torch.constant.int -7
  %0 = torch.aten.neg.Scalar %int-7 : !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1(%arg0: !torch.float) -> !torch.float {
  %0 = torch.aten.neg.Scalar %arg0 : !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case1_const() -> !torch.float {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.neg.Scalar %float2.500000e00 : !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case2(%arg0: !torch.float) -> !torch.float {
  %0 = torch.aten.neg.Scalar %arg0 : !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case2_const() -> !torch.float {
  %float-2.500000e00 = torch.constant.float -2.500000e+00
  %0 = torch.aten.neg.Scalar %float-2.500000e00 : !torch.float -> !torch.float
  return %0 : !torch.float
}
