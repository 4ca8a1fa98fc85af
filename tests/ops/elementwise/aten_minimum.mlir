// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_minimum.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @f32_special(%arg0: !torch.vtensor<[8,1],f32>, %arg1: !torch.vtensor<[1,8],f32>) -> !torch.vtensor<[8,8],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[8,1],f32>, !torch.vtensor<[1,8],f32> -> !torch.vtensor<[8,8],f32>
  return %0 : !torch.vtensor<[8,8],f32>
}

func.func @broadcast(%arg0: !torch.vtensor<[2,1,3],f32>, %arg1: !torch.vtensor<[4,1],f32>) -> !torch.vtensor<[2,4,3],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[2,1,3],f32>, !torch.vtensor<[4,1],f32> -> !torch.vtensor<[2,4,3],f32>
  return %0 : !torch.vtensor<[2,4,3],f32>
}

func.func @broadcast_dyn(%arg0: !torch.vtensor<[?,1,?],f32>, %arg1: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[?,1,?],f32>, !torch.vtensor<[?,1],f32> -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @rank(%arg0: !torch.vtensor<[3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

func.func @empty(%arg0: !torch.vtensor<[0,3],f32>, %arg1: !torch.vtensor<[3],f32>) -> !torch.vtensor<[0,3],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[0,3],f32>, !torch.vtensor<[3],f32> -> !torch.vtensor<[0,3],f32>
  return %0 : !torch.vtensor<[0,3],f32>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>, %arg1: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[3,4],f64> -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[3,4],f16> -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[3,4],bf16>, %arg1: !torch.vtensor<[3,4],bf16>) -> !torch.vtensor<[3,4],bf16> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],bf16>, !torch.vtensor<[3,4],bf16> -> !torch.vtensor<[3,4],bf16>
  return %0 : !torch.vtensor<[3,4],bf16>
}

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],si64> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i64_extreme(%arg0: !torch.vtensor<[6,1],si64>, %arg1: !torch.vtensor<[1,6],si64>) -> !torch.vtensor<[6,6],si64> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[6,1],si64>, !torch.vtensor<[1,6],si64> -> !torch.vtensor<[6,6],si64>
  return %0 : !torch.vtensor<[6,6],si64>
}

func.func @i32(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[3,4],si32> -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @i32_extreme(%arg0: !torch.vtensor<[6,1],si32>, %arg1: !torch.vtensor<[1,6],si32>) -> !torch.vtensor<[6,6],si32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[6,1],si32>, !torch.vtensor<[1,6],si32> -> !torch.vtensor<[6,6],si32>
  return %0 : !torch.vtensor<[6,6],si32>
}

func.func @i8(%arg0: !torch.vtensor<[3,4],si8>, %arg1: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[3,4],si8> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],si8>, !torch.vtensor<[3,4],si8> -> !torch.vtensor<[3,4],si8>
  return %0 : !torch.vtensor<[3,4],si8>
}

func.func @i8_extreme(%arg0: !torch.vtensor<[6,1],si8>, %arg1: !torch.vtensor<[1,6],si8>) -> !torch.vtensor<[6,6],si8> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[6,1],si8>, !torch.vtensor<[1,6],si8> -> !torch.vtensor<[6,6],si8>
  return %0 : !torch.vtensor<[6,6],si8>
}

func.func @u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[3,4],ui8> -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @u8_extreme(%arg0: !torch.vtensor<[6,1],ui8>, %arg1: !torch.vtensor<[1,6],ui8>) -> !torch.vtensor<[6,6],ui8> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[6,1],ui8>, !torch.vtensor<[1,6],ui8> -> !torch.vtensor<[6,6],ui8>
  return %0 : !torch.vtensor<[6,6],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],i1> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],i1>, !torch.vtensor<[3,4],i1> -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @i64_f32(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_i64(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],si64> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @i32_i64(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[3,4],si64> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @u8_i8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[3,4],si16> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[3,4],si8> -> !torch.vtensor<[3,4],si16>
  return %0 : !torch.vtensor<[3,4],si16>
}

func.func @b1_i64(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],i1>, !torch.vtensor<[3,4],si64> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @b1_f32(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],i1>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @i32_f16(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[3,4],f16> -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @f16_f32(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @bf16_f16(%arg0: !torch.vtensor<[3,4],bf16>, %arg1: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],bf16>, !torch.vtensor<[3,4],f16> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_f64(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f64> -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @i16_u8(%arg0: !torch.vtensor<[3,4],si16>, %arg1: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],si16> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],si16>, !torch.vtensor<[3,4],ui8> -> !torch.vtensor<[3,4],si16>
  return %0 : !torch.vtensor<[3,4],si16>
}

func.func @i8_b1(%arg0: !torch.vtensor<[3,4],si8>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],si8> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],si8>, !torch.vtensor<[3,4],i1> -> !torch.vtensor<[3,4],si8>
  return %0 : !torch.vtensor<[3,4],si8>
}

func.func @f32_0d_f64(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[],f64>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[],f64> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @i64_0d_f32(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @i32_0d_i64(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[3,4],si32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[],si64> -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @f16_0d_f32(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[],f32>) -> !torch.vtensor<[3,4],f16> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[],f32> -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @b1_0d_i64(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],i1>, !torch.vtensor<[],si64> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i8_0d_i64(%arg0: !torch.vtensor<[3,4],si8>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[3,4],si8> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],si8>, !torch.vtensor<[],si64> -> !torch.vtensor<[3,4],si8>
  return %0 : !torch.vtensor<[3,4],si8>
}

func.func @u8_0d_f64(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[],f64>) -> !torch.vtensor<[3,4],f64> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[],f64> -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @i64_0d_b1(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[],i1>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[],i1> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @rank0_f64_f32(%arg0: !torch.vtensor<[],f64>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[],f64>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @rank0_i64_i32(%arg0: !torch.vtensor<[],si64>, %arg1: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %0 = torch.aten.minimum %arg0, %arg1 : !torch.vtensor<[],si64>, !torch.vtensor<[3,4],si32> -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}
