// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_linspace.npz.

func.func @f32() -> !torch.vtensor<[5],f32> {
  %int-1 = torch.constant.int -1
  %int2 = torch.constant.int 2
  %int5 = torch.constant.int 5
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %0 = torch.aten.linspace %int-1, %int2, %int5, %int6, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],f32>
  return %0 : !torch.vtensor<[5],f32>
}

func.func @f64() -> !torch.vtensor<[5],f64> {
  %int-1 = torch.constant.int -1
  %int2 = torch.constant.int 2
  %int5 = torch.constant.int 5
  %int7 = torch.constant.int 7
  %none = torch.constant.none
  %0 = torch.aten.linspace %int-1, %int2, %int5, %int7, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],f64>
  return %0 : !torch.vtensor<[5],f64>
}

func.func @i64() -> !torch.vtensor<[5],si64> {
  %int-1 = torch.constant.int -1
  %int2 = torch.constant.int 2
  %int5 = torch.constant.int 5
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %0 = torch.aten.linspace %int-1, %int2, %int5, %int4, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],si64>
  return %0 : !torch.vtensor<[5],si64>
}

func.func @i32() -> !torch.vtensor<[5],si32> {
  %int-1 = torch.constant.int -1
  %int2 = torch.constant.int 2
  %int5 = torch.constant.int 5
  %int3 = torch.constant.int 3
  %none = torch.constant.none
  %0 = torch.aten.linspace %int-1, %int2, %int5, %int3, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],si32>
  return %0 : !torch.vtensor<[5],si32>
}

func.func @f16() -> !torch.vtensor<[5],f16> {
  %int-1 = torch.constant.int -1
  %int2 = torch.constant.int 2
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %0 = torch.aten.linspace %int-1, %int2, %int5, %int5, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],f16>
  return %0 : !torch.vtensor<[5],f16>
}

func.func @float() -> !torch.vtensor<[4],f32> {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %0 = torch.aten.linspace %float0.000000e00, %float1.000000e00, %int4, %none, %none, %none, %none : !torch.float, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

func.func @one() -> !torch.vtensor<[1],f32> {
  %float3.000000e00 = torch.constant.float 3.000000e+00
  %float5.000000e00 = torch.constant.float 5.000000e+00
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.linspace %float3.000000e00, %float5.000000e00, %int1, %none, %none, %none, %none : !torch.float, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[1],f32>
  return %0 : !torch.vtensor<[1],f32>
}

func.func @none() -> !torch.vtensor<[0],f32> {
  %float3.000000e00 = torch.constant.float 3.000000e+00
  %float5.000000e00 = torch.constant.float 5.000000e+00
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.linspace %float3.000000e00, %float5.000000e00, %int0, %none, %none, %none, %none : !torch.float, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[0],f32>
  return %0 : !torch.vtensor<[0],f32>
}

func.func @down() -> !torch.vtensor<[7],f32> {
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %float-1.000000e00 = torch.constant.float -1.000000e+00
  %int7 = torch.constant.int 7
  %none = torch.constant.none
  %0 = torch.aten.linspace %float2.000000e00, %float-1.000000e00, %int7, %none, %none, %none, %none : !torch.float, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[7],f32>
  return %0 : !torch.vtensor<[7],f32>
}
