// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_clip_Tensor.npz.

func.func @both(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.vtensor<[3,1],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.clip.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[3,1],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
