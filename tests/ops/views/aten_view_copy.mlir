// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_view_copy.npz.

func.func @plain(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[6,4],f32> {
  %int6 = torch.constant.int 6
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int6, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view_copy %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[6,4],f32>
  return %1 : !torch.vtensor<[6,4],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[6,4],f32> {
  %int6 = torch.constant.int 6
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int6, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view_copy %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[6,4],f32>
  return %1 : !torch.vtensor<[6,4],f32>
}
