// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_IntImplicit.npz.

func.func @i64(%arg0: !torch.vtensor<[],si64>) -> !torch.int {
  %0 = torch.aten.IntImplicit %arg0 : !torch.vtensor<[],si64> -> !torch.int
  return %0 : !torch.int
}
