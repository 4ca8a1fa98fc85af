// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_broadcast_tensors.npz.

func.func @two(%arg0: !torch.vtensor<[2,1],f32>, %arg1: !torch.vtensor<[1,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,1],f32>, !torch.vtensor<[1,3],f32>) -> !torch.list<vtensor>
  %1 = torch.aten.broadcast_tensors %0 : !torch.list<vtensor> -> !torch.list<vtensor>
  %2, %3 = torch.prim.ListUnpack %1 : !torch.list<vtensor> -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
  return %2, %3 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>
}

func.func @two_dyn(%arg0: !torch.vtensor<[?,1],f32>, %arg1: !torch.vtensor<[1,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?,1],f32>, !torch.vtensor<[1,?],f32>) -> !torch.list<vtensor>
  %1 = torch.aten.broadcast_tensors %0 : !torch.list<vtensor> -> !torch.list<vtensor>
  %2, %3 = torch.prim.ListUnpack %1 : !torch.list<vtensor> -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
  return %2, %3 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>
}
