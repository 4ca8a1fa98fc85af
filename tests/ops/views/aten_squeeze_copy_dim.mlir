// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_squeeze_copy_dim.npz.

func.func @one(%arg0: !torch.vtensor<[1,3,1],f32>) -> !torch.vtensor<[3,1],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.squeeze_copy.dim %arg0, %int0 : !torch.vtensor<[1,3,1],f32>, !torch.int -> !torch.vtensor<[3,1],f32>
  return %0 : !torch.vtensor<[3,1],f32>
}

func.func @one_dyn(%arg0: !torch.vtensor<[1,?,1],f32>) -> !torch.vtensor<[?,1],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.squeeze_copy.dim %arg0, %int0 : !torch.vtensor<[1,?,1],f32>, !torch.int -> !torch.vtensor<[?,1],f32>
  return %0 : !torch.vtensor<[?,1],f32>
}
