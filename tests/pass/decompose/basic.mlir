// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s -torch-decompose-complex-ops | FileCheck %s
// RUN: torch-mlir-opt %s -torch-decompose-complex-ops='legal-ops=aten.addmm,aten.linear' | FileCheck %s --check-prefix=LEGAL
// RUN: torch-mlir-opt %s -torch-decompose-complex-ops > %t.once
// RUN: torch-mlir-opt %t.once -torch-decompose-complex-ops | diff %t.once -

// A factor of 1 costs nothing.
// CHECK-LABEL: func.func @addmm
// CHECK: %[[P:.*]] = torch.aten.mm %arg1, %arg2
// CHECK-NOT: torch.aten.mul
// CHECK: torch.aten.add.Tensor %arg0, %[[P]]
// LEGAL-LABEL: func.func @addmm
// LEGAL: torch.aten.addmm
func.func @addmm(%b: !torch.vtensor<[5],f32>, %x: !torch.vtensor<[?,4],f32>, %w: !torch.vtensor<[4,5],f32>) -> !torch.vtensor<[?,5],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.addmm %b, %x, %w, %int1, %int1 : !torch.vtensor<[5],f32>, !torch.vtensor<[?,4],f32>, !torch.vtensor<[4,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,5],f32>
  return %0 : !torch.vtensor<[?,5],f32>
}

// What a decomposition builds is decomposed too; the result keeps its type.
// CHECK-LABEL: func.func @layer_norm
// CHECK-NOT: layer_norm
// CHECK: torch.aten.rsqrt
// CHECK: return %{{.*}} : !torch.vtensor<[2,3,4],f16>
func.func @layer_norm(%x: !torch.vtensor<[2,3,4],f16>) -> !torch.vtensor<[2,3,4],f16> {
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %eps = torch.constant.float 1.0e-05
  %false = torch.constant.bool false
  %l = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.layer_norm %x, %l, %none, %none, %eps, %false : !torch.vtensor<[2,3,4],f16>, !torch.list<int>, !torch.none, !torch.none, !torch.float, !torch.bool -> !torch.vtensor<[2,3,4],f16>
  return %0 : !torch.vtensor<[2,3,4],f16>
}

// A list of slices; the last one is shorter.
// CHECK-LABEL: func.func @split
// CHECK: torch.aten.slice.Tensor {{.*}} -> !torch.vtensor<[2],f32>
// CHECK: torch.aten.slice.Tensor {{.*}} -> !torch.vtensor<[1],f32>
func.func @split(%x: !torch.vtensor<[3],f32>) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[1],f32>) {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %l = torch.aten.split.Tensor %x, %int2, %int0 : !torch.vtensor<[3],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %a, %b = torch.prim.ListUnpack %l : !torch.list<vtensor> -> !torch.vtensor<[2],f32>, !torch.vtensor<[1],f32>
  return %a, %b : !torch.vtensor<[2],f32>, !torch.vtensor<[1],f32>
}

// What cannot be decomposed stays, and nothing of the attempt.
// CHECK-LABEL: func.func @training
// CHECK-NEXT: torch.constant
// CHECK-NEXT: torch.constant
// CHECK-NEXT: torch.aten.dropout
// CHECK-NEXT: return
func.func @training(%x: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],f32> {
  %p = torch.constant.float 0.5
  %true = torch.constant.bool true
  %0 = torch.aten.dropout %x, %p, %true : !torch.vtensor<[3],f32>, !torch.float, !torch.bool -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}
