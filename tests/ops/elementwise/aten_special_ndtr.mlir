// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_special_ndtr.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @f32_special(%arg0: !torch.vtensor<[10],f32>) -> !torch.vtensor<[10],f32> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[10],f32> -> !torch.vtensor<[10],f32>
  return %0 : !torch.vtensor<[10],f32>
}

func.func @f32_0d(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @f32_empty(%arg0: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[0,3],f32> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[0,3],f32> -> !torch.vtensor<[0,3],f32>
  return %0 : !torch.vtensor<[0,3],f32>
}

func.func @f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[3,4],f64> -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[3,4],f16> -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[3,4],bf16>) -> !torch.vtensor<[3,4],bf16> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[3,4],bf16> -> !torch.vtensor<[3,4],bf16>
  return %0 : !torch.vtensor<[3,4],bf16>
}

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[3,4],si64> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @i64_extreme(%arg0: !torch.vtensor<[6],si64>) -> !torch.vtensor<[6],f32> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[6],si64> -> !torch.vtensor<[6],f32>
  return %0 : !torch.vtensor<[6],f32>
}

func.func @i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[3,4],si32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @i32_extreme(%arg0: !torch.vtensor<[6],si32>) -> !torch.vtensor<[6],f32> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[6],si32> -> !torch.vtensor<[6],f32>
  return %0 : !torch.vtensor<[6],f32>
}

func.func @i8(%arg0: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[3,4],si8> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @i8_extreme(%arg0: !torch.vtensor<[6],si8>) -> !torch.vtensor<[6],f32> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[6],si8> -> !torch.vtensor<[6],f32>
  return %0 : !torch.vtensor<[6],f32>
}

func.func @u8(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[3,4],ui8> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @u8_extreme(%arg0: !torch.vtensor<[6],ui8>) -> !torch.vtensor<[6],f32> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[6],ui8> -> !torch.vtensor<[6],f32>
  return %0 : !torch.vtensor<[6],f32>
}

func.func @b1(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.special_ndtr %arg0 : !torch.vtensor<[3,4],i1> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
