// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_std_correction.npz.

func.func @correction_0(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %1 = torch.aten.std.correction %arg0, %0, %int0, %false : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],f32>
  return %1 : !torch.vtensor<[2,4],f32>
}

func.func @correction_0_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %1 = torch.aten.std.correction %arg0, %0, %int0, %false : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

func.func @correction_1(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.std.correction %arg0, %0, %int1, %false : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],f32>
  return %1 : !torch.vtensor<[2,4],f32>
}

func.func @correction_1_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.std.correction %arg0, %0, %int1, %false : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

func.func @correction_2(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %1 = torch.aten.std.correction %arg0, %0, %int2, %false : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],f32>
  return %1 : !torch.vtensor<[2,4],f32>
}

func.func @correction_2_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %1 = torch.aten.std.correction %arg0, %0, %int2, %false : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

func.func @correction_0p5(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %false = torch.constant.bool false
  %1 = torch.aten.std.correction %arg0, %0, %float5.000000e-01, %false : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.float, !torch.bool -> !torch.vtensor<[2,4],f32>
  return %1 : !torch.vtensor<[2,4],f32>
}

func.func @correction_0p5_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %false = torch.constant.bool false
  %1 = torch.aten.std.correction %arg0, %0, %float5.000000e-01, %false : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.float, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

func.func @kept(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[1,3,1],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %true = torch.constant.bool true
  %1 = torch.aten.std.correction %arg0, %0, %none, %true : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.none, !torch.bool -> !torch.vtensor<[1,3,1],f32>
  return %1 : !torch.vtensor<[1,3,1],f32>
}

func.func @none(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.std.correction %arg0, %none, %none, %false : !torch.vtensor<[2,3,4],f32>, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}
