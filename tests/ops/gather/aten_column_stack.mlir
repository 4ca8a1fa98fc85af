// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_column_stack.npz.

func.func @matrices(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>, %arg2: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,9],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
  %1 = torch.aten.column_stack %0 : !torch.list<vtensor> -> !torch.vtensor<[2,9],f32>
  return %1 : !torch.vtensor<[2,9],f32>
}

func.func @matrices_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.list<vtensor>
  %1 = torch.aten.column_stack %0 : !torch.list<vtensor> -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

func.func @vectors(%arg0: !torch.vtensor<[3],f32>, %arg1: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3,2],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>) -> !torch.list<vtensor>
  %1 = torch.aten.column_stack %0 : !torch.list<vtensor> -> !torch.vtensor<[3,2],f32>
  return %1 : !torch.vtensor<[3,2],f32>
}
