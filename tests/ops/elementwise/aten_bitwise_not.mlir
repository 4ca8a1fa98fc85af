// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_bitwise_not.npz.

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[3,4],si64> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i64_extreme(%arg0: !torch.vtensor<[6],si64>) -> !torch.vtensor<[6],si64> {
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[6],si64> -> !torch.vtensor<[6],si64>
  return %0 : !torch.vtensor<[6],si64>
}

func.func @i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[3,4],si32> -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @i32_extreme(%arg0: !torch.vtensor<[6],si32>) -> !torch.vtensor<[6],si32> {
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[6],si32> -> !torch.vtensor<[6],si32>
  return %0 : !torch.vtensor<[6],si32>
}

func.func @i8(%arg0: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[3,4],si8> {
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[3,4],si8> -> !torch.vtensor<[3,4],si8>
  return %0 : !torch.vtensor<[3,4],si8>
}

func.func @i8_extreme(%arg0: !torch.vtensor<[6],si8>) -> !torch.vtensor<[6],si8> {
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[6],si8> -> !torch.vtensor<[6],si8>
  return %0 : !torch.vtensor<[6],si8>
}

func.func @u8(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[3,4],ui8> -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @u8_extreme(%arg0: !torch.vtensor<[6],ui8>) -> !torch.vtensor<[6],ui8> {
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[6],ui8> -> !torch.vtensor<[6],ui8>
  return %0 : !torch.vtensor<[6],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],i1> {
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[3,4],i1> -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @i16_extreme(%arg0: !torch.vtensor<[6],si16>) -> !torch.vtensor<[6],si16> {
  %0 = torch.aten.bitwise_not %arg0 : !torch.vtensor<[6],si16> -> !torch.vtensor<[6],si16>
  return %0 : !torch.vtensor<[6],si16>
}
