// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s -split-input-file -verify-diagnostics

// expected-error @+1 {{unknown  type `vtenso` in dialect `torch`}}
func.func private @f(!torch.vtenso<[2],f32>)

// -----

// expected-error @+1 {{unknown  type `integer` in dialect `torch`}}
func.func private @f(!torch.list<integer>)

// -----

// expected-error @+1 {{expected valid keyword}}
func.func private @f(!torch.list<!torch.int>)

// -----

// expected-error @+1 {{unknown  type `f32` in dialect `torch`}}
func.func private @f(!torch.optional<f32>)

// -----

// expected-error @+1 {{invalid size -2 for !torch.tensor type}}
func.func private @f(!torch.vtensor<[1,-2],f32>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(!torch.vtensor<[2]>)

// -----

// expected-error @+1 {{expected '['}}
func.func private @f(!torch.vtensor<f32>)

// -----

// expected-error @+1 {{expected ']'}}
func.func private @f(!torch.vtensor<[2 3],f32>)

// -----

// expected-error @+1 {{invalid dtype 'i32' for !torch.tensor type}}
func.func private @f(!torch.vtensor<[2],i32>)

// -----

// expected-error @+1 {{invalid dtype 'si1' for !torch.tensor type}}
func.func private @f(!torch.vtensor<[2],si1>)

// -----

// expected-error @+1 {{invalid dtype 'si128' for !torch.tensor type}}
func.func private @f(!torch.vtensor<[2],si128>)

// -----

// expected-error @+1 {{invalid dtype 'f128' for !torch.tensor type}}
func.func private @f(!torch.vtensor<[2],f128>)

// -----

// expected-error @+1 {{invalid dtype 'index' for !torch.tensor type}}
func.func private @f(!torch.vtensor<[2],index>)

// -----

// expected-error @+1 {{invalid dtype '!torch.int' for !torch.tensor type}}
func.func private @f(!torch.vtensor<[2],!torch.int>)

// -----

// expected-error @+1 {{invalid dtype for !torch.tensor type}}
func.func private @f(!torch.vtensor<[2],!torch.list<int>>)

// -----

// expected-error @+1 {{invalid sparsity encoding attribute}}
func.func private @f(!torch.vtensor<[2],f32,"text">)

// -----

// expected-error @+1 {{invalid sparsity encoding attribute}}
func.func private @f(!torch.vtensor<[2],f32,#stablehlo.bounds<1>>)

// -----

#CSR = #sparse_tensor.encoding<{
  map = (d0, d1) -> (d0 : dense, d1 : compressed)
}>
// expected-error @unknown {{dimension-rank mismatch between encoding and tensor shape: 2 != 1}}
// expected-error @+1 {{invalid sparsity encoding attribute}}
func.func private @f(!torch.vtensor<[2],f32,#CSR>)

// -----

// expected-error @+1 {{invalid '!torch.list<int>' for !torch.dict key type}}
func.func private @f(!torch.dict<list<int>, int>)

// -----

// expected-error @+1 {{expected ','}}
func.func private @f(!torch.dict<int>)

// -----

// expected-error @+1 {{expected '>'}}
func.func private @f(!torch.list<int, int>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f(!torch.list)

// -----

// expected-error @+1 {{expected string}}
func.func private @f(!torch.nn.Module<Model>)

// -----

// expected-error @+1 {{expected '<'}}
func.func private @f(!torch.nn.Module)

// -----

// expected-error @+1 {{integer value too large}}
func.func private @f(!torch.vtensor<[99999999999999999999],f32>)
