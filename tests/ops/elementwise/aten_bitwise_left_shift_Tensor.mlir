// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_bitwise_left_shift_Tensor.npz.

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],si64> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i64_dyn(%arg0: !torch.vtensor<[?,?],si64>, %arg1: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,?],si64> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],si64> -> !torch.vtensor<[?,?],si64>
  return %0 : !torch.vtensor<[?,?],si64>
}

func.func @broadcast(%arg0: !torch.vtensor<[2,1,3],si64>, %arg1: !torch.vtensor<[4,1],si64>) -> !torch.vtensor<[2,4,3],si64> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[2,1,3],si64>, !torch.vtensor<[4,1],si64> -> !torch.vtensor<[2,4,3],si64>
  return %0 : !torch.vtensor<[2,4,3],si64>
}

func.func @broadcast_dyn(%arg0: !torch.vtensor<[?,1,?],si64>, %arg1: !torch.vtensor<[?,1],si64>) -> !torch.vtensor<[?,?,?],si64> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[?,1,?],si64>, !torch.vtensor<[?,1],si64> -> !torch.vtensor<[?,?,?],si64>
  return %0 : !torch.vtensor<[?,?,?],si64>
}

func.func @rank(%arg0: !torch.vtensor<[3],si64>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[3],si64>, !torch.vtensor<[2,3],si64> -> !torch.vtensor<[2,3],si64>
  return %0 : !torch.vtensor<[2,3],si64>
}

func.func @empty(%arg0: !torch.vtensor<[0,3],si64>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[0,3],si64> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[0,3],si64>, !torch.vtensor<[3],si64> -> !torch.vtensor<[0,3],si64>
  return %0 : !torch.vtensor<[0,3],si64>
}

func.func @rank0(%arg0: !torch.vtensor<[],si64>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[],si64> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[],si64>, !torch.vtensor<[],si64> -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @i32(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[3,4],si32> -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @i8(%arg0: !torch.vtensor<[3,4],si8>, %arg1: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[3,4],si8> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si8>, !torch.vtensor<[3,4],si8> -> !torch.vtensor<[3,4],si8>
  return %0 : !torch.vtensor<[3,4],si8>
}

func.func @u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[3,4],ui8> -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @i32_i64(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[3,4],si64> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @u8_i8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[3,4],si16> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[3,4],si8> -> !torch.vtensor<[3,4],si16>
  return %0 : !torch.vtensor<[3,4],si16>
}

func.func @b1_i64(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],i1>, !torch.vtensor<[3,4],si64> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i16_u8(%arg0: !torch.vtensor<[3,4],si16>, %arg1: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],si16> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si16>, !torch.vtensor<[3,4],ui8> -> !torch.vtensor<[3,4],si16>
  return %0 : !torch.vtensor<[3,4],si16>
}

func.func @i8_b1(%arg0: !torch.vtensor<[3,4],si8>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],si8> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si8>, !torch.vtensor<[3,4],i1> -> !torch.vtensor<[3,4],si8>
  return %0 : !torch.vtensor<[3,4],si8>
}

func.func @i32_0d_i64(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[3,4],si32> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[],si64> -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @b1_0d_i64(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],i1>, !torch.vtensor<[],si64> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i8_0d_i64(%arg0: !torch.vtensor<[3,4],si8>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[3,4],si8> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si8>, !torch.vtensor<[],si64> -> !torch.vtensor<[3,4],si8>
  return %0 : !torch.vtensor<[3,4],si8>
}

func.func @i64_0d_b1(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[],i1>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[],i1> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @rank0_i64_i32(%arg0: !torch.vtensor<[],si64>, %arg1: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[],si64>, !torch.vtensor<[3,4],si32> -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @i64_ends(%arg0: !torch.vtensor<[6,1],si64>, %arg1: !torch.vtensor<[4],si64>) -> !torch.vtensor<[6,4],si64> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[6,1],si64>, !torch.vtensor<[4],si64> -> !torch.vtensor<[6,4],si64>
  return %0 : !torch.vtensor<[6,4],si64>
}

func.func @i32_ends(%arg0: !torch.vtensor<[6,1],si32>, %arg1: !torch.vtensor<[4],si32>) -> !torch.vtensor<[6,4],si32> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[6,1],si32>, !torch.vtensor<[4],si32> -> !torch.vtensor<[6,4],si32>
  return %0 : !torch.vtensor<[6,4],si32>
}

func.func @i8_ends(%arg0: !torch.vtensor<[6,1],si8>, %arg1: !torch.vtensor<[4],si8>) -> !torch.vtensor<[6,4],si8> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[6,1],si8>, !torch.vtensor<[4],si8> -> !torch.vtensor<[6,4],si8>
  return %0 : !torch.vtensor<[6,4],si8>
}

func.func @u8_ends(%arg0: !torch.vtensor<[6,1],ui8>, %arg1: !torch.vtensor<[4],ui8>) -> !torch.vtensor<[6,4],ui8> {
  %0 = torch.aten.bitwise_left_shift.Tensor %arg0, %arg1 : !torch.vtensor<[6,1],ui8>, !torch.vtensor<[4],ui8> -> !torch.vtensor<[6,4],ui8>
  return %0 : !torch.vtensor<[6,4],ui8>
}
