// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s | torch-mlir-opt | FileCheck %s
// RUN: torch-mlir-opt %s --emit-bytecode | torch-mlir-opt | FileCheck %s
// RUN: torch-mlir-opt %s --mlir-print-op-generic | torch-mlir-opt | FileCheck %s

// CHECK-LABEL: func @tensors
func.func @tensors(%a: !torch.vtensor<[2,?],si64>, %b: tensor<?x3xf32>, %c: tensor<2xi32>, %d: !torch.vtensor<*,f32>) {
  // CHECK-NEXT: torch_c.to_builtin_tensor %arg0 : !torch.vtensor<[2,?],si64> -> tensor<2x?xi64>
  %0 = torch_c.to_builtin_tensor %a : !torch.vtensor<[2,?],si64> -> tensor<2x?xi64>
  // CHECK-NEXT: torch_c.from_builtin_tensor %arg1 : tensor<?x3xf32> -> !torch.vtensor<[?,3],f32>
  %1 = torch_c.from_builtin_tensor %b : tensor<?x3xf32> -> !torch.vtensor<[?,3],f32>
  // CHECK-NEXT: torch_c.from_builtin_tensor %arg2 : tensor<2xi32> -> !torch.vtensor<[2],ui32>
  %2 = torch_c.from_builtin_tensor %c : tensor<2xi32> -> !torch.vtensor<[2],ui32>
  // CHECK-NEXT: torch_c.to_builtin_tensor %arg3 : !torch.vtensor<*,f32> -> tensor<*xf32>
  %3 = torch_c.to_builtin_tensor %d : !torch.vtensor<*,f32> -> tensor<*xf32>
  return
}

// CHECK-LABEL: func @scalars
func.func @scalars(%b: !torch.bool, %i: !torch.int, %f: !torch.float, %g: !torch.Generator, %i1: i1, %i64: i64, %f64: f64) {
  // CHECK-NEXT: torch_c.to_i1 %arg0
  %0 = torch_c.to_i1 %b
  // CHECK-NEXT: torch_c.from_i1 %arg4
  %1 = torch_c.from_i1 %i1
  // CHECK-NEXT: torch_c.to_i64 %arg1
  %2 = torch_c.to_i64 %i
  // CHECK-NEXT: torch_c.from_i64 %arg5
  %3 = torch_c.from_i64 %i64
  // CHECK-NEXT: torch_c.to_f64 %arg2
  %4 = torch_c.to_f64 %f
  // CHECK-NEXT: torch_c.from_f64 %arg6
  %5 = torch_c.from_f64 %f64
  // CHECK-NEXT: torch_c.generator_to_i64 %arg3
  %6 = torch_c.generator_to_i64 %g
  // CHECK-NEXT: torch_c.i64_to_generator %arg5
  %7 = torch_c.i64_to_generator %i64
  // CHECK-NEXT: torch_c.get_next_seed : () -> i64
  %8 = torch_c.get_next_seed : () -> i64
  return
}
