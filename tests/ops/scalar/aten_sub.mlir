// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_sub.npz.

func.func @case0(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.aten.sub %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case0_const() -> !torch.int {
  %int7 = torch.constant.int 7
  %int2 = torch.constant.int 2
  %0 = torch.aten.sub %int7, %int2 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1(%arg0: !torch.int, %arg1: !torch.int) -> !torch.int {
  %0 = torch.aten.sub %arg0, %arg1 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case1_const() -> !torch.int {
  %int-7 = torch.constant.int -7
  %int2 = torch.constant.int 2
  %0 = torch.aten.sub %int-7, %int2 : !torch.int, !torch.int -> !torch.int
  return %0 : !torch.int
}

func.func @case2(%arg0: !torch.float, %arg1: !torch.float) -> !torch.float {
  %0 = torch.aten.sub %arg0, %arg1 : !torch.float, !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case2_const() -> !torch.float {
  %float7.500000e00 = torch.constant.float 7.500000e+00
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %0 = torch.aten.sub %float7.500000e00, %float2.000000e00 : !torch.float, !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case3(%arg0: !torch.float, %arg1: !torch.int) -> !torch.float {
  %0 = torch.aten.sub %arg0, %arg1 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case3_const() -> !torch.float {
  %float7.500000e00 = torch.constant.float 7.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.sub %float7.500000e00, %int2 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}
