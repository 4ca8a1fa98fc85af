// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_linalg_matmul.npz.

func.func @b_m(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[4,2],f32>) -> !torch.vtensor<[2,3,2],f32> {
  %0 = torch.aten.linalg_matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[4,2],f32> -> !torch.vtensor<[2,3,2],f32>
  return %0 : !torch.vtensor<[2,3,2],f32>
}

func.func @b_m_dyn(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %0 = torch.aten.linalg_matmul %arg0, %arg1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @b_m_f64(%arg0: !torch.vtensor<[2,3,4],f64>, %arg1: !torch.vtensor<[4,2],f64>) -> !torch.vtensor<[2,3,2],f64> {
  %0 = torch.aten.linalg_matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],f64>, !torch.vtensor<[4,2],f64> -> !torch.vtensor<[2,3,2],f64>
  return %0 : !torch.vtensor<[2,3,2],f64>
}

func.func @b_m_f16(%arg0: !torch.vtensor<[2,3,4],f16>, %arg1: !torch.vtensor<[4,2],f16>) -> !torch.vtensor<[2,3,2],f16> {
  %0 = torch.aten.linalg_matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],f16>, !torch.vtensor<[4,2],f16> -> !torch.vtensor<[2,3,2],f16>
  return %0 : !torch.vtensor<[2,3,2],f16>
}

func.func @b_m_bf16(%arg0: !torch.vtensor<[2,3,4],bf16>, %arg1: !torch.vtensor<[4,2],bf16>) -> !torch.vtensor<[2,3,2],bf16> {
  %0 = torch.aten.linalg_matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],bf16>, !torch.vtensor<[4,2],bf16> -> !torch.vtensor<[2,3,2],bf16>
  return %0 : !torch.vtensor<[2,3,2],bf16>
}

func.func @b_m_i64(%arg0: !torch.vtensor<[2,3,4],si64>, %arg1: !torch.vtensor<[4,2],si64>) -> !torch.vtensor<[2,3,2],si64> {
  %0 = torch.aten.linalg_matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],si64>, !torch.vtensor<[4,2],si64> -> !torch.vtensor<[2,3,2],si64>
  return %0 : !torch.vtensor<[2,3,2],si64>
}

func.func @b_m_i32(%arg0: !torch.vtensor<[2,3,4],si32>, %arg1: !torch.vtensor<[4,2],si32>) -> !torch.vtensor<[2,3,2],si32> {
  %0 = torch.aten.linalg_matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],si32>, !torch.vtensor<[4,2],si32> -> !torch.vtensor<[2,3,2],si32>
  return %0 : !torch.vtensor<[2,3,2],si32>
}

func.func @b_m_u8(%arg0: !torch.vtensor<[2,3,4],ui8>, %arg1: !torch.vtensor<[4,2],ui8>) -> !torch.vtensor<[2,3,2],ui8> {
  %0 = torch.aten.linalg_matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],ui8>, !torch.vtensor<[4,2],ui8> -> !torch.vtensor<[2,3,2],ui8>
  return %0 : !torch.vtensor<[2,3,2],ui8>
}
