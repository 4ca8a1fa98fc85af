// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_reflection_pad3d.npz.

func.func @plain(%arg0: !torch.vtensor<[1,2,3,3],f32>) -> !torch.vtensor<[1,3,5,5],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int1, %int2, %int0, %int0, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reflection_pad3d %arg0, %0 : !torch.vtensor<[1,2,3,3],f32>, !torch.list<int> -> !torch.vtensor<[1,3,5,5],f32>
  return %1 : !torch.vtensor<[1,3,5,5],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[1,?,?,?],f32>) -> !torch.vtensor<[1,?,?,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int1, %int2, %int0, %int0, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.reflection_pad3d %arg0, %0 : !torch.vtensor<[1,?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[1,?,?,?],f32>
  return %1 : !torch.vtensor<[1,?,?,?],f32>
}
