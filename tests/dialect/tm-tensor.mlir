// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s | torch-mlir-opt | FileCheck %s
// RUN: torch-mlir-opt %s --emit-bytecode | torch-mlir-opt | FileCheck %s
// RUN: torch-mlir-opt %s --mlir-print-op-generic | torch-mlir-opt | FileCheck %s

// CHECK-LABEL: func @scan
func.func @scan(%in: tensor<128xi32>, %out: tensor<128xi32>, %acc: tensor<i32>) -> tensor<128xi32> {
  // CHECK-NEXT: %{{.*}}:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%arg0 : tensor<128xi32>) outs(%arg1, %arg2 : tensor<128xi32>, tensor<i32>) {
  // CHECK-NEXT: ^bb0(%[[A:.*]]: i32, %[[B:.*]]: i32):
  // CHECK-NEXT:   %[[S:.*]] = arith.addi %[[A]], %[[B]] : i32
  // CHECK-NEXT:   tm_tensor.yield %[[S]] : i32
  // CHECK-NEXT: } -> tensor<128xi32>, tensor<i32>
  %0:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%in : tensor<128xi32>) outs(%out, %acc : tensor<128xi32>, tensor<i32>) {
  ^bb0(%a: i32, %b: i32):
    %s = arith.addi %a, %b : i32
    tm_tensor.yield %s : i32
  } -> tensor<128xi32>, tensor<i32>
  return %0#0 : tensor<128xi32>
}

// CHECK-LABEL: func @scan_memref
func.func @scan_memref(%in: memref<128xi32>, %out: memref<128xi32>, %acc: memref<i32>) {
  // CHECK-NEXT: tm_tensor.scan dimension(0) inclusive(false) ins(%arg0 : memref<128xi32>) outs(%arg1, %arg2 : memref<128xi32>, memref<i32>) {
  // CHECK: tm_tensor.yield
  // CHECK-NEXT: }
  tm_tensor.scan dimension(0) inclusive(false) ins(%in : memref<128xi32>) outs(%out, %acc : memref<128xi32>, memref<i32>) {
  ^bb0(%a: i32, %b: i32):
    %s = arith.addi %a, %b : i32
    tm_tensor.yield %s : i32
  }
  return
}

// CHECK-LABEL: func @scatter
func.func @scatter(%original: tensor<8xi32>, %indices: tensor<3x1xi32>, %updates: tensor<3xi32>) -> tensor<8xi32> {
  // CHECK-NEXT: tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%arg2, %arg1 : tensor<3xi32>, tensor<3x1xi32>) outs(%arg0 : tensor<8xi32>) {
  // CHECK-NEXT: ^bb0(%[[U:.*]]: i32, %{{.*}}: i32):
  // CHECK-NEXT:   tm_tensor.yield %[[U]] : i32
  // CHECK-NEXT: } -> tensor<8xi32>
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%updates, %indices : tensor<3xi32>, tensor<3x1xi32>) outs(%original : tensor<8xi32>) {
  ^bb0(%u: i32, %o: i32):
    tm_tensor.yield %u : i32
  } -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// CHECK-LABEL: func @sort
func.func @sort(%keys: tensor<3x4xf32>, %values: tensor<3x4xi64>) -> tensor<3x4xf32> {
  // CHECK-NEXT: %{{.*}}:2 = tm_tensor.sort dimension(1) outs(%arg0, %arg1 : tensor<3x4xf32>, tensor<3x4xi64>) {
  // CHECK-NEXT: ^bb0(%[[A:.*]]: f32, %[[B:.*]]: f32, %{{.*}}: i64, %{{.*}}: i64):
  // CHECK-NEXT:   %[[C:.*]] = arith.cmpf ole, %[[A]], %[[B]] : f32
  // CHECK-NEXT:   tm_tensor.yield %[[C]] : i1
  // CHECK-NEXT: } -> tensor<3x4xf32>, tensor<3x4xi64>
  %0:2 = tm_tensor.sort dimension(1) outs(%keys, %values : tensor<3x4xf32>, tensor<3x4xi64>) {
  ^bb0(%a: f32, %b: f32, %c: i64, %d: i64):
    %lt = arith.cmpf ole, %a, %b : f32
    tm_tensor.yield %lt : i1
  } -> tensor<3x4xf32>, tensor<3x4xi64>
  return %0#0 : tensor<3x4xf32>
}

// CHECK-LABEL: func @attention
func.func @attention(%q: tensor<2x3x4xf32>, %k: tensor<2x5x4xf32>, %v: tensor<2x5x4xf32>, %m: tensor<2x3x5xf32>, %o: tensor<2x3x4xf32>) {
  // CHECK-NEXT: tm_tensor.attention ins(%arg0, %arg1, %arg2 : tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) outs(%arg4 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %0 = tm_tensor.attention ins(%q, %k, %v : tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>) outs(%o : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  // CHECK-NEXT: tm_tensor.attention {scale = 5.000000e-01 : f64} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x3x5xf32>) outs(%arg4 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %1 = tm_tensor.attention {scale = 0.5} ins(%q, %k, %v, %m : tensor<2x3x4xf32>, tensor<2x5x4xf32>, tensor<2x5x4xf32>, tensor<2x3x5xf32>) outs(%o : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  return
}

// CHECK-LABEL: func @topk
func.func @topk(%in: tensor<20x10xf32>, %v: tensor<20x3xf32>, %i: tensor<20x3xi32>) -> tensor<20x3xf32> {
  // CHECK-NEXT: %{{.*}}:2 = tm_tensor.topk dimension(1) ins(%arg0 : tensor<20x10xf32>) outs(%arg1, %arg2 : tensor<20x3xf32>, tensor<20x3xi32>) {
  // CHECK: } -> tensor<20x3xf32>, tensor<20x3xi32>
  %0:2 = tm_tensor.topk dimension(1) ins(%in : tensor<20x10xf32>) outs(%v, %i : tensor<20x3xf32>, tensor<20x3xi32>) {
  ^bb0(%a: f32, %b: f32):
    %gt = arith.cmpf ogt, %a, %b : f32
    tm_tensor.yield %gt : i1
  } -> tensor<20x3xf32>, tensor<20x3xi32>
  return %0#0 : tensor<20x3xf32>
}
