// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_convolution.npz.

func.func @plain1d(%arg0: !torch.vtensor<[2,2,7],f32>, %arg1: !torch.vtensor<[3,2,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,5],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,7],f32>, !torch.vtensor<[3,2,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,5],f32>
  return %4 : !torch.vtensor<[2,3,5],f32>
}

func.func @plain1d_dyn(%arg0: !torch.vtensor<[?,2,?],f32>, %arg1: !torch.vtensor<[3,2,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,2,?],f32>, !torch.vtensor<[3,2,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?],f32>
  return %4 : !torch.vtensor<[?,3,?],f32>
}

func.func @plain1d_no_bias(%arg0: !torch.vtensor<[2,2,7],f32>, %arg1: !torch.vtensor<[3,2,3],f32>) -> !torch.vtensor<[2,3,5],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,7],f32>, !torch.vtensor<[3,2,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,5],f32>
  return %4 : !torch.vtensor<[2,3,5],f32>
}

func.func @plain2d(%arg0: !torch.vtensor<[2,2,5,4],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,3,2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,3,2],f32>
  return %4 : !torch.vtensor<[2,3,3,2],f32>
}

func.func @plain2d_dyn(%arg0: !torch.vtensor<[?,2,?,?],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,2,?,?],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?,?],f32>
  return %4 : !torch.vtensor<[?,3,?,?],f32>
}

func.func @plain2d_no_bias(%arg0: !torch.vtensor<[2,2,5,4],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>) -> !torch.vtensor<[2,3,3,2],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,3,2],f32>
  return %4 : !torch.vtensor<[2,3,3,2],f32>
}

func.func @plain3d(%arg0: !torch.vtensor<[2,2,3,3,4],f32>, %arg1: !torch.vtensor<[2,2,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,2,2,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,3,3,4],f32>, !torch.vtensor<[2,2,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,2,2,3],f32>
  return %4 : !torch.vtensor<[2,2,2,2,3],f32>
}

func.func @plain3d_dyn(%arg0: !torch.vtensor<[?,2,?,?,?],f32>, %arg1: !torch.vtensor<[2,2,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,2,?,?,?],f32>, !torch.vtensor<[2,2,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?,?],f32>
  return %4 : !torch.vtensor<[?,2,?,?,?],f32>
}

func.func @plain3d_no_bias(%arg0: !torch.vtensor<[2,2,3,3,4],f32>, %arg1: !torch.vtensor<[2,2,2,2,2],f32>) -> !torch.vtensor<[2,2,2,2,3],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,3,3,4],f32>, !torch.vtensor<[2,2,2,2,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,2,2,3],f32>
  return %4 : !torch.vtensor<[2,2,2,2,3],f32>
}

func.func @kernel11d(%arg0: !torch.vtensor<[2,3,7],f32>, %arg1: !torch.vtensor<[2,3,1],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,7],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,3,7],f32>, !torch.vtensor<[2,3,1],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,7],f32>
  return %4 : !torch.vtensor<[2,2,7],f32>
}

func.func @kernel11d_dyn(%arg0: !torch.vtensor<[?,3,?],f32>, %arg1: !torch.vtensor<[2,3,1],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,3,?],f32>, !torch.vtensor<[2,3,1],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?],f32>
  return %4 : !torch.vtensor<[?,2,?],f32>
}

func.func @kernel12d(%arg0: !torch.vtensor<[2,3,5,4],f32>, %arg1: !torch.vtensor<[2,3,1,1],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,5,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,3,5,4],f32>, !torch.vtensor<[2,3,1,1],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,5,4],f32>
  return %4 : !torch.vtensor<[2,2,5,4],f32>
}

func.func @kernel12d_dyn(%arg0: !torch.vtensor<[?,3,?,?],f32>, %arg1: !torch.vtensor<[2,3,1,1],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,3,?,?],f32>, !torch.vtensor<[2,3,1,1],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?],f32>
  return %4 : !torch.vtensor<[?,2,?,?],f32>
}

func.func @stride1d(%arg0: !torch.vtensor<[2,2,7],f32>, %arg1: !torch.vtensor<[3,2,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,3],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,7],f32>, !torch.vtensor<[3,2,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,3],f32>
  return %4 : !torch.vtensor<[2,3,3],f32>
}

func.func @stride1d_dyn(%arg0: !torch.vtensor<[?,2,?],f32>, %arg1: !torch.vtensor<[3,2,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,2,?],f32>, !torch.vtensor<[3,2,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?],f32>
  return %4 : !torch.vtensor<[?,3,?],f32>
}

func.func @stride2d(%arg0: !torch.vtensor<[2,2,5,4],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,2,2],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int2, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,2,2],f32>
  return %4 : !torch.vtensor<[2,3,2,2],f32>
}

func.func @stride2d_dyn(%arg0: !torch.vtensor<[?,2,?,?],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?,?],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int2, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,2,?,?],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?,?],f32>
  return %4 : !torch.vtensor<[?,3,?,?],f32>
}

func.func @stride3d(%arg0: !torch.vtensor<[2,1,3,3,4],f32>, %arg1: !torch.vtensor<[2,1,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,1,1,2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,1,3,3,4],f32>, !torch.vtensor<[2,1,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,1,1,2],f32>
  return %4 : !torch.vtensor<[2,2,1,1,2],f32>
}

func.func @stride3d_dyn(%arg0: !torch.vtensor<[?,1,?,?,?],f32>, %arg1: !torch.vtensor<[2,1,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?,?],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,1,?,?,?],f32>, !torch.vtensor<[2,1,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?,?],f32>
  return %4 : !torch.vtensor<[?,2,?,?,?],f32>
}

func.func @padding1d(%arg0: !torch.vtensor<[2,2,7],f32>, %arg1: !torch.vtensor<[3,2,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,9],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,7],f32>, !torch.vtensor<[3,2,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,9],f32>
  return %4 : !torch.vtensor<[2,3,9],f32>
}

func.func @padding1d_dyn(%arg0: !torch.vtensor<[?,2,?],f32>, %arg1: !torch.vtensor<[3,2,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,2,?],f32>, !torch.vtensor<[3,2,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?],f32>
  return %4 : !torch.vtensor<[?,3,?],f32>
}

func.func @padding2d(%arg0: !torch.vtensor<[2,2,5,4],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,5,6],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,5,6],f32>
  return %4 : !torch.vtensor<[2,3,5,6],f32>
}

func.func @padding2d_dyn(%arg0: !torch.vtensor<[?,2,?,?],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,2,?,?],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?,?],f32>
  return %4 : !torch.vtensor<[?,3,?,?],f32>
}

func.func @padding3d(%arg0: !torch.vtensor<[2,1,3,3,4],f32>, %arg1: !torch.vtensor<[2,1,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,4,4,5],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,1,3,3,4],f32>, !torch.vtensor<[2,1,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,4,4,5],f32>
  return %4 : !torch.vtensor<[2,2,4,4,5],f32>
}

func.func @padding3d_dyn(%arg0: !torch.vtensor<[?,1,?,?,?],f32>, %arg1: !torch.vtensor<[2,1,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,1,?,?,?],f32>, !torch.vtensor<[2,1,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?,?],f32>
  return %4 : !torch.vtensor<[?,2,?,?,?],f32>
}

func.func @dilation1d(%arg0: !torch.vtensor<[2,2,7],f32>, %arg1: !torch.vtensor<[3,2,2],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,7],f32>, !torch.vtensor<[3,2,2],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,4],f32>
  return %4 : !torch.vtensor<[2,3,4],f32>
}

func.func @dilation1d_dyn(%arg0: !torch.vtensor<[?,2,?],f32>, %arg1: !torch.vtensor<[3,2,2],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,2,?],f32>, !torch.vtensor<[3,2,2],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?],f32>
  return %4 : !torch.vtensor<[?,3,?],f32>
}

func.func @dilation2d(%arg0: !torch.vtensor<[2,2,5,4],f32>, %arg1: !torch.vtensor<[2,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,3,1],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[2,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,3,1],f32>
  return %4 : !torch.vtensor<[2,2,3,1],f32>
}

func.func @dilation2d_dyn(%arg0: !torch.vtensor<[?,2,?,?],f32>, %arg1: !torch.vtensor<[2,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %2 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,2,?,?],f32>, !torch.vtensor<[2,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?],f32>
  return %4 : !torch.vtensor<[?,2,?,?],f32>
}

func.func @dilation3d(%arg0: !torch.vtensor<[2,1,3,3,4],f32>, %arg1: !torch.vtensor<[2,1,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,1,1,2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,1,3,3,4],f32>, !torch.vtensor<[2,1,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,1,1,2],f32>
  return %4 : !torch.vtensor<[2,2,1,1,2],f32>
}

func.func @dilation3d_dyn(%arg0: !torch.vtensor<[?,1,?,?,?],f32>, %arg1: !torch.vtensor<[2,1,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,1,?,?,?],f32>, !torch.vtensor<[2,1,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?,?],f32>
  return %4 : !torch.vtensor<[?,2,?,?,?],f32>
}

func.func @all1d(%arg0: !torch.vtensor<[2,2,7],f32>, %arg1: !torch.vtensor<[3,2,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,5],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,7],f32>, !torch.vtensor<[3,2,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,5],f32>
  return %4 : !torch.vtensor<[2,3,5],f32>
}

func.func @all1d_dyn(%arg0: !torch.vtensor<[?,2,?],f32>, %arg1: !torch.vtensor<[3,2,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %1 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,2,?],f32>, !torch.vtensor<[3,2,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?],f32>
  return %4 : !torch.vtensor<[?,3,?],f32>
}

func.func @all2d(%arg0: !torch.vtensor<[2,2,5,4],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,3,2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,3,2],f32>
  return %4 : !torch.vtensor<[2,3,3,2],f32>
}

func.func @all2d_dyn(%arg0: !torch.vtensor<[?,2,?,?],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?,?],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,2,?,?],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?,?],f32>
  return %4 : !torch.vtensor<[?,3,?,?],f32>
}

func.func @groups1d(%arg0: !torch.vtensor<[2,4,7],f32>, %arg1: !torch.vtensor<[6,2,3],f32>, %arg2: !torch.vtensor<[6],f32>) -> !torch.vtensor<[2,6,7],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int2 : !torch.vtensor<[2,4,7],f32>, !torch.vtensor<[6,2,3],f32>, !torch.vtensor<[6],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,6,7],f32>
  return %4 : !torch.vtensor<[2,6,7],f32>
}

func.func @groups1d_dyn(%arg0: !torch.vtensor<[?,4,?],f32>, %arg1: !torch.vtensor<[6,2,3],f32>, %arg2: !torch.vtensor<[6],f32>) -> !torch.vtensor<[?,6,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int2 : !torch.vtensor<[?,4,?],f32>, !torch.vtensor<[6,2,3],f32>, !torch.vtensor<[6],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,6,?],f32>
  return %4 : !torch.vtensor<[?,6,?],f32>
}

func.func @groups2d(%arg0: !torch.vtensor<[2,4,5,4],f32>, %arg1: !torch.vtensor<[6,2,2,2],f32>, %arg2: !torch.vtensor<[6],f32>) -> !torch.vtensor<[2,6,4,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int2 : !torch.vtensor<[2,4,5,4],f32>, !torch.vtensor<[6,2,2,2],f32>, !torch.vtensor<[6],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,6,4,3],f32>
  return %4 : !torch.vtensor<[2,6,4,3],f32>
}

func.func @groups2d_dyn(%arg0: !torch.vtensor<[?,4,?,?],f32>, %arg1: !torch.vtensor<[6,2,2,2],f32>, %arg2: !torch.vtensor<[6],f32>) -> !torch.vtensor<[?,6,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int2 : !torch.vtensor<[?,4,?,?],f32>, !torch.vtensor<[6,2,2,2],f32>, !torch.vtensor<[6],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,6,?,?],f32>
  return %4 : !torch.vtensor<[?,6,?,?],f32>
}

func.func @groups3d(%arg0: !torch.vtensor<[2,2,3,3,4],f32>, %arg1: !torch.vtensor<[4,1,2,2,2],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,4,2,2,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int2 : !torch.vtensor<[2,2,3,3,4],f32>, !torch.vtensor<[4,1,2,2,2],f32>, !torch.vtensor<[4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,4,2,2,3],f32>
  return %4 : !torch.vtensor<[2,4,2,2,3],f32>
}

func.func @groups3d_dyn(%arg0: !torch.vtensor<[?,2,?,?,?],f32>, %arg1: !torch.vtensor<[4,1,2,2,2],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4,?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int2 : !torch.vtensor<[?,2,?,?,?],f32>, !torch.vtensor<[4,1,2,2,2],f32>, !torch.vtensor<[4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,4,?,?,?],f32>
  return %4 : !torch.vtensor<[?,4,?,?,?],f32>
}

func.func @depthwise1d(%arg0: !torch.vtensor<[2,3,7],f32>, %arg1: !torch.vtensor<[3,1,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,7],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int3 : !torch.vtensor<[2,3,7],f32>, !torch.vtensor<[3,1,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,7],f32>
  return %4 : !torch.vtensor<[2,3,7],f32>
}

func.func @depthwise1d_dyn(%arg0: !torch.vtensor<[?,3,?],f32>, %arg1: !torch.vtensor<[3,1,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int3 : !torch.vtensor<[?,3,?],f32>, !torch.vtensor<[3,1,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?],f32>
  return %4 : !torch.vtensor<[?,3,?],f32>
}

func.func @depthwise2d(%arg0: !torch.vtensor<[2,3,5,4],f32>, %arg1: !torch.vtensor<[3,1,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,3,2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int3 : !torch.vtensor<[2,3,5,4],f32>, !torch.vtensor<[3,1,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,3,2],f32>
  return %4 : !torch.vtensor<[2,3,3,2],f32>
}

func.func @depthwise2d_dyn(%arg0: !torch.vtensor<[?,3,?,?],f32>, %arg1: !torch.vtensor<[3,1,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?,?],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int3 : !torch.vtensor<[?,3,?,?],f32>, !torch.vtensor<[3,1,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?,?],f32>
  return %4 : !torch.vtensor<[?,3,?,?],f32>
}

func.func @depthwise22d(%arg0: !torch.vtensor<[2,2,5,4],f32>, %arg1: !torch.vtensor<[4,1,2,2],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,4,4,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int2 : !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[4,1,2,2],f32>, !torch.vtensor<[4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,4,4,3],f32>
  return %4 : !torch.vtensor<[2,4,4,3],f32>
}

func.func @depthwise22d_dyn(%arg0: !torch.vtensor<[?,2,?,?],f32>, %arg1: !torch.vtensor<[4,1,2,2],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int2 : !torch.vtensor<[?,2,?,?],f32>, !torch.vtensor<[4,1,2,2],f32>, !torch.vtensor<[4],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,4,?,?],f32>
  return %4 : !torch.vtensor<[?,4,?,?],f32>
}

func.func @plain_transposed1d(%arg0: !torch.vtensor<[2,2,5],f32>, %arg1: !torch.vtensor<[2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,7],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,2,5],f32>, !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,7],f32>
  return %4 : !torch.vtensor<[2,3,7],f32>
}

func.func @plain_transposed1d_dyn(%arg0: !torch.vtensor<[?,2,?],f32>, %arg1: !torch.vtensor<[2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[?,2,?],f32>, !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?],f32>
  return %4 : !torch.vtensor<[?,3,?],f32>
}

func.func @plain_transposed1d_no_bias(%arg0: !torch.vtensor<[2,2,5],f32>, %arg1: !torch.vtensor<[2,3,3],f32>) -> !torch.vtensor<[2,3,7],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,2,5],f32>, !torch.vtensor<[2,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,7],f32>
  return %4 : !torch.vtensor<[2,3,7],f32>
}

func.func @plain_transposed2d(%arg0: !torch.vtensor<[2,2,3,2],f32>, %arg1: !torch.vtensor<[2,3,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,5,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,2,3,2],f32>, !torch.vtensor<[2,3,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,5,4],f32>
  return %4 : !torch.vtensor<[2,3,5,4],f32>
}

func.func @plain_transposed2d_dyn(%arg0: !torch.vtensor<[?,2,?,?],f32>, %arg1: !torch.vtensor<[2,3,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[?,2,?,?],f32>, !torch.vtensor<[2,3,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?,?],f32>
  return %4 : !torch.vtensor<[?,3,?,?],f32>
}

func.func @plain_transposed2d_no_bias(%arg0: !torch.vtensor<[2,2,3,2],f32>, %arg1: !torch.vtensor<[2,3,3,3],f32>) -> !torch.vtensor<[2,3,5,4],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,2,3,2],f32>, !torch.vtensor<[2,3,3,3],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,5,4],f32>
  return %4 : !torch.vtensor<[2,3,5,4],f32>
}

func.func @plain_transposed3d(%arg0: !torch.vtensor<[2,2,2,2,2],f32>, %arg1: !torch.vtensor<[2,2,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,3,3,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,2,2,2,2],f32>, !torch.vtensor<[2,2,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,3,3,3],f32>
  return %4 : !torch.vtensor<[2,2,3,3,3],f32>
}

func.func @plain_transposed3d_dyn(%arg0: !torch.vtensor<[?,2,?,?,?],f32>, %arg1: !torch.vtensor<[2,2,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[?,2,?,?,?],f32>, !torch.vtensor<[2,2,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?,?],f32>
  return %4 : !torch.vtensor<[?,2,?,?,?],f32>
}

func.func @plain_transposed3d_no_bias(%arg0: !torch.vtensor<[2,2,2,2,2],f32>, %arg1: !torch.vtensor<[2,2,2,2,2],f32>) -> !torch.vtensor<[2,2,3,3,3],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0, %int0 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %none, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,2,2,2,2],f32>, !torch.vtensor<[2,2,2,2,2],f32>, !torch.none, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,3,3,3],f32>
  return %4 : !torch.vtensor<[2,2,3,3,3],f32>
}

func.func @stride_transposed1d(%arg0: !torch.vtensor<[2,2,5],f32>, %arg1: !torch.vtensor<[2,2,3],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,11],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,2,5],f32>, !torch.vtensor<[2,2,3],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,11],f32>
  return %4 : !torch.vtensor<[2,2,11],f32>
}

func.func @stride_transposed1d_dyn(%arg0: !torch.vtensor<[?,2,?],f32>, %arg1: !torch.vtensor<[2,2,3],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[?,2,?],f32>, !torch.vtensor<[2,2,3],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?],f32>
  return %4 : !torch.vtensor<[?,2,?],f32>
}

func.func @stride_transposed2d(%arg0: !torch.vtensor<[2,2,3,2],f32>, %arg1: !torch.vtensor<[2,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,6,4],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,2,3,2],f32>, !torch.vtensor<[2,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,6,4],f32>
  return %4 : !torch.vtensor<[2,2,6,4],f32>
}

func.func @stride_transposed2d_dyn(%arg0: !torch.vtensor<[?,2,?,?],f32>, %arg1: !torch.vtensor<[2,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[?,2,?,?],f32>, !torch.vtensor<[2,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?],f32>
  return %4 : !torch.vtensor<[?,2,?,?],f32>
}

func.func @padding_transposed2d(%arg0: !torch.vtensor<[2,2,3,2],f32>, %arg1: !torch.vtensor<[2,2,3,3],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,3,2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,2,3,2],f32>, !torch.vtensor<[2,2,3,3],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,3,2],f32>
  return %4 : !torch.vtensor<[2,2,3,2],f32>
}

func.func @padding_transposed2d_dyn(%arg0: !torch.vtensor<[?,2,?,?],f32>, %arg1: !torch.vtensor<[2,2,3,3],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[?,2,?,?],f32>, !torch.vtensor<[2,2,3,3],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?],f32>
  return %4 : !torch.vtensor<[?,2,?,?],f32>
}

func.func @all_transposed1d(%arg0: !torch.vtensor<[2,2,5],f32>, %arg1: !torch.vtensor<[2,2,3],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,17],f32> {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,2,5],f32>, !torch.vtensor<[2,2,3],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,17],f32>
  return %4 : !torch.vtensor<[2,2,17],f32>
}

func.func @all_transposed1d_dyn(%arg0: !torch.vtensor<[?,2,?],f32>, %arg1: !torch.vtensor<[2,2,3],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?],f32> {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[?,2,?],f32>, !torch.vtensor<[2,2,3],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?],f32>
  return %4 : !torch.vtensor<[?,2,?],f32>
}

func.func @all_transposed2d(%arg0: !torch.vtensor<[2,2,3,2],f32>, %arg1: !torch.vtensor<[2,2,3,3],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,6,4],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,2,3,2],f32>, !torch.vtensor<[2,2,3,3],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,6,4],f32>
  return %4 : !torch.vtensor<[2,2,6,4],f32>
}

func.func @all_transposed2d_dyn(%arg0: !torch.vtensor<[?,2,?,?],f32>, %arg1: !torch.vtensor<[2,2,3,3],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[?,2,?,?],f32>, !torch.vtensor<[2,2,3,3],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?],f32>
  return %4 : !torch.vtensor<[?,2,?,?],f32>
}

func.func @all_transposed3d(%arg0: !torch.vtensor<[2,1,2,2,2],f32>, %arg1: !torch.vtensor<[1,2,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,3,3,3],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,1,2,2,2],f32>, !torch.vtensor<[1,2,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,3,3,3],f32>
  return %4 : !torch.vtensor<[2,2,3,3,3],f32>
}

func.func @all_transposed3d_dyn(%arg0: !torch.vtensor<[?,1,?,?,?],f32>, %arg1: !torch.vtensor<[1,2,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?,?],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[?,1,?,?,?],f32>, !torch.vtensor<[1,2,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?,?],f32>
  return %4 : !torch.vtensor<[?,2,?,?,?],f32>
}

func.func @dilation_transposed2d(%arg0: !torch.vtensor<[2,1,3,2],f32>, %arg1: !torch.vtensor<[1,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,5,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[2,1,3,2],f32>, !torch.vtensor<[1,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,5,4],f32>
  return %4 : !torch.vtensor<[2,2,5,4],f32>
}

func.func @dilation_transposed2d_dyn(%arg0: !torch.vtensor<[?,1,?,?],f32>, %arg1: !torch.vtensor<[1,2,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %2 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int1 : !torch.vtensor<[?,1,?,?],f32>, !torch.vtensor<[1,2,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?],f32>
  return %4 : !torch.vtensor<[?,2,?,?],f32>
}

func.func @groups_transposed1d(%arg0: !torch.vtensor<[2,4,5],f32>, %arg1: !torch.vtensor<[4,3,2],f32>, %arg2: !torch.vtensor<[6],f32>) -> !torch.vtensor<[2,6,10],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int2 : !torch.vtensor<[2,4,5],f32>, !torch.vtensor<[4,3,2],f32>, !torch.vtensor<[6],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,6,10],f32>
  return %4 : !torch.vtensor<[2,6,10],f32>
}

func.func @groups_transposed1d_dyn(%arg0: !torch.vtensor<[?,4,?],f32>, %arg1: !torch.vtensor<[4,3,2],f32>, %arg2: !torch.vtensor<[6],f32>) -> !torch.vtensor<[?,6,?],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int2 : !torch.vtensor<[?,4,?],f32>, !torch.vtensor<[4,3,2],f32>, !torch.vtensor<[6],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,6,?],f32>
  return %4 : !torch.vtensor<[?,6,?],f32>
}

func.func @groups_transposed2d(%arg0: !torch.vtensor<[2,4,3,2],f32>, %arg1: !torch.vtensor<[4,1,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,2,6,4],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int2 : !torch.vtensor<[2,4,3,2],f32>, !torch.vtensor<[4,1,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,2,6,4],f32>
  return %4 : !torch.vtensor<[2,2,6,4],f32>
}

func.func @groups_transposed2d_dyn(%arg0: !torch.vtensor<[?,4,?,?],f32>, %arg1: !torch.vtensor<[4,1,2,2],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[?,2,?,?],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %true, %3, %int2 : !torch.vtensor<[?,4,?,?],f32>, !torch.vtensor<[4,1,2,2],f32>, !torch.vtensor<[2],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,2,?,?],f32>
  return %4 : !torch.vtensor<[?,2,?,?],f32>
}

func.func @empty_batch(%arg0: !torch.vtensor<[0,2,5,4],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[0,3,3,2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[0,2,5,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[0,3,3,2],f32>
  return %4 : !torch.vtensor<[0,3,3,2],f32>
}

func.func @all_dynamic(%arg0: !torch.vtensor<[2,2,5,4],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,5,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,5,4],f32>
  return %4 : !torch.vtensor<[2,3,5,4],f32>
}

func.func @all_dynamic_dyn(%arg0: !torch.vtensor<[?,?,?,?],f32>, %arg1: !torch.vtensor<[?,?,?,?],f32>, %arg2: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten.convolution %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int -> !torch.vtensor<[?,?,?,?],f32>
  return %4 : !torch.vtensor<[?,?,?,?],f32>
}
