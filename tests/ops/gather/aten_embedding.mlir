// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_embedding.npz.

func.func @plain(%arg0: !torch.vtensor<[5,3],f32>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3,3],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[5,3],f32>, !torch.vtensor<[2,3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,3],f32>
  return %0 : !torch.vtensor<[2,3,3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[5,3],f32>, %arg1: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,?,3],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[5,3],f32>, !torch.vtensor<[?,?],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,?,3],f32>
  return %0 : !torch.vtensor<[?,?,3],f32>
}

func.func @padding(%arg0: !torch.vtensor<[5,3],f32>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3,3],f32> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %int2, %false, %false : !torch.vtensor<[5,3],f32>, !torch.vtensor<[2,3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,3],f32>
  return %0 : !torch.vtensor<[2,3,3],f32>
}

func.func @i32(%arg0: !torch.vtensor<[5,3],f32>, %arg1: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2,3,3],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[5,3],f32>, !torch.vtensor<[2,3],si32>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,3],f32>
  return %0 : !torch.vtensor<[2,3,3],f32>
}

func.func @vector(%arg0: !torch.vtensor<[5,3],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3,3],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[5,3],f32>, !torch.vtensor<[3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3,3],f32>
  return %0 : !torch.vtensor<[3,3],f32>
}

func.func @vector_dyn(%arg0: !torch.vtensor<[5,3],f32>, %arg1: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,3],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[5,3],f32>, !torch.vtensor<[?],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,3],f32>
  return %0 : !torch.vtensor<[?,3],f32>
}

func.func @f64(%arg0: !torch.vtensor<[5,3],f64>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3,3],f64> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[5,3],f64>, !torch.vtensor<[2,3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,3],f64>
  return %0 : !torch.vtensor<[2,3,3],f64>
}

func.func @f16(%arg0: !torch.vtensor<[5,3],f16>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3,3],f16> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[5,3],f16>, !torch.vtensor<[2,3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,3],f16>
  return %0 : !torch.vtensor<[2,3,3],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[5,3],bf16>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3,3],bf16> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.embedding %arg0, %arg1, %int-1, %false, %false : !torch.vtensor<[5,3],bf16>, !torch.vtensor<[2,3],si64>, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,3],bf16>
  return %0 : !torch.vtensor<[2,3,3],bf16>
}
