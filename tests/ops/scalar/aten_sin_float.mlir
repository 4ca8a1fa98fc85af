// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_sin_float.npz.

func.func @case0(%arg0: !torch.float) -> !torch.float {
  %0 = torch.aten.sin.float %arg0 : !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case0_const() -> !torch.float {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.sin.float %float2.500000e00 : !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case1(%arg0: !torch.float) -> !torch.float {
  %0 = torch.aten.sin.float %arg0 : !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case1_const() -> !torch.float {
  %float-2.500000e00 = torch.constant.float -2.500000e+00
  %0 = torch.aten.sin.float %float-2.500000e00 : !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case2(%arg0: !torch.float) -> !torch.float {
  %0 = torch.aten.sin.float %arg0 : !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case2_const() -> !torch.float {
  %float3.500000e00 = torch.constant.float 3.500000e+00
  %0 = torch.aten.sin.float %float3.500000e00 : !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case3(%arg0: !torch.float) -> !torch.float {
  %0 = torch.aten.sin.float %arg0 : !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case3_const() -> !torch.float {
  %float2.500000e-01 = torch.constant.float 2.500000e-01
  %0 = torch.aten.sin.float %float2.500000e-01 : !torch.float -> !torch.float
  return %0 : !torch.float
}
