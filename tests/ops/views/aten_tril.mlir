// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_tril.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.tril %arg0, %int0 : !torch.vtensor<[3,4],f32>, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.tril %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @above(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.tril %arg0, %int1 : !torch.vtensor<[2,3,4],f32>, !torch.int -> !torch.vtensor<[2,3,4],f32>
  return %0 : !torch.vtensor<[2,3,4],f32>
}

func.func @above_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.tril %arg0, %int1 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @below(%arg0: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[4,3],f32> {
  %int-2 = torch.constant.int -2
  %0 = torch.aten.tril %arg0, %int-2 : !torch.vtensor<[4,3],f32>, !torch.int -> !torch.vtensor<[4,3],f32>
  return %0 : !torch.vtensor<[4,3],f32>
}

func.func @below_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int-2 = torch.constant.int -2
  %0 = torch.aten.tril %arg0, %int-2 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @i64(%arg0: !torch.vtensor<[3,3],si64>) -> !torch.vtensor<[3,3],si64> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.tril %arg0, %int0 : !torch.vtensor<[3,3],si64>, !torch.int -> !torch.vtensor<[3,3],si64>
  return %0 : !torch.vtensor<[3,3],si64>
}

func.func @i32(%arg0: !torch.vtensor<[3,3],si32>) -> !torch.vtensor<[3,3],si32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.tril %arg0, %int0 : !torch.vtensor<[3,3],si32>, !torch.int -> !torch.vtensor<[3,3],si32>
  return %0 : !torch.vtensor<[3,3],si32>
}

func.func @u8(%arg0: !torch.vtensor<[3,3],ui8>) -> !torch.vtensor<[3,3],ui8> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.tril %arg0, %int0 : !torch.vtensor<[3,3],ui8>, !torch.int -> !torch.vtensor<[3,3],ui8>
  return %0 : !torch.vtensor<[3,3],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[3,3],i1>) -> !torch.vtensor<[3,3],i1> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.tril %arg0, %int0 : !torch.vtensor<[3,3],i1>, !torch.int -> !torch.vtensor<[3,3],i1>
  return %0 : !torch.vtensor<[3,3],i1>
}

func.func @f64(%arg0: !torch.vtensor<[3,3],f64>) -> !torch.vtensor<[3,3],f64> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.tril %arg0, %int0 : !torch.vtensor<[3,3],f64>, !torch.int -> !torch.vtensor<[3,3],f64>
  return %0 : !torch.vtensor<[3,3],f64>
}

func.func @f16(%arg0: !torch.vtensor<[3,3],f16>) -> !torch.vtensor<[3,3],f16> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.tril %arg0, %int0 : !torch.vtensor<[3,3],f16>, !torch.int -> !torch.vtensor<[3,3],f16>
  return %0 : !torch.vtensor<[3,3],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[3,3],bf16>) -> !torch.vtensor<[3,3],bf16> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.tril %arg0, %int0 : !torch.vtensor<[3,3],bf16>, !torch.int -> !torch.vtensor<[3,3],bf16>
  return %0 : !torch.vtensor<[3,3],bf16>
}
