// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_pow_int.npz.

func.func @case0(%arg0: !torch.int, %arg1: !torch.int) -> !torch.float {
  %0 = torch.aten.pow.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case0_const() -> !torch.float {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.aten.pow.int %int2, %int3 : !torch.int, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case1(%arg0: !torch.int, %arg1: !torch.int) -> !torch.float {
  %0 = torch.aten.pow.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case1_const() -> !torch.float {
  %int-2 = torch.constant.int -2
  %int3 = torch.constant.int 3
  %0 = torch.aten.pow.int %int-2, %int3 : !torch.int, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case2(%arg0: !torch.int, %arg1: !torch.int) -> !torch.float {
  %0 = torch.aten.pow.int %arg0, %arg1 : !torch.int, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case2_const() -> !torch.float {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %0 = torch.aten.pow.int %int2, %int-1 : !torch.int, !torch.int -> !torch.float
  return %0 : !torch.float
}
