// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s | torch-mlir-opt | FileCheck %s
// RUN: torch-mlir-opt %s --emit-bytecode | torch-mlir-opt | FileCheck %s
// The vocabularies of StableHLO and CHLO are kept as text.

// CHECK-LABEL: func @dot
func.func @dot(%a: tensor<2x3xf32>, %b: tensor<3x4xf32, #stablehlo.bounds<?, ?>>) -> tensor<2x4xf32> {
  // CHECK-NEXT: "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x4xf32, #stablehlo.bounds<?, ?>>) -> tensor<2x4xf32>
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x4xf32, #stablehlo.bounds<?, ?>>) -> tensor<2x4xf32>
  // CHECK-NEXT: "stablehlo.compare"(%arg0, %arg0) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  %1 = "stablehlo.compare"(%a, %a) {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  // CHECK-NEXT: "stablehlo.create_token"() : () -> !stablehlo.token
  %2 = "stablehlo.create_token"() : () -> !stablehlo.token
  // CHECK-NEXT: "stablehlo.reduce"
  // CHECK-NEXT: ^bb0
  // CHECK: "stablehlo.return"
  %3 = "stablehlo.reduce"(%a, %a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = "stablehlo.add"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<3xf32>
  // CHECK: "chlo.erf"(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %4 = "chlo.erf"(%a) : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x4xf32>
}
