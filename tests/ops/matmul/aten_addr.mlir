// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_addr.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.addr %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[4],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?],f32>, %arg2: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.addr %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @plain_f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[3],f64>, %arg2: !torch.vtensor<[4],f64>) -> !torch.vtensor<[3,4],f64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.addr %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[3],f64>, !torch.vtensor<[4],f64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @plain_f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[3],f16>, %arg2: !torch.vtensor<[4],f16>) -> !torch.vtensor<[3,4],f16> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.addr %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[3],f16>, !torch.vtensor<[4],f16>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @plain_bf16(%arg0: !torch.vtensor<[3,4],bf16>, %arg1: !torch.vtensor<[3],bf16>, %arg2: !torch.vtensor<[4],bf16>) -> !torch.vtensor<[3,4],bf16> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.addr %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[3,4],bf16>, !torch.vtensor<[3],bf16>, !torch.vtensor<[4],bf16>, !torch.int, !torch.int -> !torch.vtensor<[3,4],bf16>
  return %0 : !torch.vtensor<[3,4],bf16>
}

func.func @plain_i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.addr %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[3],si64>, !torch.vtensor<[4],si64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @plain_i32(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[3],si32>, %arg2: !torch.vtensor<[4],si32>) -> !torch.vtensor<[3,4],si32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.addr %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[3],si32>, !torch.vtensor<[4],si32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @plain_u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[3],ui8>, %arg2: !torch.vtensor<[4],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.addr %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[3],ui8>, !torch.vtensor<[4],ui8>, !torch.int, !torch.int -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}
