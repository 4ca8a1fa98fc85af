// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s --symbol-dce | FileCheck %s

// Private symbols that nobody names are dropped, others stay.
// CHECK: torch.global_slot @public
// CHECK-NOT: @unused
// CHECK: torch.global_slot "private" @used
torch.global_slot @public : !torch.int
torch.global_slot "private" @unused : !torch.int
torch.global_slot "private" @used : !torch.int
// CHECK: func @f
func.func @f() -> !torch.int {
  %0 = torch.global_slot.get @used : !torch.int
  return %0 : !torch.int
}
