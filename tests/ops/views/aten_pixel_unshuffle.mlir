// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_pixel_unshuffle.npz.

func.func @plain(%arg0: !torch.vtensor<[1,2,4,6],f32>) -> !torch.vtensor<[1,8,2,3],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.pixel_unshuffle %arg0, %int2 : !torch.vtensor<[1,2,4,6],f32>, !torch.int -> !torch.vtensor<[1,8,2,3],f32>
  return %0 : !torch.vtensor<[1,8,2,3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[1,2,4,6],f32>) -> !torch.vtensor<[1,8,2,3],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.pixel_unshuffle %arg0, %int2 : !torch.vtensor<[1,2,4,6],f32>, !torch.int -> !torch.vtensor<[1,8,2,3],f32>
  return %0 : !torch.vtensor<[1,8,2,3],f32>
}
