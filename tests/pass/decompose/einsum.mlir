// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s -torch-refine-types -torch-decompose-complex-ops -torch-refine-types | FileCheck %s

// Several letters on each side, a batch, an ellipsis, unknown sizes.
// CHECK-LABEL: func.func @ellipsis
// CHECK: torch.aten.bmm
// CHECK: torch.aten.permute {{.*}} -> !torch.vtensor<[?,2,5,3],f32>
func.func @ellipsis(%x: !torch.vtensor<[?,2,3,4],f32>, %y: !torch.vtensor<[2,4,5],f32>) -> !torch.vtensor {
  %eq = torch.constant.str "...ij,...jk->...ki"
  %none = torch.constant.none
  %l = torch.prim.ListConstruct %x, %y : (!torch.vtensor<[?,2,3,4],f32>, !torch.vtensor<[2,4,5],f32>) -> !torch.list<vtensor>
  %0 = torch.aten.einsum %eq, %l, %none : !torch.str, !torch.list<vtensor>, !torch.none -> !torch.vtensor
  return %0 : !torch.vtensor
}

// Three operands; what only the first has is summed before the product.
// CHECK-LABEL: func.func @three
// CHECK: torch.aten.sum.dim_IntList {{.*}} -> !torch.vtensor<[2],f32>
// CHECK: torch.aten.permute {{.*}} -> !torch.vtensor<[5],f32>
func.func @three(%x: !torch.vtensor<[2,3],f32>, %y: !torch.vtensor<[2,4],f32>, %z: !torch.vtensor<[4,5],f32>) -> !torch.vtensor {
  %none = torch.constant.none
  %eq = torch.constant.str "ab,ac,cd->d"
  %l = torch.prim.ListConstruct %x, %y, %z : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,4],f32>, !torch.vtensor<[4,5],f32>) -> !torch.list<vtensor>
  %0 = torch.aten.einsum %eq, %l, %none : !torch.str, !torch.list<vtensor>, !torch.none -> !torch.vtensor
  return %0 : !torch.vtensor
}

// A diagonal, and the implicit result.
// CHECK-LABEL: func.func @diagonal
// CHECK: torch.aten.diagonal
// CHECK: torch.aten.permute {{.*}} -> !torch.vtensor<[3],f32>
func.func @diagonal(%x: !torch.vtensor<[3,3],f32>) -> !torch.vtensor {
  %eq = torch.constant.str "ii->i"
  %none = torch.constant.none
  %l = torch.prim.ListConstruct %x : (!torch.vtensor<[3,3],f32>) -> !torch.list<vtensor>
  %0 = torch.aten.einsum %eq, %l, %none : !torch.str, !torch.list<vtensor>, !torch.none -> !torch.vtensor
  return %0 : !torch.vtensor
}
