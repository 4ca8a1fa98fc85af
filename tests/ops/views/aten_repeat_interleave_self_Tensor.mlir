// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_repeat_interleave_self_Tensor.npz.

func.func @dim0(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[4,3],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.repeat_interleave.self_Tensor %arg0, %arg1, %int0, %none : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2],si64>, !torch.int, !torch.none -> !torch.vtensor<[4,3],f32>
  return %0 : !torch.vtensor<[4,3],f32>
}
