// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_median.npz.

func.func @whole(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.median %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @whole_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.median %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @whole_f64(%arg0: !torch.vtensor<[2,3],f64>) -> !torch.vtensor<[],f64> {
  %0 = torch.aten.median %arg0 : !torch.vtensor<[2,3],f64> -> !torch.vtensor<[],f64>
  return %0 : !torch.vtensor<[],f64>
}

func.func @whole_f16(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[],f16> {
  %0 = torch.aten.median %arg0 : !torch.vtensor<[2,3],f16> -> !torch.vtensor<[],f16>
  return %0 : !torch.vtensor<[],f16>
}

func.func @whole_bf16(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[],bf16> {
  %0 = torch.aten.median %arg0 : !torch.vtensor<[2,3],bf16> -> !torch.vtensor<[],bf16>
  return %0 : !torch.vtensor<[],bf16>
}

func.func @whole_i64(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[],si64> {
  %0 = torch.aten.median %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @whole_i32(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[],si32> {
  %0 = torch.aten.median %arg0 : !torch.vtensor<[2,3],si32> -> !torch.vtensor<[],si32>
  return %0 : !torch.vtensor<[],si32>
}

func.func @whole_u8(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[],ui8> {
  %0 = torch.aten.median %arg0 : !torch.vtensor<[2,3],ui8> -> !torch.vtensor<[],ui8>
  return %0 : !torch.vtensor<[],ui8>
}

func.func @whole_special(%arg0: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.median %arg0 : !torch.vtensor<[4,3],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @whole_rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.median %arg0 : !torch.vtensor<[],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @whole_empty(%arg0: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.median %arg0 : !torch.vtensor<[0,3],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}
