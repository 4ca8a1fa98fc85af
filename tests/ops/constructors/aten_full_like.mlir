// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_full_like.npz.

func.func @of_f32(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

func.func @of_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @of_f64(%arg0: !torch.vtensor<[2,3],f64>) -> !torch.vtensor<[2,3],f64> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],f64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f64>
  return %0 : !torch.vtensor<[2,3],f64>
}

func.func @of_f64_dyn(%arg0: !torch.vtensor<[?,?],f64>) -> !torch.vtensor<[?,?],f64> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],f64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f64>
  return %0 : !torch.vtensor<[?,?],f64>
}

func.func @of_f16(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[2,3],f16> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f16>
  return %0 : !torch.vtensor<[2,3],f16>
}

func.func @of_f16_dyn(%arg0: !torch.vtensor<[?,?],f16>) -> !torch.vtensor<[?,?],f16> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],f16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],f16>
  return %0 : !torch.vtensor<[?,?],f16>
}

func.func @of_bf16(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[2,3],bf16> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],bf16>
  return %0 : !torch.vtensor<[2,3],bf16>
}

func.func @of_bf16_dyn(%arg0: !torch.vtensor<[?,?],bf16>) -> !torch.vtensor<[?,?],bf16> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],bf16>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],bf16>
  return %0 : !torch.vtensor<[?,?],bf16>
}

func.func @of_i64(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

func.func @of_i64_dyn(%arg0: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,?],si64> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],si64>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],si64>
  return %0 : !torch.vtensor<[?,?],si64>
}

func.func @of_i32(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2,3],si32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],si32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],si32>
  return %0 : !torch.vtensor<[2,3],si32>
}

func.func @of_i32_dyn(%arg0: !torch.vtensor<[?,?],si32>) -> !torch.vtensor<[?,?],si32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],si32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],si32>
  return %0 : !torch.vtensor<[?,?],si32>
}

func.func @of_u8(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[2,3],ui8> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],ui8>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],ui8>
  return %0 : !torch.vtensor<[2,3],ui8>
}

func.func @of_u8_dyn(%arg0: !torch.vtensor<[?,?],ui8>) -> !torch.vtensor<[?,?],ui8> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],ui8>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],ui8>
  return %0 : !torch.vtensor<[?,?],ui8>
}

func.func @of_b1(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2,3],i1> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[2,3],i1>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],i1>
  return %0 : !torch.vtensor<[2,3],i1>
}

func.func @of_b1_dyn(%arg0: !torch.vtensor<[?,?],i1>) -> !torch.vtensor<[?,?],i1> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %int1, %none, %none, %none, %none, %none : !torch.vtensor<[?,?],i1>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[?,?],i1>
  return %0 : !torch.vtensor<[?,?],i1>
}

func.func @float_to_i64(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],si64> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %float2.500000e00, %int4, %none, %none, %none, %none : !torch.vtensor<[2],f32>, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

func.func @nan(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2],f32> {
  %float0x7FF8000000000000 = torch.constant.float 0x7FF8000000000000
  %none = torch.constant.none
  %0 = torch.aten.full_like %arg0, %float0x7FF8000000000000, %none, %none, %none, %none, %none : !torch.vtensor<[2],f32>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}
