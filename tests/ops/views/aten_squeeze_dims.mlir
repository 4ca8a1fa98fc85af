// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_squeeze_dims.npz.

func.func @two(%arg0: !torch.vtensor<[1,3,1,2],f32>) -> !torch.vtensor<[3,2],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.squeeze.dims %arg0, %0 : !torch.vtensor<[1,3,1,2],f32>, !torch.list<int> -> !torch.vtensor<[3,2],f32>
  return %1 : !torch.vtensor<[3,2],f32>
}

func.func @two_dyn(%arg0: !torch.vtensor<[1,?,1,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.squeeze.dims %arg0, %0 : !torch.vtensor<[1,?,1,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

func.func @some(%arg0: !torch.vtensor<[1,3,1,2],f32>) -> !torch.vtensor<[3,1,2],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int0, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.squeeze.dims %arg0, %0 : !torch.vtensor<[1,3,1,2],f32>, !torch.list<int> -> !torch.vtensor<[3,1,2],f32>
  return %1 : !torch.vtensor<[3,1,2],f32>
}

func.func @some_dyn(%arg0: !torch.vtensor<[1,?,1,?],f32>) -> !torch.vtensor<[?,1,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int0, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.squeeze.dims %arg0, %0 : !torch.vtensor<[1,?,1,?],f32>, !torch.list<int> -> !torch.vtensor<[?,1,?],f32>
  return %1 : !torch.vtensor<[?,1,?],f32>
}
