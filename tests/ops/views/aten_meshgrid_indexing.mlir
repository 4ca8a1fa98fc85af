// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_meshgrid_indexing.npz.

func.func @xy(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.vtensor<[3],f32>) -> (!torch.vtensor<[3,2],f32>, !torch.vtensor<[3,2],f32>) {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2],f32>, !torch.vtensor<[3],f32>) -> !torch.list<vtensor>
  %str = torch.constant.str "xy"
  %1 = torch.aten.meshgrid.indexing %0, %str : !torch.list<vtensor>, !torch.str -> !torch.list<vtensor>
  %2, %3 = torch.prim.ListUnpack %1 : !torch.list<vtensor> -> !torch.vtensor<[3,2],f32>, !torch.vtensor<[3,2],f32>
  return %2, %3 : !torch.vtensor<[3,2],f32>, !torch.vtensor<[3,2],f32>
}
