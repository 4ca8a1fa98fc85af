// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_scatter_src.npz.

func.func @dim0(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,5],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.scatter.src %arg0, %int0, %arg1, %arg2 : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32> -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @dim0_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.scatter.src %arg0, %int0, %arg1, %arg2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @dim1(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,5],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.scatter.src %arg0, %int1, %arg1, %arg2 : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32> -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @dim1_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.scatter.src %arg0, %int1, %arg1, %arg2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @f64(%arg0: !torch.vtensor<[3,5],f64>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f64>) -> !torch.vtensor<[3,5],f64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.scatter.src %arg0, %int1, %arg1, %arg2 : !torch.vtensor<[3,5],f64>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f64> -> !torch.vtensor<[3,5],f64>
  return %0 : !torch.vtensor<[3,5],f64>
}

func.func @f16(%arg0: !torch.vtensor<[3,5],f16>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f16>) -> !torch.vtensor<[3,5],f16> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.scatter.src %arg0, %int1, %arg1, %arg2 : !torch.vtensor<[3,5],f16>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f16> -> !torch.vtensor<[3,5],f16>
  return %0 : !torch.vtensor<[3,5],f16>
}

func.func @i64(%arg0: !torch.vtensor<[3,5],si64>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],si64>) -> !torch.vtensor<[3,5],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.scatter.src %arg0, %int1, %arg1, %arg2 : !torch.vtensor<[3,5],si64>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],si64> -> !torch.vtensor<[3,5],si64>
  return %0 : !torch.vtensor<[3,5],si64>
}

func.func @i32(%arg0: !torch.vtensor<[3,5],si32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],si32>) -> !torch.vtensor<[3,5],si32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.scatter.src %arg0, %int1, %arg1, %arg2 : !torch.vtensor<[3,5],si32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],si32> -> !torch.vtensor<[3,5],si32>
  return %0 : !torch.vtensor<[3,5],si32>
}

func.func @u8(%arg0: !torch.vtensor<[3,5],ui8>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],ui8>) -> !torch.vtensor<[3,5],ui8> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.scatter.src %arg0, %int1, %arg1, %arg2 : !torch.vtensor<[3,5],ui8>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],ui8> -> !torch.vtensor<[3,5],ui8>
  return %0 : !torch.vtensor<[3,5],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[3,5],i1>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],i1>) -> !torch.vtensor<[3,5],i1> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.scatter.src %arg0, %int1, %arg1, %arg2 : !torch.vtensor<[3,5],i1>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],i1> -> !torch.vtensor<[3,5],i1>
  return %0 : !torch.vtensor<[3,5],i1>
}
