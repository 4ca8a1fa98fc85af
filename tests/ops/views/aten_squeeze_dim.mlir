// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_squeeze_dim.npz.

func.func @one(%arg0: !torch.vtensor<[1,3,1],f32>) -> !torch.vtensor<[3,1],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.squeeze.dim %arg0, %int0 : !torch.vtensor<[1,3,1],f32>, !torch.int -> !torch.vtensor<[3,1],f32>
  return %0 : !torch.vtensor<[3,1],f32>
}

func.func @one_dyn(%arg0: !torch.vtensor<[1,?,1],f32>) -> !torch.vtensor<[?,1],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.squeeze.dim %arg0, %int0 : !torch.vtensor<[1,?,1],f32>, !torch.int -> !torch.vtensor<[?,1],f32>
  return %0 : !torch.vtensor<[?,1],f32>
}

func.func @not_one(%arg0: !torch.vtensor<[2,3,1],f32>) -> !torch.vtensor<[2,3,1],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.squeeze.dim %arg0, %int0 : !torch.vtensor<[2,3,1],f32>, !torch.int -> !torch.vtensor<[2,3,1],f32>
  return %0 : !torch.vtensor<[2,3,1],f32>
}

func.func @not_one_dyn(%arg0: !torch.vtensor<[?,?,1],f32>) -> !torch.vtensor<[?,?,1],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.squeeze.dim %arg0, %int0 : !torch.vtensor<[?,?,1],f32>, !torch.int -> !torch.vtensor<[?,?,1],f32>
  return %0 : !torch.vtensor<[?,?,1],f32>
}

func.func @negative(%arg0: !torch.vtensor<[2,3,1],f32>) -> !torch.vtensor<[2,3],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.squeeze.dim %arg0, %int-1 : !torch.vtensor<[2,3,1],f32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

func.func @negative_dyn(%arg0: !torch.vtensor<[?,?,1],f32>) -> !torch.vtensor<[?,?],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.squeeze.dim %arg0, %int-1 : !torch.vtensor<[?,?,1],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}
