// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_clamp_Tensor.npz.

func.func @both_f32(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.vtensor<[3,1],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[3,1],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @both_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?,1],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @min_f32(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[3,4],f32> {
  %none = torch.constant.none
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %none : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>, !torch.none -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @max_f32(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,1],f32>) -> !torch.vtensor<[3,4],f32> {
  %none = torch.constant.none
  %0 = torch.aten.clamp.Tensor %arg0, %none, %arg1 : !torch.vtensor<[3,4],f32>, !torch.none, !torch.vtensor<[3,1],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @both_f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[4],f64>, %arg2: !torch.vtensor<[3,1],f64>) -> !torch.vtensor<[3,4],f64> {
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[4],f64>, !torch.vtensor<[3,1],f64> -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @min_f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[4],f64>) -> !torch.vtensor<[3,4],f64> {
  %none = torch.constant.none
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %none : !torch.vtensor<[3,4],f64>, !torch.vtensor<[4],f64>, !torch.none -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @max_f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[3,1],f64>) -> !torch.vtensor<[3,4],f64> {
  %none = torch.constant.none
  %0 = torch.aten.clamp.Tensor %arg0, %none, %arg1 : !torch.vtensor<[3,4],f64>, !torch.none, !torch.vtensor<[3,1],f64> -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @both_f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[4],f16>, %arg2: !torch.vtensor<[3,1],f16>) -> !torch.vtensor<[3,4],f16> {
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[4],f16>, !torch.vtensor<[3,1],f16> -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @min_f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[4],f16>) -> !torch.vtensor<[3,4],f16> {
  %none = torch.constant.none
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %none : !torch.vtensor<[3,4],f16>, !torch.vtensor<[4],f16>, !torch.none -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @max_f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[3,1],f16>) -> !torch.vtensor<[3,4],f16> {
  %none = torch.constant.none
  %0 = torch.aten.clamp.Tensor %arg0, %none, %arg1 : !torch.vtensor<[3,4],f16>, !torch.none, !torch.vtensor<[3,1],f16> -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @both_i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[4],si64>, %arg2: !torch.vtensor<[3,1],si64>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[4],si64>, !torch.vtensor<[3,1],si64> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @min_i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[4],si64>) -> !torch.vtensor<[3,4],si64> {
  %none = torch.constant.none
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %none : !torch.vtensor<[3,4],si64>, !torch.vtensor<[4],si64>, !torch.none -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @max_i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[3,1],si64>) -> !torch.vtensor<[3,4],si64> {
  %none = torch.constant.none
  %0 = torch.aten.clamp.Tensor %arg0, %none, %arg1 : !torch.vtensor<[3,4],si64>, !torch.none, !torch.vtensor<[3,1],si64> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @both_i32(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[4],si32>, %arg2: !torch.vtensor<[3,1],si32>) -> !torch.vtensor<[3,4],si32> {
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[4],si32>, !torch.vtensor<[3,1],si32> -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @min_i32(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[4],si32>) -> !torch.vtensor<[3,4],si32> {
  %none = torch.constant.none
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %none : !torch.vtensor<[3,4],si32>, !torch.vtensor<[4],si32>, !torch.none -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @max_i32(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[3,1],si32>) -> !torch.vtensor<[3,4],si32> {
  %none = torch.constant.none
  %0 = torch.aten.clamp.Tensor %arg0, %none, %arg1 : !torch.vtensor<[3,4],si32>, !torch.none, !torch.vtensor<[3,1],si32> -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @both_u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[4],ui8>, %arg2: !torch.vtensor<[3,1],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[4],ui8>, !torch.vtensor<[3,1],ui8> -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @min_u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[4],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %none = torch.constant.none
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %none : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[4],ui8>, !torch.none -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @max_u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[3,1],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %none = torch.constant.none
  %0 = torch.aten.clamp.Tensor %arg0, %none, %arg1 : !torch.vtensor<[3,4],ui8>, !torch.none, !torch.vtensor<[3,1],ui8> -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @special(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[],f32>, %arg2: !torch.vtensor<[5],f32>) -> !torch.vtensor<[5],f32> {
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[5],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[5],f32> -> !torch.vtensor<[5],f32>
  return %0 : !torch.vtensor<[5],f32>
}

func.func @crossed(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[],f32>, %arg2: !torch.vtensor<[],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @mixed(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.clamp.Tensor %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
