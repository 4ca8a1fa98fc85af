// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_channel_shuffle.npz.

func.func @plain(%arg0: !torch.vtensor<[1,4,2,2],f32>) -> !torch.vtensor<[1,4,2,2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.channel_shuffle %arg0, %int2 : !torch.vtensor<[1,4,2,2],f32>, !torch.int -> !torch.vtensor<[1,4,2,2],f32>
  return %0 : !torch.vtensor<[1,4,2,2],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[1,4,2,2],f32>) -> !torch.vtensor<[1,4,2,2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.channel_shuffle %arg0, %int2 : !torch.vtensor<[1,4,2,2],f32>, !torch.int -> !torch.vtensor<[1,4,2,2],f32>
  return %0 : !torch.vtensor<[1,4,2,2],f32>
}
