// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in prims_sum.npz.

func.func @two(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[3],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.prims.sum %arg0, %0, %none : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.none -> !torch.vtensor<[3],f32>
  return %1 : !torch.vtensor<[3],f32>
}

func.func @two_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.prims.sum %arg0, %0, %none : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.none -> !torch.vtensor<[?],f32>
  return %1 : !torch.vtensor<[?],f32>
}
