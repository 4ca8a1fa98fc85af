// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_ones_like.npz.

func.func @to_f32(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %int6, %none, %none, %none, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

func.func @of_f32(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

func.func @of_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @to_f64(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f64> {
  %int7 = torch.constant.int 7
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %int7, %none, %none, %none, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f64>
  return %0 : !torch.vtensor<[2,3],f64>
}

func.func @of_f64(%arg0: !torch.vtensor<[2,3],f64>) -> !torch.vtensor<[2,3],f64> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],f64>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f64>
  return %0 : !torch.vtensor<[2,3],f64>
}

func.func @of_f64_dyn(%arg0: !torch.vtensor<[?,?],f64>) -> !torch.vtensor<[?,?],f64> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],f64>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f64>
  return %0 : !torch.vtensor<[?,?],f64>
}

func.func @to_f16(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f16> {
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %int5, %none, %none, %none, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f16>
  return %0 : !torch.vtensor<[2,3],f16>
}

func.func @of_f16(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[2,3],f16> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],f16>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f16>
  return %0 : !torch.vtensor<[2,3],f16>
}

func.func @of_f16_dyn(%arg0: !torch.vtensor<[?,?],f16>) -> !torch.vtensor<[?,?],f16> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],f16>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f16>
  return %0 : !torch.vtensor<[?,?],f16>
}

func.func @to_bf16(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],bf16> {
  %int15 = torch.constant.int 15
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %int15, %none, %none, %none, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],bf16>
  return %0 : !torch.vtensor<[2,3],bf16>
}

func.func @of_bf16(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[2,3],bf16> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],bf16>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],bf16>
  return %0 : !torch.vtensor<[2,3],bf16>
}

func.func @of_bf16_dyn(%arg0: !torch.vtensor<[?,?],bf16>) -> !torch.vtensor<[?,?],bf16> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],bf16>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],bf16>
  return %0 : !torch.vtensor<[?,?],bf16>
}

func.func @to_i64(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],si64> {
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %int4, %none, %none, %none, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

func.func @of_i64(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],si64>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

func.func @of_i64_dyn(%arg0: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,?],si64> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],si64>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],si64>
  return %0 : !torch.vtensor<[?,?],si64>
}

func.func @to_i32(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],si32> {
  %int3 = torch.constant.int 3
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %int3, %none, %none, %none, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],si32>
  return %0 : !torch.vtensor<[2,3],si32>
}

func.func @of_i32(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2,3],si32> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],si32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],si32>
  return %0 : !torch.vtensor<[2,3],si32>
}

func.func @of_i32_dyn(%arg0: !torch.vtensor<[?,?],si32>) -> !torch.vtensor<[?,?],si32> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],si32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],si32>
  return %0 : !torch.vtensor<[?,?],si32>
}

func.func @to_u8(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],ui8> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %int0, %none, %none, %none, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],ui8>
  return %0 : !torch.vtensor<[2,3],ui8>
}

func.func @of_u8(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[2,3],ui8> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],ui8>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],ui8>
  return %0 : !torch.vtensor<[2,3],ui8>
}

func.func @of_u8_dyn(%arg0: !torch.vtensor<[?,?],ui8>) -> !torch.vtensor<[?,?],ui8> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],ui8>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],ui8>
  return %0 : !torch.vtensor<[?,?],ui8>
}

func.func @to_b1(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],i1> {
  %int11 = torch.constant.int 11
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %int11, %none, %none, %none, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],i1>
  return %0 : !torch.vtensor<[2,3],i1>
}

func.func @of_b1(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2,3],i1> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],i1>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],i1>
  return %0 : !torch.vtensor<[2,3],i1>
}

func.func @of_b1_dyn(%arg0: !torch.vtensor<[?,?],i1>) -> !torch.vtensor<[?,?],i1> {
  %none = torch.constant.none
  %0 = torch.aten.ones_like %arg0, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],i1>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],i1>
  return %0 : !torch.vtensor<[?,?],i1>
}
