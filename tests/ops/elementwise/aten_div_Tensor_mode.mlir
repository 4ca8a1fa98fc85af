// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_div_Tensor_mode.npz.

func.func @trunc_i64(%arg0: !torch.vtensor<[9],si64>, %arg1: !torch.vtensor<[9],si64>) -> !torch.vtensor<[9],si64> {
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[9],si64>, !torch.vtensor<[9],si64>, !torch.str -> !torch.vtensor<[9],si64>
  return %0 : !torch.vtensor<[9],si64>
}

func.func @trunc_i64_dyn(%arg0: !torch.vtensor<[?],si64>, %arg1: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?],si64> {
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.str -> !torch.vtensor<[?],si64>
  return %0 : !torch.vtensor<[?],si64>
}

func.func @floor_i64(%arg0: !torch.vtensor<[9],si64>, %arg1: !torch.vtensor<[9],si64>) -> !torch.vtensor<[9],si64> {
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[9],si64>, !torch.vtensor<[9],si64>, !torch.str -> !torch.vtensor<[9],si64>
  return %0 : !torch.vtensor<[9],si64>
}

func.func @floor_i64_dyn(%arg0: !torch.vtensor<[?],si64>, %arg1: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?],si64> {
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>, !torch.str -> !torch.vtensor<[?],si64>
  return %0 : !torch.vtensor<[?],si64>
}

func.func @trunc_i32(%arg0: !torch.vtensor<[9],si32>, %arg1: !torch.vtensor<[9],si32>) -> !torch.vtensor<[9],si32> {
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[9],si32>, !torch.vtensor<[9],si32>, !torch.str -> !torch.vtensor<[9],si32>
  return %0 : !torch.vtensor<[9],si32>
}

func.func @floor_i32(%arg0: !torch.vtensor<[9],si32>, %arg1: !torch.vtensor<[9],si32>) -> !torch.vtensor<[9],si32> {
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[9],si32>, !torch.vtensor<[9],si32>, !torch.str -> !torch.vtensor<[9],si32>
  return %0 : !torch.vtensor<[9],si32>
}

func.func @trunc_i8(%arg0: !torch.vtensor<[9],si8>, %arg1: !torch.vtensor<[9],si8>) -> !torch.vtensor<[9],si8> {
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[9],si8>, !torch.vtensor<[9],si8>, !torch.str -> !torch.vtensor<[9],si8>
  return %0 : !torch.vtensor<[9],si8>
}

func.func @floor_i8(%arg0: !torch.vtensor<[9],si8>, %arg1: !torch.vtensor<[9],si8>) -> !torch.vtensor<[9],si8> {
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[9],si8>, !torch.vtensor<[9],si8>, !torch.str -> !torch.vtensor<[9],si8>
  return %0 : !torch.vtensor<[9],si8>
}

func.func @trunc_f32(%arg0: !torch.vtensor<[9],f32>, %arg1: !torch.vtensor<[9],f32>) -> !torch.vtensor<[9],f32> {
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[9],f32>, !torch.vtensor<[9],f32>, !torch.str -> !torch.vtensor<[9],f32>
  return %0 : !torch.vtensor<[9],f32>
}

func.func @floor_f32(%arg0: !torch.vtensor<[9],f32>, %arg1: !torch.vtensor<[9],f32>) -> !torch.vtensor<[9],f32> {
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[9],f32>, !torch.vtensor<[9],f32>, !torch.str -> !torch.vtensor<[9],f32>
  return %0 : !torch.vtensor<[9],f32>
}

func.func @trunc_f64(%arg0: !torch.vtensor<[9],f64>, %arg1: !torch.vtensor<[9],f64>) -> !torch.vtensor<[9],f64> {
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[9],f64>, !torch.vtensor<[9],f64>, !torch.str -> !torch.vtensor<[9],f64>
  return %0 : !torch.vtensor<[9],f64>
}

func.func @floor_f64(%arg0: !torch.vtensor<[9],f64>, %arg1: !torch.vtensor<[9],f64>) -> !torch.vtensor<[9],f64> {
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[9],f64>, !torch.vtensor<[9],f64>, !torch.str -> !torch.vtensor<[9],f64>
  return %0 : !torch.vtensor<[9],f64>
}

func.func @trunc_special(%arg0: !torch.vtensor<[8,1],f32>, %arg1: !torch.vtensor<[1,8],f32>) -> !torch.vtensor<[8,8],f32> {
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[8,1],f32>, !torch.vtensor<[1,8],f32>, !torch.str -> !torch.vtensor<[8,8],f32>
  return %0 : !torch.vtensor<[8,8],f32>
}

func.func @trunc_u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[],ui8>, !torch.str -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @trunc_i64_f32(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[],f32>) -> !torch.vtensor<[3,4],f32> {
  %str = torch.constant.str "trunc"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[3,4],si64>, !torch.vtensor<[],f32>, !torch.str -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @floor_special(%arg0: !torch.vtensor<[8,1],f32>, %arg1: !torch.vtensor<[1,8],f32>) -> !torch.vtensor<[8,8],f32> {
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[8,1],f32>, !torch.vtensor<[1,8],f32>, !torch.str -> !torch.vtensor<[8,8],f32>
  return %0 : !torch.vtensor<[8,8],f32>
}

func.func @floor_u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[],ui8>, !torch.str -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @floor_i64_f32(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[],f32>) -> !torch.vtensor<[3,4],f32> {
  %str = torch.constant.str "floor"
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[3,4],si64>, !torch.vtensor<[],f32>, !torch.str -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @none_special(%arg0: !torch.vtensor<[8,1],f32>, %arg1: !torch.vtensor<[1,8],f32>) -> !torch.vtensor<[8,8],f32> {
  %none = torch.constant.none
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %none : !torch.vtensor<[8,1],f32>, !torch.vtensor<[1,8],f32>, !torch.none -> !torch.vtensor<[8,8],f32>
  return %0 : !torch.vtensor<[8,8],f32>
}

func.func @none_u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[],ui8>) -> !torch.vtensor<[3,4],f32> {
  %none = torch.constant.none
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %none : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[],ui8>, !torch.none -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @none_i64_f32(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[],f32>) -> !torch.vtensor<[3,4],f32> {
  %none = torch.constant.none
  %0 = torch.aten.div.Tensor_mode %arg0, %arg1, %none : !torch.vtensor<[3,4],si64>, !torch.vtensor<[],f32>, !torch.none -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
