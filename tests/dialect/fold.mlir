// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s --canonicalize | FileCheck %s
// RUN: torch-mlir-opt %s --canonicalize | torch-mlir-opt --canonicalize | FileCheck %s

// Casts there and back are nothing.
// CHECK-LABEL: func @casts
func.func @casts(%i: !torch.int, %k: i64, %v: !torch.vtensor<[2],si64>, %t: tensor<2xi64>) -> (!torch.int, i64, !torch.vtensor<[2],si64>, tensor<2xi64>) {
  // CHECK-NEXT: return %arg0, %arg1, %arg2, %arg3
  %0 = torch_c.to_i64 %i
  %1 = torch_c.from_i64 %0
  %2 = torch_c.from_i64 %k
  %3 = torch_c.to_i64 %2
  %4 = torch_c.to_builtin_tensor %v : !torch.vtensor<[2],si64> -> tensor<2xi64>
  %5 = torch_c.from_builtin_tensor %4 : tensor<2xi64> -> !torch.vtensor<[2],si64>
  %6 = torch_c.from_builtin_tensor %t : tensor<2xi64> -> !torch.vtensor<[2],ui64>
  %7 = torch_c.to_builtin_tensor %6 : !torch.vtensor<[2],ui64> -> tensor<2xi64>
  return %1, %3, %5, %7 : !torch.int, i64, !torch.vtensor<[2],si64>, tensor<2xi64>
}

// CHECK-LABEL: func @static_info
func.func @static_info(%v: !torch.vtensor<[2],f32>) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>) {
  // CHECK-NEXT: return %arg0, %arg0
  %0 = torch.tensor_static_info_cast %v : !torch.vtensor<[2],f32> to !torch.vtensor
  %1 = torch.tensor_static_info_cast %0 : !torch.vtensor to !torch.vtensor<[2],f32>
  %2 = torch.tensor_static_info_cast %v : !torch.vtensor<[2],f32> to !torch.vtensor<[2],f32>
  return %1, %2 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>
}

// Other signedness, other value: this stays.
// CHECK-LABEL: func @signedness
func.func @signedness(%v: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2],ui64> {
  // CHECK-NEXT: torch_c.to_builtin_tensor
  // CHECK-NEXT: torch_c.from_builtin_tensor
  %0 = torch_c.to_builtin_tensor %v : !torch.vtensor<[2],si64> -> tensor<2xi64>
  %1 = torch_c.from_builtin_tensor %0 : tensor<2xi64> -> !torch.vtensor<[2],ui64>
  return %1 : !torch.vtensor<[2],ui64>
}

// CHECK-LABEL: func @derefine
func.func @derefine(%i: !torch.int) -> !torch.int {
  // CHECK-NEXT: return %arg0
  %0 = torch.derefine %i : !torch.int to !torch.int
  return %0 : !torch.int
}
