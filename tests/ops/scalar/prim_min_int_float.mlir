// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in prim_min_int_float.npz.

func.func @case0(%arg0: !torch.int, %arg1: !torch.float) -> !torch.float {
  %0 = torch.prim.min.int_float %arg0, %arg1 : !torch.int, !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case1(%arg0: !torch.int, %arg1: !torch.float) -> !torch.float {
  %0 = torch.prim.min.int_float %arg0, %arg1 : !torch.int, !torch.float -> !torch.float
  return %0 : !torch.float
}

func.func @case2(%arg0: !torch.int, %arg1: !torch.float) -> !torch.float {
  %0 = torch.prim.min.int_float %arg0, %arg1 : !torch.int, !torch.float -> !torch.float
  return %0 : !torch.float
}
