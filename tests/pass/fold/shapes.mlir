// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s -torch-refine-types | FileCheck %s
// RUN: torch-mlir-opt %s -torch-refine-types > %t.once
// RUN: torch-mlir-opt %t.once -torch-refine-types | diff %t.once -

// ONNX's Shape, Gather, Mul, Concat, Reshape: the tensors of ints are gone.
// CHECK-LABEL: func.func @gather_concat
// CHECK-NOT: torch.aten.cat
// CHECK: %[[N:.*]] = torch.aten.size.int %arg0
// CHECK: %[[M:.*]] = torch.aten.mul.int %[[N]], %{{.*}}
// CHECK: %[[L:.*]] = torch.prim.ListConstruct %[[M]], %{{.*}}
// CHECK: torch.aten.reshape %arg0, %[[L]] {{.*}} -> !torch.vtensor<[?,2],f32>
func.func @gather_concat(%x: !torch.vtensor<[2,?,4],f32>) -> !torch.vtensor {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %sh = torch.aten._shape_as_tensor %x : !torch.vtensor<[2,?,4],f32> -> !torch.vtensor
  %i = torch.vtensor.literal(dense<1> : tensor<1xsi64>) : !torch.vtensor<[1],si64>
  %two = torch.vtensor.literal(dense<2> : tensor<1xsi64>) : !torch.vtensor<[1],si64>
  %four = torch.aten.mul.Tensor %two, %two : !torch.vtensor<[1],si64>, !torch.vtensor<[1],si64> -> !torch.vtensor
  %a = torch.aten.index_select %sh, %int0, %i : !torch.vtensor, !torch.int, !torch.vtensor<[1],si64> -> !torch.vtensor
  %b = torch.aten.mul.Tensor %a, %four : !torch.vtensor, !torch.vtensor -> !torch.vtensor
  %l = torch.prim.ListConstruct %b, %two : (!torch.vtensor, !torch.vtensor<[1],si64>) -> !torch.list<vtensor>
  %cat = torch.aten.cat %l, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor
  %s0 = torch.aten.select.int %cat, %int0, %int0 : !torch.vtensor, !torch.int, !torch.int -> !torch.vtensor
  %s1 = torch.aten.select.int %cat, %int0, %int1 : !torch.vtensor, !torch.int, !torch.int -> !torch.vtensor
  %n0 = torch.aten.item %s0 : !torch.vtensor -> !torch.int
  %n1 = torch.aten.item %s1 : !torch.vtensor -> !torch.int
  %sizes = torch.prim.ListConstruct %n0, %n1 : (!torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.reshape %x, %sizes : !torch.vtensor<[2,?,4],f32>, !torch.list<int> -> !torch.vtensor
  return %v : !torch.vtensor
}

// Known tensors fold to literals: int arithmetic, where, slices, reductions.
// CHECK-LABEL: func.func @literals
// CHECK-DAG: torch.vtensor.literal(dense<[4, 9]> : tensor<2xsi64>)
// CHECK-DAG: torch.vtensor.literal(dense<24> : tensor<si64>)
// CHECK-DAG: torch.vtensor.literal(dense<[true, false, false]> : tensor<3xi1>)
// CHECK-NOT: torch.aten
func.func @literals() -> (!torch.vtensor, !torch.vtensor, !torch.vtensor) {
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %t = torch.vtensor.literal(dense<[2, 3, 4]> : tensor<3xsi64>) : !torch.vtensor<[3],si64>
  %sq = torch.aten.mul.Tensor %t, %t : !torch.vtensor<[3],si64>, !torch.vtensor<[3],si64> -> !torch.vtensor
  %s = torch.aten.slice.Tensor %sq, %int0, %none, %none, %int1 : !torch.vtensor, !torch.int, !torch.none, !torch.none, !torch.int -> !torch.vtensor
  %two = torch.constant.int 2
  %p = torch.aten.slice.Tensor %s, %int0, %int0, %two, %int1 : !torch.vtensor, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor
  %q = torch.aten.prod %t, %none : !torch.vtensor<[3],si64>, !torch.none -> !torch.vtensor
  %lt = torch.aten.lt.Scalar %t, %int3 : !torch.vtensor<[3],si64>, !torch.int -> !torch.vtensor
  return %p, %q, %lt : !torch.vtensor, !torch.vtensor, !torch.vtensor
}

// Lists, tuples and None.
// CHECK-LABEL: func.func @containers
// CHECK: %[[I:.*]] = torch.constant.int 3
// CHECK: return %[[I]]
func.func @containers(%x: !torch.vtensor<[2,3],f32>) -> !torch.int {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %l = torch.aten.size %x : !torch.vtensor<[2,3],f32> -> !torch.list<int>
  %a, %b = torch.prim.ListUnpack %l : !torch.list<int> -> !torch.int, !torch.int
  %t = torch.prim.TupleConstruct %a, %b : !torch.int, !torch.int -> !torch.tuple<int, int>
  %c, %d = torch.prim.TupleUnpack %t : !torch.tuple<int, int> -> !torch.int, !torch.int
  %is = torch.aten.__is__ %none, %none : !torch.none, !torch.none -> !torch.bool
  %r = torch.prim.If %is -> (!torch.int) {
    torch.prim.If.yield %d : !torch.int
  } else {
    torch.prim.If.yield %int1 : !torch.int
  }
  return %r : !torch.int
}
