// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_ceil_float.npz.

func.func @case0(%arg0: !torch.float) -> !torch.int {
  %0 = torch.aten.ceil.float %arg0 : !torch.float -> !torch.int
  return %0 : !torch.int
}

func.func @case0_const() -> !torch.int {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.ceil.float %float2.500000e00 : !torch.float -> !torch.int
  return %0 : !torch.int
}

func.func @case1(%arg0: !torch.float) -> !torch.int {
  %0 = torch.aten.ceil.float %arg0 : !torch.float -> !torch.int
  return %0 : !torch.int
}

func.func @case1_const() -> !torch.int {
  %float-2.500000e00 = torch.constant.float -2.500000e+00
  %0 = torch.aten.ceil.float %float-2.500000e00 : !torch.float -> !torch.int
  return %0 : !torch.int
}

func.func @case2(%arg0: !torch.float) -> !torch.int {
  %0 = torch.aten.ceil.float %arg0 : !torch.float -> !torch.int
  return %0 : !torch.int
}

func.func @case2_const() -> !torch.int {
  %float3.500000e00 = torch.constant.float 3.500000e+00
  %0 = torch.aten.ceil.float %float3.500000e00 : !torch.float -> !torch.int
  return %0 : !torch.int
}

func.func @case3(%arg0: !torch.float) -> !torch.int {
  %0 = torch.aten.ceil.float %arg0 : !torch.float -> !torch.int
  return %0 : !torch.int
}

func.func @case3_const() -> !torch.int {
  %float2.500000e-01 = torch.constant.float 2.500000e-01
  %0 = torch.aten.ceil.float %float2.500000e-01 : !torch.float -> !torch.int
  return %0 : !torch.int
}
