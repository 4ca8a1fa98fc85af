// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__upsample_nearest_exact1d.npz.

func.func @bigger(%arg0: !torch.vtensor<[1,2,4],f32>) -> !torch.vtensor<[1,2,7],f32> {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten._upsample_nearest_exact1d %arg0, %0, %none : !torch.vtensor<[1,2,4],f32>, !torch.list<int>, !torch.none -> !torch.vtensor<[1,2,7],f32>
  return %1 : !torch.vtensor<[1,2,7],f32>
}

func.func @bigger_dyn(%arg0: !torch.vtensor<[1,?,4],f32>) -> !torch.vtensor<[1,?,7],f32> {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten._upsample_nearest_exact1d %arg0, %0, %none : !torch.vtensor<[1,?,4],f32>, !torch.list<int>, !torch.none -> !torch.vtensor<[1,?,7],f32>
  return %1 : !torch.vtensor<[1,?,7],f32>
}

func.func @smaller(%arg0: !torch.vtensor<[1,2,4],f32>) -> !torch.vtensor<[1,2,3],f32> {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten._upsample_nearest_exact1d %arg0, %0, %none : !torch.vtensor<[1,2,4],f32>, !torch.list<int>, !torch.none -> !torch.vtensor<[1,2,3],f32>
  return %1 : !torch.vtensor<[1,2,3],f32>
}

func.func @smaller_dyn(%arg0: !torch.vtensor<[1,?,4],f32>) -> !torch.vtensor<[1,?,3],f32> {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten._upsample_nearest_exact1d %arg0, %0, %none : !torch.vtensor<[1,?,4],f32>, !torch.list<int>, !torch.none -> !torch.vtensor<[1,?,3],f32>
  return %1 : !torch.vtensor<[1,?,3],f32>
}
