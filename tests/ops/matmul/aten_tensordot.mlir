// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_tensordot.npz.

func.func @dims(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[4,5],f32>) -> !torch.vtensor<[2,3,5],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %2 = torch.aten.tensordot %arg0, %arg1, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[4,5],f32>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[2,3,5],f32>
  return %2 : !torch.vtensor<[2,3,5],f32>
}

func.func @dims_dyn(%arg0: !torch.vtensor<[?,?,4],f32>, %arg1: !torch.vtensor<[4,5],f32>) -> !torch.vtensor<[?,?,5],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %2 = torch.aten.tensordot %arg0, %arg1, %0, %1 : !torch.vtensor<[?,?,4],f32>, !torch.vtensor<[4,5],f32>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[?,?,5],f32>
  return %2 : !torch.vtensor<[?,?,5],f32>
}

func.func @two(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[2],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten.tensordot %arg0, %arg1, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[4,3],f32>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[2],f32>
  return %2 : !torch.vtensor<[2],f32>
}
