// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_arange.npz.

func.func @f32() -> !torch.vtensor<[5],f32> {
  %int5 = torch.constant.int 5
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %0 = torch.aten.arange %int5, %int6, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],f32>
  return %0 : !torch.vtensor<[5],f32>
}

func.func @f64() -> !torch.vtensor<[5],f64> {
  %int5 = torch.constant.int 5
  %int7 = torch.constant.int 7
  %none = torch.constant.none
  %0 = torch.aten.arange %int5, %int7, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],f64>
  return %0 : !torch.vtensor<[5],f64>
}

func.func @i64() -> !torch.vtensor<[5],si64> {
  %int5 = torch.constant.int 5
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %0 = torch.aten.arange %int5, %int4, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],si64>
  return %0 : !torch.vtensor<[5],si64>
}

func.func @i32() -> !torch.vtensor<[5],si32> {
  %int5 = torch.constant.int 5
  %int3 = torch.constant.int 3
  %none = torch.constant.none
  %0 = torch.aten.arange %int5, %int3, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],si32>
  return %0 : !torch.vtensor<[5],si32>
}

func.func @f16() -> !torch.vtensor<[5],f16> {
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %0 = torch.aten.arange %int5, %int5, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],f16>
  return %0 : !torch.vtensor<[5],f16>
}

func.func @int() -> !torch.vtensor<[5],si64> {
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %0 = torch.aten.arange %int5, %none, %none, %none, %none : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],si64>
  return %0 : !torch.vtensor<[5],si64>
}

func.func @float() -> !torch.vtensor<[5],f32> {
  %float4.500000e00 = torch.constant.float 4.500000e+00
  %none = torch.constant.none
  %0 = torch.aten.arange %float4.500000e00, %none, %none, %none, %none : !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],f32>
  return %0 : !torch.vtensor<[5],f32>
}

func.func @nothing() -> !torch.vtensor<[0],si64> {
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.arange %int0, %none, %none, %none, %none : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[0],si64>
  return %0 : !torch.vtensor<[0],si64>
}
