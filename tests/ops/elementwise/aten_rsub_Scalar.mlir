// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_rsub_Scalar.npz.

func.func @f32_float(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float1.500000e00, %int1 : !torch.vtensor<[3,4],f32>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_float_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float1.500000e00, %int1 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @f32_int(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int-2 = torch.constant.int -2
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int-2, %int1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_inexact(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float1.000000e-01 = torch.constant.float 1.000000e-01
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float1.000000e-01, %int1 : !torch.vtensor<[3,4],f32>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float2.500000e00, %int1 : !torch.vtensor<[8],f32>, !torch.float, !torch.int -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}

func.func @f32_0d(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int3, %int1 : !torch.vtensor<[],f32>, !torch.int, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @f32_empty(%arg0: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[0,3],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int2, %int1 : !torch.vtensor<[0,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[0,3],f32>
  return %0 : !torch.vtensor<[0,3],f32>
}

func.func @f64_float(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float1.500000e00, %int1 : !torch.vtensor<[3,4],f64>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f64_int(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int3, %int1 : !torch.vtensor<[3,4],f64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f64_inexact(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %float1.000000e-01 = torch.constant.float 1.000000e-01
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float1.000000e-01, %int1 : !torch.vtensor<[3,4],f64>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f16_float(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float1.500000e00, %int1 : !torch.vtensor<[3,4],f16>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @f16_int(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int3, %int1 : !torch.vtensor<[3,4],f16>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @f16_inexact(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %float1.000000e-01 = torch.constant.float 1.000000e-01
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float1.000000e-01, %int1 : !torch.vtensor<[3,4],f16>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @bf16_float(%arg0: !torch.vtensor<[3,4],bf16>) -> !torch.vtensor<[3,4],bf16> {
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float1.500000e00, %int1 : !torch.vtensor<[3,4],bf16>, !torch.float, !torch.int -> !torch.vtensor<[3,4],bf16>
  return %0 : !torch.vtensor<[3,4],bf16>
}

func.func @bf16_int(%arg0: !torch.vtensor<[3,4],bf16>) -> !torch.vtensor<[3,4],bf16> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int3, %int1 : !torch.vtensor<[3,4],bf16>, !torch.int, !torch.int -> !torch.vtensor<[3,4],bf16>
  return %0 : !torch.vtensor<[3,4],bf16>
}

func.func @bf16_inexact(%arg0: !torch.vtensor<[3,4],bf16>) -> !torch.vtensor<[3,4],bf16> {
  %float1.000000e-01 = torch.constant.float 1.000000e-01
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float1.000000e-01, %int1 : !torch.vtensor<[3,4],bf16>, !torch.float, !torch.int -> !torch.vtensor<[3,4],bf16>
  return %0 : !torch.vtensor<[3,4],bf16>
}

func.func @i64_float(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float2.500000e00, %int1 : !torch.vtensor<[3,4],si64>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @i64_int(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int3, %int1 : !torch.vtensor<[3,4],si64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i64_minus(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int-2 = torch.constant.int -2
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int-2, %int1 : !torch.vtensor<[3,4],si64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i64_extreme(%arg0: !torch.vtensor<[6],si64>) -> !torch.vtensor<[6],si64> {
  %int100 = torch.constant.int 100
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int100, %int1 : !torch.vtensor<[6],si64>, !torch.int, !torch.int -> !torch.vtensor<[6],si64>
  return %0 : !torch.vtensor<[6],si64>
}

func.func @i32_float(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float2.500000e00, %int1 : !torch.vtensor<[3,4],si32>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @i32_int(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int3, %int1 : !torch.vtensor<[3,4],si32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @i32_minus(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %int-2 = torch.constant.int -2
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int-2, %int1 : !torch.vtensor<[3,4],si32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @i32_extreme(%arg0: !torch.vtensor<[6],si32>) -> !torch.vtensor<[6],si32> {
  %int100 = torch.constant.int 100
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int100, %int1 : !torch.vtensor<[6],si32>, !torch.int, !torch.int -> !torch.vtensor<[6],si32>
  return %0 : !torch.vtensor<[6],si32>
}

func.func @i8_float(%arg0: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[3,4],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float2.500000e00, %int1 : !torch.vtensor<[3,4],si8>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @i8_int(%arg0: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[3,4],si8> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int3, %int1 : !torch.vtensor<[3,4],si8>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si8>
  return %0 : !torch.vtensor<[3,4],si8>
}

func.func @i8_minus(%arg0: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[3,4],si8> {
  %int-2 = torch.constant.int -2
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int-2, %int1 : !torch.vtensor<[3,4],si8>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si8>
  return %0 : !torch.vtensor<[3,4],si8>
}

func.func @i8_extreme(%arg0: !torch.vtensor<[6],si8>) -> !torch.vtensor<[6],si8> {
  %int100 = torch.constant.int 100
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int100, %int1 : !torch.vtensor<[6],si8>, !torch.int, !torch.int -> !torch.vtensor<[6],si8>
  return %0 : !torch.vtensor<[6],si8>
}

func.func @u8_float(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float2.500000e00, %int1 : !torch.vtensor<[3,4],ui8>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @u8_int(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int3, %int1 : !torch.vtensor<[3,4],ui8>, !torch.int, !torch.int -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @u8_extreme(%arg0: !torch.vtensor<[6],ui8>) -> !torch.vtensor<[6],ui8> {
  %int100 = torch.constant.int 100
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int100, %int1 : !torch.vtensor<[6],ui8>, !torch.int, !torch.int -> !torch.vtensor<[6],ui8>
  return %0 : !torch.vtensor<[6],ui8>
}

func.func @alpha_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.rsub.Scalar %arg0, %float1.500000e00, %int2 : !torch.vtensor<[3,4],f32>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @alpha_i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int5 = torch.constant.int 5
  %int-2 = torch.constant.int -2
  %0 = torch.aten.rsub.Scalar %arg0, %int5, %int-2 : !torch.vtensor<[3,4],si64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}
