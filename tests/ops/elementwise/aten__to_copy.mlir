// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__to_copy.npz.

func.func @f32_f64(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f64> {
  %int7 = torch.constant.int 7
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten._to_copy %arg0, %int7, %none, %none, %none, %false, %none : !torch.vtensor<[3,4],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f32_f64_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f64> {
  %int7 = torch.constant.int 7
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten._to_copy %arg0, %int7, %none, %none, %none, %false, %none : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f64>
  return %0 : !torch.vtensor<[?,?],f64>
}

func.func @f32_f16(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f16> {
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten._to_copy %arg0, %int5, %none, %none, %none, %false, %none : !torch.vtensor<[3,4],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @f32_f16_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f16> {
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten._to_copy %arg0, %int5, %none, %none, %none, %false, %none : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?,?],f16>
  return %0 : !torch.vtensor<[?,?],f16>
}

func.func @f32_i32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],si32> {
  %int3 = torch.constant.int 3
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten._to_copy %arg0, %int3, %none, %none, %none, %false, %none : !torch.vtensor<[3,4],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @f32_i32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],si32> {
  %int3 = torch.constant.int 3
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten._to_copy %arg0, %int3, %none, %none, %none, %false, %none : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?,?],si32>
  return %0 : !torch.vtensor<[?,?],si32>
}

func.func @f32_b1(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],i1> {
  %int11 = torch.constant.int 11
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten._to_copy %arg0, %int11, %none, %none, %none, %false, %none : !torch.vtensor<[3,4],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @f32_b1_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],i1> {
  %int11 = torch.constant.int 11
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten._to_copy %arg0, %int11, %none, %none, %none, %false, %none : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[?,?],i1>
  return %0 : !torch.vtensor<[?,?],i1>
}

func.func @same(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten._to_copy %arg0, %none, %none, %none, %none, %false, %none : !torch.vtensor<[3,4],f32>, !torch.none, !torch.none, !torch.none, !torch.none, !torch.bool, !torch.none -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
