// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_conv_tbc.npz.

func.func @plain(%arg0: !torch.vtensor<[5,2,3],f32>, %arg1: !torch.vtensor<[2,3,4],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[6,2,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.conv_tbc %arg0, %arg1, %arg2, %int1 : !torch.vtensor<[5,2,3],f32>, !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[4],f32>, !torch.int -> !torch.vtensor<[6,2,4],f32>
  return %0 : !torch.vtensor<[6,2,4],f32>
}
