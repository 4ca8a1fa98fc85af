// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s | torch-mlir-opt | FileCheck %s
// RUN: torch-mlir-opt %s --emit-bytecode | torch-mlir-opt | FileCheck %s
// RUN: torch-mlir-opt %s --mlir-print-op-generic | torch-mlir-opt | FileCheck %s

// CHECK: torch.class_type @empty {
// CHECK-NEXT: }
torch.class_type @empty {
}

// CHECK: torch.class_type @test {
// CHECK-NEXT:   torch.attr "b" : !torch.bool
// CHECK-NEXT:   torch.attr "i" : !torch.int {mark}
// CHECK-NEXT:   torch.attr private "t" : !torch.tensor
// CHECK-NEXT:   torch.attr "sub" : !torch.nn.Module<"empty">
// CHECK-NEXT:   torch.method "method", @f
// CHECK-NEXT:   torch.method private "hidden", @f
// CHECK-NEXT: }
torch.class_type @test {
  torch.attr "b" : !torch.bool
  torch.attr "i" : !torch.int {mark}
  torch.attr private "t" : !torch.tensor
  torch.attr "sub" : !torch.nn.Module<"empty">
  torch.method "method", @f
  torch.method private "hidden", @f
}

// CHECK: %[[SUB:.*]] = torch.nn_module {
// CHECK-NEXT: } : !torch.nn.Module<"empty">
%sub = torch.nn_module {
} : !torch.nn.Module<"empty">
// CHECK: %true = torch.constant.bool true
%true = torch.constant.bool true
%int3 = torch.constant.int 3
%t = torch.tensor.literal(dense<1.0> : tensor<1xf32>) : !torch.tensor
// CHECK: torch.nn_module {
// CHECK-NEXT:   torch.slot "b", %true : !torch.bool
// CHECK-NEXT:   torch.slot "i", %int3 : !torch.int
// CHECK-NEXT:   torch.slot "t", %{{.*}} : !torch.tensor
// CHECK-NEXT:   torch.slot "sub", %[[SUB]] : !torch.nn.Module<"empty">
// CHECK-NEXT: } : !torch.nn.Module<"test">
%m = torch.nn_module {
  torch.slot "b", %true : !torch.bool
  torch.slot "i", %int3 : !torch.int
  torch.slot "t", %t : !torch.tensor
  torch.slot "sub", %sub : !torch.nn.Module<"empty">
} : !torch.nn.Module<"test">

// CHECK: torch.global_slot @public : !torch.tensor
torch.global_slot @public : !torch.tensor
// CHECK: torch.global_slot "private" @count : !torch.int
torch.global_slot "private" @count : !torch.int

// CHECK: torch.global_slot.module_initializer {
torch.global_slot.module_initializer {
  %0 = torch.tensor.literal(dense<1.0> : tensor<1xf32>) : !torch.tensor
  %1 = torch.constant.int 1
  // CHECK: torch.initialize.global_slots [
  // CHECK-NEXT:   @public(%{{.*}} : !torch.tensor)
  // CHECK-NEXT:   @count(%int1 : !torch.int)
  // CHECK-NEXT: ]
  torch.initialize.global_slots [
    @public(%0 : !torch.tensor)
    @count(%1 : !torch.int)
  ]
}

// CHECK-LABEL: func private @f
func.func private @f(%s: !torch.nn.Module<"test">) {
  // CHECK-NEXT: %[[T:.*]] = torch.global_slot.get @public : !torch.tensor
  %0 = torch.global_slot.get @public : !torch.tensor
  // CHECK-NEXT: torch.global_slot.set @public = %[[T]] : !torch.tensor
  torch.global_slot.set @public = %0 : !torch.tensor
  // CHECK-NEXT: %[[I:.*]] = torch.prim.GetAttr %arg0["i"] : !torch.nn.Module<"test"> -> !torch.int
  %1 = torch.prim.GetAttr %s["i"] : !torch.nn.Module<"test"> -> !torch.int
  // CHECK-NEXT: torch.prim.SetAttr %arg0["i"] = %[[I]] : !torch.nn.Module<"test">, !torch.int
  torch.prim.SetAttr %s["i"] = %1 : !torch.nn.Module<"test">, !torch.int
  // CHECK-NEXT: torch.prim.CallMethod %arg0["method"] () : !torch.nn.Module<"test">, () -> !torch.none
  %2 = torch.prim.CallMethod %s["method"] () : !torch.nn.Module<"test">, () -> !torch.none
  // CHECK-NEXT: torch.prim.CallMethod %arg0["add"] (%[[I]], %[[I]]) : !torch.nn.Module<"test">, (!torch.int, !torch.int) -> !torch.int
  %3 = torch.prim.CallMethod %s["add"] (%1, %1) : !torch.nn.Module<"test">, (!torch.int, !torch.int) -> !torch.int
  // CHECK-NEXT: torch.prim.CreateObject !torch.nn.Module<"test">
  %4 = torch.prim.CreateObject !torch.nn.Module<"test">
  return
}
