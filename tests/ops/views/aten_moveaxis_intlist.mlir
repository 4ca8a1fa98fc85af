// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_moveaxis_intlist.npz.

func.func @plain(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[4,2,3],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int0, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten.moveaxis.intlist %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[4,2,3],f32>
  return %2 : !torch.vtensor<[4,2,3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int0, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten.moveaxis.intlist %arg0, %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  return %2 : !torch.vtensor<[?,?,?],f32>
}
