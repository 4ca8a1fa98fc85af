// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_to_other.npz.

func.func @i64_f32(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.other %arg0, %arg1, %false, %false, %none : !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
