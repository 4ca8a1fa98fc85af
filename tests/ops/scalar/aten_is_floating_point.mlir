// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_is_floating_point.npz.

func.func @f32(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.bool {
  %0 = torch.aten.is_floating_point %arg0 : !torch.vtensor<[2,3],f32> -> !torch.bool
  return %0 : !torch.bool
}

func.func @i64(%arg0: !torch.vtensor<[2],si64>) -> !torch.bool {
  %0 = torch.aten.is_floating_point %arg0 : !torch.vtensor<[2],si64> -> !torch.bool
  return %0 : !torch.bool
}
