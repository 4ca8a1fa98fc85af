// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_diag_embed.npz.

func.func @plain(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3,3],f32> {
  %int0 = torch.constant.int 0
  %int-2 = torch.constant.int -2
  %int-1 = torch.constant.int -1
  %0 = torch.aten.diag_embed %arg0, %int0, %int-2, %int-1 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3,3],f32>
  return %0 : !torch.vtensor<[2,3,3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,3],f32>) -> !torch.vtensor<[?,3,3],f32> {
  %int0 = torch.constant.int 0
  %int-2 = torch.constant.int -2
  %int-1 = torch.constant.int -1
  %0 = torch.aten.diag_embed %arg0, %int0, %int-2, %int-1 : !torch.vtensor<[?,3],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,3,3],f32>
  return %0 : !torch.vtensor<[?,3,3],f32>
}

func.func @offset(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[4,2,4],f32> {
  %int-1 = torch.constant.int -1
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.aten.diag_embed %arg0, %int-1, %int0, %int2 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4,2,4],f32>
  return %0 : !torch.vtensor<[4,2,4],f32>
}

func.func @offset_dyn(%arg0: !torch.vtensor<[?,3],f32>) -> !torch.vtensor<[4,?,4],f32> {
  %int-1 = torch.constant.int -1
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.aten.diag_embed %arg0, %int-1, %int0, %int2 : !torch.vtensor<[?,3],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4,?,4],f32>
  return %0 : !torch.vtensor<[4,?,4],f32>
}
