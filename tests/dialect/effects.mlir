// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s --cse --canonicalize | FileCheck %s
// What has no effects is merged and dropped; what has, stays.

// CHECK-LABEL: func @pure
func.func @pure(%a: !torch.vtensor<[2],f32>) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>) {
  // CHECK-NEXT: %[[R:.*]] = torch.aten.relu %arg0
  // CHECK-NEXT: return %[[R]], %[[R]]
  %0 = torch.aten.relu %a : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  %1 = torch.aten.relu %a : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  %dead = torch.aten.tanh %a : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return %0, %1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>
}

// Constants are one per value and move to the front.
// CHECK-LABEL: func @constants
func.func @constants(%a: !torch.vtensor<[2],f32>, %b: !torch.bool) -> (!torch.vtensor<[2],f32>, !torch.int) {
  // CHECK-DAG: %int1 = torch.constant.int 1
  // CHECK-DAG: %int2 = torch.constant.int 2
  // CHECK-NOT: torch.constant
  // CHECK: torch.aten.add.Scalar %arg0, %int1, %int1
  // CHECK-NOT: torch.constant
  // CHECK: return
  %0 = torch.constant.int 1
  %1 = torch.constant.int 1
  %2 = torch.aten.add.Scalar %a, %0, %1 : !torch.vtensor<[2],f32>, !torch.int, !torch.int -> !torch.vtensor<[2],f32>
  %3 = torch.prim.If %b -> (!torch.int) {
    %4 = torch.constant.int 1
    torch.prim.If.yield %4 : !torch.int
  } else {
    %5 = torch.constant.int 2
    torch.prim.If.yield %5 : !torch.int
  }
  return %2, %3 : !torch.vtensor<[2],f32>, !torch.int
}

// CHECK-LABEL: func @literals
func.func @literals() -> (!torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) {
  // CHECK-NEXT: %[[L:.*]] = torch.vtensor.literal(dense<1> : tensor<2xi64>) : !torch.vtensor<[2],si64>
  // CHECK-NEXT: return %[[L]], %[[L]]
  %0 = torch.vtensor.literal(dense<1> : tensor<2xi64>) : !torch.vtensor<[2],si64>
  %1 = torch.vtensor.literal(dense<1> : tensor<2xi64>) : !torch.vtensor<[2],si64>
  return %0, %1 : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>
}

// Lists that are only read are values.
// CHECK-LABEL: func @lists
func.func @lists(%a: !torch.vtensor<[2],f32>, %i: !torch.int) -> (!torch.vtensor, !torch.vtensor) {
  // CHECK-NEXT: %[[L:.*]] = torch.prim.ListConstruct
  // CHECK-NEXT: %[[R:.*]] = torch.aten.permute %arg0, %[[L]]
  // CHECK-NEXT: return %[[R]], %[[R]]
  %0 = torch.prim.ListConstruct %i : (!torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %i : (!torch.int) -> !torch.list<int>
  %dead = torch.prim.ListConstruct : () -> !torch.list<int>
  %2 = torch.aten.permute %a, %0 : !torch.vtensor<[2],f32>, !torch.list<int> -> !torch.vtensor
  %3 = torch.aten.permute %a, %1 : !torch.vtensor<[2],f32>, !torch.list<int> -> !torch.vtensor
  return %2, %3 : !torch.vtensor, !torch.vtensor
}

// Lists that change are not.
// CHECK-LABEL: func @changing_lists
func.func @changing_lists(%i: !torch.int) -> (!torch.int, !torch.int, !torch.int) {
  // CHECK-NEXT: %[[L:.*]] = torch.prim.ListConstruct :
  // CHECK-NEXT: %[[M:.*]] = torch.prim.ListConstruct :
  // CHECK-NEXT: %[[N0:.*]] = torch.aten.len.t %[[L]]
  // CHECK-NEXT: torch.aten.append.t %[[L]], %arg0
  // CHECK-NEXT: %[[N1:.*]] = torch.aten.len.t %[[L]]
  // CHECK-NEXT: %[[N2:.*]] = torch.aten.len.t %[[M]]
  // CHECK-NEXT: return %[[N0]], %[[N1]], %[[N2]]
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  %1 = torch.prim.ListConstruct : () -> !torch.list<int>
  %2 = torch.aten.len.t %0 : !torch.list<int> -> !torch.int
  %3 = torch.aten.append.t %0, %i : !torch.list<int>, !torch.int -> !torch.list<int>
  %4 = torch.aten.len.t %0 : !torch.list<int> -> !torch.int
  %5 = torch.aten.len.t %1 : !torch.list<int> -> !torch.int
  return %2, %4, %5 : !torch.int, !torch.int, !torch.int
}

// Reads of memory may be dropped and merged, but not across a write.
// CHECK-LABEL: func @memory
func.func @memory(%t: !torch.tensor<[2],f32>, %i: !torch.int) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>) {
  // CHECK-NEXT: %[[A:.*]] = torch.copy.to_vtensor %arg0
  // CHECK-NEXT: torch.aten.add_.Scalar %arg0
  // CHECK-NEXT: %[[B:.*]] = torch.copy.to_vtensor %arg0
  // CHECK-NEXT: return %[[A]], %[[A]], %[[B]]
  %0 = torch.copy.to_vtensor %t : !torch.vtensor<[2],f32>
  %1 = torch.copy.to_vtensor %t : !torch.vtensor<[2],f32>
  %dead = torch.aten.relu %t : !torch.tensor<[2],f32> -> !torch.tensor<[2],f32>
  %2 = torch.aten.add_.Scalar %t, %i, %i : !torch.tensor<[2],f32>, !torch.int, !torch.int -> !torch.tensor<[2],f32>
  %3 = torch.copy.to_vtensor %t : !torch.vtensor<[2],f32>
  return %0, %1, %3 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>
}

// Two new tensors are two tensors.
// CHECK-LABEL: func @allocations
func.func @allocations(%v: !torch.vtensor<[2],f32>) -> (!torch.tensor<[2],f32>, !torch.tensor<[2],f32>) {
  // CHECK-NEXT: torch.copy.to_tensor
  // CHECK-NEXT: torch.copy.to_tensor
  // CHECK-NEXT: return
  %0 = torch.copy.to_tensor %v : !torch.tensor<[2],f32>
  %1 = torch.copy.to_tensor %v : !torch.tensor<[2],f32>
  %dead = torch.copy.to_tensor %v : !torch.tensor<[2],f32>
  return %0, %1 : !torch.tensor<[2],f32>, !torch.tensor<[2],f32>
}

// CHECK-LABEL: func @effects
func.func @effects(%a: !torch.vtensor<[2],f32>, %n: !torch.none, %b: !torch.bool) {
  // CHECK: torch.aten.bernoulli
  // CHECK-NEXT: torch.aten.bernoulli
  // CHECK-NEXT: torch.runtime.assert
  // CHECK-NEXT: torch.operator "x.y"
  // CHECK-NEXT: torch_c.get_next_seed
  // CHECK-NEXT: return
  %0 = torch.aten.bernoulli %a, %n : !torch.vtensor<[2],f32>, !torch.none -> !torch.vtensor<[2],f32>
  %1 = torch.aten.bernoulli %a, %n : !torch.vtensor<[2],f32>, !torch.none -> !torch.vtensor<[2],f32>
  torch.runtime.assert %b, "no"
  torch.operator "x.y"() : () -> ()
  %2 = torch_c.get_next_seed : () -> i64
  return
}

// A region has the effects of its ops.
// CHECK-LABEL: func @regions
func.func @regions(%a: !torch.vtensor<[2],f32>, %n: !torch.none, %b: !torch.bool) {
  // CHECK-NOT: torch.aten.relu
  // CHECK: torch.prim.If
  // CHECK: torch.aten.bernoulli
  %0 = torch.prim.If %b -> (!torch.vtensor<[2],f32>) {
    %1 = torch.aten.relu %a : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
    torch.prim.If.yield %1 : !torch.vtensor<[2],f32>
  } else {
    torch.prim.If.yield %a : !torch.vtensor<[2],f32>
  }
  %2 = torch.prim.If %b -> (!torch.vtensor<[2],f32>) {
    %3 = torch.aten.bernoulli %a, %n : !torch.vtensor<[2],f32>, !torch.none -> !torch.vtensor<[2],f32>
    torch.prim.If.yield %3 : !torch.vtensor<[2],f32>
  } else {
    torch.prim.If.yield %a : !torch.vtensor<[2],f32>
  }
  return
}

