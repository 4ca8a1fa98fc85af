// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s | torch-mlir-opt | FileCheck %s
// RUN: torch-mlir-opt %s --emit-bytecode | torch-mlir-opt | FileCheck %s

// CHECK: #[[$CSR:.*]] = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64, crdWidth = 64 }>
#CSR = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, d1 : compressed), posWidth = 64, crdWidth = 64
}>
// CHECK: func private @csr(!torch.vtensor<[64,64],f32,#[[$CSR]]>, !torch.tensor<[?,64],f32,#[[$CSR]]>)
func.func private @csr(!torch.vtensor<[64,64],f32,#CSR>,
    !torch.tensor<[?,64],f32,#CSR>)
// With neither sizes nor dtype nothing is written, not even the encoding.
// CHECK: func private @bare(!torch.vtensor)
func.func private @bare(!torch.vtensor<*,unk,#CSR>)
