// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s -torch-refine-types -torch-refine-public-return | FileCheck %s
// RUN: torch-mlir-opt %s -torch-refine-types -torch-refine-public-return > %t.once
// RUN: torch-mlir-opt %t.once -torch-refine-types -torch-refine-public-return | diff %t.once -

// A size that folds tells a type, and that type a size.
// CHECK-LABEL: func.func @chain
// CHECK-SAME: -> !torch.vtensor<[4,6],f32>
// CHECK: torch.aten.view {{.*}} -> !torch.vtensor<[4,6],f32>
func.func @chain(%x: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %m1 = torch.constant.int -1
  %n = torch.aten.size.int %x, %int0 : !torch.vtensor<[2,3,4],f32>, !torch.int -> !torch.int
  %k = torch.aten.mul.int %n, %int2 : !torch.int, !torch.int -> !torch.int
  %l = torch.prim.ListConstruct %k, %m1 : (!torch.int, !torch.int) -> !torch.list<int>
  %v = torch.aten.view %x, %l : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor
  return %v : !torch.vtensor
}

// What is not known stays unknown; what the type says already is kept.
// CHECK-LABEL: func.func @dynamic
// CHECK: torch.aten.matmul {{.*}} -> !torch.vtensor<[?,7,5],f32>
// CHECK: torch.aten.relu {{.*}} -> !torch.vtensor<[?,7,5],f32>
func.func @dynamic(%x: !torch.vtensor<[?,?,4],f32>, %w: !torch.vtensor<[4,5],f32>) -> !torch.vtensor<*,f32> {
  %0 = torch.aten.matmul %x, %w : !torch.vtensor<[?,?,4],f32>, !torch.vtensor<[4,5],f32> -> !torch.vtensor<[?,7,?],unk>
  %1 = torch.aten.relu %0 : !torch.vtensor<[?,7,?],unk> -> !torch.vtensor<*,f32>
  return %1 : !torch.vtensor<*,f32>
}

// PyTorch's promotion: a Python number never widens, a tensor of rank 0 only
// changes the kind.
// CHECK-LABEL: func.func @promotion
// CHECK: torch.aten.add.Scalar {{.*}} -> !torch.vtensor<[3],f16>
// CHECK: torch.aten.add.Tensor {{.*}} -> !torch.vtensor<[3],si32>
// CHECK: torch.aten.mul.Tensor {{.*}} -> !torch.vtensor<[3],f32>
func.func @promotion(%h: !torch.vtensor<[3],f16>, %i: !torch.vtensor<[3],si32>, %z: !torch.vtensor<[],si64>, %f: !torch.vtensor<[],f32>) -> (!torch.vtensor, !torch.vtensor, !torch.vtensor) {
  %float1 = torch.constant.float 1.0
  %int1 = torch.constant.int 1
  %0 = torch.aten.add.Scalar %h, %float1, %int1 : !torch.vtensor<[3],f16>, !torch.float, !torch.int -> !torch.vtensor
  %1 = torch.aten.add.Tensor %i, %z, %int1 : !torch.vtensor<[3],si32>, !torch.vtensor<[],si64>, !torch.int -> !torch.vtensor
  %2 = torch.aten.mul.Tensor %i, %f : !torch.vtensor<[3],si32>, !torch.vtensor<[],f32> -> !torch.vtensor
  return %0, %1, %2 : !torch.vtensor, !torch.vtensor, !torch.vtensor
}

// Both branches of a condition that is not known.
// CHECK-LABEL: func.func @branches
// CHECK: torch.prim.If %{{.*}} -> (!torch.vtensor<[2,?],f32>)
func.func @branches(%c: !torch.bool, %x: !torch.vtensor<[2,3],f32>, %y: !torch.vtensor<[2,4],f32>) -> !torch.vtensor {
  %0 = torch.prim.If %c -> (!torch.vtensor) {
    %1 = torch.aten.relu %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor
    torch.prim.If.yield %1 : !torch.vtensor
  } else {
    %1 = torch.aten.relu %y : !torch.vtensor<[2,4],f32> -> !torch.vtensor
    torch.prim.If.yield %1 : !torch.vtensor
  }
  return %0 : !torch.vtensor
}

// A condition that is known.
// CHECK-LABEL: func.func @known_condition
// CHECK-NOT: torch.prim.If
// CHECK: torch.aten.relu
func.func @known_condition(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor {
  %int2 = torch.constant.int 2
  %n = torch.aten.dim %x : !torch.vtensor<[2,3],f32> -> !torch.int
  %c = torch.aten.eq.int %n, %int2 : !torch.int, !torch.int -> !torch.bool
  %0 = torch.prim.If %c -> (!torch.vtensor) {
    %1 = torch.aten.relu %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor
    torch.prim.If.yield %1 : !torch.vtensor
  } else {
    %1 = torch.aten.neg %x : !torch.vtensor<[2,3],f32> -> !torch.vtensor
    torch.prim.If.yield %1 : !torch.vtensor
  }
  return %0 : !torch.vtensor
}
