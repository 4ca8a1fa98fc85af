// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_arange_start.npz.

func.func @f32() -> !torch.vtensor<[4],f32> {
  %int2 = torch.constant.int 2
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %0 = torch.aten.arange.start %int2, %int6, %int6, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

func.func @f64() -> !torch.vtensor<[4],f64> {
  %int2 = torch.constant.int 2
  %int6 = torch.constant.int 6
  %int7 = torch.constant.int 7
  %none = torch.constant.none
  %0 = torch.aten.arange.start %int2, %int6, %int7, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],f64>
  return %0 : !torch.vtensor<[4],f64>
}

func.func @i64() -> !torch.vtensor<[4],si64> {
  %int2 = torch.constant.int 2
  %int6 = torch.constant.int 6
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %0 = torch.aten.arange.start %int2, %int6, %int4, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],si64>
  return %0 : !torch.vtensor<[4],si64>
}

func.func @i32() -> !torch.vtensor<[4],si32> {
  %int2 = torch.constant.int 2
  %int6 = torch.constant.int 6
  %int3 = torch.constant.int 3
  %none = torch.constant.none
  %0 = torch.aten.arange.start %int2, %int6, %int3, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],si32>
  return %0 : !torch.vtensor<[4],si32>
}

func.func @f16() -> !torch.vtensor<[4],f16> {
  %int2 = torch.constant.int 2
  %int6 = torch.constant.int 6
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %0 = torch.aten.arange.start %int2, %int6, %int5, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],f16>
  return %0 : !torch.vtensor<[4],f16>
}

func.func @negative() -> !torch.vtensor<[5],si64> {
  %int-3 = torch.constant.int -3
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %0 = torch.aten.arange.start %int-3, %int2, %none, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],si64>
  return %0 : !torch.vtensor<[5],si64>
}
