// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s --inline | FileCheck %s

func.func private @callee(%a: !torch.vtensor<[2],f32>, %b: !torch.bool) -> !torch.vtensor<[2],f32> {
  %0 = torch.prim.If %b -> (!torch.vtensor<[2],f32>) {
    %1 = torch.aten.relu %a : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
    torch.prim.If.yield %1 : !torch.vtensor<[2],f32>
  } else {
    torch.prim.If.yield %a : !torch.vtensor<[2],f32>
  }
  return %0 : !torch.vtensor<[2],f32>
}

// CHECK-LABEL: func @caller
// CHECK-NOT: call
// CHECK: torch.prim.If
// CHECK: torch.aten.relu
func.func @caller(%a: !torch.vtensor<[2],f32>, %b: !torch.bool) -> !torch.vtensor<[2],f32> {
  %0 = call @callee(%a, %b) : (!torch.vtensor<[2],f32>, !torch.bool) -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}
