// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_upsample_bicubic2d.npz.

func.func @bigger(%arg0: !torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,5,9],f32> {
  %int5 = torch.constant.int 5
  %int9 = torch.constant.int 9
  %0 = torch.prim.ListConstruct %int5, %int9 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_bicubic2d %arg0, %0, %false, %none, %none : !torch.vtensor<[1,2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[1,2,5,9],f32>
  return %1 : !torch.vtensor<[1,2,5,9],f32>
}

func.func @bigger_aligned(%arg0: !torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,5,9],f32> {
  %int5 = torch.constant.int 5
  %int9 = torch.constant.int 9
  %0 = torch.prim.ListConstruct %int5, %int9 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.upsample_bicubic2d %arg0, %0, %true, %none, %none : !torch.vtensor<[1,2,3,4],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[1,2,5,9],f32>
  return %1 : !torch.vtensor<[1,2,5,9],f32>
}
