// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_pow_float_int.npz.

func.func @case0(%arg0: !torch.float, %arg1: !torch.int) -> !torch.float {
  %0 = torch.aten.pow.float_int %arg0, %arg1 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case0_const() -> !torch.float {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.pow.float_int %float2.500000e00, %int2 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case1(%arg0: !torch.float, %arg1: !torch.int) -> !torch.float {
  %0 = torch.aten.pow.float_int %arg0, %arg1 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case1_const() -> !torch.float {
  %float-2.000000e00 = torch.constant.float -2.000000e+00
  %int3 = torch.constant.int 3
  %0 = torch.aten.pow.float_int %float-2.000000e00, %int3 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}
