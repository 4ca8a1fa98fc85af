// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__adaptive_avg_pool2d_backward.npz.

func.func @plain(%arg0: !torch.vtensor<[1,2,2,2],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>) -> !torch.vtensor<[1,2,4,4],f32> {
  %0 = torch.aten._adaptive_avg_pool2d_backward %arg0, %arg1 : !torch.vtensor<[1,2,2,2],f32>, !torch.vtensor<[1,2,4,4],f32> -> !torch.vtensor<[1,2,4,4],f32>
  return %0 : !torch.vtensor<[1,2,4,4],f32>
}
