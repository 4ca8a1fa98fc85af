// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_linear.npz.

func.func @bias(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[5,4],f32>, %arg2: !torch.vtensor<[5],f32>) -> !torch.vtensor<[3,5],f32> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[5,4],f32>, !torch.vtensor<[5],f32> -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @bias_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>, %arg2: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @bias_f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[5,4],f64>, %arg2: !torch.vtensor<[5],f64>) -> !torch.vtensor<[3,5],f64> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[5,4],f64>, !torch.vtensor<[5],f64> -> !torch.vtensor<[3,5],f64>
  return %0 : !torch.vtensor<[3,5],f64>
}

func.func @bias_f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[5,4],f16>, %arg2: !torch.vtensor<[5],f16>) -> !torch.vtensor<[3,5],f16> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[5,4],f16>, !torch.vtensor<[5],f16> -> !torch.vtensor<[3,5],f16>
  return %0 : !torch.vtensor<[3,5],f16>
}

func.func @bias_bf16(%arg0: !torch.vtensor<[3,4],bf16>, %arg1: !torch.vtensor<[5,4],bf16>, %arg2: !torch.vtensor<[5],bf16>) -> !torch.vtensor<[3,5],bf16> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],bf16>, !torch.vtensor<[5,4],bf16>, !torch.vtensor<[5],bf16> -> !torch.vtensor<[3,5],bf16>
  return %0 : !torch.vtensor<[3,5],bf16>
}

func.func @bias_i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[5,4],si64>, %arg2: !torch.vtensor<[5],si64>) -> !torch.vtensor<[3,5],si64> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[5,4],si64>, !torch.vtensor<[5],si64> -> !torch.vtensor<[3,5],si64>
  return %0 : !torch.vtensor<[3,5],si64>
}

func.func @bias_i32(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[5,4],si32>, %arg2: !torch.vtensor<[5],si32>) -> !torch.vtensor<[3,5],si32> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[5,4],si32>, !torch.vtensor<[5],si32> -> !torch.vtensor<[3,5],si32>
  return %0 : !torch.vtensor<[3,5],si32>
}

func.func @bias_u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[5,4],ui8>, %arg2: !torch.vtensor<[5],ui8>) -> !torch.vtensor<[3,5],ui8> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[5,4],ui8>, !torch.vtensor<[5],ui8> -> !torch.vtensor<[3,5],ui8>
  return %0 : !torch.vtensor<[3,5],ui8>
}

func.func @no_bias(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[5,4],f32>) -> !torch.vtensor<[3,5],f32> {
  %none = torch.constant.none
  %0 = torch.aten.linear %arg0, %arg1, %none : !torch.vtensor<[3,4],f32>, !torch.vtensor<[5,4],f32>, !torch.none -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @no_bias_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %none = torch.constant.none
  %0 = torch.aten.linear %arg0, %arg1, %none : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.none -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @vector(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.vtensor<[5,4],f32>, %arg2: !torch.vtensor<[5],f32>) -> !torch.vtensor<[5],f32> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[4],f32>, !torch.vtensor<[5,4],f32>, !torch.vtensor<[5],f32> -> !torch.vtensor<[5],f32>
  return %0 : !torch.vtensor<[5],f32>
}

func.func @vector_dyn(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?,?],f32>, %arg2: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

func.func @rank3(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[5,4],f32>, %arg2: !torch.vtensor<[5],f32>) -> !torch.vtensor<[2,3,5],f32> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[5,4],f32>, !torch.vtensor<[5],f32> -> !torch.vtensor<[2,3,5],f32>
  return %0 : !torch.vtensor<[2,3,5],f32>
}

func.func @rank3_dyn(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>, %arg2: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @rank4(%arg0: !torch.vtensor<[2,1,2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[2,1,2,2],f32> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[2,1,2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2],f32> -> !torch.vtensor<[2,1,2,2],f32>
  return %0 : !torch.vtensor<[2,1,2,2],f32>
}

func.func @rank4_dyn(%arg0: !torch.vtensor<[?,1,?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>, %arg2: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,1,?,?],f32> {
  %0 = torch.aten.linear %arg0, %arg1, %arg2 : !torch.vtensor<[?,1,?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,1,?,?],f32>
  return %0 : !torch.vtensor<[?,1,?,?],f32>
}
