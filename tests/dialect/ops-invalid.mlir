// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s -split-input-file -verify-diagnostics

func.func @f(%a: !torch.vtensor<[2],f32>, %i: !torch.int) {
  // expected-error @+1 {{expected 3 operands}}
  %0 = torch.aten.add.Tensor %a, %a : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{expected ':'}}
  %0 = torch.aten.relu %a
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{custom op 'torch.aten.relu' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = torch.aten.relu %a : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses}}
  %0 = torch.aten.relu %a : !torch.int -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>, %i: !torch.int) {
  // expected-error @+1 {{op operand #1 'other' must be Tensor, but got '!torch.int'}}
  %0 = torch.aten.add.Tensor %a, %i, %i : !torch.vtensor<[2],f32>, !torch.int, !torch.int -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>, %s: !torch.str) {
  // expected-error @+1 {{op operand #2 'alpha' must be Scalar, but got '!torch.str'}}
  %0 = torch.aten.add.Tensor %a, %a, %s : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.str -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{op result #0 must be Tensor, but got '!torch.int'}}
  %0 = torch.aten.relu %a : !torch.vtensor<[2],f32> -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>, %l: !torch.list<float>) {
  // expected-error @+1 {{op operand #1 'size' must be SymInt[], but got '!torch.list<float>'}}
  %0 = torch.aten.view %a, %l : !torch.vtensor<[2],f32>, !torch.list<float> -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>, %l: !torch.list<int>) {
  // expected-error @+1 {{op operand #1 'indices' must be Tensor?[], but got '!torch.list<int>'}}
  %0 = torch.aten.index.Tensor %a, %l : !torch.vtensor<[2],f32>, !torch.list<int> -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>, %i: !torch.int, %b: !torch.bool, %n: !torch.none) {
  // expected-error @+1 {{op operand #1 'dtype' must be ScalarType, but got '!torch.none'}}
  %0 = torch.aten.to.dtype %a, %n, %b, %b, %n : !torch.vtensor<[2],f32>, !torch.none, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%a: tensor<2xf32>) {
  // expected-error @+1 {{op operand #0 'self' must be Tensor, but got 'tensor<2xf32>'}}
  %0 = torch.aten.relu %a : tensor<2xf32> -> !torch.vtensor
  return
}

// -----

func.func @f(%a: i64) {
  // expected-error @+1 {{op operand #0 'a' must be int, but got 'i64'}}
  %0 = torch.aten.neg.int %a : i64 -> !torch.int
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{unregistered operation 'torch.aten.nothing' found in dialect ('torch') that does not allow unknown operations}}
  %0 = "torch.aten.nothing"(%a) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{custom op 'torch.aten.nothing' is unknown}}
  %0 = torch.aten.nothing %a : !torch.vtensor<[2],f32> -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{op expected 3 operands, but found 1}}
  %0 = "torch.aten.add.Tensor"(%a) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{op expected 1 result, but found 0}}
  "torch.aten.relu"(%a) : (!torch.vtensor<[2],f32>) -> ()
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{op expected 1 result, but found 2}}
  %0:2 = "torch.aten.relu"(%a) : (!torch.vtensor<[2],f32>) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>)
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{op expected 0 regions, but found 1}}
  %0 = "torch.aten.relu"(%a) ({}) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%a: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{this operation does not support properties}}
  %0 = "torch.aten.relu"(%a) <{x = 1}> : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{op requires attribute 'value'}}
  %0 = "torch.constant.int"() : () -> !torch.int
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{attribute 'value' failed to satisfy constraint: 64-bit signless integer attribute}}
  %0 = "torch.constant.int"() {value = 1 : i32} : () -> !torch.int
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{attribute 'value' failed to satisfy constraint: string attribute}}
  %0 = "torch.constant.str"() <{value = 1 : i32}> : () -> !torch.str
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{unknown property 'valeu'}}
  %0 = "torch.constant.int"() <{valeu = 1 : i64}> : () -> !torch.int
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{op result #0 'result' must be int, but got '!torch.float'}}
  %0 = "torch.constant.int"() <{value = 1 : i64}> : () -> !torch.float
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{op expected 1 result, but found 0}}
  "torch.constant.int"() <{value = 1 : i64}> : () -> ()
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{op has no custom assembly form}}
  %0 = torch.constant.number 1
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{successors in non-terminator}}
  "torch.prim.Print"()[^bb1] : () -> ()
^bb1:
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected attribute value}}
  %0 = torch.constant.int x
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{integer constant out of range for attribute}}
  %0 = torch.constant.int 99999999999999999999
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected 64-bit float attribute}}
  %0 = torch.constant.float "a"
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{integer literal not valid for specified type}}
  %0 = torch.constant.str 1
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected bool attribute}}
  %0 = torch.constant.bool [1]
  return
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{expected a function type}}
  %0 = torch.prim.ListConstruct %i : !torch.int
  return
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{custom op 'torch.prim.ListConstruct' number of operands and types do not match: got 2 operands and 1 types}}
  %0 = torch.prim.ListConstruct %i, %i : (!torch.int) -> !torch.list<int>
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{cannot infer the type of an operand}}
  %0 = torch.copy.to_tensor %v : !torch.int
  return
}

// -----

func.func @f(%i: !torch.int, %s: !torch.str) {
  // expected-error @+1 {{op element #1 of type '!torch.str' is not a subtype of '!torch.int'}}
  %0 = torch.prim.ListConstruct %i, %s : (!torch.int, !torch.str) -> !torch.list<int>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{op result #0 'result' must be list, but got '!torch.int'}}
  %0 = torch.prim.ListConstruct : () -> !torch.int
  return
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{op failed to verify that contained types correspond to operand types}}
  %0 = torch.prim.TupleConstruct %i : !torch.int -> !torch.tuple<>
  return
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{op element #0 of type '!torch.int' is not a subtype of '!torch.str'}}
  %0 = torch.prim.TupleConstruct %i : !torch.int -> !torch.tuple<str>
  return
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{op key #0 of type '!torch.int' is not a subtype of '!torch.str'}}
  %0 = torch.prim.DictConstruct keys(%i : !torch.int) values(%i : !torch.int) -> !torch.dict<str, int>
  return
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{op value #0 of type '!torch.int' is not a subtype of '!torch.str'}}
  %0 = torch.prim.DictConstruct keys(%i : !torch.int) values(%i : !torch.int) -> !torch.dict<int, str>
  return
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{op 1 keys but 0 values}}
  %0 = torch.prim.DictConstruct keys(%i : !torch.int) values() -> !torch.dict<int, str>
  return
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{op operand count (1) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
  %0 = "torch.prim.DictConstruct"(%i) {operandSegmentSizes = array<i32: 1, 2>} : (!torch.int) -> !torch.dict<int, int>
  return
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{op 'operandSegmentSizes' attribute cannot have negative elements}}
  %0 = "torch.prim.DictConstruct"(%i) {operandSegmentSizes = array<i32: -1, 2>} : (!torch.int) -> !torch.dict<int, int>
  return
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{op 'operandSegmentSizes' attribute for specifying operand segments must have 2 elements, but got 1}}
  %0 = "torch.prim.DictConstruct"(%i) {operandSegmentSizes = array<i32: 1>} : (!torch.int) -> !torch.dict<int, int>
  return
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{op requires attribute 'operandSegmentSizes'}}
  %0 = "torch.prim.DictConstruct"(%i) : (!torch.int) -> !torch.dict<int, int>
  return
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{attribute 'operandSegmentSizes' failed to satisfy constraint: i32 dense array attribute}}
  %0 = "torch.prim.DictConstruct"(%i) {operandSegmentSizes = "x"} : (!torch.int) -> !torch.dict<int, int>
  return
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{op operand type '!torch.int' and result type '!torch.str' are cast incompatible}}
  %0 = torch.derefine %i : !torch.int to !torch.str
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{op operand type '!torch.vtensor<[2],f32>' and result type '!torch.vtensor<[3],f32>' are cast incompatible}}
  %0 = torch.tensor_static_info_cast %v : !torch.vtensor<[2],f32> to !torch.vtensor<[3],f32>
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{op operand type '!torch.vtensor<[2],f32>' and result type '!torch.tensor' are cast incompatible}}
  %0 = torch.tensor_static_info_cast %v : !torch.vtensor<[2],f32> to !torch.tensor
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{op operand and result must have the same shape and dtype}}
  %0 = "torch.copy.to_tensor"(%v) : (!torch.vtensor<[2],f32>) -> !torch.tensor<[3],f32>
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{op operand #0 'operand' must be reftensor, but got '!torch.vtensor<[2],f32>'}}
  %0 = "torch.copy.to_vtensor"(%v) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>, %t: !torch.tensor<[3],f32>) {
  // expected-error @+1 {{op failed to verify that overwritten tensor type is corresponding !torch.tensor of value tensor type}}
  torch.overwrite.tensor.contents %v overwrites %t : !torch.vtensor<[2],f32>, !torch.tensor<[3],f32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{op inferred type(s) '!torch.vtensor<[2],si64>' are incompatible with return type(s) of operation '!torch.vtensor<[2],si32>'}}
  %0 = torch.vtensor.literal(dense<1> : tensor<2xi64>) : !torch.vtensor<[2],si32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{expected constant vector/tensor attribute}}
  %0 = torch.vtensor.literal("a") : !torch.vtensor<[2],si32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{op result type is incompatible with its value of type '!torch.tensor<[2],si64>'}}
  %0 = torch.tensor.literal(dense<1> : tensor<2xi64>) : !torch.tensor<[3],si64>
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>) {
  %0 = torch.symbolic_int "s0" {min_val = 0, max_val = 9} : !torch.int
  // expected-error @+1 {{op requires equal number of shape symbol args and symbol args to the attached affine map, since they are 1:1 mapped}}
  torch.bind_symbolic_shape %v, [%0], affine_map<()[s0, s1] -> (s0)> : !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>, %i: !torch.int) {
  // expected-error @+1 {{op shape symbol must be produced by a SymbolicIntOp}}
  torch.bind_symbolic_shape %v, [%i], affine_map<()[s0] -> (s0)> : !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{op requires non-empty shapeSymbols}}
  torch.bind_symbolic_shape %v, [], affine_map<() -> ()> : !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>, %i: !torch.int) {
  // expected-error @+1 {{expected AffineMap attribute}}
  torch.bind_symbolic_shape %v, [%i], [] : !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>, %f: !torch.float, %b: !torch.bool) {
  // expected-error @+1 {{op expected query to be a 4D tensor}}
  %0:3 = torch.hop_flex_attention %v, %v, %v, %f, %b, %b : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.float, !torch.bool, !torch.bool -> !torch.vtensor, !torch.none, !torch.none
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>, %k: !torch.vtensor, %f: !torch.float, %b: !torch.bool) {
  // expected-error @+1 {{op expected key to be a ranked tensor with value semantics}}
  %0:3 = torch.hop_flex_attention %v, %k, %v, %f, %b, %b : !torch.vtensor<[2],f32>, !torch.vtensor, !torch.vtensor<[2],f32>, !torch.float, !torch.bool, !torch.bool -> !torch.vtensor, !torch.none, !torch.none
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>, %f: !torch.float) {
  // expected-error @+1 {{op expected at least 6 operands, but found 2}}
  %0 = torch.quantized_decomposed.dequantize_per_tensor %v, %f : !torch.vtensor<[2],f32>, !torch.float -> !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%b: !torch.bool) {
  // expected-error @+1 {{op region #0 must be one block that ends with 'torch.prim.If.yield'}}
  "torch.prim.If"(%b) ({}, {}) : (!torch.bool) -> ()
  return
}

// -----

func.func @f(%b: !torch.bool) {
  // expected-error @+1 {{op expected 2 regions, but found 0}}
  "torch.prim.If"(%b) : (!torch.bool) -> ()
  return
}

// -----

func.func @f(%b: !torch.bool) {
  // expected-error @+1 {{op region #1 must be one block that ends with 'torch.prim.If.yield'}}
  torch.prim.If %b -> () {
    torch.prim.If.yield
  } else {
    torch.operator_terminator : 
  }
  return
}

// -----

func.func @f(%b: !torch.bool) {
  // expected-error @+1 {{op region #0 should have no arguments}}
  torch.prim.If %b -> () {
  ^bb0(%i: !torch.int):
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  return
}

// -----

func.func @f(%b: !torch.bool) {
  torch.prim.If %b -> () {
    torch.prim.If.yield
  }
  // expected-error @+1 {{expected 'else'}}
  return
}

// -----

func.func @f(%b: !torch.bool, %i: !torch.int) {
  %0 = torch.prim.If %b -> (!torch.int) {
    torch.prim.If.yield %i : !torch.int
  } else {
    // expected-error @+1 {{op expected 1 operands, one per result of 'torch.prim.If', but found 0}}
    torch.prim.If.yield
  }
  return
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{op expects parent op 'torch.prim.If'}}
  torch.prim.If.yield %i : !torch.int
}

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{op must be the last operation in the parent block}}
  torch.prim.If.yield %i : !torch.int
  return
}

// -----

func.func @f(%b: !torch.bool, %i: !torch.int) {
  // expected-error @+1 {{op expected 1 results, one per carried value, but found 0}}
  torch.prim.Loop %i, %b, init(%i) {
  ^bb0(%k: !torch.int, %x: !torch.int):
    torch.prim.Loop.condition %b, iter(%x : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> ()
  return
}

// -----

func.func @f(%b: !torch.bool, %i: !torch.int) {
  // expected-error @+1 {{op expected 1 arguments of the body, the trip and the carried values, but found 0}}
  torch.prim.Loop %i, %b, init() {
    torch.prim.Loop.condition %b, iter()
  } : (!torch.int, !torch.bool) -> ()
  return
}

// -----

func.func @f(%b: !torch.bool, %i: !torch.int) {
  // expected-error @+1 {{op the first argument of the body must be the number of the trip, a '!torch.int'}}
  torch.prim.Loop %i, %b, init() {
  ^bb0(%k: !torch.bool):
    torch.prim.Loop.condition %b, iter()
  } : (!torch.int, !torch.bool) -> ()
  return
}

// -----

func.func @f(%b: !torch.bool, %i: !torch.int) {
  // expected-error @+1 {{op region #0 must be one block that ends with 'torch.prim.Loop.condition'}}
  "torch.prim.Loop"(%i, %b) ({}) : (!torch.int, !torch.bool) -> ()
  return
}

// -----

func.func @f(%b: !torch.bool, %i: !torch.int) {
  torch.prim.Loop %i, %b, init() {
  ^bb0(%k: !torch.int):
    // expected-error @+1 {{op expected 0 carried values, one per result of 'torch.prim.Loop', but found 1}}
    torch.prim.Loop.condition %b, iter(%k : !torch.int)
  } : (!torch.int, !torch.bool) -> ()
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>, %l: !torch.list<int>) {
  %0 = torch.shape.calculate {
    torch.shape.calculate.yield %v : !torch.vtensor<[2],f32>
  } shapes {
    // expected-error @+1 {{op expected 1 operands, one per result of the parent op, but found 2}}
    torch.shape.calculate.yield.shapes %l, %l : !torch.list<int>, !torch.list<int>
  } : !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>) {
  %0 = torch.dtype.calculate {
    torch.dtype.calculate.yield %v : !torch.vtensor<[2],f32>
  } dtypes {
    // expected-error @+1 {{op operand #0 'results' must be int, but got '!torch.vtensor<[2],f32>'}}
    torch.dtype.calculate.yield.dtypes %v : !torch.vtensor<[2],f32>
  } : !torch.vtensor<[2],f32>
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{op region #0 must be one block with a terminator}}
  %0 = "torch.shape.calculate"() ({}, {}) : () -> !torch.vtensor
  return
}

// -----

// expected-error @+1 {{op only `torch.attr` and `torch.method` are allowed in its body}}
torch.class_type @c {
  %0 = torch.constant.none
}

// -----

// expected-error @+1 {{op has duplicate attr/method with name 'a'}}
torch.class_type @c {
  torch.attr "a" : !torch.int
  torch.attr "a" : !torch.int
}

// -----

func.func @f() {
  // expected-error @+1 {{op expects parent op 'torch.class_type'}}
  torch.attr "a" : !torch.int
  return
}

// -----

torch.class_type @c {
  // expected-error @+1 {{op '@f' does not reference a valid function}}
  torch.method "m", @f
}

// -----

torch.class_type @c {
  // expected-error @+1 {{op '@f' must reference a private function}}
  torch.method "m", @f
}
func.func @f(%a: !torch.nn.Module<"c">) {
  return
}

// -----

torch.class_type @c {
  // expected-error @+1 {{op '@f' must reference a function that is defined (not merely declared)}}
  torch.method "m", @f
}
func.func private @f(%a: !torch.nn.Module<"c">)

// -----

torch.class_type @c {
  // expected-error @+1 {{op the referenced function 'f' must have a first argument of type '!torch.nn.Module<"c">'}}
  torch.method "m", @f
}
func.func private @f(%a: !torch.nn.Module<"d">) {
  return
}

// -----

// expected-error @+1 {{op 'c' does not reference a valid class type}}
%0 = torch.nn_module {
} : !torch.nn.Module<"c">

// -----

torch.class_type @c {
  torch.attr "a" : !torch.int
}
// expected-error @+1 {{op number of slots does not match the number of attrs of its class}}
%0 = torch.nn_module {
} : !torch.nn.Module<"c">

// -----

torch.class_type @c {
}
%i = torch.constant.int 1
// expected-error @+1 {{op has more slots than its class has attrs}}
%0 = torch.nn_module {
  torch.slot "a", %i : !torch.int
} : !torch.nn.Module<"c">

// -----

torch.class_type @c {
  torch.attr "b" : !torch.int
}
%i = torch.constant.int 1
// expected-error @+1 {{op slot 'a' does not match attr 'b' of its class}}
%0 = torch.nn_module {
  torch.slot "a", %i : !torch.int
} : !torch.nn.Module<"c">

// -----

torch.class_type @c {
  torch.attr "a" : !torch.str
}
%i = torch.constant.int 1
// expected-error @+1 {{op slot 'a' has a type that does not match the attr of its class}}
%0 = torch.nn_module {
  torch.slot "a", %i : !torch.int
} : !torch.nn.Module<"c">

// -----

torch.class_type @c {
}
// expected-error @+1 {{op only `torch.slot` is allowed in its body}}
%0 = torch.nn_module {
  %i = torch.constant.int 1
} : !torch.nn.Module<"c">

// -----

func.func @f(%i: !torch.int) {
  // expected-error @+1 {{op expects parent op 'torch.nn_module'}}
  torch.slot "a", %i : !torch.int
  return
}

// -----

func.func @f() {
  // expected-error @+1 {{op expects parent op 'builtin.module'}}
  torch.global_slot @a : !torch.int
  return
}

// -----

torch.global_slot @a : !torch.int
// expected-error @+1 {{op slot '@a' is initialized 0 times}}
torch.global_slot.module_initializer {
  torch.initialize.global_slots [
  ]
}

// -----

torch.global_slot @a : !torch.int
// expected-error @+1 {{op initial value for '@a' does not satisfy its type bound}}
torch.global_slot.module_initializer {
  %0 = torch.constant.str "a"
  torch.initialize.global_slots [
    @a(%0 : !torch.str)
  ]
}

// -----

// expected-error @+1 {{op there must be only one module initializer}}
torch.global_slot.module_initializer {
  torch.initialize.global_slots [
  ]
}
// expected-error @+1 {{op there must be only one module initializer}}
torch.global_slot.module_initializer {
  torch.initialize.global_slots [
  ]
}

// -----

// expected-error @+1 {{op must be one block that ends with 'torch.initialize.global_slots'}}
"torch.global_slot.module_initializer"() ({}) : () -> ()

// -----

torch.global_slot.module_initializer {
  // expected-error @+1 {{op expected number of operands to match number of slots: 0 and 1}}
  "torch.initialize.global_slots"() {slotSymNames = [@a]} : () -> ()
}

// -----

%0 = torch.constant.int 1
// expected-note @+1 {{required by region isolation constraints}}
torch.global_slot.module_initializer {
  // expected-error @+1 {{'torch.initialize.global_slots' op using value defined outside the region}}
  torch.initialize.global_slots [
    @a(%0 : !torch.int)
  ]
}

// -----

// expected-error @+1 {{unknown region arg attribute}}
func.func @f(%a: !torch.tensor {torch.bound = 1 : i64}) {
  return
}

// -----

// expected-error @+1 {{'torch.type_bound' must be TypeAttr}}
func.func @f(%a: !torch.tensor {torch.type_bound = 1 : i64}) {
  return
}

// -----

// expected-error @+1 {{'torch.type_bound' must be of tensor type}}
func.func @f(%a: !torch.tensor {torch.type_bound = !torch.int}) {
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{op operand and result must have the same dtype}}
  %0 = torch_c.to_builtin_tensor %v : !torch.vtensor<[2],f32> -> tensor<2xf64>
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{op operand and result must have the same rank}}
  %0 = torch_c.to_builtin_tensor %v : !torch.vtensor<[2],f32> -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%v: !torch.vtensor<[2],f32>) {
  // expected-error @+1 {{op operand and result must have the same sizes}}
  %0 = torch_c.to_builtin_tensor %v : !torch.vtensor<[2],f32> -> tensor<?xf32>
  return
}

// -----

func.func @f(%v: tensor<2xi32>) {
  // expected-error @+1 {{op operand and result must have the same dtype}}
  %0 = torch_c.from_builtin_tensor %v : tensor<2xi32> -> !torch.vtensor<[2],si64>
  return
}

// -----

func.func @f(%v: i2) {
  // expected-error @+1 {{op operand #0 'operand' must be i1, but got 'i2'}}
  %0 = "torch_c.from_i1"(%v) : (i2) -> !torch.bool
  return
}

// -----

func.func @f(%v: tensor<2xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{op dimension must be within (0, 1]}}
  %0:2 = tm_tensor.scan dimension(1) inclusive(true) ins(%v : tensor<2xf32>) outs(%v, %s : tensor<2xf32>, tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2xf32>, tensor<f32>
  return
}

// -----

func.func @f(%v: tensor<2xf32>) {
  // expected-error @+1 {{op expected accumulator rank to be equal to input rank - 1}}
  %0:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%v : tensor<2xf32>) outs(%v, %v : tensor<2xf32>, tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2xf32>, tensor<2xf32>
  return
}

// -----

func.func @f(%v: tensor<2xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{op expected 2 results, but found 0}}
  tm_tensor.scan dimension(0) inclusive(true) ins(%v : tensor<2xf32>) outs(%v, %s : tensor<2xf32>, tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  }
  return
}

// -----

func.func @f(%v: tensor<2xf32>, %s: tensor<f64>) {
  // expected-error @+1 {{op expected input, output and accumulator element types to be identical}}
  %0:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%v : tensor<2xf32>) outs(%v, %s : tensor<2xf32>, tensor<f64>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2xf32>, tensor<f64>
  return
}

// -----

func.func @f(%v: tensor<2x3xf32>, %s: tensor<4xf32>) {
  // expected-error @+1 {{op incompatible input and accumulator shapes}}
  %0:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%v : tensor<2x3xf32>) outs(%v, %s : tensor<2x3xf32>, tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2x3xf32>, tensor<4xf32>
  return
}

// -----

func.func @f(%v: tensor<2xf64>, %s: tensor<f64>) {
  // expected-error @+1 {{op mismatch in the type of the yielded value}}
  %0:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%v : tensor<2xf64>) outs(%v, %s : tensor<2xf64>, tensor<f64>) {
  ^bb0(%a: f64, %b: f64):
    %c = arith.truncf %a : f64 to f32
    tm_tensor.yield %c : f32
  } -> tensor<2xf64>, tensor<f64>
  return
}

// -----

func.func @f(%v: tensor<2xf64>, %s: tensor<f64>) {
  // expected-error @+1 {{op argument #0 of region should be of the operand's element type}}
  %0:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%v : tensor<2xf64>) outs(%v, %s : tensor<2xf64>, tensor<f64>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2xf64>, tensor<f64>
  return
}

// -----

func.func @f(%v: tensor<2xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{op expected region to have one block with 2 arguments}}
  %0:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%v : tensor<2xf32>) outs(%v, %s : tensor<2xf32>, tensor<f32>) {
  } -> tensor<2xf32>, tensor<f32>
  return
}

// -----

func.func @f(%v: tensor<*xf32>, %s: tensor<f32>) {
  // expected-error @+1 {{op operand #0 must be ranked}}
  %0:2 = tm_tensor.scan dimension(0) inclusive(true) ins(%v : tensor<*xf32>) outs(%v, %s : tensor<*xf32>, tensor<f32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<*xf32>, tensor<f32>
  return
}

// -----

func.func @f(%u: tensor<3xf32>, %i: tensor<3x?xi32>, %o: tensor<8xf32>) {
  // expected-error @+1 {{op expected index depth is static}}
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u, %i : tensor<3xf32>, tensor<3x?xi32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<8xf32>
  return
}

// -----

func.func @f(%u: tensor<3xf32>, %i: tensor<3x1xi32>, %o: tensor<8xf32>) {
  // expected-error @+1 {{op invalid number of dimension map entries}}
  %0 = tm_tensor.scatter {dimension_map = array<i64>} unique_indices(true) ins(%u, %i : tensor<3xf32>, tensor<3x1xi32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<8xf32>
  return
}

// -----

func.func @f(%u: tensor<3xf32>, %i: tensor<3x1xi32>, %o: tensor<8xf32>) {
  // expected-error @+1 {{op dimension map is invalid}}
  %0 = tm_tensor.scatter {dimension_map = array<i64: 7>} unique_indices(true) ins(%u, %i : tensor<3xf32>, tensor<3x1xi32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<8xf32>
  return
}

// -----

func.func @f(%u: tensor<4xf32>, %i: tensor<3x1xi32>, %o: tensor<8xf32>) {
  // expected-error @+1 {{op mismatch in shape of indices and update value at dim #0}}
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u, %i : tensor<4xf32>, tensor<3x1xi32>) outs(%o : tensor<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<8xf32>
  return
}

// -----

func.func @f(%u: tensor<3x4xf32>, %i: tensor<3x1xi32>, %o: tensor<8x5xf32>) {
  // expected-error @+1 {{op mismatch in shape of update value and original value at dim #1}}
  %0 = tm_tensor.scatter {dimension_map = array<i64: 0>} unique_indices(true) ins(%u, %i : tensor<3x4xf32>, tensor<3x1xi32>) outs(%o : tensor<8x5xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<8x5xf32>
  return
}

// -----

func.func @f(%v: tensor<2xf32>) {
  // expected-error @+1 {{op expected 0 to 0 input operands, but found 1}}
  %0 = tm_tensor.sort dimension(0) ins(%v : tensor<2xf32>) outs(%v : tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2xf32>
  return
}

// -----

func.func @f(%v: tensor<2xf32>) {
  // expected-error @+1 {{op mismatch in the type of the yielded value}}
  %0 = tm_tensor.sort dimension(0) outs(%v : tensor<2xf32>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2xf32>
  return
}

// -----

func.func @f(%q: tensor<1x2x3xf32>, %k: tensor<1x2x4xf32>) {
  // expected-error @+1 {{op query and key head dimension mismatch}}
  %0 = tm_tensor.attention ins(%q, %k, %q : tensor<1x2x3xf32>, tensor<1x2x4xf32>, tensor<1x2x3xf32>) outs(%q : tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
  return
}

// -----

func.func @f(%v: tensor<4xf32>, %o: tensor<2xf32>, %i: tensor<2xi64>) {
  // expected-error @+1 {{op expected indices of element type i32}}
  %0:2 = tm_tensor.topk dimension(0) ins(%v : tensor<4xf32>) outs(%o, %i : tensor<2xf32>, tensor<2xi64>) {
  ^bb0(%a: f32, %b: f32):
    tm_tensor.yield %a : f32
  } -> tensor<2xf32>, tensor<2xi64>
  return
}
