// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: not torch-mlir-opt %s -split-input-file -torch-refine-types 2>&1 | FileCheck %s

// CHECK: torch.aten.mm: inner dimensions differ: 4 and 3
func.func @inner(%x: !torch.vtensor<[2,4],f32>, %y: !torch.vtensor<[3,5],f32>) -> !torch.vtensor {
  %0 = torch.aten.mm %x, %y : !torch.vtensor<[2,4],f32>, !torch.vtensor<[3,5],f32> -> !torch.vtensor
  return %0 : !torch.vtensor
}

// -----

// CHECK: torch.aten.relu: dimension 1 of result 0 has size 4, its type says 5
func.func @size(%x: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[2,5],f32> {
  %0 = torch.aten.relu %x : !torch.vtensor<[2,4],f32> -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

// -----

// CHECK: torch.aten.relu: result 0 is float32, its type says int64
func.func @dtype(%x: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],si64> {
  %0 = torch.aten.relu %x : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

// -----

// CHECK: torch.aten.view: 6 elements do not fit
func.func @view(%x: !torch.vtensor<[2,3],f32>) -> !torch.vtensor {
  %int4 = torch.constant.int 4
  %l = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
  %0 = torch.aten.view %x, %l : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor
  return %0 : !torch.vtensor
}

// -----

// CHECK: torch.aten.add.Tensor: operands cannot be broadcast
func.func @broadcast(%x: !torch.vtensor<[2,3],f32>, %y: !torch.vtensor<[2],f32>) -> !torch.vtensor {
  %int1 = torch.constant.int 1
  %0 = torch.aten.add.Tensor %x, %y, %int1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2],f32>, !torch.int -> !torch.vtensor
  return %0 : !torch.vtensor
}
