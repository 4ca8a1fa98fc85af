// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_diff.npz.

func.func @plain(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,3],f32> {
  %int1 = torch.constant.int 1
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.diff %arg0, %int1, %int-1, %none, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int, !torch.none, !torch.none -> !torch.vtensor<[2,3,3],f32>
  return %0 : !torch.vtensor<[2,3,3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,3,4],f32>) -> !torch.vtensor<[?,3,3],f32> {
  %int1 = torch.constant.int 1
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.diff %arg0, %int1, %int-1, %none, %none : !torch.vtensor<[?,3,4],f32>, !torch.int, !torch.int, !torch.none, !torch.none -> !torch.vtensor<[?,3,3],f32>
  return %0 : !torch.vtensor<[?,3,3],f32>
}

func.func @twice(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,1,4],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.diff %arg0, %int2, %int1, %none, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int, !torch.none, !torch.none -> !torch.vtensor<[2,1,4],f32>
  return %0 : !torch.vtensor<[2,1,4],f32>
}
