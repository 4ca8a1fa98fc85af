// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_upsample_nearest3d_vec.npz.

func.func @bigger(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,3,5,4],f32> {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int5, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.upsample_nearest3d.vec %arg0, %0, %none : !torch.vtensor<[1,1,2,3,2],f32>, !torch.list<int>, !torch.none -> !torch.vtensor<[1,1,3,5,4],f32>
  return %1 : !torch.vtensor<[1,1,3,5,4],f32>
}

func.func @smaller(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,1,2,2],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.upsample_nearest3d.vec %arg0, %0, %none : !torch.vtensor<[1,1,2,3,2],f32>, !torch.list<int>, !torch.none -> !torch.vtensor<[1,1,1,2,2],f32>
  return %1 : !torch.vtensor<[1,1,1,2,2],f32>
}

func.func @twice(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,4,6,4],f32> {
  %none = torch.constant.none
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %0 = torch.prim.ListConstruct %float2.000000e00, %float2.000000e00, %float2.000000e00 : (!torch.float, !torch.float, !torch.float) -> !torch.list<float>
  %1 = torch.aten.upsample_nearest3d.vec %arg0, %none, %0 : !torch.vtensor<[1,1,2,3,2],f32>, !torch.none, !torch.list<float> -> !torch.vtensor<[1,1,4,6,4],f32>
  return %1 : !torch.vtensor<[1,1,4,6,4],f32>
}

func.func @twice_dyn(%arg0: !torch.vtensor<[1,1,?,?,?],f32>) -> !torch.vtensor<[1,1,?,?,?],f32> {
  %none = torch.constant.none
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %0 = torch.prim.ListConstruct %float2.000000e00, %float2.000000e00, %float2.000000e00 : (!torch.float, !torch.float, !torch.float) -> !torch.list<float>
  %1 = torch.aten.upsample_nearest3d.vec %arg0, %none, %0 : !torch.vtensor<[1,1,?,?,?],f32>, !torch.none, !torch.list<float> -> !torch.vtensor<[1,1,?,?,?],f32>
  return %1 : !torch.vtensor<[1,1,?,?,?],f32>
}

func.func @factor(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,3,5,3],f32> {
  %none = torch.constant.none
  %float1.700000e00 = torch.constant.float 1.700000e+00
  %0 = torch.prim.ListConstruct %float1.700000e00, %float1.700000e00, %float1.700000e00 : (!torch.float, !torch.float, !torch.float) -> !torch.list<float>
  %1 = torch.aten.upsample_nearest3d.vec %arg0, %none, %0 : !torch.vtensor<[1,1,2,3,2],f32>, !torch.none, !torch.list<float> -> !torch.vtensor<[1,1,3,5,3],f32>
  return %1 : !torch.vtensor<[1,1,3,5,3],f32>
}
