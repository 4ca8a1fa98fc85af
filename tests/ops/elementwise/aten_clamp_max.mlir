// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_clamp_max.npz.

func.func @int_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.clamp_max %arg0, %int1 : !torch.vtensor<[3,4],f32>, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @int_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.clamp_max %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @int_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.clamp_max %arg0, %int1 : !torch.vtensor<[3,4],f64>, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @int_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.clamp_max %arg0, %int1 : !torch.vtensor<[3,4],f16>, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @int_i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.clamp_max %arg0, %int1 : !torch.vtensor<[3,4],si64>, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @int_i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.clamp_max %arg0, %int1 : !torch.vtensor<[3,4],si32>, !torch.int -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @int_u8(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.clamp_max %arg0, %int1 : !torch.vtensor<[3,4],ui8>, !torch.int -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @int_b1(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.clamp_max %arg0, %int1 : !torch.vtensor<[3,4],i1>, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @int_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.clamp_max %arg0, %int1 : !torch.vtensor<[8],f32>, !torch.int -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}

func.func @float_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float7.500000e-01 = torch.constant.float 7.500000e-01
  %0 = torch.aten.clamp_max %arg0, %float7.500000e-01 : !torch.vtensor<[3,4],f32>, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @float_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float7.500000e-01 = torch.constant.float 7.500000e-01
  %0 = torch.aten.clamp_max %arg0, %float7.500000e-01 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @float_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %float7.500000e-01 = torch.constant.float 7.500000e-01
  %0 = torch.aten.clamp_max %arg0, %float7.500000e-01 : !torch.vtensor<[3,4],f64>, !torch.float -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @float_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %float7.500000e-01 = torch.constant.float 7.500000e-01
  %0 = torch.aten.clamp_max %arg0, %float7.500000e-01 : !torch.vtensor<[3,4],f16>, !torch.float -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @float_i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],f32> {
  %float7.500000e-01 = torch.constant.float 7.500000e-01
  %0 = torch.aten.clamp_max %arg0, %float7.500000e-01 : !torch.vtensor<[3,4],si64>, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @float_i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],f32> {
  %float7.500000e-01 = torch.constant.float 7.500000e-01
  %0 = torch.aten.clamp_max %arg0, %float7.500000e-01 : !torch.vtensor<[3,4],si32>, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @float_u8(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],f32> {
  %float7.500000e-01 = torch.constant.float 7.500000e-01
  %0 = torch.aten.clamp_max %arg0, %float7.500000e-01 : !torch.vtensor<[3,4],ui8>, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @float_b1(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],f32> {
  %float7.500000e-01 = torch.constant.float 7.500000e-01
  %0 = torch.aten.clamp_max %arg0, %float7.500000e-01 : !torch.vtensor<[3,4],i1>, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @float_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %float7.500000e-01 = torch.constant.float 7.500000e-01
  %0 = torch.aten.clamp_max %arg0, %float7.500000e-01 : !torch.vtensor<[8],f32>, !torch.float -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}
