// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_ne.npz.

func.func @case0(%arg0: !torch.int, %arg1: !torch.int) -> !torch.bool {
  %0 = torch.aten.ne %arg0, %arg1 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case0_const() -> !torch.bool {
  %int7 = torch.constant.int 7
  %int2 = torch.constant.int 2
  %0 = torch.aten.ne %int7, %int2 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1(%arg0: !torch.int, %arg1: !torch.int) -> !torch.bool {
  %0 = torch.aten.ne %arg0, %arg1 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1_const() -> !torch.bool {
  %int-7 = torch.constant.int -7
  %int2 = torch.constant.int 2
  %0 = torch.aten.ne %int-7, %int2 : !torch.int, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case2(%arg0: !torch.float, %arg1: !torch.float) -> !torch.bool {
  %0 = torch.aten.ne %arg0, %arg1 : !torch.float, !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case2_const() -> !torch.bool {
  %float7.500000e00 = torch.constant.float 7.500000e+00
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %0 = torch.aten.ne %float7.500000e00, %float2.000000e00 : !torch.float, !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case3(%arg0: !torch.float, %arg1: !torch.int) -> !torch.bool {
  %0 = torch.aten.ne %arg0, %arg1 : !torch.float, !torch.int -> !torch.bool
  return %0 : !torch.bool
}

func.func @case3_const() -> !torch.bool {
  %float7.500000e00 = torch.constant.float 7.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.ne %float7.500000e00, %int2 : !torch.float, !torch.int -> !torch.bool
  return %0 : !torch.bool
}
