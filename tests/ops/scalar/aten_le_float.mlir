// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_le_float.npz.

func.func @case0(%arg0: !torch.float, %arg1: !torch.float) -> !torch.bool {
  %0 = torch.aten.le.float %arg0, %arg1 : !torch.float, !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case0_const() -> !torch.bool {
  %float7.500000e00 = torch.constant.float 7.500000e+00
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %0 = torch.aten.le.float %float7.500000e00, %float2.000000e00 : !torch.float, !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1(%arg0: !torch.float, %arg1: !torch.float) -> !torch.bool {
  %0 = torch.aten.le.float %arg0, %arg1 : !torch.float, !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1_const() -> !torch.bool {
  %float-7.500000e00 = torch.constant.float -7.500000e+00
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %0 = torch.aten.le.float %float-7.500000e00, %float2.000000e00 : !torch.float, !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case2(%arg0: !torch.float, %arg1: !torch.float) -> !torch.bool {
  %0 = torch.aten.le.float %arg0, %arg1 : !torch.float, !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case2_const() -> !torch.bool {
  %float7.500000e00 = torch.constant.float 7.500000e+00
  %float-2.000000e00 = torch.constant.float -2.000000e+00
  %0 = torch.aten.le.float %float7.500000e00, %float-2.000000e00 : !torch.float, !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case3(%arg0: !torch.float, %arg1: !torch.float) -> !torch.bool {
  %0 = torch.aten.le.float %arg0, %arg1 : !torch.float, !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case3_const() -> !torch.bool {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.le.float %float0.000000e00, %float5.000000e-01 : !torch.float, !torch.float -> !torch.bool
  return %0 : !torch.bool
}
