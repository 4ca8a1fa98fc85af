// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_hardtanh.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.hardtanh %arg0, %int-1, %int1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.hardtanh %arg0, %int-1, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @f32_special(%arg0: !torch.vtensor<[13],f32>) -> !torch.vtensor<[13],f32> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.hardtanh %arg0, %int-1, %int1 : !torch.vtensor<[13],f32>, !torch.int, !torch.int -> !torch.vtensor<[13],f32>
  return %0 : !torch.vtensor<[13],f32>
}

func.func @f32_0d(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.hardtanh %arg0, %int-1, %int1 : !torch.vtensor<[],f32>, !torch.int, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @f32_empty(%arg0: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[0,3],f32> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.hardtanh %arg0, %int-1, %int1 : !torch.vtensor<[0,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[0,3],f32>
  return %0 : !torch.vtensor<[0,3],f32>
}

func.func @f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.hardtanh %arg0, %int-1, %int1 : !torch.vtensor<[3,4],f64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.hardtanh %arg0, %int-1, %int1 : !torch.vtensor<[3,4],f16>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[3,4],bf16>) -> !torch.vtensor<[3,4],bf16> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.hardtanh %arg0, %int-1, %int1 : !torch.vtensor<[3,4],bf16>, !torch.int, !torch.int -> !torch.vtensor<[3,4],bf16>
  return %0 : !torch.vtensor<[3,4],bf16>
}

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.hardtanh %arg0, %int-1, %int1 : !torch.vtensor<[3,4],si64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i64_extreme(%arg0: !torch.vtensor<[6],si64>) -> !torch.vtensor<[6],si64> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.hardtanh %arg0, %int-1, %int1 : !torch.vtensor<[6],si64>, !torch.int, !torch.int -> !torch.vtensor<[6],si64>
  return %0 : !torch.vtensor<[6],si64>
}

func.func @i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.hardtanh %arg0, %int-1, %int1 : !torch.vtensor<[3,4],si32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @i32_extreme(%arg0: !torch.vtensor<[6],si32>) -> !torch.vtensor<[6],si32> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.hardtanh %arg0, %int-1, %int1 : !torch.vtensor<[6],si32>, !torch.int, !torch.int -> !torch.vtensor<[6],si32>
  return %0 : !torch.vtensor<[6],si32>
}

func.func @i8(%arg0: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[3,4],si8> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.hardtanh %arg0, %int-1, %int1 : !torch.vtensor<[3,4],si8>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si8>
  return %0 : !torch.vtensor<[3,4],si8>
}

func.func @i8_extreme(%arg0: !torch.vtensor<[6],si8>) -> !torch.vtensor<[6],si8> {
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.hardtanh %arg0, %int-1, %int1 : !torch.vtensor<[6],si8>, !torch.int, !torch.int -> !torch.vtensor<[6],si8>
  return %0 : !torch.vtensor<[6],si8>
}

func.func @ints_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int-2 = torch.constant.int -2
  %int3 = torch.constant.int 3
  %0 = torch.aten.hardtanh %arg0, %int-2, %int3 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @ints_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int-2 = torch.constant.int -2
  %int3 = torch.constant.int 3
  %0 = torch.aten.hardtanh %arg0, %int-2, %int3 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @ints_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %int-2 = torch.constant.int -2
  %int3 = torch.constant.int 3
  %0 = torch.aten.hardtanh %arg0, %int-2, %int3 : !torch.vtensor<[3,4],f64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @ints_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %int-2 = torch.constant.int -2
  %int3 = torch.constant.int 3
  %0 = torch.aten.hardtanh %arg0, %int-2, %int3 : !torch.vtensor<[3,4],f16>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @ints_i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int-2 = torch.constant.int -2
  %int3 = torch.constant.int 3
  %0 = torch.aten.hardtanh %arg0, %int-2, %int3 : !torch.vtensor<[3,4],si64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @ints_i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %int-2 = torch.constant.int -2
  %int3 = torch.constant.int 3
  %0 = torch.aten.hardtanh %arg0, %int-2, %int3 : !torch.vtensor<[3,4],si32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @ints_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %int-2 = torch.constant.int -2
  %int3 = torch.constant.int 3
  %0 = torch.aten.hardtanh %arg0, %int-2, %int3 : !torch.vtensor<[8],f32>, !torch.int, !torch.int -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}

func.func @floats_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float-5.000000e-01 = torch.constant.float -5.000000e-01
  %float2.250000e00 = torch.constant.float 2.250000e+00
  %0 = torch.aten.hardtanh %arg0, %float-5.000000e-01, %float2.250000e00 : !torch.vtensor<[3,4],f32>, !torch.float, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @floats_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float-5.000000e-01 = torch.constant.float -5.000000e-01
  %float2.250000e00 = torch.constant.float 2.250000e+00
  %0 = torch.aten.hardtanh %arg0, %float-5.000000e-01, %float2.250000e00 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.float -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @floats_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %float-5.000000e-01 = torch.constant.float -5.000000e-01
  %float2.250000e00 = torch.constant.float 2.250000e+00
  %0 = torch.aten.hardtanh %arg0, %float-5.000000e-01, %float2.250000e00 : !torch.vtensor<[3,4],f64>, !torch.float, !torch.float -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @floats_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %float-5.000000e-01 = torch.constant.float -5.000000e-01
  %float2.250000e00 = torch.constant.float 2.250000e+00
  %0 = torch.aten.hardtanh %arg0, %float-5.000000e-01, %float2.250000e00 : !torch.vtensor<[3,4],f16>, !torch.float, !torch.float -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @floats_i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %float-5.000000e-01 = torch.constant.float -5.000000e-01
  %float2.250000e00 = torch.constant.float 2.250000e+00
  %0 = torch.aten.hardtanh %arg0, %float-5.000000e-01, %float2.250000e00 : !torch.vtensor<[3,4],si64>, !torch.float, !torch.float -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @floats_i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %float-5.000000e-01 = torch.constant.float -5.000000e-01
  %float2.250000e00 = torch.constant.float 2.250000e+00
  %0 = torch.aten.hardtanh %arg0, %float-5.000000e-01, %float2.250000e00 : !torch.vtensor<[3,4],si32>, !torch.float, !torch.float -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @floats_u8(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %float-5.000000e-01 = torch.constant.float -5.000000e-01
  %float2.250000e00 = torch.constant.float 2.250000e+00
  %0 = torch.aten.hardtanh %arg0, %float-5.000000e-01, %float2.250000e00 : !torch.vtensor<[3,4],ui8>, !torch.float, !torch.float -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @floats_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %float-5.000000e-01 = torch.constant.float -5.000000e-01
  %float2.250000e00 = torch.constant.float 2.250000e+00
  %0 = torch.aten.hardtanh %arg0, %float-5.000000e-01, %float2.250000e00 : !torch.vtensor<[8],f32>, !torch.float, !torch.float -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}
