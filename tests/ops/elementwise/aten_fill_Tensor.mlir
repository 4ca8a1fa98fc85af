// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_fill_Tensor.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.fill.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[],f64>) -> !torch.vtensor<[3,4],f64> {
  %0 = torch.aten.fill.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[],f64> -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[],f16>) -> !torch.vtensor<[3,4],f16> {
  %0 = torch.aten.fill.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[],f16> -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[3,4],bf16>, %arg1: !torch.vtensor<[],bf16>) -> !torch.vtensor<[3,4],bf16> {
  %0 = torch.aten.fill.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],bf16>, !torch.vtensor<[],bf16> -> !torch.vtensor<[3,4],bf16>
  return %0 : !torch.vtensor<[3,4],bf16>
}

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.aten.fill.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i32(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[],si32>) -> !torch.vtensor<[3,4],si32> {
  %0 = torch.aten.fill.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[],si32> -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %0 = torch.aten.fill.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[],ui8> -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[],i1>) -> !torch.vtensor<[3,4],i1> {
  %0 = torch.aten.fill.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],i1>, !torch.vtensor<[],i1> -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}
