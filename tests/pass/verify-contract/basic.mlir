// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not torch-mlir-opt %s -split-input-file -torch-verify-backend-contract-no-decompositions 2>&1 | FileCheck %s

func.func @good(%x: !torch.vtensor<[?],f32>, %i: !torch.int, %l: !torch.list<int>) -> !torch.vtensor<[?],f32> {
  %0 = torch.aten.relu %x : !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

// -----

// CHECK-NOT: @good
// CHECK: unsupported by backend contract: an argument of type !torch.any
// CHECK: unsupported by backend contract: a result of type !torch.vtensor<*,f32>
func.func @bad(%x: !torch.vtensor<[?],f32>, %i: !torch.any) -> !torch.vtensor<*,f32> {
  %0 = torch.aten.relu %x : !torch.vtensor<[?],f32> -> !torch.vtensor<*,f32>
  return %0 : !torch.vtensor<*,f32>
}
