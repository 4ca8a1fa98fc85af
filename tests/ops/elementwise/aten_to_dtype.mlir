// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_to_dtype.npz.

func.func @f32_f32(%arg0: !torch.vtensor<[10],f32>) -> !torch.vtensor<[10],f32> {
  %int6 = torch.constant.int 6
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int6, %false, %false, %none : !torch.vtensor<[10],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f32>
  return %0 : !torch.vtensor<[10],f32>
}

func.func @f32_f64(%arg0: !torch.vtensor<[10],f32>) -> !torch.vtensor<[10],f64> {
  %int7 = torch.constant.int 7
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int7, %false, %false, %none : !torch.vtensor<[10],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f64>
  return %0 : !torch.vtensor<[10],f64>
}

func.func @f32_f16(%arg0: !torch.vtensor<[10],f32>) -> !torch.vtensor<[10],f16> {
  %int5 = torch.constant.int 5
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int5, %false, %false, %none : !torch.vtensor<[10],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f16>
  return %0 : !torch.vtensor<[10],f16>
}

func.func @f32_bf16(%arg0: !torch.vtensor<[10],f32>) -> !torch.vtensor<[10],bf16> {
  %int15 = torch.constant.int 15
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int15, %false, %false, %none : !torch.vtensor<[10],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],bf16>
  return %0 : !torch.vtensor<[10],bf16>
}

func.func @f32_i64(%arg0: !torch.vtensor<[10],f32>) -> !torch.vtensor<[10],si64> {
  %int4 = torch.constant.int 4
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int4, %false, %false, %none : !torch.vtensor<[10],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si64>
  return %0 : !torch.vtensor<[10],si64>
}

func.func @f32_i32(%arg0: !torch.vtensor<[10],f32>) -> !torch.vtensor<[10],si32> {
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int3, %false, %false, %none : !torch.vtensor<[10],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si32>
  return %0 : !torch.vtensor<[10],si32>
}

func.func @f32_i16(%arg0: !torch.vtensor<[10],f32>) -> !torch.vtensor<[10],si16> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int2, %false, %false, %none : !torch.vtensor<[10],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si16>
  return %0 : !torch.vtensor<[10],si16>
}

func.func @f32_i8(%arg0: !torch.vtensor<[10],f32>) -> !torch.vtensor<[10],si8> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int1, %false, %false, %none : !torch.vtensor<[10],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si8>
  return %0 : !torch.vtensor<[10],si8>
}

func.func @f32_u8(%arg0: !torch.vtensor<[6],f32>) -> !torch.vtensor<[6],ui8> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int0, %false, %false, %none : !torch.vtensor<[6],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[6],ui8>
  return %0 : !torch.vtensor<[6],ui8>
}

func.func @f32_b1(%arg0: !torch.vtensor<[10],f32>) -> !torch.vtensor<[10],i1> {
  %int11 = torch.constant.int 11
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int11, %false, %false, %none : !torch.vtensor<[10],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],i1>
  return %0 : !torch.vtensor<[10],i1>
}

func.func @f64_f32(%arg0: !torch.vtensor<[10],f64>) -> !torch.vtensor<[10],f32> {
  %int6 = torch.constant.int 6
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int6, %false, %false, %none : !torch.vtensor<[10],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f32>
  return %0 : !torch.vtensor<[10],f32>
}

func.func @f64_f64(%arg0: !torch.vtensor<[10],f64>) -> !torch.vtensor<[10],f64> {
  %int7 = torch.constant.int 7
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int7, %false, %false, %none : !torch.vtensor<[10],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f64>
  return %0 : !torch.vtensor<[10],f64>
}

func.func @f64_f16(%arg0: !torch.vtensor<[10],f64>) -> !torch.vtensor<[10],f16> {
  %int5 = torch.constant.int 5
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int5, %false, %false, %none : !torch.vtensor<[10],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f16>
  return %0 : !torch.vtensor<[10],f16>
}

func.func @f64_bf16(%arg0: !torch.vtensor<[10],f64>) -> !torch.vtensor<[10],bf16> {
  %int15 = torch.constant.int 15
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int15, %false, %false, %none : !torch.vtensor<[10],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],bf16>
  return %0 : !torch.vtensor<[10],bf16>
}

func.func @f64_i64(%arg0: !torch.vtensor<[10],f64>) -> !torch.vtensor<[10],si64> {
  %int4 = torch.constant.int 4
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int4, %false, %false, %none : !torch.vtensor<[10],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si64>
  return %0 : !torch.vtensor<[10],si64>
}

func.func @f64_i32(%arg0: !torch.vtensor<[10],f64>) -> !torch.vtensor<[10],si32> {
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int3, %false, %false, %none : !torch.vtensor<[10],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si32>
  return %0 : !torch.vtensor<[10],si32>
}

func.func @f64_i16(%arg0: !torch.vtensor<[10],f64>) -> !torch.vtensor<[10],si16> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int2, %false, %false, %none : !torch.vtensor<[10],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si16>
  return %0 : !torch.vtensor<[10],si16>
}

func.func @f64_i8(%arg0: !torch.vtensor<[10],f64>) -> !torch.vtensor<[10],si8> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int1, %false, %false, %none : !torch.vtensor<[10],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si8>
  return %0 : !torch.vtensor<[10],si8>
}

func.func @f64_u8(%arg0: !torch.vtensor<[6],f64>) -> !torch.vtensor<[6],ui8> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int0, %false, %false, %none : !torch.vtensor<[6],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[6],ui8>
  return %0 : !torch.vtensor<[6],ui8>
}

func.func @f64_b1(%arg0: !torch.vtensor<[10],f64>) -> !torch.vtensor<[10],i1> {
  %int11 = torch.constant.int 11
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int11, %false, %false, %none : !torch.vtensor<[10],f64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],i1>
  return %0 : !torch.vtensor<[10],i1>
}

func.func @f16_f32(%arg0: !torch.vtensor<[10],f16>) -> !torch.vtensor<[10],f32> {
  %int6 = torch.constant.int 6
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int6, %false, %false, %none : !torch.vtensor<[10],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f32>
  return %0 : !torch.vtensor<[10],f32>
}

func.func @f16_f64(%arg0: !torch.vtensor<[10],f16>) -> !torch.vtensor<[10],f64> {
  %int7 = torch.constant.int 7
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int7, %false, %false, %none : !torch.vtensor<[10],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f64>
  return %0 : !torch.vtensor<[10],f64>
}

func.func @f16_f16(%arg0: !torch.vtensor<[10],f16>) -> !torch.vtensor<[10],f16> {
  %int5 = torch.constant.int 5
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int5, %false, %false, %none : !torch.vtensor<[10],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f16>
  return %0 : !torch.vtensor<[10],f16>
}

func.func @f16_bf16(%arg0: !torch.vtensor<[10],f16>) -> !torch.vtensor<[10],bf16> {
  %int15 = torch.constant.int 15
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int15, %false, %false, %none : !torch.vtensor<[10],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],bf16>
  return %0 : !torch.vtensor<[10],bf16>
}

func.func @f16_i64(%arg0: !torch.vtensor<[10],f16>) -> !torch.vtensor<[10],si64> {
  %int4 = torch.constant.int 4
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int4, %false, %false, %none : !torch.vtensor<[10],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si64>
  return %0 : !torch.vtensor<[10],si64>
}

func.func @f16_i32(%arg0: !torch.vtensor<[10],f16>) -> !torch.vtensor<[10],si32> {
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int3, %false, %false, %none : !torch.vtensor<[10],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si32>
  return %0 : !torch.vtensor<[10],si32>
}

func.func @f16_i16(%arg0: !torch.vtensor<[10],f16>) -> !torch.vtensor<[10],si16> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int2, %false, %false, %none : !torch.vtensor<[10],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si16>
  return %0 : !torch.vtensor<[10],si16>
}

func.func @f16_i8(%arg0: !torch.vtensor<[10],f16>) -> !torch.vtensor<[10],si8> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int1, %false, %false, %none : !torch.vtensor<[10],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si8>
  return %0 : !torch.vtensor<[10],si8>
}

func.func @f16_u8(%arg0: !torch.vtensor<[6],f16>) -> !torch.vtensor<[6],ui8> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int0, %false, %false, %none : !torch.vtensor<[6],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[6],ui8>
  return %0 : !torch.vtensor<[6],ui8>
}

func.func @f16_b1(%arg0: !torch.vtensor<[10],f16>) -> !torch.vtensor<[10],i1> {
  %int11 = torch.constant.int 11
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int11, %false, %false, %none : !torch.vtensor<[10],f16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],i1>
  return %0 : !torch.vtensor<[10],i1>
}

func.func @bf16_f32(%arg0: !torch.vtensor<[10],bf16>) -> !torch.vtensor<[10],f32> {
  %int6 = torch.constant.int 6
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int6, %false, %false, %none : !torch.vtensor<[10],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f32>
  return %0 : !torch.vtensor<[10],f32>
}

func.func @bf16_f64(%arg0: !torch.vtensor<[10],bf16>) -> !torch.vtensor<[10],f64> {
  %int7 = torch.constant.int 7
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int7, %false, %false, %none : !torch.vtensor<[10],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f64>
  return %0 : !torch.vtensor<[10],f64>
}

func.func @bf16_f16(%arg0: !torch.vtensor<[10],bf16>) -> !torch.vtensor<[10],f16> {
  %int5 = torch.constant.int 5
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int5, %false, %false, %none : !torch.vtensor<[10],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f16>
  return %0 : !torch.vtensor<[10],f16>
}

func.func @bf16_bf16(%arg0: !torch.vtensor<[10],bf16>) -> !torch.vtensor<[10],bf16> {
  %int15 = torch.constant.int 15
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int15, %false, %false, %none : !torch.vtensor<[10],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],bf16>
  return %0 : !torch.vtensor<[10],bf16>
}

func.func @bf16_i64(%arg0: !torch.vtensor<[10],bf16>) -> !torch.vtensor<[10],si64> {
  %int4 = torch.constant.int 4
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int4, %false, %false, %none : !torch.vtensor<[10],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si64>
  return %0 : !torch.vtensor<[10],si64>
}

func.func @bf16_i32(%arg0: !torch.vtensor<[10],bf16>) -> !torch.vtensor<[10],si32> {
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int3, %false, %false, %none : !torch.vtensor<[10],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si32>
  return %0 : !torch.vtensor<[10],si32>
}

func.func @bf16_i16(%arg0: !torch.vtensor<[10],bf16>) -> !torch.vtensor<[10],si16> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int2, %false, %false, %none : !torch.vtensor<[10],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si16>
  return %0 : !torch.vtensor<[10],si16>
}

func.func @bf16_i8(%arg0: !torch.vtensor<[10],bf16>) -> !torch.vtensor<[10],si8> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int1, %false, %false, %none : !torch.vtensor<[10],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si8>
  return %0 : !torch.vtensor<[10],si8>
}

func.func @bf16_u8(%arg0: !torch.vtensor<[6],bf16>) -> !torch.vtensor<[6],ui8> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int0, %false, %false, %none : !torch.vtensor<[6],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[6],ui8>
  return %0 : !torch.vtensor<[6],ui8>
}

func.func @bf16_b1(%arg0: !torch.vtensor<[10],bf16>) -> !torch.vtensor<[10],i1> {
  %int11 = torch.constant.int 11
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int11, %false, %false, %none : !torch.vtensor<[10],bf16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],i1>
  return %0 : !torch.vtensor<[10],i1>
}

func.func @i64_f32(%arg0: !torch.vtensor<[10],si64>) -> !torch.vtensor<[10],f32> {
  %int6 = torch.constant.int 6
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int6, %false, %false, %none : !torch.vtensor<[10],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f32>
  return %0 : !torch.vtensor<[10],f32>
}

func.func @i64_f64(%arg0: !torch.vtensor<[10],si64>) -> !torch.vtensor<[10],f64> {
  %int7 = torch.constant.int 7
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int7, %false, %false, %none : !torch.vtensor<[10],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f64>
  return %0 : !torch.vtensor<[10],f64>
}

func.func @i64_f16(%arg0: !torch.vtensor<[10],si64>) -> !torch.vtensor<[10],f16> {
  %int5 = torch.constant.int 5
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int5, %false, %false, %none : !torch.vtensor<[10],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f16>
  return %0 : !torch.vtensor<[10],f16>
}

func.func @i64_bf16(%arg0: !torch.vtensor<[10],si64>) -> !torch.vtensor<[10],bf16> {
  %int15 = torch.constant.int 15
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int15, %false, %false, %none : !torch.vtensor<[10],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],bf16>
  return %0 : !torch.vtensor<[10],bf16>
}

func.func @i64_i64(%arg0: !torch.vtensor<[10],si64>) -> !torch.vtensor<[10],si64> {
  %int4 = torch.constant.int 4
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int4, %false, %false, %none : !torch.vtensor<[10],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si64>
  return %0 : !torch.vtensor<[10],si64>
}

func.func @i64_i32(%arg0: !torch.vtensor<[10],si64>) -> !torch.vtensor<[10],si32> {
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int3, %false, %false, %none : !torch.vtensor<[10],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si32>
  return %0 : !torch.vtensor<[10],si32>
}

func.func @i64_i16(%arg0: !torch.vtensor<[10],si64>) -> !torch.vtensor<[10],si16> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int2, %false, %false, %none : !torch.vtensor<[10],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si16>
  return %0 : !torch.vtensor<[10],si16>
}

func.func @i64_i8(%arg0: !torch.vtensor<[10],si64>) -> !torch.vtensor<[10],si8> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int1, %false, %false, %none : !torch.vtensor<[10],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si8>
  return %0 : !torch.vtensor<[10],si8>
}

func.func @i64_u8(%arg0: !torch.vtensor<[10],si64>) -> !torch.vtensor<[10],ui8> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int0, %false, %false, %none : !torch.vtensor<[10],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],ui8>
  return %0 : !torch.vtensor<[10],ui8>
}

func.func @i64_b1(%arg0: !torch.vtensor<[10],si64>) -> !torch.vtensor<[10],i1> {
  %int11 = torch.constant.int 11
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int11, %false, %false, %none : !torch.vtensor<[10],si64>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],i1>
  return %0 : !torch.vtensor<[10],i1>
}

func.func @i32_f32(%arg0: !torch.vtensor<[10],si32>) -> !torch.vtensor<[10],f32> {
  %int6 = torch.constant.int 6
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int6, %false, %false, %none : !torch.vtensor<[10],si32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f32>
  return %0 : !torch.vtensor<[10],f32>
}

func.func @i32_f64(%arg0: !torch.vtensor<[10],si32>) -> !torch.vtensor<[10],f64> {
  %int7 = torch.constant.int 7
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int7, %false, %false, %none : !torch.vtensor<[10],si32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f64>
  return %0 : !torch.vtensor<[10],f64>
}

func.func @i32_f16(%arg0: !torch.vtensor<[10],si32>) -> !torch.vtensor<[10],f16> {
  %int5 = torch.constant.int 5
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int5, %false, %false, %none : !torch.vtensor<[10],si32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f16>
  return %0 : !torch.vtensor<[10],f16>
}

func.func @i32_bf16(%arg0: !torch.vtensor<[10],si32>) -> !torch.vtensor<[10],bf16> {
  %int15 = torch.constant.int 15
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int15, %false, %false, %none : !torch.vtensor<[10],si32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],bf16>
  return %0 : !torch.vtensor<[10],bf16>
}

func.func @i32_i64(%arg0: !torch.vtensor<[10],si32>) -> !torch.vtensor<[10],si64> {
  %int4 = torch.constant.int 4
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int4, %false, %false, %none : !torch.vtensor<[10],si32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si64>
  return %0 : !torch.vtensor<[10],si64>
}

func.func @i32_i32(%arg0: !torch.vtensor<[10],si32>) -> !torch.vtensor<[10],si32> {
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int3, %false, %false, %none : !torch.vtensor<[10],si32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si32>
  return %0 : !torch.vtensor<[10],si32>
}

func.func @i32_i16(%arg0: !torch.vtensor<[10],si32>) -> !torch.vtensor<[10],si16> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int2, %false, %false, %none : !torch.vtensor<[10],si32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si16>
  return %0 : !torch.vtensor<[10],si16>
}

func.func @i32_i8(%arg0: !torch.vtensor<[10],si32>) -> !torch.vtensor<[10],si8> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int1, %false, %false, %none : !torch.vtensor<[10],si32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si8>
  return %0 : !torch.vtensor<[10],si8>
}

func.func @i32_u8(%arg0: !torch.vtensor<[10],si32>) -> !torch.vtensor<[10],ui8> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int0, %false, %false, %none : !torch.vtensor<[10],si32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],ui8>
  return %0 : !torch.vtensor<[10],ui8>
}

func.func @i32_b1(%arg0: !torch.vtensor<[10],si32>) -> !torch.vtensor<[10],i1> {
  %int11 = torch.constant.int 11
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int11, %false, %false, %none : !torch.vtensor<[10],si32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],i1>
  return %0 : !torch.vtensor<[10],i1>
}

func.func @i16_f32(%arg0: !torch.vtensor<[10],si16>) -> !torch.vtensor<[10],f32> {
  %int6 = torch.constant.int 6
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int6, %false, %false, %none : !torch.vtensor<[10],si16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f32>
  return %0 : !torch.vtensor<[10],f32>
}

func.func @i16_f64(%arg0: !torch.vtensor<[10],si16>) -> !torch.vtensor<[10],f64> {
  %int7 = torch.constant.int 7
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int7, %false, %false, %none : !torch.vtensor<[10],si16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f64>
  return %0 : !torch.vtensor<[10],f64>
}

func.func @i16_f16(%arg0: !torch.vtensor<[10],si16>) -> !torch.vtensor<[10],f16> {
  %int5 = torch.constant.int 5
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int5, %false, %false, %none : !torch.vtensor<[10],si16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f16>
  return %0 : !torch.vtensor<[10],f16>
}

func.func @i16_bf16(%arg0: !torch.vtensor<[10],si16>) -> !torch.vtensor<[10],bf16> {
  %int15 = torch.constant.int 15
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int15, %false, %false, %none : !torch.vtensor<[10],si16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],bf16>
  return %0 : !torch.vtensor<[10],bf16>
}

func.func @i16_i64(%arg0: !torch.vtensor<[10],si16>) -> !torch.vtensor<[10],si64> {
  %int4 = torch.constant.int 4
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int4, %false, %false, %none : !torch.vtensor<[10],si16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si64>
  return %0 : !torch.vtensor<[10],si64>
}

func.func @i16_i32(%arg0: !torch.vtensor<[10],si16>) -> !torch.vtensor<[10],si32> {
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int3, %false, %false, %none : !torch.vtensor<[10],si16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si32>
  return %0 : !torch.vtensor<[10],si32>
}

func.func @i16_i16(%arg0: !torch.vtensor<[10],si16>) -> !torch.vtensor<[10],si16> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int2, %false, %false, %none : !torch.vtensor<[10],si16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si16>
  return %0 : !torch.vtensor<[10],si16>
}

func.func @i16_i8(%arg0: !torch.vtensor<[10],si16>) -> !torch.vtensor<[10],si8> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int1, %false, %false, %none : !torch.vtensor<[10],si16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si8>
  return %0 : !torch.vtensor<[10],si8>
}

func.func @i16_u8(%arg0: !torch.vtensor<[10],si16>) -> !torch.vtensor<[10],ui8> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int0, %false, %false, %none : !torch.vtensor<[10],si16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],ui8>
  return %0 : !torch.vtensor<[10],ui8>
}

func.func @i16_b1(%arg0: !torch.vtensor<[10],si16>) -> !torch.vtensor<[10],i1> {
  %int11 = torch.constant.int 11
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int11, %false, %false, %none : !torch.vtensor<[10],si16>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],i1>
  return %0 : !torch.vtensor<[10],i1>
}

func.func @i8_f32(%arg0: !torch.vtensor<[10],si8>) -> !torch.vtensor<[10],f32> {
  %int6 = torch.constant.int 6
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int6, %false, %false, %none : !torch.vtensor<[10],si8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f32>
  return %0 : !torch.vtensor<[10],f32>
}

func.func @i8_f64(%arg0: !torch.vtensor<[10],si8>) -> !torch.vtensor<[10],f64> {
  %int7 = torch.constant.int 7
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int7, %false, %false, %none : !torch.vtensor<[10],si8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f64>
  return %0 : !torch.vtensor<[10],f64>
}

func.func @i8_f16(%arg0: !torch.vtensor<[10],si8>) -> !torch.vtensor<[10],f16> {
  %int5 = torch.constant.int 5
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int5, %false, %false, %none : !torch.vtensor<[10],si8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f16>
  return %0 : !torch.vtensor<[10],f16>
}

func.func @i8_bf16(%arg0: !torch.vtensor<[10],si8>) -> !torch.vtensor<[10],bf16> {
  %int15 = torch.constant.int 15
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int15, %false, %false, %none : !torch.vtensor<[10],si8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],bf16>
  return %0 : !torch.vtensor<[10],bf16>
}

func.func @i8_i64(%arg0: !torch.vtensor<[10],si8>) -> !torch.vtensor<[10],si64> {
  %int4 = torch.constant.int 4
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int4, %false, %false, %none : !torch.vtensor<[10],si8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si64>
  return %0 : !torch.vtensor<[10],si64>
}

func.func @i8_i32(%arg0: !torch.vtensor<[10],si8>) -> !torch.vtensor<[10],si32> {
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int3, %false, %false, %none : !torch.vtensor<[10],si8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si32>
  return %0 : !torch.vtensor<[10],si32>
}

func.func @i8_i16(%arg0: !torch.vtensor<[10],si8>) -> !torch.vtensor<[10],si16> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int2, %false, %false, %none : !torch.vtensor<[10],si8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si16>
  return %0 : !torch.vtensor<[10],si16>
}

func.func @i8_i8(%arg0: !torch.vtensor<[10],si8>) -> !torch.vtensor<[10],si8> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int1, %false, %false, %none : !torch.vtensor<[10],si8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si8>
  return %0 : !torch.vtensor<[10],si8>
}

func.func @i8_u8(%arg0: !torch.vtensor<[10],si8>) -> !torch.vtensor<[10],ui8> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int0, %false, %false, %none : !torch.vtensor<[10],si8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],ui8>
  return %0 : !torch.vtensor<[10],ui8>
}

func.func @i8_b1(%arg0: !torch.vtensor<[10],si8>) -> !torch.vtensor<[10],i1> {
  %int11 = torch.constant.int 11
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int11, %false, %false, %none : !torch.vtensor<[10],si8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],i1>
  return %0 : !torch.vtensor<[10],i1>
}

func.func @u8_f32(%arg0: !torch.vtensor<[10],ui8>) -> !torch.vtensor<[10],f32> {
  %int6 = torch.constant.int 6
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int6, %false, %false, %none : !torch.vtensor<[10],ui8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f32>
  return %0 : !torch.vtensor<[10],f32>
}

func.func @u8_f64(%arg0: !torch.vtensor<[10],ui8>) -> !torch.vtensor<[10],f64> {
  %int7 = torch.constant.int 7
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int7, %false, %false, %none : !torch.vtensor<[10],ui8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f64>
  return %0 : !torch.vtensor<[10],f64>
}

func.func @u8_f16(%arg0: !torch.vtensor<[10],ui8>) -> !torch.vtensor<[10],f16> {
  %int5 = torch.constant.int 5
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int5, %false, %false, %none : !torch.vtensor<[10],ui8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],f16>
  return %0 : !torch.vtensor<[10],f16>
}

func.func @u8_bf16(%arg0: !torch.vtensor<[10],ui8>) -> !torch.vtensor<[10],bf16> {
  %int15 = torch.constant.int 15
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int15, %false, %false, %none : !torch.vtensor<[10],ui8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],bf16>
  return %0 : !torch.vtensor<[10],bf16>
}

func.func @u8_i64(%arg0: !torch.vtensor<[10],ui8>) -> !torch.vtensor<[10],si64> {
  %int4 = torch.constant.int 4
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int4, %false, %false, %none : !torch.vtensor<[10],ui8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si64>
  return %0 : !torch.vtensor<[10],si64>
}

func.func @u8_i32(%arg0: !torch.vtensor<[10],ui8>) -> !torch.vtensor<[10],si32> {
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int3, %false, %false, %none : !torch.vtensor<[10],ui8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si32>
  return %0 : !torch.vtensor<[10],si32>
}

func.func @u8_i16(%arg0: !torch.vtensor<[10],ui8>) -> !torch.vtensor<[10],si16> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int2, %false, %false, %none : !torch.vtensor<[10],ui8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si16>
  return %0 : !torch.vtensor<[10],si16>
}

func.func @u8_i8(%arg0: !torch.vtensor<[10],ui8>) -> !torch.vtensor<[10],si8> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int1, %false, %false, %none : !torch.vtensor<[10],ui8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],si8>
  return %0 : !torch.vtensor<[10],si8>
}

func.func @u8_u8(%arg0: !torch.vtensor<[10],ui8>) -> !torch.vtensor<[10],ui8> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int0, %false, %false, %none : !torch.vtensor<[10],ui8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],ui8>
  return %0 : !torch.vtensor<[10],ui8>
}

func.func @u8_b1(%arg0: !torch.vtensor<[10],ui8>) -> !torch.vtensor<[10],i1> {
  %int11 = torch.constant.int 11
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int11, %false, %false, %none : !torch.vtensor<[10],ui8>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[10],i1>
  return %0 : !torch.vtensor<[10],i1>
}

func.func @b1_f32(%arg0: !torch.vtensor<[4],i1>) -> !torch.vtensor<[4],f32> {
  %int6 = torch.constant.int 6
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int6, %false, %false, %none : !torch.vtensor<[4],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

func.func @b1_f64(%arg0: !torch.vtensor<[4],i1>) -> !torch.vtensor<[4],f64> {
  %int7 = torch.constant.int 7
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int7, %false, %false, %none : !torch.vtensor<[4],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[4],f64>
  return %0 : !torch.vtensor<[4],f64>
}

func.func @b1_f16(%arg0: !torch.vtensor<[4],i1>) -> !torch.vtensor<[4],f16> {
  %int5 = torch.constant.int 5
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int5, %false, %false, %none : !torch.vtensor<[4],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[4],f16>
  return %0 : !torch.vtensor<[4],f16>
}

func.func @b1_bf16(%arg0: !torch.vtensor<[4],i1>) -> !torch.vtensor<[4],bf16> {
  %int15 = torch.constant.int 15
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int15, %false, %false, %none : !torch.vtensor<[4],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[4],bf16>
  return %0 : !torch.vtensor<[4],bf16>
}

func.func @b1_i64(%arg0: !torch.vtensor<[4],i1>) -> !torch.vtensor<[4],si64> {
  %int4 = torch.constant.int 4
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int4, %false, %false, %none : !torch.vtensor<[4],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[4],si64>
  return %0 : !torch.vtensor<[4],si64>
}

func.func @b1_i32(%arg0: !torch.vtensor<[4],i1>) -> !torch.vtensor<[4],si32> {
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int3, %false, %false, %none : !torch.vtensor<[4],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[4],si32>
  return %0 : !torch.vtensor<[4],si32>
}

func.func @b1_i16(%arg0: !torch.vtensor<[4],i1>) -> !torch.vtensor<[4],si16> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int2, %false, %false, %none : !torch.vtensor<[4],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[4],si16>
  return %0 : !torch.vtensor<[4],si16>
}

func.func @b1_i8(%arg0: !torch.vtensor<[4],i1>) -> !torch.vtensor<[4],si8> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int1, %false, %false, %none : !torch.vtensor<[4],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[4],si8>
  return %0 : !torch.vtensor<[4],si8>
}

func.func @b1_u8(%arg0: !torch.vtensor<[4],i1>) -> !torch.vtensor<[4],ui8> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int0, %false, %false, %none : !torch.vtensor<[4],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[4],ui8>
  return %0 : !torch.vtensor<[4],ui8>
}

func.func @b1_b1(%arg0: !torch.vtensor<[4],i1>) -> !torch.vtensor<[4],i1> {
  %int11 = torch.constant.int 11
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int11, %false, %false, %none : !torch.vtensor<[4],i1>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[4],i1>
  return %0 : !torch.vtensor<[4],i1>
}

func.func @special_f16(%arg0: !torch.vtensor<[6],f32>) -> !torch.vtensor<[6],f16> {
  %int5 = torch.constant.int 5
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int5, %false, %false, %none : !torch.vtensor<[6],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[6],f16>
  return %0 : !torch.vtensor<[6],f16>
}

func.func @special_bf16(%arg0: !torch.vtensor<[6],f32>) -> !torch.vtensor<[6],bf16> {
  %int15 = torch.constant.int 15
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int15, %false, %false, %none : !torch.vtensor<[6],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[6],bf16>
  return %0 : !torch.vtensor<[6],bf16>
}

func.func @special_f64(%arg0: !torch.vtensor<[6],f32>) -> !torch.vtensor<[6],f64> {
  %int7 = torch.constant.int 7
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int7, %false, %false, %none : !torch.vtensor<[6],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[6],f64>
  return %0 : !torch.vtensor<[6],f64>
}

func.func @special_b1(%arg0: !torch.vtensor<[6],f32>) -> !torch.vtensor<[6],i1> {
  %int11 = torch.constant.int 11
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int11, %false, %false, %none : !torch.vtensor<[6],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[6],i1>
  return %0 : !torch.vtensor<[6],i1>
}

func.func @f32_i64_2d(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],si64> {
  %int4 = torch.constant.int 4
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int4, %false, %false, %none : !torch.vtensor<[3,4],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @f32_i64_2d_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],si64> {
  %int4 = torch.constant.int 4
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int4, %false, %false, %none : !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[?,?],si64>
  return %0 : !torch.vtensor<[?,?],si64>
}

func.func @f32_0d(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],si32> {
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int3, %false, %false, %none : !torch.vtensor<[],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[],si32>
  return %0 : !torch.vtensor<[],si32>
}

func.func @copy(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f64> {
  %int7 = torch.constant.int 7
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int7, %false, %true, %none : !torch.vtensor<[3,4],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}
