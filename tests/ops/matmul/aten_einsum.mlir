// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_einsum.npz.

func.func @ij_jk(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[4,2],f32>) -> !torch.vtensor<[3,2],f32> {
  %str = torch.constant.str "ij,jk->ik"
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[3,4],f32>, !torch.vtensor<[4,2],f32>) -> !torch.list<vtensor>
  %none = torch.constant.none
  %1 = torch.aten.einsum %str, %0, %none : !torch.str, !torch.list<vtensor>, !torch.none -> !torch.vtensor<[3,2],f32>
  return %1 : !torch.vtensor<[3,2],f32>
}

func.func @bij_bkj(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[2,2,4],f32>) -> !torch.vtensor<[2,3,2],f32> {
  %str = torch.constant.str "bij,bkj->bik"
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,2,4],f32>) -> !torch.list<vtensor>
  %none = torch.constant.none
  %1 = torch.aten.einsum %str, %0, %none : !torch.str, !torch.list<vtensor>, !torch.none -> !torch.vtensor<[2,3,2],f32>
  return %1 : !torch.vtensor<[2,3,2],f32>
}

func.func @trace(%arg0: !torch.vtensor<[3,3],f32>) -> !torch.vtensor<[],f32> {
  %str = torch.constant.str "ii->"
  %0 = torch.prim.ListConstruct %arg0 : (!torch.vtensor<[3,3],f32>) -> !torch.list<vtensor>
  %none = torch.constant.none
  %1 = torch.aten.einsum %str, %0, %none : !torch.str, !torch.list<vtensor>, !torch.none -> !torch.vtensor<[],f32>
  return %1 : !torch.vtensor<[],f32>
}

func.func @rows(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3],f32> {
  %str = torch.constant.str "ij->i"
  %0 = torch.prim.ListConstruct %arg0 : (!torch.vtensor<[3,4],f32>) -> !torch.list<vtensor>
  %none = torch.constant.none
  %1 = torch.aten.einsum %str, %0, %none : !torch.str, !torch.list<vtensor>, !torch.none -> !torch.vtensor<[3],f32>
  return %1 : !torch.vtensor<[3],f32>
}
