// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_gather.npz.

func.func @dim1(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[2,3],si64>, !torch.bool -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

func.func @dim1_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @dim0(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],f32> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int0, %arg1, %false : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[2,3],si64>, !torch.bool -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

func.func @dim0_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int0, %arg1, %false : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @negative_dim(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],f32> {
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int-1, %arg1, %false : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[2,3],si64>, !torch.bool -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[],f32> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int0, %arg1, %false : !torch.vtensor<[],f32>, !torch.int, !torch.vtensor<[],si64>, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @rank3(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[2,1,2],si64>) -> !torch.vtensor<[2,1,2],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.vtensor<[2,1,2],si64>, !torch.bool -> !torch.vtensor<[2,1,2],f32>
  return %0 : !torch.vtensor<[2,1,2],f32>
}

func.func @empty(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2,0],si64>) -> !torch.vtensor<[2,0],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[2,0],si64>, !torch.bool -> !torch.vtensor<[2,0],f32>
  return %0 : !torch.vtensor<[2,0],f32>
}

func.func @f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],f64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[3,4],f64>, !torch.int, !torch.vtensor<[2,3],si64>, !torch.bool -> !torch.vtensor<[2,3],f64>
  return %0 : !torch.vtensor<[2,3],f64>
}

func.func @f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],f16> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[3,4],f16>, !torch.int, !torch.vtensor<[2,3],si64>, !torch.bool -> !torch.vtensor<[2,3],f16>
  return %0 : !torch.vtensor<[2,3],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[3,4],bf16>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],bf16> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[3,4],bf16>, !torch.int, !torch.vtensor<[2,3],si64>, !torch.bool -> !torch.vtensor<[2,3],bf16>
  return %0 : !torch.vtensor<[2,3],bf16>
}

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[3,4],si64>, !torch.int, !torch.vtensor<[2,3],si64>, !torch.bool -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

func.func @i32(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[3,4],si32>, !torch.int, !torch.vtensor<[2,3],si64>, !torch.bool -> !torch.vtensor<[2,3],si32>
  return %0 : !torch.vtensor<[2,3],si32>
}

func.func @u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],ui8> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[3,4],ui8>, !torch.int, !torch.vtensor<[2,3],si64>, !torch.bool -> !torch.vtensor<[2,3],ui8>
  return %0 : !torch.vtensor<[2,3],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],i1> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.gather %arg0, %int1, %arg1, %false : !torch.vtensor<[3,4],i1>, !torch.int, !torch.vtensor<[2,3],si64>, !torch.bool -> !torch.vtensor<[2,3],i1>
  return %0 : !torch.vtensor<[2,3],i1>
}
