// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_meshgrid.npz.

func.func @two(%arg0: !torch.vtensor<[2],f32>, %arg1: !torch.vtensor<[3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2],f32>, !torch.vtensor<[3],f32>) -> !torch.list<vtensor>
  %1 = torch.aten.meshgrid %0 : !torch.list<vtensor> -> !torch.list<vtensor>
  %2, %3 = torch.prim.ListUnpack %1 : !torch.list<vtensor> -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
  return %2, %3 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
}
