// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_clamp_max_Tensor.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,1],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.clamp_max.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,1],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,1],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.clamp_max.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,1],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[3,1],f64>) -> !torch.vtensor<[3,4],f64> {
  %0 = torch.aten.clamp_max.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[3,1],f64> -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[3,1],f16>) -> !torch.vtensor<[3,4],f16> {
  %0 = torch.aten.clamp_max.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[3,1],f16> -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[3,1],si64>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.aten.clamp_max.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,1],si64> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i32(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[3,1],si32>) -> !torch.vtensor<[3,4],si32> {
  %0 = torch.aten.clamp_max.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[3,1],si32> -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[3,1],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %0 = torch.aten.clamp_max.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[3,1],ui8> -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}
