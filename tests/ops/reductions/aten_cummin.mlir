// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_cummin.npz.

func.func @dim0(%arg0: !torch.vtensor<[2,3,4],f32>) -> (!torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3,4],si64>) {
  %int0 = torch.constant.int 0
  %0, %1 = torch.aten.cummin %arg0, %int0 : !torch.vtensor<[2,3,4],f32>, !torch.int -> !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3,4],si64>
  return %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3,4],si64>
}

func.func @dim0_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],si64>) {
  %int0 = torch.constant.int 0
  %0, %1 = torch.aten.cummin %arg0, %int0 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],si64>
  return %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],si64>
}

func.func @dim1(%arg0: !torch.vtensor<[2,3,4],f32>) -> (!torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3,4],si64>) {
  %int1 = torch.constant.int 1
  %0, %1 = torch.aten.cummin %arg0, %int1 : !torch.vtensor<[2,3,4],f32>, !torch.int -> !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3,4],si64>
  return %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3,4],si64>
}

func.func @dim1_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],si64>) {
  %int1 = torch.constant.int 1
  %0, %1 = torch.aten.cummin %arg0, %int1 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],si64>
  return %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],si64>
}

func.func @dimm1(%arg0: !torch.vtensor<[2,3,4],f32>) -> (!torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3,4],si64>) {
  %int-1 = torch.constant.int -1
  %0, %1 = torch.aten.cummin %arg0, %int-1 : !torch.vtensor<[2,3,4],f32>, !torch.int -> !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3,4],si64>
  return %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3,4],si64>
}

func.func @dimm1_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],si64>) {
  %int-1 = torch.constant.int -1
  %0, %1 = torch.aten.cummin %arg0, %int-1 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],si64>
  return %0, %1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],si64>
}

func.func @f32(%arg0: !torch.vtensor<[2,5],f32>) -> (!torch.vtensor<[2,5],f32>, !torch.vtensor<[2,5],si64>) {
  %int1 = torch.constant.int 1
  %0, %1 = torch.aten.cummin %arg0, %int1 : !torch.vtensor<[2,5],f32>, !torch.int -> !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,5],si64>
  return %0, %1 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,5],si64>
}

func.func @f64(%arg0: !torch.vtensor<[2,5],f64>) -> (!torch.vtensor<[2,5],f64>, !torch.vtensor<[2,5],si64>) {
  %int1 = torch.constant.int 1
  %0, %1 = torch.aten.cummin %arg0, %int1 : !torch.vtensor<[2,5],f64>, !torch.int -> !torch.vtensor<[2,5],f64>, !torch.vtensor<[2,5],si64>
  return %0, %1 : !torch.vtensor<[2,5],f64>, !torch.vtensor<[2,5],si64>
}

func.func @f16(%arg0: !torch.vtensor<[2,5],f16>) -> (!torch.vtensor<[2,5],f16>, !torch.vtensor<[2,5],si64>) {
  %int1 = torch.constant.int 1
  %0, %1 = torch.aten.cummin %arg0, %int1 : !torch.vtensor<[2,5],f16>, !torch.int -> !torch.vtensor<[2,5],f16>, !torch.vtensor<[2,5],si64>
  return %0, %1 : !torch.vtensor<[2,5],f16>, !torch.vtensor<[2,5],si64>
}

func.func @bf16(%arg0: !torch.vtensor<[2,5],bf16>) -> (!torch.vtensor<[2,5],bf16>, !torch.vtensor<[2,5],si64>) {
  %int1 = torch.constant.int 1
  %0, %1 = torch.aten.cummin %arg0, %int1 : !torch.vtensor<[2,5],bf16>, !torch.int -> !torch.vtensor<[2,5],bf16>, !torch.vtensor<[2,5],si64>
  return %0, %1 : !torch.vtensor<[2,5],bf16>, !torch.vtensor<[2,5],si64>
}

func.func @i64(%arg0: !torch.vtensor<[2,5],si64>) -> (!torch.vtensor<[2,5],si64>, !torch.vtensor<[2,5],si64>) {
  %int1 = torch.constant.int 1
  %0, %1 = torch.aten.cummin %arg0, %int1 : !torch.vtensor<[2,5],si64>, !torch.int -> !torch.vtensor<[2,5],si64>, !torch.vtensor<[2,5],si64>
  return %0, %1 : !torch.vtensor<[2,5],si64>, !torch.vtensor<[2,5],si64>
}

func.func @i32(%arg0: !torch.vtensor<[2,5],si32>) -> (!torch.vtensor<[2,5],si32>, !torch.vtensor<[2,5],si64>) {
  %int1 = torch.constant.int 1
  %0, %1 = torch.aten.cummin %arg0, %int1 : !torch.vtensor<[2,5],si32>, !torch.int -> !torch.vtensor<[2,5],si32>, !torch.vtensor<[2,5],si64>
  return %0, %1 : !torch.vtensor<[2,5],si32>, !torch.vtensor<[2,5],si64>
}

func.func @u8(%arg0: !torch.vtensor<[2,5],ui8>) -> (!torch.vtensor<[2,5],ui8>, !torch.vtensor<[2,5],si64>) {
  %int1 = torch.constant.int 1
  %0, %1 = torch.aten.cummin %arg0, %int1 : !torch.vtensor<[2,5],ui8>, !torch.int -> !torch.vtensor<[2,5],ui8>, !torch.vtensor<[2,5],si64>
  return %0, %1 : !torch.vtensor<[2,5],ui8>, !torch.vtensor<[2,5],si64>
}

func.func @b1(%arg0: !torch.vtensor<[2,5],i1>) -> (!torch.vtensor<[2,5],i1>, !torch.vtensor<[2,5],si64>) {
  %int1 = torch.constant.int 1
  %0, %1 = torch.aten.cummin %arg0, %int1 : !torch.vtensor<[2,5],i1>, !torch.int -> !torch.vtensor<[2,5],i1>, !torch.vtensor<[2,5],si64>
  return %0, %1 : !torch.vtensor<[2,5],i1>, !torch.vtensor<[2,5],si64>
}

func.func @special(%arg0: !torch.vtensor<[4,3],f32>) -> (!torch.vtensor<[4,3],f32>, !torch.vtensor<[4,3],si64>) {
  %int1 = torch.constant.int 1
  %0, %1 = torch.aten.cummin %arg0, %int1 : !torch.vtensor<[4,3],f32>, !torch.int -> !torch.vtensor<[4,3],f32>, !torch.vtensor<[4,3],si64>
  return %0, %1 : !torch.vtensor<[4,3],f32>, !torch.vtensor<[4,3],si64>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>) -> (!torch.vtensor<[],f32>, !torch.vtensor<[],si64>) {
  %int0 = torch.constant.int 0
  %0, %1 = torch.aten.cummin %arg0, %int0 : !torch.vtensor<[],f32>, !torch.int -> !torch.vtensor<[],f32>, !torch.vtensor<[],si64>
  return %0, %1 : !torch.vtensor<[],f32>, !torch.vtensor<[],si64>
}

func.func @empty(%arg0: !torch.vtensor<[2,0],f32>) -> (!torch.vtensor<[2,0],f32>, !torch.vtensor<[2,0],si64>) {
  %int1 = torch.constant.int 1
  %0, %1 = torch.aten.cummin %arg0, %int1 : !torch.vtensor<[2,0],f32>, !torch.int -> !torch.vtensor<[2,0],f32>, !torch.vtensor<[2,0],si64>
  return %0, %1 : !torch.vtensor<[2,0],f32>, !torch.vtensor<[2,0],si64>
}
