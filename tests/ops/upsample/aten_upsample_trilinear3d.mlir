// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_upsample_trilinear3d.npz.

func.func @bigger(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,3,5,4],f32> {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int5, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_trilinear3d %arg0, %0, %false, %none, %none, %none : !torch.vtensor<[1,1,2,3,2],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[1,1,3,5,4],f32>
  return %1 : !torch.vtensor<[1,1,3,5,4],f32>
}

func.func @bigger_dyn(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,3,5,4],f32> {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int5, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_trilinear3d %arg0, %0, %false, %none, %none, %none : !torch.vtensor<[1,1,2,3,2],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[1,1,3,5,4],f32>
  return %1 : !torch.vtensor<[1,1,3,5,4],f32>
}

func.func @smaller(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,1,2,2],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_trilinear3d %arg0, %0, %false, %none, %none, %none : !torch.vtensor<[1,1,2,3,2],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[1,1,1,2,2],f32>
  return %1 : !torch.vtensor<[1,1,1,2,2],f32>
}

func.func @smaller_dyn(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,1,2,2],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_trilinear3d %arg0, %0, %false, %none, %none, %none : !torch.vtensor<[1,1,2,3,2],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[1,1,1,2,2],f32>
  return %1 : !torch.vtensor<[1,1,1,2,2],f32>
}

func.func @bigger_aligned(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,3,5,4],f32> {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int5, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.upsample_trilinear3d %arg0, %0, %true, %none, %none, %none : !torch.vtensor<[1,1,2,3,2],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[1,1,3,5,4],f32>
  return %1 : !torch.vtensor<[1,1,3,5,4],f32>
}

func.func @bigger_aligned_dyn(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,3,5,4],f32> {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int5, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.upsample_trilinear3d %arg0, %0, %true, %none, %none, %none : !torch.vtensor<[1,1,2,3,2],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[1,1,3,5,4],f32>
  return %1 : !torch.vtensor<[1,1,3,5,4],f32>
}

func.func @smaller_aligned(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,1,2,2],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.upsample_trilinear3d %arg0, %0, %true, %none, %none, %none : !torch.vtensor<[1,1,2,3,2],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[1,1,1,2,2],f32>
  return %1 : !torch.vtensor<[1,1,1,2,2],f32>
}

func.func @smaller_aligned_dyn(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,1,2,2],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.upsample_trilinear3d %arg0, %0, %true, %none, %none, %none : !torch.vtensor<[1,1,2,3,2],f32>, !torch.list<int>, !torch.bool, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[1,1,1,2,2],f32>
  return %1 : !torch.vtensor<[1,1,1,2,2],f32>
}
