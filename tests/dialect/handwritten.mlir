// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s | torch-mlir-opt | FileCheck %s
// RUN: torch-mlir-opt %s --emit-bytecode | torch-mlir-opt | FileCheck %s
// RUN: torch-mlir-opt %s --mlir-print-op-generic | torch-mlir-opt | FileCheck %s
// Every hand-written op of the torch dialect except the object graph's.

// CHECK-LABEL: func @constants
func.func @constants() {
  // CHECK-NEXT: %none = torch.constant.none
  %0 = torch.constant.none
  // CHECK-NEXT: %str = torch.constant.str "a\22b"
  %1 = torch.constant.str "a\"b"
  // CHECK-NEXT: %cpu = torch.constant.device "cpu"
  %2 = torch.constant.device "cpu"
  // CHECK-NEXT: %int1 = torch.constant.int 1
  %3 = torch.constant.int 1
  // CHECK-NEXT: %int-1 = torch.constant.int -1
  %4 = torch.constant.int -1
  // CHECK-NEXT: %int9223372036854775807 = torch.constant.int 9223372036854775807
  %5 = torch.constant.int 9223372036854775807
  // CHECK-NEXT: %float1.000000e00 = torch.constant.float 1.000000e+00
  %6 = torch.constant.float 1.0
  // CHECK-NEXT: %float-1.000000e-05 = torch.constant.float -1.000000e-05
  %7 = torch.constant.float -1.0e-5
  // CHECK-NEXT: %float3.141590e00 = torch.constant.float 3.1415926535897931
  %8 = torch.constant.float 3.1415926535897931
  // CHECK-NEXT: %float3.402820e38 = torch.constant.float 3.4028234663852886E+38
  %9 = torch.constant.float 3.4028234663852886E+38
  // CHECK-NEXT: %floatInf = torch.constant.float 0x7FF0000000000000
  %10 = torch.constant.float 0x7FF0000000000000
  // CHECK-NEXT: %true = torch.constant.bool true
  %11 = torch.constant.bool true
  // CHECK-NEXT: %false = torch.constant.bool false {mark}
  %12 = torch.constant.bool false {mark}
  // CHECK-NEXT: %{{.*}} = "torch.constant.number"() <{value = 1 : i64}> : () -> !torch.number
  %13 = "torch.constant.number"() <{value = 1 : i64}> : () -> !torch.number
  // CHECK-NEXT: %{{.*}} = "torch.constant.number"() <{value = 2.000000e+00 : f64}> : () -> !torch.number
  %14 = "torch.constant.number"() {value = 2.0 : f64} : () -> !torch.number
  return
}

// CHECK-LABEL: func @literals
func.func @literals() {
  // CHECK-NEXT: torch.vtensor.literal(dense<1.000000e+00> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  %0 = torch.vtensor.literal(dense<1.0> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  // CHECK-NEXT: torch.vtensor.literal(dense<[1, 2]> : tensor<2xi64>) : !torch.vtensor<[2],si64>
  %1 = torch.vtensor.literal(dense<[1, 2]> : tensor<2xi64>) : !torch.vtensor<[2],si64>
  // CHECK-NEXT: torch.vtensor.literal(dense<true> : tensor<i1>) : !torch.vtensor<[],i1>
  %2 = torch.vtensor.literal(dense<true> : tensor<i1>) : !torch.vtensor<[],i1>
  // CHECK-NEXT: torch.vtensor.literal(dense<200> : tensor<1xui8>) : !torch.vtensor<[1],ui8>
  %3 = torch.vtensor.literal(dense<200> : tensor<1xui8>) : !torch.vtensor<[1],ui8>
  // CHECK-NEXT: torch.vtensor.literal(dense_resource<w> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  %4 = torch.vtensor.literal(dense_resource<w> : tensor<2xf32>) : !torch.vtensor<[2],f32>
  // CHECK-NEXT: torch.tensor.literal(dense<0.000000e+00> : tensor<7xf32>) : !torch.tensor<[7],f32>
  %5 = torch.tensor.literal(dense<0.0> : tensor<7xf32>) : !torch.tensor<[7],f32>
  // CHECK-NEXT: torch.tensor.literal(dense<0.000000e+00> : tensor<7xf32>) : !torch.tensor
  %6 = torch.tensor.literal(dense<0.0> : tensor<7xf32>) : !torch.tensor
  return
}

// CHECK-LABEL: func @containers
func.func @containers(%i: !torch.int, %o: !torch.optional<int>, %s: !torch.str, %l: !torch.list<int>, %t: !torch.tuple<int, str>) {
  // CHECK-NEXT: torch.prim.ListConstruct %arg0, %arg0 : (!torch.int, !torch.int) -> !torch.list<int>
  %0 = torch.prim.ListConstruct %i, %i : (!torch.int, !torch.int) -> !torch.list<int>
  // CHECK-NEXT: torch.prim.ListConstruct %arg0, %arg1 : (!torch.int, !torch.optional<int>) -> !torch.list<optional<int>>
  %1 = torch.prim.ListConstruct %i, %o : (!torch.int, !torch.optional<int>) -> !torch.list<optional<int>>
  // CHECK-NEXT: torch.prim.ListConstruct  : () -> !torch.list<vtensor>
  %2 = torch.prim.ListConstruct : () -> !torch.list<vtensor>
  // CHECK-NEXT: torch.prim.TupleConstruct %arg0, %arg2 : !torch.int, !torch.str -> !torch.tuple<int, str>
  %3 = torch.prim.TupleConstruct %i, %s : !torch.int, !torch.str -> !torch.tuple<int, str>
  // CHECK-NEXT: torch.prim.TupleConstruct %arg0 : !torch.int -> !torch.tuple<optional<int>>
  %4 = torch.prim.TupleConstruct %i : !torch.int -> !torch.tuple<optional<int>>
  // CHECK-NEXT: torch.prim.TupleConstruct {{ ?}}: {{ ?}}-> !torch.tuple<>
  %5 = torch.prim.TupleConstruct : -> !torch.tuple<>
  // CHECK-NEXT: torch.prim.DictConstruct keys(%arg2, %arg2 : !torch.str, !torch.str) values(%arg0, %arg1 : !torch.int, !torch.optional<int>) -> !torch.dict<str, optional<int>>
  %6 = torch.prim.DictConstruct keys(%s, %s: !torch.str, !torch.str) values(%i, %o: !torch.int, !torch.optional<int>) -> !torch.dict<str, optional<int>>
  // CHECK-NEXT: torch.prim.DictConstruct keys() values() -> !torch.dict<str, int>
  %7 = torch.prim.DictConstruct keys() values() -> !torch.dict<str, int>
  // CHECK-NEXT: %{{.*}}:2 = torch.prim.ListUnpack %arg3 : !torch.list<int> -> !torch.int, !torch.int
  %8:2 = torch.prim.ListUnpack %l : !torch.list<int> -> !torch.int, !torch.int
  // CHECK-NEXT: %{{.*}}:2 = torch.prim.TupleUnpack %arg4 : !torch.tuple<int, str> -> !torch.int, !torch.str
  %9:2 = torch.prim.TupleUnpack %t : !torch.tuple<int, str> -> !torch.int, !torch.str
  // CHECK-NEXT: torch.aten.format(%arg2, %arg0) : !torch.str, !torch.int -> !torch.str
  %10 = torch.aten.format (%s, %i) : !torch.str, !torch.int -> !torch.str
  // CHECK-NEXT: torch.prim.tolist(%arg0) : !torch.int -> !torch.list<int>
  %11 = torch.prim.tolist(%i) : !torch.int -> !torch.list<int>
  // CHECK-NEXT: torch.prim.Print(%arg2, %arg0) : !torch.str, !torch.int
  torch.prim.Print(%s, %i) : !torch.str, !torch.int
  return
}

// CHECK-LABEL: func @control_flow
func.func @control_flow(%b: !torch.bool, %i: !torch.int, %f: !torch.float) -> !torch.int {
  // CHECK-NEXT: %[[IF:.*]] = torch.prim.If %arg0 -> (!torch.int) {
  // CHECK-NEXT:   torch.prim.If.yield %arg1 : !torch.int
  // CHECK-NEXT: } else {
  // CHECK-NEXT:   torch.prim.If.yield %arg1 : !torch.int
  // CHECK-NEXT: }
  %0 = torch.prim.If %b -> (!torch.int) {
    torch.prim.If.yield %i : !torch.int
  } else {
    torch.prim.If.yield %i : !torch.int
  }
  // CHECK-NEXT: torch.prim.If %arg0 -> () {
  // CHECK-NEXT:   torch.prim.If.yield
  // CHECK-NEXT: } else {
  // CHECK-NEXT:   torch.prim.If.yield
  // CHECK-NEXT: } {mark}
  torch.prim.If %b -> () {
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  } {mark}
  // CHECK-NEXT: %{{.*}}:2 = torch.prim.If %arg0 -> (!torch.int, !torch.float) {
  %1:2 = torch.prim.If %b -> (!torch.int, !torch.float) {
    // CHECK-NEXT: torch.prim.If.yield %arg1, %arg2 : !torch.int, !torch.float
    torch.prim.If.yield %i, %f : !torch.int, !torch.float
  } else {
    torch.prim.If.yield %i, %f : !torch.int, !torch.float
  }
  // CHECK: %{{.*}} = torch.prim.Loop %arg1, %arg0, init(%[[IF]]) {
  // CHECK-NEXT: ^bb0(%[[IV:.*]]: !torch.int, %[[ACC:.*]]: !torch.int):
  // CHECK-NEXT:   torch.prim.Loop.condition %arg0, iter(%[[IV]] : !torch.int)
  // CHECK-NEXT: } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  %2 = torch.prim.Loop %i, %b, init(%0) {
  ^bb0(%iv: !torch.int, %acc: !torch.int):
    torch.prim.Loop.condition %b, iter(%iv : !torch.int)
  } : (!torch.int, !torch.bool, !torch.int) -> !torch.int
  // CHECK-NEXT: torch.prim.Loop %arg1, %arg0, init() {
  // CHECK-NEXT: ^bb0(%{{.*}}: !torch.int):
  // CHECK-NEXT:   torch.prim.Loop.condition %arg0, iter()
  // CHECK-NEXT: } : (!torch.int, !torch.bool) -> ()
  torch.prim.Loop %i, %b, init() {
  ^bb0(%iv: !torch.int):
    torch.prim.Loop.condition %b, iter()
  } : (!torch.int, !torch.bool) -> ()
  // CHECK-NEXT: torch.prim.Store "x", %arg1 : !torch.int
  torch.prim.Store "x", %i : !torch.int
  // CHECK-NEXT: torch.prim.Load "x" : !torch.int
  %3 = torch.prim.Load "x" : !torch.int
  // CHECK-NEXT: torch.prim.Enter %arg1 : !torch.int
  torch.prim.Enter %i : !torch.int
  // CHECK-NEXT: torch.prim.Exit %arg1 : !torch.int -> !torch.any
  %4 = torch.prim.Exit %i : !torch.int -> !torch.any
  // CHECK-NEXT: torch.runtime.assert %arg0, "dims must agree"
  torch.runtime.assert %b, "dims must agree"
  // CHECK-NEXT: torch.prim.Uninitialized : !torch.int
  %5 = torch.prim.Uninitialized : !torch.int
  return %2 : !torch.int
}

// CHECK-LABEL: func @semantics
func.func @semantics(%v: !torch.vtensor<[2,?],f32>, %t: !torch.tensor<[2,?],f32>, %i: !torch.int) {
  // CHECK-NEXT: torch.derefine %arg2 : !torch.int to !torch.optional<int>
  %0 = torch.derefine %i : !torch.int to !torch.optional<int>
  // CHECK-NEXT: torch.tensor_static_info_cast %arg0 : !torch.vtensor<[2,?],f32> to !torch.vtensor
  %1 = torch.tensor_static_info_cast %v : !torch.vtensor<[2,?],f32> to !torch.vtensor
  // CHECK-NEXT: torch.copy.to_tensor %arg0 : !torch.tensor<[2,?],f32>
  %2 = torch.copy.to_tensor %v : !torch.tensor<[2,?],f32>
  // CHECK-NEXT: torch.copy.to_vtensor %arg1 : !torch.vtensor<[2,?],f32>
  %3 = torch.copy.to_vtensor %t : !torch.vtensor<[2,?],f32>
  // CHECK-NEXT: torch.overwrite.tensor.contents %arg0 overwrites %arg1 : !torch.vtensor<[2,?],f32>, !torch.tensor<[2,?],f32>
  torch.overwrite.tensor.contents %v overwrites %t : !torch.vtensor<[2,?],f32>, !torch.tensor<[2,?],f32>
  return
}

// CHECK-LABEL: func @opaque
func.func @opaque(%v: !torch.vtensor<[2],f32>, %f: !torch.float, %i: !torch.int, %n: !torch.none) {
  // CHECK-NEXT: torch.operator "onnx.Add"(%arg0, %arg0) : (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  %0 = torch.operator "onnx.Add"(%v, %v) : (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32>
  // CHECK-NEXT: %{{.*}}:2 = torch.operator "onnx.Split"(%arg0) {torch.onnx.axis = 0 : si64} : (!torch.vtensor<[2],f32>) -> (!torch.vtensor<[1],f32>, !torch.vtensor<[1],f32>)
  %1:2 = torch.operator "onnx.Split"(%v) {torch.onnx.axis = 0 : si64} : (!torch.vtensor<[2],f32>) -> (!torch.vtensor<[1],f32>, !torch.vtensor<[1],f32>)
  // CHECK-NEXT: torch.operator "custom.nothing"() : () -> ()
  torch.operator "custom.nothing"() : () -> ()
  // CHECK-NEXT: torch.operator "onnx.If"(%arg0) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  // CHECK-NEXT:   torch.operator_terminator %arg0 : !torch.vtensor<[2],f32>
  // CHECK-NEXT: }, {
  // CHECK-NEXT: ^bb0(%[[X:.*]]: !torch.vtensor<[2],f32>):
  // CHECK-NEXT:   torch.operator_terminator %[[X]] : !torch.vtensor<[2],f32>
  // CHECK-NEXT: }
  %2 = torch.operator "onnx.If"(%v) : (!torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
    torch.operator_terminator %v : !torch.vtensor<[2],f32>
  }, {
  ^bb0(%x: !torch.vtensor<[2],f32>):
    torch.operator_terminator %x : !torch.vtensor<[2],f32>
  }
  // CHECK-NEXT: %[[P:.*]] = torch.linear_params.create %arg0, %arg0 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>
  %3 = torch.linear_params.create %v, %v : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>
  // CHECK-NEXT: torch.linear_params.create %arg0 : !torch.vtensor<[2],f32>
  %4 = torch.linear_params.create %v : !torch.vtensor<[2],f32>
  // CHECK-NEXT: torch.per_tensor_affine.create %arg0, %arg1, %arg2 : !torch.vtensor<[2],f32>, !torch.float, !torch.int -> !torch.vtensor<[2],!torch.qint8>
  %5 = torch.per_tensor_affine.create %v, %f, %i : !torch.vtensor<[2],f32>, !torch.float, !torch.int -> !torch.vtensor<[2],!torch.qint8>
  // CHECK-NEXT: torch.valsem.aten.bernoulli.float %arg0, %arg1, %arg3 : !torch.vtensor<[2],f32>, !torch.float, !torch.none -> !torch.vtensor<[2],f32>
  %6 = torch.valsem.aten.bernoulli.float %v, %f, %n : !torch.vtensor<[2],f32>, !torch.float, !torch.none -> !torch.vtensor<[2],f32>
  // CHECK-NEXT: torch.onnx.rotary_embedding %arg0, %arg0, %arg0, %arg0, %arg2, %arg2, %arg2, %arg2, %arg1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[2],f32>
  %7 = torch.onnx.rotary_embedding %v, %v, %v, %v, %i, %i, %i, %i, %f : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[2],f32>
  // CHECK-NEXT: torch.quantized_decomposed.quantize_per_tensor %arg0, %arg1, %arg2, %arg2, %arg2, %arg2 : !torch.vtensor<[2],f32>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si8>
  %8 = torch.quantized_decomposed.quantize_per_tensor %v, %f, %i, %i, %i, %i : !torch.vtensor<[2],f32>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si8>
  // CHECK-NEXT: torch.quantized_decomposed.dequantize_per_tensor %{{.*}}, %arg1, %arg2, %arg2, %arg2, %arg2 : !torch.vtensor<[2],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],f32>
  %9 = torch.quantized_decomposed.dequantize_per_tensor %8, %f, %i, %i, %i, %i : !torch.vtensor<[2],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],f32>
  // CHECK-NEXT: torch.quantized_decomposed.dequantize_per_tensor %{{.*}}, %arg1, %arg2, %arg2, %arg2, %arg2, %arg3 : !torch.vtensor<[2],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[2],f32>
  %10 = torch.quantized_decomposed.dequantize_per_tensor %8, %f, %i, %i, %i, %i, %n : !torch.vtensor<[2],si8>, !torch.float, !torch.int, !torch.int, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[2],f32>
  // CHECK-NEXT: torch.quantized_decomposed.quantize_per_channel %arg0, %arg0, %arg0, %arg2, %arg2, %arg2, %arg2 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si8>
  %11 = torch.quantized_decomposed.quantize_per_channel %v, %v, %v, %i, %i, %i, %i : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],si8>
  // CHECK-NEXT: torch.quantized_decomposed.dequantize_per_channel %arg0, %arg0, %arg3, %arg2, %arg2, %arg2, %arg2 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.none, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],f32>
  %12 = torch.quantized_decomposed.dequantize_per_channel %v, %v, %n, %i, %i, %i, %i : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.none, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2],f32>
  return
}

func.func private @score(!torch.vtensor<[],f32>) -> !torch.vtensor<[],f32>
// CHECK-LABEL: func @flex_attention
func.func @flex_attention(%q: !torch.vtensor<[1,2,3,4],f32>, %f: !torch.float, %b: !torch.bool) {
  // CHECK-NEXT: %{{.*}}:3 = torch.hop_flex_attention %arg0, %arg0, %arg0, %arg1, %arg2, %arg2 {enable_gqa = 0 : i64, score_mod_fn = @score} : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],f32>, !torch.float, !torch.bool, !torch.bool -> !torch.vtensor<[1,2,3,4],f32>, !torch.none, !torch.none
  %0:3 = torch.hop_flex_attention %q, %q, %q, %f, %b, %b {enable_gqa = 0, score_mod_fn = @score} : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],f32>, !torch.float, !torch.bool, !torch.bool -> !torch.vtensor<[1,2,3,4],f32>, !torch.none, !torch.none
  return
}

// CHECK-LABEL: func @shapes
func.func @shapes(%v: !torch.vtensor<[?,?,3],f32>, %l: !torch.list<int>, %o: !torch.list<optional<int>>, %i: !torch.int) {
  // CHECK-NEXT: %[[S0:.*]] = torch.symbolic_int "s0" {min_val = 5, max_val = 10} : !torch.int
  %0 = torch.symbolic_int "s0" {min_val = 5, max_val = 10} : !torch.int
  // CHECK-NEXT: %[[S1:.*]] = torch.symbolic_int "s1" {min_val = 0, max_val = 9223372036854775807} {mark} : !torch.int
  %1 = torch.symbolic_int "s1" {min_val = 0, max_val = 9223372036854775807} {mark} : !torch.int
  // CHECK-NEXT: torch.bind_symbolic_shape %arg0, [%[[S0]], %[[S1]]], affine_map<()[s0, s1] -> (s0, s1 * 2, 3)> : !torch.vtensor<[?,?,3],f32>
  torch.bind_symbolic_shape %v, [%0, %1], affine_map<()[s0, s1] -> (s0, s1 * 2, 3)> : !torch.vtensor<[?,?,3],f32>
  // CHECK-NEXT: torch.promote_dtypes %arg2, %arg1 : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
  %2 = torch.promote_dtypes %o, %l : (!torch.list<optional<int>>, !torch.list<int>) -> !torch.int
  // CHECK-NEXT: torch.shape.calculate {
  // CHECK-NEXT:   torch.shape.calculate.yield %arg0 : !torch.vtensor<[?,?,3],f32>
  // CHECK-NEXT: } shapes {
  // CHECK-NEXT:   torch.shape.calculate.yield.shapes %arg1 : !torch.list<int>
  // CHECK-NEXT: } : !torch.vtensor<[?,?,3],f32>
  %3 = torch.shape.calculate {
    torch.shape.calculate.yield %v : !torch.vtensor<[?,?,3],f32>
  } shapes {
    torch.shape.calculate.yield.shapes %l : !torch.list<int>
  } : !torch.vtensor<[?,?,3],f32>
  // CHECK-NEXT: torch.dtype.calculate {
  // CHECK-NEXT:   torch.dtype.calculate.yield %arg0 : !torch.vtensor<[?,?,3],f32>
  // CHECK-NEXT: } dtypes {
  // CHECK-NEXT:   torch.dtype.calculate.yield.dtypes %arg3 : !torch.int
  // CHECK-NEXT: } : !torch.vtensor<[?,?,3],f32>
  %4 = torch.dtype.calculate {
    torch.dtype.calculate.yield %v : !torch.vtensor<[?,?,3],f32>
  } dtypes {
    torch.dtype.calculate.yield.dtypes %i : !torch.int
  } : !torch.vtensor<[?,?,3],f32>
  return
}
