// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_div_Scalar_mode.npz.

func.func @trunc_i64_p(%arg0: !torch.vtensor<[9],si64>) -> !torch.vtensor<[9],si64> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %int2, %str : !torch.vtensor<[9],si64>, !torch.int, !torch.str -> !torch.vtensor<[9],si64>
  return %0 : !torch.vtensor<[9],si64>
}

func.func @trunc_i64_m(%arg0: !torch.vtensor<[9],si64>) -> !torch.vtensor<[9],si64> {
  %int-3 = torch.constant.int -3
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %int-3, %str : !torch.vtensor<[9],si64>, !torch.int, !torch.str -> !torch.vtensor<[9],si64>
  return %0 : !torch.vtensor<[9],si64>
}

func.func @floor_i64_p(%arg0: !torch.vtensor<[9],si64>) -> !torch.vtensor<[9],si64> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %int2, %str : !torch.vtensor<[9],si64>, !torch.int, !torch.str -> !torch.vtensor<[9],si64>
  return %0 : !torch.vtensor<[9],si64>
}

func.func @floor_i64_m(%arg0: !torch.vtensor<[9],si64>) -> !torch.vtensor<[9],si64> {
  %int-3 = torch.constant.int -3
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %int-3, %str : !torch.vtensor<[9],si64>, !torch.int, !torch.str -> !torch.vtensor<[9],si64>
  return %0 : !torch.vtensor<[9],si64>
}

func.func @trunc_i32_p(%arg0: !torch.vtensor<[9],si32>) -> !torch.vtensor<[9],si32> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %int2, %str : !torch.vtensor<[9],si32>, !torch.int, !torch.str -> !torch.vtensor<[9],si32>
  return %0 : !torch.vtensor<[9],si32>
}

func.func @trunc_i32_m(%arg0: !torch.vtensor<[9],si32>) -> !torch.vtensor<[9],si32> {
  %int-3 = torch.constant.int -3
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %int-3, %str : !torch.vtensor<[9],si32>, !torch.int, !torch.str -> !torch.vtensor<[9],si32>
  return %0 : !torch.vtensor<[9],si32>
}

func.func @floor_i32_p(%arg0: !torch.vtensor<[9],si32>) -> !torch.vtensor<[9],si32> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %int2, %str : !torch.vtensor<[9],si32>, !torch.int, !torch.str -> !torch.vtensor<[9],si32>
  return %0 : !torch.vtensor<[9],si32>
}

func.func @floor_i32_m(%arg0: !torch.vtensor<[9],si32>) -> !torch.vtensor<[9],si32> {
  %int-3 = torch.constant.int -3
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %int-3, %str : !torch.vtensor<[9],si32>, !torch.int, !torch.str -> !torch.vtensor<[9],si32>
  return %0 : !torch.vtensor<[9],si32>
}

func.func @trunc_i8_p(%arg0: !torch.vtensor<[9],si8>) -> !torch.vtensor<[9],si8> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %int2, %str : !torch.vtensor<[9],si8>, !torch.int, !torch.str -> !torch.vtensor<[9],si8>
  return %0 : !torch.vtensor<[9],si8>
}

func.func @trunc_i8_m(%arg0: !torch.vtensor<[9],si8>) -> !torch.vtensor<[9],si8> {
  %int-3 = torch.constant.int -3
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %int-3, %str : !torch.vtensor<[9],si8>, !torch.int, !torch.str -> !torch.vtensor<[9],si8>
  return %0 : !torch.vtensor<[9],si8>
}

func.func @floor_i8_p(%arg0: !torch.vtensor<[9],si8>) -> !torch.vtensor<[9],si8> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %int2, %str : !torch.vtensor<[9],si8>, !torch.int, !torch.str -> !torch.vtensor<[9],si8>
  return %0 : !torch.vtensor<[9],si8>
}

func.func @floor_i8_m(%arg0: !torch.vtensor<[9],si8>) -> !torch.vtensor<[9],si8> {
  %int-3 = torch.constant.int -3
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %int-3, %str : !torch.vtensor<[9],si8>, !torch.int, !torch.str -> !torch.vtensor<[9],si8>
  return %0 : !torch.vtensor<[9],si8>
}

func.func @trunc_f32_p(%arg0: !torch.vtensor<[9],f32>) -> !torch.vtensor<[9],f32> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %int2, %str : !torch.vtensor<[9],f32>, !torch.int, !torch.str -> !torch.vtensor<[9],f32>
  return %0 : !torch.vtensor<[9],f32>
}

func.func @trunc_f32_m(%arg0: !torch.vtensor<[9],f32>) -> !torch.vtensor<[9],f32> {
  %int-3 = torch.constant.int -3
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %int-3, %str : !torch.vtensor<[9],f32>, !torch.int, !torch.str -> !torch.vtensor<[9],f32>
  return %0 : !torch.vtensor<[9],f32>
}

func.func @floor_f32_p(%arg0: !torch.vtensor<[9],f32>) -> !torch.vtensor<[9],f32> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %int2, %str : !torch.vtensor<[9],f32>, !torch.int, !torch.str -> !torch.vtensor<[9],f32>
  return %0 : !torch.vtensor<[9],f32>
}

func.func @floor_f32_m(%arg0: !torch.vtensor<[9],f32>) -> !torch.vtensor<[9],f32> {
  %int-3 = torch.constant.int -3
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %int-3, %str : !torch.vtensor<[9],f32>, !torch.int, !torch.str -> !torch.vtensor<[9],f32>
  return %0 : !torch.vtensor<[9],f32>
}

func.func @trunc_f64_p(%arg0: !torch.vtensor<[9],f64>) -> !torch.vtensor<[9],f64> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %int2, %str : !torch.vtensor<[9],f64>, !torch.int, !torch.str -> !torch.vtensor<[9],f64>
  return %0 : !torch.vtensor<[9],f64>
}

func.func @trunc_f64_m(%arg0: !torch.vtensor<[9],f64>) -> !torch.vtensor<[9],f64> {
  %int-3 = torch.constant.int -3
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %int-3, %str : !torch.vtensor<[9],f64>, !torch.int, !torch.str -> !torch.vtensor<[9],f64>
  return %0 : !torch.vtensor<[9],f64>
}

func.func @floor_f64_p(%arg0: !torch.vtensor<[9],f64>) -> !torch.vtensor<[9],f64> {
  %int2 = torch.constant.int 2
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %int2, %str : !torch.vtensor<[9],f64>, !torch.int, !torch.str -> !torch.vtensor<[9],f64>
  return %0 : !torch.vtensor<[9],f64>
}

func.func @floor_f64_m(%arg0: !torch.vtensor<[9],f64>) -> !torch.vtensor<[9],f64> {
  %int-3 = torch.constant.int -3
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %int-3, %str : !torch.vtensor<[9],f64>, !torch.int, !torch.str -> !torch.vtensor<[9],f64>
  return %0 : !torch.vtensor<[9],f64>
}

func.func @trunc_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float7.000000e-01 = torch.constant.float 7.000000e-01
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %float7.000000e-01, %str : !torch.vtensor<[3,4],f32>, !torch.float, !torch.str -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @trunc_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float7.000000e-01 = torch.constant.float 7.000000e-01
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %float7.000000e-01, %str : !torch.vtensor<[?,?],f32>, !torch.float, !torch.str -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @trunc_i64_float(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Scalar_mode %arg0, %float2.500000e00, %str : !torch.vtensor<[3,4],si64>, !torch.float, !torch.str -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @floor_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float7.000000e-01 = torch.constant.float 7.000000e-01
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %float7.000000e-01, %str : !torch.vtensor<[3,4],f32>, !torch.float, !torch.str -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @floor_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float7.000000e-01 = torch.constant.float 7.000000e-01
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %float7.000000e-01, %str : !torch.vtensor<[?,?],f32>, !torch.float, !torch.str -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @floor_i64_float(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Scalar_mode %arg0, %float2.500000e00, %str : !torch.vtensor<[3,4],si64>, !torch.float, !torch.str -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @none_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float7.000000e-01 = torch.constant.float 7.000000e-01
  %none = torch.constant.none
  %0 = torch.aten.div.Scalar_mode %arg0, %float7.000000e-01, %none : !torch.vtensor<[3,4],f32>, !torch.float, !torch.none -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @none_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float7.000000e-01 = torch.constant.float 7.000000e-01
  %none = torch.constant.none
  %0 = torch.aten.div.Scalar_mode %arg0, %float7.000000e-01, %none : !torch.vtensor<[?,?],f32>, !torch.float, !torch.none -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @none_i64_float(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %none = torch.constant.none
  %0 = torch.aten.div.Scalar_mode %arg0, %float2.500000e00, %none : !torch.vtensor<[3,4],si64>, !torch.float, !torch.none -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
