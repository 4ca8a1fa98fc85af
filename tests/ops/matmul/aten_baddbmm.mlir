// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_baddbmm.npz.

func.func @full(%arg0: !torch.vtensor<[2,3,5],f32>, %arg1: !torch.vtensor<[2,3,4],f32>, %arg2: !torch.vtensor<[2,4,5],f32>) -> !torch.vtensor<[2,3,5],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[2,3,5],f32>, !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,4,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3,5],f32>
  return %0 : !torch.vtensor<[2,3,5],f32>
}

func.func @full_dyn(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?,?],f32>, %arg2: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @full_f64(%arg0: !torch.vtensor<[2,3,5],f64>, %arg1: !torch.vtensor<[2,3,4],f64>, %arg2: !torch.vtensor<[2,4,5],f64>) -> !torch.vtensor<[2,3,5],f64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[2,3,5],f64>, !torch.vtensor<[2,3,4],f64>, !torch.vtensor<[2,4,5],f64>, !torch.int, !torch.int -> !torch.vtensor<[2,3,5],f64>
  return %0 : !torch.vtensor<[2,3,5],f64>
}

func.func @full_f16(%arg0: !torch.vtensor<[2,3,5],f16>, %arg1: !torch.vtensor<[2,3,4],f16>, %arg2: !torch.vtensor<[2,4,5],f16>) -> !torch.vtensor<[2,3,5],f16> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[2,3,5],f16>, !torch.vtensor<[2,3,4],f16>, !torch.vtensor<[2,4,5],f16>, !torch.int, !torch.int -> !torch.vtensor<[2,3,5],f16>
  return %0 : !torch.vtensor<[2,3,5],f16>
}

func.func @full_bf16(%arg0: !torch.vtensor<[2,3,5],bf16>, %arg1: !torch.vtensor<[2,3,4],bf16>, %arg2: !torch.vtensor<[2,4,5],bf16>) -> !torch.vtensor<[2,3,5],bf16> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[2,3,5],bf16>, !torch.vtensor<[2,3,4],bf16>, !torch.vtensor<[2,4,5],bf16>, !torch.int, !torch.int -> !torch.vtensor<[2,3,5],bf16>
  return %0 : !torch.vtensor<[2,3,5],bf16>
}

func.func @full_i64(%arg0: !torch.vtensor<[2,3,5],si64>, %arg1: !torch.vtensor<[2,3,4],si64>, %arg2: !torch.vtensor<[2,4,5],si64>) -> !torch.vtensor<[2,3,5],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[2,3,5],si64>, !torch.vtensor<[2,3,4],si64>, !torch.vtensor<[2,4,5],si64>, !torch.int, !torch.int -> !torch.vtensor<[2,3,5],si64>
  return %0 : !torch.vtensor<[2,3,5],si64>
}

func.func @full_i32(%arg0: !torch.vtensor<[2,3,5],si32>, %arg1: !torch.vtensor<[2,3,4],si32>, %arg2: !torch.vtensor<[2,4,5],si32>) -> !torch.vtensor<[2,3,5],si32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[2,3,5],si32>, !torch.vtensor<[2,3,4],si32>, !torch.vtensor<[2,4,5],si32>, !torch.int, !torch.int -> !torch.vtensor<[2,3,5],si32>
  return %0 : !torch.vtensor<[2,3,5],si32>
}

func.func @full_u8(%arg0: !torch.vtensor<[2,3,5],ui8>, %arg1: !torch.vtensor<[2,3,4],ui8>, %arg2: !torch.vtensor<[2,4,5],ui8>) -> !torch.vtensor<[2,3,5],ui8> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[2,3,5],ui8>, !torch.vtensor<[2,3,4],ui8>, !torch.vtensor<[2,4,5],ui8>, !torch.int, !torch.int -> !torch.vtensor<[2,3,5],ui8>
  return %0 : !torch.vtensor<[2,3,5],ui8>
}

func.func @broadcast(%arg0: !torch.vtensor<[1,1,5],f32>, %arg1: !torch.vtensor<[2,3,4],f32>, %arg2: !torch.vtensor<[2,4,5],f32>) -> !torch.vtensor<[2,3,5],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[1,1,5],f32>, !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,4,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3,5],f32>
  return %0 : !torch.vtensor<[2,3,5],f32>
}

func.func @broadcast_dyn(%arg0: !torch.vtensor<[1,1,?],f32>, %arg1: !torch.vtensor<[?,?,?],f32>, %arg2: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[1,1,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @ints(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[2,3,4],f32>, %arg2: !torch.vtensor<[2,4,5],f32>) -> !torch.vtensor<[2,3,5],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int2, %int3 : !torch.vtensor<[5],f32>, !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,4,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3,5],f32>
  return %0 : !torch.vtensor<[2,3,5],f32>
}

func.func @floats(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[2,3,4],f32>, %arg2: !torch.vtensor<[2,4,5],f32>) -> !torch.vtensor<[2,3,5],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %float5.000000e-01, %float-1.500000e00 : !torch.vtensor<[5],f32>, !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,4,5],f32>, !torch.float, !torch.float -> !torch.vtensor<[2,3,5],f32>
  return %0 : !torch.vtensor<[2,3,5],f32>
}

func.func @beta0(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[2,3,4],f32>, %arg2: !torch.vtensor<[2,4,5],f32>) -> !torch.vtensor<[2,3,5],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int0, %int2 : !torch.vtensor<[5],f32>, !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,4,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3,5],f32>
  return %0 : !torch.vtensor<[2,3,5],f32>
}

func.func @alpha0(%arg0: !torch.vtensor<[5],f32>, %arg1: !torch.vtensor<[2,3,4],f32>, %arg2: !torch.vtensor<[2,4,5],f32>) -> !torch.vtensor<[2,3,5],f32> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %0 = torch.aten.baddbmm %arg0, %arg1, %arg2, %int1, %int0 : !torch.vtensor<[5],f32>, !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,4,5],f32>, !torch.int, !torch.int -> !torch.vtensor<[2,3,5],f32>
  return %0 : !torch.vtensor<[2,3,5],f32>
}
