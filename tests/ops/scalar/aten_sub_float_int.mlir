// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_sub_float_int.npz.

func.func @case0(%arg0: !torch.float, %arg1: !torch.int) -> !torch.float {
  %0 = torch.aten.sub.float_int %arg0, %arg1 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case0_const() -> !torch.float {
  %float7.500000e00 = torch.constant.float 7.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.sub.float_int %float7.500000e00, %int2 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case1(%arg0: !torch.float, %arg1: !torch.int) -> !torch.float {
  %0 = torch.aten.sub.float_int %arg0, %arg1 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case1_const() -> !torch.float {
  %float-7.500000e00 = torch.constant.float -7.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.sub.float_int %float-7.500000e00, %int2 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case2(%arg0: !torch.float, %arg1: !torch.int) -> !torch.float {
  %0 = torch.aten.sub.float_int %arg0, %arg1 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case2_const() -> !torch.float {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %int-3 = torch.constant.int -3
  %0 = torch.aten.sub.float_int %float5.000000e-01, %int-3 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}
