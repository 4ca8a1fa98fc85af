// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_upsample_trilinear3d_vec.npz.

func.func @bigger(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,3,5,4],f32> {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int5, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_trilinear3d.vec %arg0, %0, %false, %none : !torch.vtensor<[1,1,2,3,2],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,1,3,5,4],f32>
  return %1 : !torch.vtensor<[1,1,3,5,4],f32>
}

func.func @smaller(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,1,2,2],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %none = torch.constant.none
  %1 = torch.aten.upsample_trilinear3d.vec %arg0, %0, %false, %none : !torch.vtensor<[1,1,2,3,2],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,1,1,2,2],f32>
  return %1 : !torch.vtensor<[1,1,1,2,2],f32>
}

func.func @twice(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,4,6,4],f32> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %0 = torch.prim.ListConstruct %float2.000000e00, %float2.000000e00, %float2.000000e00 : (!torch.float, !torch.float, !torch.float) -> !torch.list<float>
  %1 = torch.aten.upsample_trilinear3d.vec %arg0, %none, %false, %0 : !torch.vtensor<[1,1,2,3,2],f32>, !torch.none, !torch.bool, !torch.list<float> -> !torch.vtensor<[1,1,4,6,4],f32>
  return %1 : !torch.vtensor<[1,1,4,6,4],f32>
}

func.func @twice_dyn(%arg0: !torch.vtensor<[1,1,?,?,?],f32>) -> !torch.vtensor<[1,1,?,?,?],f32> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %0 = torch.prim.ListConstruct %float2.000000e00, %float2.000000e00, %float2.000000e00 : (!torch.float, !torch.float, !torch.float) -> !torch.list<float>
  %1 = torch.aten.upsample_trilinear3d.vec %arg0, %none, %false, %0 : !torch.vtensor<[1,1,?,?,?],f32>, !torch.none, !torch.bool, !torch.list<float> -> !torch.vtensor<[1,1,?,?,?],f32>
  return %1 : !torch.vtensor<[1,1,?,?,?],f32>
}

func.func @factor(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,3,5,3],f32> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %float1.700000e00 = torch.constant.float 1.700000e+00
  %0 = torch.prim.ListConstruct %float1.700000e00, %float1.700000e00, %float1.700000e00 : (!torch.float, !torch.float, !torch.float) -> !torch.list<float>
  %1 = torch.aten.upsample_trilinear3d.vec %arg0, %none, %false, %0 : !torch.vtensor<[1,1,2,3,2],f32>, !torch.none, !torch.bool, !torch.list<float> -> !torch.vtensor<[1,1,3,5,3],f32>
  return %1 : !torch.vtensor<[1,1,3,5,3],f32>
}

func.func @bigger_aligned(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,3,5,4],f32> {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int5, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.upsample_trilinear3d.vec %arg0, %0, %true, %none : !torch.vtensor<[1,1,2,3,2],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,1,3,5,4],f32>
  return %1 : !torch.vtensor<[1,1,3,5,4],f32>
}

func.func @smaller_aligned(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,1,2,2],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.upsample_trilinear3d.vec %arg0, %0, %true, %none : !torch.vtensor<[1,1,2,3,2],f32>, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[1,1,1,2,2],f32>
  return %1 : !torch.vtensor<[1,1,1,2,2],f32>
}

func.func @twice_aligned(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,4,6,4],f32> {
  %none = torch.constant.none
  %true = torch.constant.bool true
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %0 = torch.prim.ListConstruct %float2.000000e00, %float2.000000e00, %float2.000000e00 : (!torch.float, !torch.float, !torch.float) -> !torch.list<float>
  %1 = torch.aten.upsample_trilinear3d.vec %arg0, %none, %true, %0 : !torch.vtensor<[1,1,2,3,2],f32>, !torch.none, !torch.bool, !torch.list<float> -> !torch.vtensor<[1,1,4,6,4],f32>
  return %1 : !torch.vtensor<[1,1,4,6,4],f32>
}

func.func @twice_aligned_dyn(%arg0: !torch.vtensor<[1,1,?,?,?],f32>) -> !torch.vtensor<[1,1,?,?,?],f32> {
  %none = torch.constant.none
  %true = torch.constant.bool true
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %0 = torch.prim.ListConstruct %float2.000000e00, %float2.000000e00, %float2.000000e00 : (!torch.float, !torch.float, !torch.float) -> !torch.list<float>
  %1 = torch.aten.upsample_trilinear3d.vec %arg0, %none, %true, %0 : !torch.vtensor<[1,1,?,?,?],f32>, !torch.none, !torch.bool, !torch.list<float> -> !torch.vtensor<[1,1,?,?,?],f32>
  return %1 : !torch.vtensor<[1,1,?,?,?],f32>
}

func.func @factor_aligned(%arg0: !torch.vtensor<[1,1,2,3,2],f32>) -> !torch.vtensor<[1,1,3,5,3],f32> {
  %none = torch.constant.none
  %true = torch.constant.bool true
  %float1.700000e00 = torch.constant.float 1.700000e+00
  %0 = torch.prim.ListConstruct %float1.700000e00, %float1.700000e00, %float1.700000e00 : (!torch.float, !torch.float, !torch.float) -> !torch.list<float>
  %1 = torch.aten.upsample_trilinear3d.vec %arg0, %none, %true, %0 : !torch.vtensor<[1,1,2,3,2],f32>, !torch.none, !torch.bool, !torch.list<float> -> !torch.vtensor<[1,1,3,5,3],f32>
  return %1 : !torch.vtensor<[1,1,3,5,3],f32>
}
