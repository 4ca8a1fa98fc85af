// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_bitwise_or_Scalar.npz.

func.func @i64_int(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int3 : !torch.vtensor<[3,4],si64>, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i64_minus(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int-2 = torch.constant.int -2
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int-2 : !torch.vtensor<[3,4],si64>, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i64_extreme(%arg0: !torch.vtensor<[6],si64>) -> !torch.vtensor<[6],si64> {
  %int100 = torch.constant.int 100
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int100 : !torch.vtensor<[6],si64>, !torch.int -> !torch.vtensor<[6],si64>
  return %0 : !torch.vtensor<[6],si64>
}

func.func @i32_int(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int3 : !torch.vtensor<[3,4],si32>, !torch.int -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @i32_minus(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %int-2 = torch.constant.int -2
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int-2 : !torch.vtensor<[3,4],si32>, !torch.int -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @i32_extreme(%arg0: !torch.vtensor<[6],si32>) -> !torch.vtensor<[6],si32> {
  %int100 = torch.constant.int 100
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int100 : !torch.vtensor<[6],si32>, !torch.int -> !torch.vtensor<[6],si32>
  return %0 : !torch.vtensor<[6],si32>
}

func.func @i8_int(%arg0: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[3,4],si8> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int3 : !torch.vtensor<[3,4],si8>, !torch.int -> !torch.vtensor<[3,4],si8>
  return %0 : !torch.vtensor<[3,4],si8>
}

func.func @i8_minus(%arg0: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[3,4],si8> {
  %int-2 = torch.constant.int -2
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int-2 : !torch.vtensor<[3,4],si8>, !torch.int -> !torch.vtensor<[3,4],si8>
  return %0 : !torch.vtensor<[3,4],si8>
}

func.func @i8_extreme(%arg0: !torch.vtensor<[6],si8>) -> !torch.vtensor<[6],si8> {
  %int100 = torch.constant.int 100
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int100 : !torch.vtensor<[6],si8>, !torch.int -> !torch.vtensor<[6],si8>
  return %0 : !torch.vtensor<[6],si8>
}

func.func @u8_int(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int3 : !torch.vtensor<[3,4],ui8>, !torch.int -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @u8_extreme(%arg0: !torch.vtensor<[6],ui8>) -> !torch.vtensor<[6],ui8> {
  %int100 = torch.constant.int 100
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int100 : !torch.vtensor<[6],ui8>, !torch.int -> !torch.vtensor<[6],ui8>
  return %0 : !torch.vtensor<[6],ui8>
}

func.func @b1_int(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int3 : !torch.vtensor<[3,4],i1>, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @b1_minus(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],si64> {
  %int-2 = torch.constant.int -2
  %0 = torch.aten.bitwise_or.Scalar %arg0, %int-2 : !torch.vtensor<[3,4],i1>, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}
