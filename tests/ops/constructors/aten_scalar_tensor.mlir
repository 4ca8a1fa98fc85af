// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_scalar_tensor.npz.

func.func @f32() -> !torch.vtensor<[],f32> {
  %int1 = torch.constant.int 1
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %0 = torch.aten.scalar_tensor %int1, %int6, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @f64() -> !torch.vtensor<[],f64> {
  %int1 = torch.constant.int 1
  %int7 = torch.constant.int 7
  %none = torch.constant.none
  %0 = torch.aten.scalar_tensor %int1, %int7, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],f64>
  return %0 : !torch.vtensor<[],f64>
}

func.func @f16() -> !torch.vtensor<[],f16> {
  %int1 = torch.constant.int 1
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %0 = torch.aten.scalar_tensor %int1, %int5, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],f16>
  return %0 : !torch.vtensor<[],f16>
}

func.func @bf16() -> !torch.vtensor<[],bf16> {
  %int1 = torch.constant.int 1
  %int15 = torch.constant.int 15
  %none = torch.constant.none
  %0 = torch.aten.scalar_tensor %int1, %int15, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],bf16>
  return %0 : !torch.vtensor<[],bf16>
}

func.func @i64() -> !torch.vtensor<[],si64> {
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %0 = torch.aten.scalar_tensor %int1, %int4, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @i32() -> !torch.vtensor<[],si32> {
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %none = torch.constant.none
  %0 = torch.aten.scalar_tensor %int1, %int3, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],si32>
  return %0 : !torch.vtensor<[],si32>
}

func.func @u8() -> !torch.vtensor<[],ui8> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.scalar_tensor %int1, %int0, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],ui8>
  return %0 : !torch.vtensor<[],ui8>
}

func.func @b1() -> !torch.vtensor<[],i1> {
  %int1 = torch.constant.int 1
  %int11 = torch.constant.int 11
  %none = torch.constant.none
  %0 = torch.aten.scalar_tensor %int1, %int11, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

func.func @float() -> !torch.vtensor<[],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %none = torch.constant.none
  %0 = torch.aten.scalar_tensor %float2.500000e00, %none, %none, %none, %none : !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}
