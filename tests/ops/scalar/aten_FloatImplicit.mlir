// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_FloatImplicit.npz.

func.func @f32(%arg0: !torch.vtensor<[],f32>) -> !torch.float {
  %0 = torch.aten.FloatImplicit %arg0 : !torch.vtensor<[],f32> -> !torch.float
  return %0 : !torch.float
}
