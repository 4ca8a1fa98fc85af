// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_pad.npz.

func.func @constant(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,6],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %str = torch.constant.str "constant"
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %1 = torch.aten.pad %arg0, %0, %str, %float1.500000e00 : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.str, !torch.float -> !torch.vtensor<[2,6],f32>
  return %1 : !torch.vtensor<[2,6],f32>
}

func.func @constant_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %str = torch.constant.str "constant"
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %1 = torch.aten.pad %arg0, %0, %str, %float1.500000e00 : !torch.vtensor<[?,?],f32>, !torch.list<int>, !torch.str, !torch.float -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

func.func @reflect(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,7],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %str = torch.constant.str "reflect"
  %none = torch.constant.none
  %1 = torch.aten.pad %arg0, %0, %str, %none : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.str, !torch.none -> !torch.vtensor<[2,3,7],f32>
  return %1 : !torch.vtensor<[2,3,7],f32>
}

func.func @reflect_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %str = torch.constant.str "reflect"
  %none = torch.constant.none
  %1 = torch.aten.pad %arg0, %0, %str, %none : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.str, !torch.none -> !torch.vtensor<[?,?,?],f32>
  return %1 : !torch.vtensor<[?,?,?],f32>
}

func.func @replicate(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,7],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %str = torch.constant.str "replicate"
  %none = torch.constant.none
  %1 = torch.aten.pad %arg0, %0, %str, %none : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.str, !torch.none -> !torch.vtensor<[2,3,7],f32>
  return %1 : !torch.vtensor<[2,3,7],f32>
}

func.func @replicate_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %str = torch.constant.str "replicate"
  %none = torch.constant.none
  %1 = torch.aten.pad %arg0, %0, %str, %none : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.str, !torch.none -> !torch.vtensor<[?,?,?],f32>
  return %1 : !torch.vtensor<[?,?,?],f32>
}

func.func @circular(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,7],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %str = torch.constant.str "circular"
  %none = torch.constant.none
  %1 = torch.aten.pad %arg0, %0, %str, %none : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.str, !torch.none -> !torch.vtensor<[2,3,7],f32>
  return %1 : !torch.vtensor<[2,3,7],f32>
}

func.func @circular_dyn(%arg0: !torch.vtensor<[?,3,4],f32>) -> !torch.vtensor<[?,3,7],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %str = torch.constant.str "circular"
  %none = torch.constant.none
  %1 = torch.aten.pad %arg0, %0, %str, %none : !torch.vtensor<[?,3,4],f32>, !torch.list<int>, !torch.str, !torch.none -> !torch.vtensor<[?,3,7],f32>
  return %1 : !torch.vtensor<[?,3,7],f32>
}
