// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_cumsum.npz.

func.func @f32_to_f64(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f64> {
  %int1 = torch.constant.int 1
  %int7 = torch.constant.int 7
  %0 = torch.aten.cumsum %arg0, %int1, %int7 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3],f64>
  return %0 : !torch.vtensor<[2,3],f64>
}

func.func @i64_to_f32(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],f32> {
  %int1 = torch.constant.int 1
  %int6 = torch.constant.int 6
  %0 = torch.aten.cumsum %arg0, %int1, %int6 : !torch.vtensor<[2,3],si64>, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

func.func @i64_to_i32(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si32> {
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %0 = torch.aten.cumsum %arg0, %int1, %int3 : !torch.vtensor<[2,3],si64>, !torch.int, !torch.int -> !torch.vtensor<[2,3],si32>
  return %0 : !torch.vtensor<[2,3],si32>
}

func.func @f32_to_f16(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f16> {
  %int1 = torch.constant.int 1
  %int5 = torch.constant.int 5
  %0 = torch.aten.cumsum %arg0, %int1, %int5 : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3],f16>
  return %0 : !torch.vtensor<[2,3],f16>
}

func.func @dim0(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int0, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,3,4],f32>
  return %0 : !torch.vtensor<[2,3,4],f32>
}

func.func @dim0_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int0, %none : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @dim1(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int1, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,3,4],f32>
  return %0 : !torch.vtensor<[2,3,4],f32>
}

func.func @dim1_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int1, %none : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @dimm1(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int-1, %none : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,3,4],f32>
  return %0 : !torch.vtensor<[2,3,4],f32>
}

func.func @dimm1_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int-1, %none : !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @f32(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int1, %none : !torch.vtensor<[2,5],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

func.func @f64(%arg0: !torch.vtensor<[2,5],f64>) -> !torch.vtensor<[2,5],f64> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int1, %none : !torch.vtensor<[2,5],f64>, !torch.int, !torch.none -> !torch.vtensor<[2,5],f64>
  return %0 : !torch.vtensor<[2,5],f64>
}

func.func @f16(%arg0: !torch.vtensor<[2,5],f16>) -> !torch.vtensor<[2,5],f16> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int1, %none : !torch.vtensor<[2,5],f16>, !torch.int, !torch.none -> !torch.vtensor<[2,5],f16>
  return %0 : !torch.vtensor<[2,5],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[2,5],bf16>) -> !torch.vtensor<[2,5],bf16> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int1, %none : !torch.vtensor<[2,5],bf16>, !torch.int, !torch.none -> !torch.vtensor<[2,5],bf16>
  return %0 : !torch.vtensor<[2,5],bf16>
}

func.func @i64(%arg0: !torch.vtensor<[2,5],si64>) -> !torch.vtensor<[2,5],si64> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int1, %none : !torch.vtensor<[2,5],si64>, !torch.int, !torch.none -> !torch.vtensor<[2,5],si64>
  return %0 : !torch.vtensor<[2,5],si64>
}

func.func @i32(%arg0: !torch.vtensor<[2,5],si32>) -> !torch.vtensor<[2,5],si64> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int1, %none : !torch.vtensor<[2,5],si32>, !torch.int, !torch.none -> !torch.vtensor<[2,5],si64>
  return %0 : !torch.vtensor<[2,5],si64>
}

func.func @u8(%arg0: !torch.vtensor<[2,5],ui8>) -> !torch.vtensor<[2,5],si64> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int1, %none : !torch.vtensor<[2,5],ui8>, !torch.int, !torch.none -> !torch.vtensor<[2,5],si64>
  return %0 : !torch.vtensor<[2,5],si64>
}

func.func @b1(%arg0: !torch.vtensor<[2,5],i1>) -> !torch.vtensor<[2,5],si64> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int1, %none : !torch.vtensor<[2,5],i1>, !torch.int, !torch.none -> !torch.vtensor<[2,5],si64>
  return %0 : !torch.vtensor<[2,5],si64>
}

func.func @special(%arg0: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[4,3],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int1, %none : !torch.vtensor<[4,3],f32>, !torch.int, !torch.none -> !torch.vtensor<[4,3],f32>
  return %0 : !torch.vtensor<[4,3],f32>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int0, %none : !torch.vtensor<[],f32>, !torch.int, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @empty(%arg0: !torch.vtensor<[2,0],f32>) -> !torch.vtensor<[2,0],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.cumsum %arg0, %int1, %none : !torch.vtensor<[2,0],f32>, !torch.int, !torch.none -> !torch.vtensor<[2,0],f32>
  return %0 : !torch.vtensor<[2,0],f32>
}
