// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s -torchdynamo-export-to-torch-backend-pipeline | FileCheck %s
// RUN: torch-mlir-opt %s -torch-function-to-torch-backend-pipeline | FileCheck %s
// RUN: torch-mlir-opt %s -torch-simplification-pipeline='decompose-complex-ops=false' | FileCheck %s --check-prefix=KEEP
// RUN: torch-mlir-opt %s -torchdynamo-export-to-torch-backend-pipeline='backend-legal-ops=aten.linear' | FileCheck %s --check-prefix=KEEP
// RUN: torch-mlir-opt %s -torchdynamo-export-to-torch-backend-pipeline -torch-backend-to-linalg-on-tensors-backend-pipeline | FileCheck %s --check-prefix=LINALG
// RUN: not torch-mlir-opt %s -torch-simplification-pipeline='extra-library=foo.mlir' 2>&1 | FileCheck %s --check-prefix=LIBRARY

// CHECK-LABEL: func.func @linear
// CHECK-NOT: torch.aten.linear
// CHECK: torch.aten.add.Tensor
// KEEP-LABEL: func.func @linear
// KEEP: torch.aten.linear
// LINALG-LABEL: func.func @linear(%arg0: tensor<2x4xf32>
// LINALG: linalg
// LINALG-NOT: torch.
// LIBRARY: no pipeline for these options
func.func @linear(%x: !torch.vtensor<[2,4],f32>, %w: !torch.vtensor<[5,4],f32>, %b: !torch.vtensor<[5],f32>) -> !torch.vtensor<[2,5],f32> {
  %0 = torch.aten.linear %x, %w, %b : !torch.vtensor<[2,4],f32>, !torch.vtensor<[5,4],f32>, !torch.vtensor<[5],f32> -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}
