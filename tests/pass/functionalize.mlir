// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s -split-input-file -torch-functionalize | FileCheck %s
// RUN: torch-mlir-opt %s -split-input-file -torch-functionalize -o %t
// RUN: torch-mlir-opt %t -split-input-file -torch-functionalize | diff %t -

// A change of a view changes what it is a view of, and other views of that.
// CHECK-LABEL: func.func @views
// CHECK: %[[RELU:.*]] = torch.aten.relu %arg0
// CHECK: %[[FLAT:.*]] = torch.aten.view %[[RELU]]
// CHECK: %[[PART:.*]] = torch.aten.slice.Tensor %[[FLAT]]
// CHECK: %[[MUL:.*]] = torch.aten.mul.Scalar %[[PART]]
// CHECK: %[[PUT:.*]] = torch.aten.slice_scatter %[[FLAT]], %[[MUL]]
// CHECK: %[[ALL:.*]] = torch.aten.reshape %[[PUT]]
// CHECK: %[[OTHER:.*]] = torch.aten.transpose.int %[[ALL]]
// CHECK: return %[[ALL]], %[[PUT]], %[[OTHER]]
func.func @views(%a: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[6],f32>, !torch.vtensor<[3,2],f32>) {
  %0 = torch.copy.to_tensor %a : !torch.tensor<[2,3],f32>
  %r = torch.aten.relu_ %0 : !torch.tensor<[2,3],f32> -> !torch.tensor<[2,3],f32>
  %int-1 = torch.constant.int -1
  %l = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %v = torch.aten.view %r, %l : !torch.tensor<[2,3],f32>, !torch.list<int> -> !torch.tensor<[6],f32>
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %t = torch.aten.transpose.int %r, %int0, %int1 : !torch.tensor<[2,3],f32>, !torch.int, !torch.int -> !torch.tensor<[3,2],f32>
  %s = torch.aten.slice.Tensor %v, %int0, %int1, %int2, %int1 : !torch.tensor<[6],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.tensor<[1],f32>
  %m = torch.aten.mul_.Scalar %s, %int2 : !torch.tensor<[1],f32>, !torch.int -> !torch.tensor<[1],f32>
  %o = torch.copy.to_vtensor %0 : !torch.vtensor<[2,3],f32>
  %p = torch.copy.to_vtensor %v : !torch.vtensor<[6],f32>
  %q = torch.copy.to_vtensor %t : !torch.vtensor<[3,2],f32>
  return %o, %p, %q : !torch.vtensor<[2,3],f32>, !torch.vtensor<[6],f32>, !torch.vtensor<[3,2],f32>
}

// -----

// What was read before a change stays; a copy is memory of its own.
// CHECK-LABEL: func.func @before
// CHECK: %[[SUM:.*]] = torch.aten.add.Tensor %arg0, %arg0
// CHECK: %[[COPY:.*]] = torch.aten.clone %arg0
// CHECK: %[[ZERO:.*]] = torch.aten.zero %arg0
// CHECK: return %[[SUM]], %[[COPY]], %[[ZERO]]
func.func @before(%a: !torch.vtensor<[3],f32>) -> (!torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>) {
  %0 = torch.copy.to_tensor %a : !torch.tensor<[3],f32>
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %s = torch.aten.add.Tensor %0, %0, %int1 : !torch.tensor<[3],f32>, !torch.tensor<[3],f32>, !torch.int -> !torch.tensor<[3],f32>
  %c = torch.aten.clone %0, %none : !torch.tensor<[3],f32>, !torch.none -> !torch.tensor<[3],f32>
  %z = torch.aten.zero_ %0 : !torch.tensor<[3],f32> -> !torch.tensor<[3],f32>
  %x = torch.copy.to_vtensor %s : !torch.vtensor<[3],f32>
  %y = torch.copy.to_vtensor %c : !torch.vtensor<[3],f32>
  %w = torch.copy.to_vtensor %z : !torch.vtensor<[3],f32>
  return %x, %y, %w : !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>
}

// -----

// An op in place keeps the element type of what it changes; lists are built
// of what tensors hold when they are used.
// CHECK-LABEL: func.func @types
// CHECK: %[[ADD:.*]] = torch.aten.add.Tensor %arg0, %arg1
// CHECK-SAME: -> !torch.vtensor<[3],f32>
// CHECK: %[[HALF:.*]] = torch.aten.to.dtype %[[ADD]]
// CHECK: %[[LIST:.*]] = torch.prim.ListConstruct %[[HALF]], %[[HALF]]
// CHECK: torch.aten.cat %[[LIST]]
func.func @types(%a: !torch.vtensor<[3],f16>, %b: !torch.vtensor<[3],f32>) -> !torch.vtensor<[6],f16> {
  %0 = torch.copy.to_tensor %a : !torch.tensor<[3],f16>
  %1 = torch.copy.to_tensor %b : !torch.tensor<[3],f32>
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %l = torch.prim.ListConstruct %0, %0 : (!torch.tensor<[3],f16>, !torch.tensor<[3],f16>) -> !torch.list<tensor>
  %s = torch.aten.add_.Tensor %0, %1, %int1 : !torch.tensor<[3],f16>, !torch.tensor<[3],f32>, !torch.int -> !torch.tensor<[3],f16>
  %c = torch.aten.cat %l, %int0 : !torch.list<tensor>, !torch.int -> !torch.tensor<[6],f16>
  %x = torch.copy.to_vtensor %c : !torch.vtensor<[6],f16>
  return %x : !torch.vtensor<[6],f16>
}
