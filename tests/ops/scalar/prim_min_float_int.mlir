// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in prim_min_float_int.npz.

func.func @case0(%arg0: !torch.float, %arg1: !torch.int) -> !torch.float {
  %0 = torch.prim.min.float_int %arg0, %arg1 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case1(%arg0: !torch.float, %arg1: !torch.int) -> !torch.float {
  %0 = torch.prim.min.float_int %arg0, %arg1 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}

func.func @case2(%arg0: !torch.float, %arg1: !torch.int) -> !torch.float {
  %0 = torch.prim.min.float_int %arg0, %arg1 : !torch.float, !torch.int -> !torch.float
  return %0 : !torch.float
}
