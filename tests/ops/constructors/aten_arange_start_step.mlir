// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_arange_start_step.npz.

func.func @f32() -> !torch.vtensor<[3],f32> {
  %int1 = torch.constant.int 1
  %int8 = torch.constant.int 8
  %int3 = torch.constant.int 3
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %0 = torch.aten.arange.start_step %int1, %int8, %int3, %int6, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

func.func @f64() -> !torch.vtensor<[3],f64> {
  %int1 = torch.constant.int 1
  %int8 = torch.constant.int 8
  %int3 = torch.constant.int 3
  %int7 = torch.constant.int 7
  %none = torch.constant.none
  %0 = torch.aten.arange.start_step %int1, %int8, %int3, %int7, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3],f64>
  return %0 : !torch.vtensor<[3],f64>
}

func.func @i64() -> !torch.vtensor<[3],si64> {
  %int1 = torch.constant.int 1
  %int8 = torch.constant.int 8
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %0 = torch.aten.arange.start_step %int1, %int8, %int3, %int4, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3],si64>
  return %0 : !torch.vtensor<[3],si64>
}

func.func @i32() -> !torch.vtensor<[3],si32> {
  %int1 = torch.constant.int 1
  %int8 = torch.constant.int 8
  %int3 = torch.constant.int 3
  %none = torch.constant.none
  %0 = torch.aten.arange.start_step %int1, %int8, %int3, %int3, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3],si32>
  return %0 : !torch.vtensor<[3],si32>
}

func.func @f16() -> !torch.vtensor<[3],f16> {
  %int1 = torch.constant.int 1
  %int8 = torch.constant.int 8
  %int3 = torch.constant.int 3
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %0 = torch.aten.arange.start_step %int1, %int8, %int3, %int5, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3],f16>
  return %0 : !torch.vtensor<[3],f16>
}

func.func @down() -> !torch.vtensor<[4],si64> {
  %int5 = torch.constant.int 5
  %int-2 = torch.constant.int -2
  %none = torch.constant.none
  %0 = torch.aten.arange.start_step %int5, %int-2, %int-2, %none, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],si64>
  return %0 : !torch.vtensor<[4],si64>
}

func.func @float() -> !torch.vtensor<[4],f32> {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %float3.000000e-01 = torch.constant.float 3.000000e-01
  %none = torch.constant.none
  %0 = torch.aten.arange.start_step %float0.000000e00, %float1.000000e00, %float3.000000e-01, %none, %none, %none, %none : !torch.float, !torch.float, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

func.func @float_down() -> !torch.vtensor<[6],f32> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %float-5.000000e-01 = torch.constant.float -5.000000e-01
  %float-2.500000e-01 = torch.constant.float -2.500000e-01
  %none = torch.constant.none
  %0 = torch.aten.arange.start_step %float1.000000e00, %float-5.000000e-01, %float-2.500000e-01, %none, %none, %none, %none : !torch.float, !torch.float, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[6],f32>
  return %0 : !torch.vtensor<[6],f32>
}
