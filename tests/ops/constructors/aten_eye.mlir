// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_eye.npz.

func.func @f32() -> !torch.vtensor<[3,3],f32> {
  %int3 = torch.constant.int 3
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %0 = torch.aten.eye %int3, %int6, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,3],f32>
  return %0 : !torch.vtensor<[3,3],f32>
}

func.func @f64() -> !torch.vtensor<[3,3],f64> {
  %int3 = torch.constant.int 3
  %int7 = torch.constant.int 7
  %none = torch.constant.none
  %0 = torch.aten.eye %int3, %int7, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,3],f64>
  return %0 : !torch.vtensor<[3,3],f64>
}

func.func @f16() -> !torch.vtensor<[3,3],f16> {
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %0 = torch.aten.eye %int3, %int5, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,3],f16>
  return %0 : !torch.vtensor<[3,3],f16>
}

func.func @bf16() -> !torch.vtensor<[3,3],bf16> {
  %int3 = torch.constant.int 3
  %int15 = torch.constant.int 15
  %none = torch.constant.none
  %0 = torch.aten.eye %int3, %int15, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,3],bf16>
  return %0 : !torch.vtensor<[3,3],bf16>
}

func.func @i64() -> !torch.vtensor<[3,3],si64> {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %0 = torch.aten.eye %int3, %int4, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,3],si64>
  return %0 : !torch.vtensor<[3,3],si64>
}

func.func @i32() -> !torch.vtensor<[3,3],si32> {
  %int3 = torch.constant.int 3
  %none = torch.constant.none
  %0 = torch.aten.eye %int3, %int3, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,3],si32>
  return %0 : !torch.vtensor<[3,3],si32>
}

func.func @u8() -> !torch.vtensor<[3,3],ui8> {
  %int3 = torch.constant.int 3
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.eye %int3, %int0, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,3],ui8>
  return %0 : !torch.vtensor<[3,3],ui8>
}

func.func @b1() -> !torch.vtensor<[3,3],i1> {
  %int3 = torch.constant.int 3
  %int11 = torch.constant.int 11
  %none = torch.constant.none
  %0 = torch.aten.eye %int3, %int11, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,3],i1>
  return %0 : !torch.vtensor<[3,3],i1>
}
