// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_Float_Scalar.npz.

func.func @case0(%arg0: !torch.int) -> !torch.float {
  %0 = torch.aten.Float.Scalar %arg0 : !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case0_const() -> !torch.float {
  %int3 = torch.constant.int 3
  %0 = torch.aten.Float.Scalar %int3 : !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case1(%arg0: !torch.float) -> !torch.float {
  %0 = torch.aten.Float.Scalar %arg0 : !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case1_const() -> !torch.float {
  %float-2.500000e00 = torch.constant.float -2.500000e+00
  %0 = torch.aten.Float.Scalar %float-2.500000e00 : !torch.float -> !torch.float
  return %0 : !torch.float
}
