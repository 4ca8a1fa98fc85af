// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_reshape.npz.

func.func @flat(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[24],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.reshape %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[24],f32>
  return %1 : !torch.vtensor<[24],f32>
}

func.func @flat_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.reshape %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %1 : !torch.vtensor<[?],f32>
}

func.func @minus1(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[4,6],f32> {
  %int4 = torch.constant.int 4
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int4, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reshape %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[4,6],f32>
  return %1 : !torch.vtensor<[4,6],f32>
}

func.func @minus1_dyn(%arg0: !torch.vtensor<[2,?,4],f32>) -> !torch.vtensor<[4,?],f32> {
  %int4 = torch.constant.int 4
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int4, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reshape %arg0, %0 : !torch.vtensor<[2,?,4],f32>, !torch.list<int> -> !torch.vtensor<[4,?],f32>
  return %1 : !torch.vtensor<[4,?],f32>
}

func.func @regroup(%arg0: !torch.vtensor<[4,6],f32>) -> !torch.vtensor<[3,8],f32> {
  %int3 = torch.constant.int 3
  %int8 = torch.constant.int 8
  %0 = torch.prim.ListConstruct %int3, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reshape %arg0, %0 : !torch.vtensor<[4,6],f32>, !torch.list<int> -> !torch.vtensor<[3,8],f32>
  return %1 : !torch.vtensor<[3,8],f32>
}

func.func @empty(%arg0: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[0,5],f32> {
  %int0 = torch.constant.int 0
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int0, %int5 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reshape %arg0, %0 : !torch.vtensor<[0,3],f32>, !torch.list<int> -> !torch.vtensor<[0,5],f32>
  return %1 : !torch.vtensor<[0,5],f32>
}
