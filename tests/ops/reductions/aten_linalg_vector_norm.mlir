// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_linalg_vector_norm.npz.

func.func @two(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,1,4],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.linalg_vector_norm %arg0, %int2, %0, %true, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,1,4],f32>
  return %1 : !torch.vtensor<[2,1,4],f32>
}

func.func @two_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,1,?],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.linalg_vector_norm %arg0, %int2, %0, %true, %none : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,1,?],f32>
  return %1 : !torch.vtensor<[?,1,?],f32>
}

func.func @two_whole(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],f32> {
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.linalg_vector_norm %arg0, %int2, %none, %false, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @one(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,1,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.linalg_vector_norm %arg0, %int1, %0, %true, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,1,4],f32>
  return %1 : !torch.vtensor<[2,1,4],f32>
}

func.func @one_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,1,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.linalg_vector_norm %arg0, %int1, %0, %true, %none : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,1,?],f32>
  return %1 : !torch.vtensor<[?,1,?],f32>
}

func.func @one_whole(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.linalg_vector_norm %arg0, %int1, %none, %false, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @inf(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,1,4],f32> {
  %float0x7FF0000000000000 = torch.constant.float 0x7FF0000000000000
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.linalg_vector_norm %arg0, %float0x7FF0000000000000, %0, %true, %none : !torch.vtensor<[2,3,4],f32>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,1,4],f32>
  return %1 : !torch.vtensor<[2,1,4],f32>
}

func.func @inf_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,1,?],f32> {
  %float0x7FF0000000000000 = torch.constant.float 0x7FF0000000000000
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.linalg_vector_norm %arg0, %float0x7FF0000000000000, %0, %true, %none : !torch.vtensor<[?,?,?],f32>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,1,?],f32>
  return %1 : !torch.vtensor<[?,1,?],f32>
}

func.func @inf_whole(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],f32> {
  %float0x7FF0000000000000 = torch.constant.float 0x7FF0000000000000
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.linalg_vector_norm %arg0, %float0x7FF0000000000000, %none, %false, %none : !torch.vtensor<[2,3,4],f32>, !torch.float, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @minus_inf(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,1,4],f32> {
  %float0xFFF0000000000000 = torch.constant.float 0xFFF0000000000000
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.linalg_vector_norm %arg0, %float0xFFF0000000000000, %0, %true, %none : !torch.vtensor<[2,3,4],f32>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,1,4],f32>
  return %1 : !torch.vtensor<[2,1,4],f32>
}

func.func @minus_inf_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,1,?],f32> {
  %float0xFFF0000000000000 = torch.constant.float 0xFFF0000000000000
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.linalg_vector_norm %arg0, %float0xFFF0000000000000, %0, %true, %none : !torch.vtensor<[?,?,?],f32>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,1,?],f32>
  return %1 : !torch.vtensor<[?,1,?],f32>
}

func.func @minus_inf_whole(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],f32> {
  %float0xFFF0000000000000 = torch.constant.float 0xFFF0000000000000
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.linalg_vector_norm %arg0, %float0xFFF0000000000000, %none, %false, %none : !torch.vtensor<[2,3,4],f32>, !torch.float, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @zero(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,1,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.linalg_vector_norm %arg0, %int0, %0, %true, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,1,4],f32>
  return %1 : !torch.vtensor<[2,1,4],f32>
}

func.func @zero_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,1,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.linalg_vector_norm %arg0, %int0, %0, %true, %none : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,1,?],f32>
  return %1 : !torch.vtensor<[?,1,?],f32>
}

func.func @zero_whole(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.linalg_vector_norm %arg0, %int0, %none, %false, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @three(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,1,4],f32> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.linalg_vector_norm %arg0, %int3, %0, %true, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,1,4],f32>
  return %1 : !torch.vtensor<[2,1,4],f32>
}

func.func @three_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,1,?],f32> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.linalg_vector_norm %arg0, %int3, %0, %true, %none : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,1,?],f32>
  return %1 : !torch.vtensor<[?,1,?],f32>
}

func.func @three_whole(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],f32> {
  %int3 = torch.constant.int 3
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.linalg_vector_norm %arg0, %int3, %none, %false, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @half(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,1,4],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.linalg_vector_norm %arg0, %float5.000000e-01, %0, %true, %none : !torch.vtensor<[2,3,4],f32>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[2,1,4],f32>
  return %1 : !torch.vtensor<[2,1,4],f32>
}

func.func @half_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,1,?],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.linalg_vector_norm %arg0, %float5.000000e-01, %0, %true, %none : !torch.vtensor<[?,?,?],f32>, !torch.float, !torch.list<int>, !torch.bool, !torch.none -> !torch.vtensor<[?,1,?],f32>
  return %1 : !torch.vtensor<[?,1,?],f32>
}

func.func @half_whole(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.linalg_vector_norm %arg0, %float5.000000e-01, %none, %false, %none : !torch.vtensor<[2,3,4],f32>, !torch.float, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}
