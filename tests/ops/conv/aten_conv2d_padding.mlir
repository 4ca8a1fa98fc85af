// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_conv2d_padding.npz.

func.func @same(%arg0: !torch.vtensor<[2,2,5,4],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,5,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %str = torch.constant.str "same"
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten.conv2d.padding %arg0, %arg1, %arg2, %0, %str, %1, %int1 : !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.str, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,5,4],f32>
  return %2 : !torch.vtensor<[2,3,5,4],f32>
}

func.func @same_dyn(%arg0: !torch.vtensor<[?,2,?,?],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %str = torch.constant.str "same"
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten.conv2d.padding %arg0, %arg1, %arg2, %0, %str, %1, %int1 : !torch.vtensor<[?,2,?,?],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.str, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?,?],f32>
  return %2 : !torch.vtensor<[?,3,?,?],f32>
}

func.func @valid(%arg0: !torch.vtensor<[2,2,5,4],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,3,2],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %str = torch.constant.str "valid"
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten.conv2d.padding %arg0, %arg1, %arg2, %0, %str, %1, %int1 : !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.str, !torch.list<int>, !torch.int -> !torch.vtensor<[2,3,3,2],f32>
  return %2 : !torch.vtensor<[2,3,3,2],f32>
}

func.func @valid_dyn(%arg0: !torch.vtensor<[?,2,?,?],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[?,3,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %str = torch.constant.str "valid"
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten.conv2d.padding %arg0, %arg1, %arg2, %0, %str, %1, %int1 : !torch.vtensor<[?,2,?,?],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.str, !torch.list<int>, !torch.int -> !torch.vtensor<[?,3,?,?],f32>
  return %2 : !torch.vtensor<[?,3,?,?],f32>
}
