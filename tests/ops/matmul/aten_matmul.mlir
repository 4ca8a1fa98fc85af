// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_matmul.npz.

func.func @v_v(%arg0: !torch.vtensor<[4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @v_v_dyn(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @m_v(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[3],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

func.func @m_v_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

func.func @v_m(%arg0: !torch.vtensor<[3],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[4],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[3],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

func.func @v_m_dyn(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

func.func @m_m(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[4,2],f32>) -> !torch.vtensor<[3,2],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4,2],f32> -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}

func.func @m_m_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @m_m_f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[4,2],f64>) -> !torch.vtensor<[3,2],f64> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[4,2],f64> -> !torch.vtensor<[3,2],f64>
  return %0 : !torch.vtensor<[3,2],f64>
}

func.func @m_m_f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[4,2],f16>) -> !torch.vtensor<[3,2],f16> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[4,2],f16> -> !torch.vtensor<[3,2],f16>
  return %0 : !torch.vtensor<[3,2],f16>
}

func.func @m_m_bf16(%arg0: !torch.vtensor<[3,4],bf16>, %arg1: !torch.vtensor<[4,2],bf16>) -> !torch.vtensor<[3,2],bf16> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[3,4],bf16>, !torch.vtensor<[4,2],bf16> -> !torch.vtensor<[3,2],bf16>
  return %0 : !torch.vtensor<[3,2],bf16>
}

func.func @m_m_i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[4,2],si64>) -> !torch.vtensor<[3,2],si64> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[4,2],si64> -> !torch.vtensor<[3,2],si64>
  return %0 : !torch.vtensor<[3,2],si64>
}

func.func @m_m_i32(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[4,2],si32>) -> !torch.vtensor<[3,2],si32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[4,2],si32> -> !torch.vtensor<[3,2],si32>
  return %0 : !torch.vtensor<[3,2],si32>
}

func.func @m_m_u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[4,2],ui8>) -> !torch.vtensor<[3,2],ui8> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[4,2],ui8> -> !torch.vtensor<[3,2],ui8>
  return %0 : !torch.vtensor<[3,2],ui8>
}

func.func @b_b(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[2,4,2],f32>) -> !torch.vtensor<[2,3,2],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,4,2],f32> -> !torch.vtensor<[2,3,2],f32>
  return %0 : !torch.vtensor<[2,3,2],f32>
}

func.func @b_b_dyn(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @b_m(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[4,2],f32>) -> !torch.vtensor<[2,3,2],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[4,2],f32> -> !torch.vtensor<[2,3,2],f32>
  return %0 : !torch.vtensor<[2,3,2],f32>
}

func.func @b_m_dyn(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @b_m_f64(%arg0: !torch.vtensor<[2,3,4],f64>, %arg1: !torch.vtensor<[4,2],f64>) -> !torch.vtensor<[2,3,2],f64> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],f64>, !torch.vtensor<[4,2],f64> -> !torch.vtensor<[2,3,2],f64>
  return %0 : !torch.vtensor<[2,3,2],f64>
}

func.func @b_m_f16(%arg0: !torch.vtensor<[2,3,4],f16>, %arg1: !torch.vtensor<[4,2],f16>) -> !torch.vtensor<[2,3,2],f16> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],f16>, !torch.vtensor<[4,2],f16> -> !torch.vtensor<[2,3,2],f16>
  return %0 : !torch.vtensor<[2,3,2],f16>
}

func.func @b_m_bf16(%arg0: !torch.vtensor<[2,3,4],bf16>, %arg1: !torch.vtensor<[4,2],bf16>) -> !torch.vtensor<[2,3,2],bf16> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],bf16>, !torch.vtensor<[4,2],bf16> -> !torch.vtensor<[2,3,2],bf16>
  return %0 : !torch.vtensor<[2,3,2],bf16>
}

func.func @b_m_i64(%arg0: !torch.vtensor<[2,3,4],si64>, %arg1: !torch.vtensor<[4,2],si64>) -> !torch.vtensor<[2,3,2],si64> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],si64>, !torch.vtensor<[4,2],si64> -> !torch.vtensor<[2,3,2],si64>
  return %0 : !torch.vtensor<[2,3,2],si64>
}

func.func @b_m_i32(%arg0: !torch.vtensor<[2,3,4],si32>, %arg1: !torch.vtensor<[4,2],si32>) -> !torch.vtensor<[2,3,2],si32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],si32>, !torch.vtensor<[4,2],si32> -> !torch.vtensor<[2,3,2],si32>
  return %0 : !torch.vtensor<[2,3,2],si32>
}

func.func @b_m_u8(%arg0: !torch.vtensor<[2,3,4],ui8>, %arg1: !torch.vtensor<[4,2],ui8>) -> !torch.vtensor<[2,3,2],ui8> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],ui8>, !torch.vtensor<[4,2],ui8> -> !torch.vtensor<[2,3,2],ui8>
  return %0 : !torch.vtensor<[2,3,2],ui8>
}

func.func @m_b(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2,4,2],f32>) -> !torch.vtensor<[2,3,2],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[2,4,2],f32> -> !torch.vtensor<[2,3,2],f32>
  return %0 : !torch.vtensor<[2,3,2],f32>
}

func.func @m_b_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @b_v(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

func.func @b_v_dyn(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @v_b(%arg0: !torch.vtensor<[3],f32>, %arg1: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,4],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[3],f32>, !torch.vtensor<[2,3,4],f32> -> !torch.vtensor<[2,4],f32>
  return %0 : !torch.vtensor<[2,4],f32>
}

func.func @v_b_dyn(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @broadcast(%arg0: !torch.vtensor<[2,1,2,3],f32>, %arg1: !torch.vtensor<[3,3,2],f32>) -> !torch.vtensor<[2,3,2,2],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,1,2,3],f32>, !torch.vtensor<[3,3,2],f32> -> !torch.vtensor<[2,3,2,2],f32>
  return %0 : !torch.vtensor<[2,3,2,2],f32>
}

func.func @broadcast_dyn(%arg0: !torch.vtensor<[?,1,?,?],f32>, %arg1: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?,1,?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?,?],f32>
}

func.func @rank4(%arg0: !torch.vtensor<[2,2,2,3],f32>, %arg1: !torch.vtensor<[2,2,3,2],f32>) -> !torch.vtensor<[2,2,2,2],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[2,2,2,3],f32>, !torch.vtensor<[2,2,3,2],f32> -> !torch.vtensor<[2,2,2,2],f32>
  return %0 : !torch.vtensor<[2,2,2,2],f32>
}

func.func @rank4_dyn(%arg0: !torch.vtensor<[?,?,?,?],f32>, %arg1: !torch.vtensor<[?,?,?,?],f32>) -> !torch.vtensor<[?,?,?,?],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[?,?,?,?],f32>, !torch.vtensor<[?,?,?,?],f32> -> !torch.vtensor<[?,?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?,?],f32>
}

func.func @one(%arg0: !torch.vtensor<[1,2,3],f32>, %arg1: !torch.vtensor<[4,3,2],f32>) -> !torch.vtensor<[4,2,2],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[1,2,3],f32>, !torch.vtensor<[4,3,2],f32> -> !torch.vtensor<[4,2,2],f32>
  return %0 : !torch.vtensor<[4,2,2],f32>
}

func.func @one_dyn(%arg0: !torch.vtensor<[1,?,?],f32>, %arg1: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[1,?,?],f32>, !torch.vtensor<[?,?,?],f32> -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @transposed(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[4,2],f32>) -> !torch.vtensor<[3,2],f32> {
  %0 = torch.aten.matmul %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4,2],f32> -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}
