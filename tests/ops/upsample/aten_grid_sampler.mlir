// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_grid_sampler.npz.

func.func @plain(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0 = torch.aten.grid_sampler %arg0, %arg1, %int0, %int0, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}
