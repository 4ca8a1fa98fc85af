// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_where_ScalarSelf.npz.

func.func @f32_int(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.where.ScalarSelf %arg0, %int3, %arg1 : !torch.vtensor<[3,4],i1>, !torch.int, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_float(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.where.ScalarSelf %arg0, %float5.000000e-01, %arg1 : !torch.vtensor<[3,4],i1>, !torch.float, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f16_int(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.where.ScalarSelf %arg0, %int3, %arg1 : !torch.vtensor<[3,4],i1>, !torch.int, !torch.vtensor<[3,4],f16> -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @f16_float(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.where.ScalarSelf %arg0, %float5.000000e-01, %arg1 : !torch.vtensor<[3,4],i1>, !torch.float, !torch.vtensor<[3,4],f16> -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @i64_int(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.where.ScalarSelf %arg0, %int3, %arg1 : !torch.vtensor<[3,4],i1>, !torch.int, !torch.vtensor<[3,4],si64> -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i64_float(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.where.ScalarSelf %arg0, %float5.000000e-01, %arg1 : !torch.vtensor<[3,4],i1>, !torch.float, !torch.vtensor<[3,4],si64> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @u8_int(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.where.ScalarSelf %arg0, %int3, %arg1 : !torch.vtensor<[3,4],i1>, !torch.int, !torch.vtensor<[3,4],ui8> -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @u8_float(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.where.ScalarSelf %arg0, %float5.000000e-01, %arg1 : !torch.vtensor<[3,4],i1>, !torch.float, !torch.vtensor<[3,4],ui8> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
