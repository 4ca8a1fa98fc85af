// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_prod_dim_int.npz.

func.func @last(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int-1, %false, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

func.func @last_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int-1, %false, %none : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @first(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[1,3,4],f32> {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int0, %true, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[1,3,4],f32>
  return %0 : !torch.vtensor<[1,3,4],f32>
}

func.func @first_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[1,?,?],f32> {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int0, %true, %none : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[1,?,?],f32>
  return %0 : !torch.vtensor<[1,?,?],f32>
}

func.func @middle(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,4],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[2,4],f32>
  return %0 : !torch.vtensor<[2,4],f32>
}

func.func @middle_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @f32(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

func.func @ties_f32(%arg0: !torch.vtensor<[3,3],f32>) -> !torch.vtensor<[3],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[3,3],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

func.func @f64(%arg0: !torch.vtensor<[2,3],f64>) -> !torch.vtensor<[2],f64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[2,3],f64>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[2],f64>
  return %0 : !torch.vtensor<[2],f64>
}

func.func @ties_f64(%arg0: !torch.vtensor<[3,3],f64>) -> !torch.vtensor<[3],f64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[3,3],f64>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[3],f64>
  return %0 : !torch.vtensor<[3],f64>
}

func.func @f16(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[2],f16> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[2,3],f16>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[2],f16>
  return %0 : !torch.vtensor<[2],f16>
}

func.func @ties_f16(%arg0: !torch.vtensor<[3,3],f16>) -> !torch.vtensor<[3],f16> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[3,3],f16>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[3],f16>
  return %0 : !torch.vtensor<[3],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[2],bf16> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[2,3],bf16>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[2],bf16>
  return %0 : !torch.vtensor<[2],bf16>
}

func.func @ties_bf16(%arg0: !torch.vtensor<[3,3],bf16>) -> !torch.vtensor<[3],bf16> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[3,3],bf16>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[3],bf16>
  return %0 : !torch.vtensor<[3],bf16>
}

func.func @i64(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[2,3],si64>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

func.func @ties_i64(%arg0: !torch.vtensor<[3,3],si64>) -> !torch.vtensor<[3],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[3,3],si64>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[3],si64>
  return %0 : !torch.vtensor<[3],si64>
}

func.func @i32(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[2,3],si32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

func.func @ties_i32(%arg0: !torch.vtensor<[3,3],si32>) -> !torch.vtensor<[3],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[3,3],si32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[3],si64>
  return %0 : !torch.vtensor<[3],si64>
}

func.func @u8(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[2,3],ui8>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

func.func @ties_u8(%arg0: !torch.vtensor<[3,3],ui8>) -> !torch.vtensor<[3],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[3,3],ui8>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[3],si64>
  return %0 : !torch.vtensor<[3],si64>
}

func.func @b1(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[2,3],i1>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

func.func @ties_b1(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[2,3],i1>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[2],si64>
  return %0 : !torch.vtensor<[2],si64>
}

func.func @special(%arg0: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[4],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[4,3],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int0, %false, %none : !torch.vtensor<[],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @empty_kept(%arg0: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[0],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %none : !torch.vtensor<[0,3],f32>, !torch.int, !torch.bool, !torch.none -> !torch.vtensor<[0],f32>
  return %0 : !torch.vtensor<[0],f32>
}

func.func @f32_to_f64(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],f64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %int7 = torch.constant.int 7
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %int7 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool, !torch.int -> !torch.vtensor<[2],f64>
  return %0 : !torch.vtensor<[2],f64>
}

func.func @i64_to_f32(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %int6 = torch.constant.int 6
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %int6 : !torch.vtensor<[2,3],si64>, !torch.int, !torch.bool, !torch.int -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}

func.func @i64_to_i32(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2],si32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %int3 = torch.constant.int 3
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %int3 : !torch.vtensor<[2,3],si64>, !torch.int, !torch.bool, !torch.int -> !torch.vtensor<[2],si32>
  return %0 : !torch.vtensor<[2],si32>
}

func.func @f32_to_f16(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],f16> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %int5 = torch.constant.int 5
  %0 = torch.aten.prod.dim_int %arg0, %int1, %false, %int5 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.bool, !torch.int -> !torch.vtensor<[2],f16>
  return %0 : !torch.vtensor<[2],f16>
}
