// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_nanmedian_dim.npz.

func.func @last(%arg0: !torch.vtensor<[2,3,4],f32>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>) {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int-1, %false : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
  return %0, %1 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>
}

func.func @last_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>) {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int-1, %false : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  return %0, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
}

func.func @first(%arg0: !torch.vtensor<[2,3,4],f32>) -> (!torch.vtensor<[1,3,4],f32>, !torch.vtensor<[1,3,4],si64>) {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int0, %true : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[1,3,4],f32>, !torch.vtensor<[1,3,4],si64>
  return %0, %1 : !torch.vtensor<[1,3,4],f32>, !torch.vtensor<[1,3,4],si64>
}

func.func @first_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[1,?,?],f32>, !torch.vtensor<[1,?,?],si64>) {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int0, %true : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[1,?,?],f32>, !torch.vtensor<[1,?,?],si64>
  return %0, %1 : !torch.vtensor<[1,?,?],f32>, !torch.vtensor<[1,?,?],si64>
}

func.func @middle(%arg0: !torch.vtensor<[2,3,4],f32>) -> (!torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],si64>
  return %0, %1 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],si64>
}

func.func @middle_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
  return %0, %1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],si64>
}

func.func @f32(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
  return %0, %1 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],si64>
}

func.func @ties_f32(%arg0: !torch.vtensor<[3,3],f32>) -> (!torch.vtensor<[3],f32>, !torch.vtensor<[3],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[3,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[3],f32>, !torch.vtensor<[3],si64>
  return %0, %1 : !torch.vtensor<[3],f32>, !torch.vtensor<[3],si64>
}

func.func @f64(%arg0: !torch.vtensor<[2,3],f64>) -> (!torch.vtensor<[2],f64>, !torch.vtensor<[2],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[2,3],f64>, !torch.int, !torch.bool -> !torch.vtensor<[2],f64>, !torch.vtensor<[2],si64>
  return %0, %1 : !torch.vtensor<[2],f64>, !torch.vtensor<[2],si64>
}

func.func @ties_f64(%arg0: !torch.vtensor<[3,3],f64>) -> (!torch.vtensor<[3],f64>, !torch.vtensor<[3],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[3,3],f64>, !torch.int, !torch.bool -> !torch.vtensor<[3],f64>, !torch.vtensor<[3],si64>
  return %0, %1 : !torch.vtensor<[3],f64>, !torch.vtensor<[3],si64>
}

func.func @f16(%arg0: !torch.vtensor<[2,3],f16>) -> (!torch.vtensor<[2],f16>, !torch.vtensor<[2],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[2,3],f16>, !torch.int, !torch.bool -> !torch.vtensor<[2],f16>, !torch.vtensor<[2],si64>
  return %0, %1 : !torch.vtensor<[2],f16>, !torch.vtensor<[2],si64>
}

func.func @ties_f16(%arg0: !torch.vtensor<[3,3],f16>) -> (!torch.vtensor<[3],f16>, !torch.vtensor<[3],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[3,3],f16>, !torch.int, !torch.bool -> !torch.vtensor<[3],f16>, !torch.vtensor<[3],si64>
  return %0, %1 : !torch.vtensor<[3],f16>, !torch.vtensor<[3],si64>
}

func.func @bf16(%arg0: !torch.vtensor<[2,3],bf16>) -> (!torch.vtensor<[2],bf16>, !torch.vtensor<[2],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[2,3],bf16>, !torch.int, !torch.bool -> !torch.vtensor<[2],bf16>, !torch.vtensor<[2],si64>
  return %0, %1 : !torch.vtensor<[2],bf16>, !torch.vtensor<[2],si64>
}

func.func @ties_bf16(%arg0: !torch.vtensor<[3,3],bf16>) -> (!torch.vtensor<[3],bf16>, !torch.vtensor<[3],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[3,3],bf16>, !torch.int, !torch.bool -> !torch.vtensor<[3],bf16>, !torch.vtensor<[3],si64>
  return %0, %1 : !torch.vtensor<[3],bf16>, !torch.vtensor<[3],si64>
}

func.func @i64(%arg0: !torch.vtensor<[2,3],si64>) -> (!torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[2,3],si64>, !torch.int, !torch.bool -> !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>
  return %0, %1 : !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>
}

func.func @ties_i64(%arg0: !torch.vtensor<[3,3],si64>) -> (!torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[3,3],si64>, !torch.int, !torch.bool -> !torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>
  return %0, %1 : !torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>
}

func.func @i32(%arg0: !torch.vtensor<[2,3],si32>) -> (!torch.vtensor<[2],si32>, !torch.vtensor<[2],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[2,3],si32>, !torch.int, !torch.bool -> !torch.vtensor<[2],si32>, !torch.vtensor<[2],si64>
  return %0, %1 : !torch.vtensor<[2],si32>, !torch.vtensor<[2],si64>
}

func.func @ties_i32(%arg0: !torch.vtensor<[3,3],si32>) -> (!torch.vtensor<[3],si32>, !torch.vtensor<[3],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[3,3],si32>, !torch.int, !torch.bool -> !torch.vtensor<[3],si32>, !torch.vtensor<[3],si64>
  return %0, %1 : !torch.vtensor<[3],si32>, !torch.vtensor<[3],si64>
}

func.func @u8(%arg0: !torch.vtensor<[2,3],ui8>) -> (!torch.vtensor<[2],ui8>, !torch.vtensor<[2],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[2,3],ui8>, !torch.int, !torch.bool -> !torch.vtensor<[2],ui8>, !torch.vtensor<[2],si64>
  return %0, %1 : !torch.vtensor<[2],ui8>, !torch.vtensor<[2],si64>
}

func.func @ties_u8(%arg0: !torch.vtensor<[3,3],ui8>) -> (!torch.vtensor<[3],ui8>, !torch.vtensor<[3],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[3,3],ui8>, !torch.int, !torch.bool -> !torch.vtensor<[3],ui8>, !torch.vtensor<[3],si64>
  return %0, %1 : !torch.vtensor<[3],ui8>, !torch.vtensor<[3],si64>
}

func.func @special(%arg0: !torch.vtensor<[4,3],f32>) -> (!torch.vtensor<[4],f32>, !torch.vtensor<[4],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[4,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[4],f32>, !torch.vtensor<[4],si64>
  return %0, %1 : !torch.vtensor<[4],f32>, !torch.vtensor<[4],si64>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>) -> (!torch.vtensor<[],f32>, !torch.vtensor<[],si64>) {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int0, %false : !torch.vtensor<[],f32>, !torch.int, !torch.bool -> !torch.vtensor<[],f32>, !torch.vtensor<[],si64>
  return %0, %1 : !torch.vtensor<[],f32>, !torch.vtensor<[],si64>
}

func.func @empty_kept(%arg0: !torch.vtensor<[0,3],f32>) -> (!torch.vtensor<[0],f32>, !torch.vtensor<[0],si64>) {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.nanmedian.dim %arg0, %int1, %false : !torch.vtensor<[0,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[0],f32>, !torch.vtensor<[0],si64>
  return %0, %1 : !torch.vtensor<[0],f32>, !torch.vtensor<[0],si64>
}
