// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_any_dim.npz.

func.func @last(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3],i1> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int-1, %false : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,3],i1>
  return %0 : !torch.vtensor<[2,3],i1>
}

func.func @last_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],i1> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int-1, %false : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],i1>
  return %0 : !torch.vtensor<[?,?],i1>
}

func.func @first(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[1,3,4],i1> {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %0 = torch.aten.any.dim %arg0, %int0, %true : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[1,3,4],i1>
  return %0 : !torch.vtensor<[1,3,4],i1>
}

func.func @first_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[1,?,?],i1> {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %0 = torch.aten.any.dim %arg0, %int0, %true : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[1,?,?],i1>
  return %0 : !torch.vtensor<[1,?,?],i1>
}

func.func @middle(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,4],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],i1>
  return %0 : !torch.vtensor<[2,4],i1>
}

func.func @middle_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],i1>
  return %0 : !torch.vtensor<[?,?],i1>
}

func.func @f32(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[2],i1>
  return %0 : !torch.vtensor<[2],i1>
}

func.func @ties_f32(%arg0: !torch.vtensor<[3,3],f32>) -> !torch.vtensor<[3],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[3,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[3],i1>
  return %0 : !torch.vtensor<[3],i1>
}

func.func @f64(%arg0: !torch.vtensor<[2,3],f64>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[2,3],f64>, !torch.int, !torch.bool -> !torch.vtensor<[2],i1>
  return %0 : !torch.vtensor<[2],i1>
}

func.func @ties_f64(%arg0: !torch.vtensor<[3,3],f64>) -> !torch.vtensor<[3],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[3,3],f64>, !torch.int, !torch.bool -> !torch.vtensor<[3],i1>
  return %0 : !torch.vtensor<[3],i1>
}

func.func @f16(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[2,3],f16>, !torch.int, !torch.bool -> !torch.vtensor<[2],i1>
  return %0 : !torch.vtensor<[2],i1>
}

func.func @ties_f16(%arg0: !torch.vtensor<[3,3],f16>) -> !torch.vtensor<[3],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[3,3],f16>, !torch.int, !torch.bool -> !torch.vtensor<[3],i1>
  return %0 : !torch.vtensor<[3],i1>
}

func.func @bf16(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[2,3],bf16>, !torch.int, !torch.bool -> !torch.vtensor<[2],i1>
  return %0 : !torch.vtensor<[2],i1>
}

func.func @ties_bf16(%arg0: !torch.vtensor<[3,3],bf16>) -> !torch.vtensor<[3],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[3,3],bf16>, !torch.int, !torch.bool -> !torch.vtensor<[3],i1>
  return %0 : !torch.vtensor<[3],i1>
}

func.func @i64(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[2,3],si64>, !torch.int, !torch.bool -> !torch.vtensor<[2],i1>
  return %0 : !torch.vtensor<[2],i1>
}

func.func @ties_i64(%arg0: !torch.vtensor<[3,3],si64>) -> !torch.vtensor<[3],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[3,3],si64>, !torch.int, !torch.bool -> !torch.vtensor<[3],i1>
  return %0 : !torch.vtensor<[3],i1>
}

func.func @i32(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[2,3],si32>, !torch.int, !torch.bool -> !torch.vtensor<[2],i1>
  return %0 : !torch.vtensor<[2],i1>
}

func.func @ties_i32(%arg0: !torch.vtensor<[3,3],si32>) -> !torch.vtensor<[3],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[3,3],si32>, !torch.int, !torch.bool -> !torch.vtensor<[3],i1>
  return %0 : !torch.vtensor<[3],i1>
}

func.func @u8(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[2],ui8> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[2,3],ui8>, !torch.int, !torch.bool -> !torch.vtensor<[2],ui8>
  return %0 : !torch.vtensor<[2],ui8>
}

func.func @ties_u8(%arg0: !torch.vtensor<[3,3],ui8>) -> !torch.vtensor<[3],ui8> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[3,3],ui8>, !torch.int, !torch.bool -> !torch.vtensor<[3],ui8>
  return %0 : !torch.vtensor<[3],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[2,3],i1>, !torch.int, !torch.bool -> !torch.vtensor<[2],i1>
  return %0 : !torch.vtensor<[2],i1>
}

func.func @ties_b1(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[2,3],i1>, !torch.int, !torch.bool -> !torch.vtensor<[2],i1>
  return %0 : !torch.vtensor<[2],i1>
}

func.func @special(%arg0: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[4],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[4,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[4],i1>
  return %0 : !torch.vtensor<[4],i1>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],i1> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int0, %false : !torch.vtensor<[],f32>, !torch.int, !torch.bool -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

func.func @empty_kept(%arg0: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[0],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.any.dim %arg0, %int1, %false : !torch.vtensor<[0,3],f32>, !torch.int, !torch.bool -> !torch.vtensor<[0],i1>
  return %0 : !torch.vtensor<[0],i1>
}
