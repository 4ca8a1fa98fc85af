// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_masked_fill_Scalar.npz.

func.func @f32_int(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %int1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],i1>, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_int_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],i1>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],i1>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @f32_float(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %float2.500000e00 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],i1>, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f64_int(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],f64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %int1 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[3,4],i1>, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f64_float(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],f64> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %float2.500000e00 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[3,4],i1>, !torch.float -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f16_int(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],f16> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %int1 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[3,4],i1>, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @f16_float(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],f16> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %float2.500000e00 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[3,4],i1>, !torch.float -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @bf16_int(%arg0: !torch.vtensor<[3,4],bf16>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],bf16> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %int1 : !torch.vtensor<[3,4],bf16>, !torch.vtensor<[3,4],i1>, !torch.int -> !torch.vtensor<[3,4],bf16>
  return %0 : !torch.vtensor<[3,4],bf16>
}

func.func @bf16_float(%arg0: !torch.vtensor<[3,4],bf16>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],bf16> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %float2.500000e00 : !torch.vtensor<[3,4],bf16>, !torch.vtensor<[3,4],i1>, !torch.float -> !torch.vtensor<[3,4],bf16>
  return %0 : !torch.vtensor<[3,4],bf16>
}

func.func @i64_int(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %int1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],i1>, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i64_float(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],si64> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %float2.500000e00 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],i1>, !torch.float -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i32_int(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],si32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %int1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[3,4],i1>, !torch.int -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @i32_float(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],si32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %float2.500000e00 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[3,4],i1>, !torch.float -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @u8_int(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],ui8> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %int1 : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[3,4],i1>, !torch.int -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @u8_float(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],ui8> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %float2.500000e00 : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[3,4],i1>, !torch.float -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @b1_int(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],i1> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %int1 : !torch.vtensor<[3,4],i1>, !torch.vtensor<[3,4],i1>, !torch.int -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @b1_float(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],i1> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %float2.500000e00 : !torch.vtensor<[3,4],i1>, !torch.vtensor<[3,4],i1>, !torch.float -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @inf(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],f32> {
  %float0xFFF0000000000000 = torch.constant.float 0xFFF0000000000000
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %float0xFFF0000000000000 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],i1>, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @row(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[4],i1>) -> !torch.vtensor<[3,4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %int0 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],i1>, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @column(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,1],i1>) -> !torch.vtensor<[3,4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.masked_fill.Scalar %arg0, %arg1, %int0 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,1],i1>, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
