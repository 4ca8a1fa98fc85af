// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_linalg_cross.npz.

func.func @last(%arg0: !torch.vtensor<[4,3],f32>, %arg1: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[4,3],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.linalg_cross %arg0, %arg1, %int-1 : !torch.vtensor<[4,3],f32>, !torch.vtensor<[4,3],f32>, !torch.int -> !torch.vtensor<[4,3],f32>
  return %0 : !torch.vtensor<[4,3],f32>
}

func.func @last_dyn(%arg0: !torch.vtensor<[?,3],f32>, %arg1: !torch.vtensor<[?,3],f32>) -> !torch.vtensor<[?,3],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.linalg_cross %arg0, %arg1, %int-1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],f32>, !torch.int -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}
