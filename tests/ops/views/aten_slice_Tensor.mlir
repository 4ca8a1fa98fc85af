// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_slice_Tensor.npz.

func.func @defaults(%arg0: !torch.vtensor<[5,3],f32>) -> !torch.vtensor<[5,3],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.aten.slice.Tensor %arg0, %int0, %none, %none, %int1 : !torch.vtensor<[5,3],f32>, !torch.int, !torch.none, !torch.none, !torch.int -> !torch.vtensor<[5,3],f32>
  return %0 : !torch.vtensor<[5,3],f32>
}

func.func @defaults_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %0 = torch.aten.slice.Tensor %arg0, %int0, %none, %none, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.none, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @middle(%arg0: !torch.vtensor<[5,3],f32>) -> !torch.vtensor<[3,3],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int4, %int1 : !torch.vtensor<[5,3],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,3],f32>
  return %0 : !torch.vtensor<[3,3],f32>
}

func.func @middle_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[3,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int4, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,?],f32>
  return %0 : !torch.vtensor<[3,?],f32>
}

func.func @step(%arg0: !torch.vtensor<[7,2],f32>) -> !torch.vtensor<[3,2],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int6 = torch.constant.int 6
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int6, %int2 : !torch.vtensor<[7,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}

func.func @step_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[3,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int6 = torch.constant.int 6
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int6, %int2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,?],f32>
  return %0 : !torch.vtensor<[3,?],f32>
}

func.func @negative(%arg0: !torch.vtensor<[5,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %int0 = torch.constant.int 0
  %int-3 = torch.constant.int -3
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int-3, %int-1, %int1 : !torch.vtensor<[5,3],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

func.func @negative_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %int0 = torch.constant.int 0
  %int-3 = torch.constant.int -3
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int-3, %int-1, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,?],f32>
  return %0 : !torch.vtensor<[2,?],f32>
}

func.func @to_end(%arg0: !torch.vtensor<[3,5],f32>) -> !torch.vtensor<[3,3],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %0 = torch.aten.slice.Tensor %arg0, %int1, %int2, %int9223372036854775807, %int1 : !torch.vtensor<[3,5],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,3],f32>
  return %0 : !torch.vtensor<[3,3],f32>
}

func.func @to_end_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int9223372036854775807 = torch.constant.int 9223372036854775807
  %0 = torch.aten.slice.Tensor %arg0, %int1, %int2, %int9223372036854775807, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @beyond(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int1 = torch.constant.int 1
  %int-9 = torch.constant.int -9
  %int9 = torch.constant.int 9
  %0 = torch.aten.slice.Tensor %arg0, %int1, %int-9, %int9, %int1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @beyond_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %int-9 = torch.constant.int -9
  %int9 = torch.constant.int 9
  %0 = torch.aten.slice.Tensor %arg0, %int1, %int-9, %int9, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @nothing(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,0],f32> {
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %0 = torch.aten.slice.Tensor %arg0, %int1, %int3, %int1, %int1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,0],f32>
  return %0 : !torch.vtensor<[3,0],f32>
}

func.func @nothing_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,0],f32> {
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %0 = torch.aten.slice.Tensor %arg0, %int1, %int3, %int1, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,0],f32>
  return %0 : !torch.vtensor<[?,0],f32>
}

func.func @past(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,0],f32> {
  %int1 = torch.constant.int 1
  %int7 = torch.constant.int 7
  %int9 = torch.constant.int 9
  %0 = torch.aten.slice.Tensor %arg0, %int1, %int7, %int9, %int1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,0],f32>
  return %0 : !torch.vtensor<[3,0],f32>
}

func.func @past_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,0],f32> {
  %int1 = torch.constant.int 1
  %int7 = torch.constant.int 7
  %int9 = torch.constant.int 9
  %0 = torch.aten.slice.Tensor %arg0, %int1, %int7, %int9, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,0],f32>
  return %0 : !torch.vtensor<[?,0],f32>
}

func.func @i64(%arg0: !torch.vtensor<[4,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int4, %int2 : !torch.vtensor<[4,3],si64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

func.func @i32(%arg0: !torch.vtensor<[4,3],si32>) -> !torch.vtensor<[2,3],si32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int4, %int2 : !torch.vtensor<[4,3],si32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3],si32>
  return %0 : !torch.vtensor<[2,3],si32>
}

func.func @u8(%arg0: !torch.vtensor<[4,3],ui8>) -> !torch.vtensor<[2,3],ui8> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int4, %int2 : !torch.vtensor<[4,3],ui8>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3],ui8>
  return %0 : !torch.vtensor<[2,3],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[4,3],i1>) -> !torch.vtensor<[2,3],i1> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int4, %int2 : !torch.vtensor<[4,3],i1>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3],i1>
  return %0 : !torch.vtensor<[2,3],i1>
}

func.func @f64(%arg0: !torch.vtensor<[4,3],f64>) -> !torch.vtensor<[2,3],f64> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int4, %int2 : !torch.vtensor<[4,3],f64>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3],f64>
  return %0 : !torch.vtensor<[2,3],f64>
}

func.func @f16(%arg0: !torch.vtensor<[4,3],f16>) -> !torch.vtensor<[2,3],f16> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int4, %int2 : !torch.vtensor<[4,3],f16>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3],f16>
  return %0 : !torch.vtensor<[2,3],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[4,3],bf16>) -> !torch.vtensor<[2,3],bf16> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice.Tensor %arg0, %int0, %int1, %int4, %int2 : !torch.vtensor<[4,3],bf16>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3],bf16>
  return %0 : !torch.vtensor<[2,3],bf16>
}
