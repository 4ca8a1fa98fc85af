// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_le_int_float.npz.

func.func @case0(%arg0: !torch.int, %arg1: !torch.float) -> !torch.bool {
  %0 = torch.aten.le.int_float %arg0, %arg1 : !torch.int, !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case0_const() -> !torch.bool {
  %int2 = torch.constant.int 2
  %float7.500000e00 = torch.constant.float 7.500000e+00
  %0 = torch.aten.le.int_float %int2, %float7.500000e00 : !torch.int, !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1(%arg0: !torch.int, %arg1: !torch.float) -> !torch.bool {
  %0 = torch.aten.le.int_float %arg0, %arg1 : !torch.int, !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case1_const() -> !torch.bool {
  %int2 = torch.constant.int 2
  %float-7.500000e00 = torch.constant.float -7.500000e+00
  %0 = torch.aten.le.int_float %int2, %float-7.500000e00 : !torch.int, !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case2(%arg0: !torch.int, %arg1: !torch.float) -> !torch.bool {
  %0 = torch.aten.le.int_float %arg0, %arg1 : !torch.int, !torch.float -> !torch.bool
  return %0 : !torch.bool
}

func.func @case2_const() -> !torch.bool {
  %int-3 = torch.constant.int -3
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.le.int_float %int-3, %float5.000000e-01 : !torch.int, !torch.float -> !torch.bool
  return %0 : !torch.bool
}
