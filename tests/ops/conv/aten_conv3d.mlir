// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_conv3d.npz.

func.func @plain(%arg0: !torch.vtensor<[2,2,3,3,4],f32>, %arg1: !torch.vtensor<[2,2,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,2,2,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int1 : !torch.vtensor<[2,2,3,3,4],f32>, !torch.vtensor<[2,2,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,2,2,3],f32>
  return %3 : !torch.vtensor<[2,2,2,2,3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,2,?,?,?],f32>, %arg1: !torch.vtensor<[2,2,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int1 : !torch.vtensor<[?,2,?,?,?],f32>, !torch.vtensor<[2,2,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?,?],f32>
  return %3 : !torch.vtensor<[?,2,?,?,?],f32>
}

func.func @no_bias(%arg0: !torch.vtensor<[2,2,3,3,4],f32>, %arg1: !torch.vtensor<[2,2,2,2,2],f32>) -> !torch.vtensor<[2,2,2,2,3],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.conv3d %arg0, %arg1, %none, %0, %1, %2, %int1 : !torch.vtensor<[2,2,3,3,4],f32>, !torch.vtensor<[2,2,2,2,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,2,2,3],f32>
  return %3 : !torch.vtensor<[2,2,2,2,3],f32>
}

func.func @unbatched(%arg0: !torch.vtensor<[2,3,3,4],f32>, %arg1: !torch.vtensor<[2,2,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,2,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int1 : !torch.vtensor<[2,3,3,4],f32>, !torch.vtensor<[2,2,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,2,3],f32>
  return %3 : !torch.vtensor<[2,2,2,3],f32>
}

func.func @f64(%arg0: !torch.vtensor<[2,2,3,3,4],f64>, %arg1: !torch.vtensor<[2,2,2,2,2],f64>, %arg2: !torch.vtensor<[2],f64>) -> !torch.vtensor<[2,2,2,2,3],f64> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int1 : !torch.vtensor<[2,2,3,3,4],f64>, !torch.vtensor<[2,2,2,2,2],f64>, !torch.vtensor<[2],f64>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,2,2,3],f64>
  return %3 : !torch.vtensor<[2,2,2,2,3],f64>
}

func.func @f16(%arg0: !torch.vtensor<[2,2,3,3,4],f16>, %arg1: !torch.vtensor<[2,2,2,2,2],f16>, %arg2: !torch.vtensor<[2],f16>) -> !torch.vtensor<[2,2,2,2,3],f16> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int1 : !torch.vtensor<[2,2,3,3,4],f16>, !torch.vtensor<[2,2,2,2,2],f16>, !torch.vtensor<[2],f16>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,2,2,3],f16>
  return %3 : !torch.vtensor<[2,2,2,2,3],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[2,2,3,3,4],bf16>, %arg1: !torch.vtensor<[2,2,2,2,2],bf16>, %arg2: !torch.vtensor<[2],bf16>) -> !torch.vtensor<[2,2,2,2,3],bf16> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int1 : !torch.vtensor<[2,2,3,3,4],bf16>, !torch.vtensor<[2,2,2,2,2],bf16>, !torch.vtensor<[2],bf16>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,2,2,3],bf16>
  return %3 : !torch.vtensor<[2,2,2,2,3],bf16>
}

func.func @i64(%arg0: !torch.vtensor<[2,2,3,3,4],si64>, %arg1: !torch.vtensor<[2,2,2,2,2],si64>, %arg2: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2,2,2,2,3],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int1 : !torch.vtensor<[2,2,3,3,4],si64>, !torch.vtensor<[2,2,2,2,2],si64>, !torch.vtensor<[2],si64>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,2,2,3],si64>
  return %3 : !torch.vtensor<[2,2,2,2,3],si64>
}

func.func @stride(%arg0: !torch.vtensor<[2,1,3,3,4],f32>, %arg1: !torch.vtensor<[2,1,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,1,1,2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int1 : !torch.vtensor<[2,1,3,3,4],f32>, !torch.vtensor<[2,1,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,1,1,2],f32>
  return %3 : !torch.vtensor<[2,2,1,1,2],f32>
}

func.func @stride_dyn(%arg0: !torch.vtensor<[?,1,?,?,?],f32>, %arg1: !torch.vtensor<[2,1,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?,?],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int1 : !torch.vtensor<[?,1,?,?,?],f32>, !torch.vtensor<[2,1,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?,?],f32>
  return %3 : !torch.vtensor<[?,2,?,?,?],f32>
}

func.func @padding(%arg0: !torch.vtensor<[2,1,3,3,4],f32>, %arg1: !torch.vtensor<[2,1,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,4,4,5],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int1 : !torch.vtensor<[2,1,3,3,4],f32>, !torch.vtensor<[2,1,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,4,4,5],f32>
  return %3 : !torch.vtensor<[2,2,4,4,5],f32>
}

func.func @padding_dyn(%arg0: !torch.vtensor<[?,1,?,?,?],f32>, %arg1: !torch.vtensor<[2,1,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int1 : !torch.vtensor<[?,1,?,?,?],f32>, !torch.vtensor<[2,1,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?,?],f32>
  return %3 : !torch.vtensor<[?,2,?,?,?],f32>
}

func.func @dilation(%arg0: !torch.vtensor<[2,1,3,3,4],f32>, %arg1: !torch.vtensor<[2,1,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,1,1,2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int1 : !torch.vtensor<[2,1,3,3,4],f32>, !torch.vtensor<[2,1,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,1,1,2],f32>
  return %3 : !torch.vtensor<[2,2,1,1,2],f32>
}

func.func @dilation_dyn(%arg0: !torch.vtensor<[?,1,?,?,?],f32>, %arg1: !torch.vtensor<[2,1,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int1 : !torch.vtensor<[?,1,?,?,?],f32>, !torch.vtensor<[2,1,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?,?],f32>
  return %3 : !torch.vtensor<[?,2,?,?,?],f32>
}

func.func @groups(%arg0: !torch.vtensor<[2,2,3,3,4],f32>, %arg1: !torch.vtensor<[4,1,2,2,2],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,4,2,2,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int2 : !torch.vtensor<[2,2,3,3,4],f32>, !torch.vtensor<[4,1,2,2,2],f32>, !torch.vtensor<[4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[2,4,2,2,3],f32>
  return %3 : !torch.vtensor<[2,4,2,2,3],f32>
}

func.func @groups_dyn(%arg0: !torch.vtensor<[?,2,?,?,?],f32>, %arg1: !torch.vtensor<[4,1,2,2,2],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4,?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %3 = torch.aten.conv3d %arg0, %arg1, %arg2, %0, %1, %2, %int2 : !torch.vtensor<[?,2,?,?,?],f32>, !torch.vtensor<[4,1,2,2,2],f32>, !torch.vtensor<[4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.int -> !torch.vtensor<[?,4,?,?,?],f32>
  return %3 : !torch.vtensor<[?,4,?,?,?],f32>
}
