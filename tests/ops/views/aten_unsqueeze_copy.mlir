// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_unsqueeze_copy.npz.

func.func @plain(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,1,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.unsqueeze_copy %arg0, %int1 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,1,3],f32>
  return %0 : !torch.vtensor<[2,1,3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,1,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.unsqueeze_copy %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,1,?],f32>
  return %0 : !torch.vtensor<[?,1,?],f32>
}
