// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_Bool_float.npz.

func.func @case0(%arg0: !torch.float) -> !torch.bool {
  %0 = torch.aten.Bool.float %arg0 : !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case0_const() -> !torch.bool {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.Bool.float %float2.500000e00 : !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1(%arg0: !torch.float) -> !torch.bool {
  %0 = torch.aten.Bool.float %arg0 : !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1_const() -> !torch.bool {
  %float-2.500000e00 = torch.constant.float -2.500000e+00
  %0 = torch.aten.Bool.float %float-2.500000e00 : !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case2(%arg0: !torch.float) -> !torch.bool {
  %0 = torch.aten.Bool.float %arg0 : !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case2_const() -> !torch.bool {
  %float3.500000e00 = torch.constant.float 3.500000e+00
  %0 = torch.aten.Bool.float %float3.500000e00 : !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case3(%arg0: !torch.float) -> !torch.bool {
  %0 = torch.aten.Bool.float %arg0 : !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case3_const() -> !torch.bool {
  %float2.500000e-01 = torch.constant.float 2.500000e-01
  %0 = torch.aten.Bool.float %float2.500000e-01 : !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case4(%arg0: !torch.float) -> !torch.bool {
  %0 = torch.aten.Bool.float %arg0 : !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case4_const() -> !torch.bool {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %0 = torch.aten.Bool.float %float0.000000e00 : !torch.float -> !torch.bool
  return %0 : !torch.bool
}
