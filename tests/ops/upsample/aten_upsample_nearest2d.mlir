// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_upsample_nearest2d.npz.

func.func @bigger(%arg0: !torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,5,9],f32> {
  %int5 = torch.constant.int 5
  %int9 = torch.constant.int 9
  %0 = torch.prim.ListConstruct %int5, %int9 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.upsample_nearest2d %arg0, %0, %none, %none : !torch.vtensor<[1,2,3,4],f32>, !torch.list<int>, !torch.none, !torch.none -> !torch.vtensor<[1,2,5,9],f32>
  return %1 : !torch.vtensor<[1,2,5,9],f32>
}

func.func @bigger_dyn(%arg0: !torch.vtensor<[1,?,3,4],f32>) -> !torch.vtensor<[1,?,5,9],f32> {
  %int5 = torch.constant.int 5
  %int9 = torch.constant.int 9
  %0 = torch.prim.ListConstruct %int5, %int9 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.upsample_nearest2d %arg0, %0, %none, %none : !torch.vtensor<[1,?,3,4],f32>, !torch.list<int>, !torch.none, !torch.none -> !torch.vtensor<[1,?,5,9],f32>
  return %1 : !torch.vtensor<[1,?,5,9],f32>
}

func.func @smaller(%arg0: !torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.upsample_nearest2d %arg0, %0, %none, %none : !torch.vtensor<[1,2,3,4],f32>, !torch.list<int>, !torch.none, !torch.none -> !torch.vtensor<[1,2,2,3],f32>
  return %1 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @smaller_dyn(%arg0: !torch.vtensor<[1,?,3,4],f32>) -> !torch.vtensor<[1,?,2,3],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.upsample_nearest2d %arg0, %0, %none, %none : !torch.vtensor<[1,?,3,4],f32>, !torch.list<int>, !torch.none, !torch.none -> !torch.vtensor<[1,?,2,3],f32>
  return %1 : !torch.vtensor<[1,?,2,3],f32>
}
