// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_group_norm.npz.

func.func @f32(%arg0: !torch.vtensor<[2,4,3],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,4,3],f32> {
  %int2 = torch.constant.int 2
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %true = torch.constant.bool true
  %0 = torch.aten.group_norm %arg0, %int2, %arg1, %arg2, %float1.000000e-05, %true : !torch.vtensor<[2,4,3],f32>, !torch.int, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.float, !torch.bool -> !torch.vtensor<[2,4,3],f32>
  return %0 : !torch.vtensor<[2,4,3],f32>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,4,?],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4,?],f32> {
  %int2 = torch.constant.int 2
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %true = torch.constant.bool true
  %0 = torch.aten.group_norm %arg0, %int2, %arg1, %arg2, %float1.000000e-05, %true : !torch.vtensor<[?,4,?],f32>, !torch.int, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.float, !torch.bool -> !torch.vtensor<[?,4,?],f32>
  return %0 : !torch.vtensor<[?,4,?],f32>
}

func.func @f64(%arg0: !torch.vtensor<[2,4,3],f64>, %arg1: !torch.vtensor<[4],f64>, %arg2: !torch.vtensor<[4],f64>) -> !torch.vtensor<[2,4,3],f64> {
  %int2 = torch.constant.int 2
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %true = torch.constant.bool true
  %0 = torch.aten.group_norm %arg0, %int2, %arg1, %arg2, %float1.000000e-05, %true : !torch.vtensor<[2,4,3],f64>, !torch.int, !torch.vtensor<[4],f64>, !torch.vtensor<[4],f64>, !torch.float, !torch.bool -> !torch.vtensor<[2,4,3],f64>
  return %0 : !torch.vtensor<[2,4,3],f64>
}

func.func @f16(%arg0: !torch.vtensor<[2,4,3],f16>, %arg1: !torch.vtensor<[4],f16>, %arg2: !torch.vtensor<[4],f16>) -> !torch.vtensor<[2,4,3],f16> {
  %int2 = torch.constant.int 2
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %true = torch.constant.bool true
  %0 = torch.aten.group_norm %arg0, %int2, %arg1, %arg2, %float1.000000e-05, %true : !torch.vtensor<[2,4,3],f16>, !torch.int, !torch.vtensor<[4],f16>, !torch.vtensor<[4],f16>, !torch.float, !torch.bool -> !torch.vtensor<[2,4,3],f16>
  return %0 : !torch.vtensor<[2,4,3],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[2,4,3],bf16>, %arg1: !torch.vtensor<[4],bf16>, %arg2: !torch.vtensor<[4],bf16>) -> !torch.vtensor<[2,4,3],bf16> {
  %int2 = torch.constant.int 2
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %true = torch.constant.bool true
  %0 = torch.aten.group_norm %arg0, %int2, %arg1, %arg2, %float1.000000e-05, %true : !torch.vtensor<[2,4,3],bf16>, !torch.int, !torch.vtensor<[4],bf16>, !torch.vtensor<[4],bf16>, !torch.float, !torch.bool -> !torch.vtensor<[2,4,3],bf16>
  return %0 : !torch.vtensor<[2,4,3],bf16>
}

func.func @image(%arg0: !torch.vtensor<[2,4,2,3],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,4,2,3],f32> {
  %int4 = torch.constant.int 4
  %float1.000000e-03 = torch.constant.float 1.000000e-03
  %true = torch.constant.bool true
  %0 = torch.aten.group_norm %arg0, %int4, %arg1, %arg2, %float1.000000e-03, %true : !torch.vtensor<[2,4,2,3],f32>, !torch.int, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.float, !torch.bool -> !torch.vtensor<[2,4,2,3],f32>
  return %0 : !torch.vtensor<[2,4,2,3],f32>
}

func.func @image_dyn(%arg0: !torch.vtensor<[?,4,?,?],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4,?,?],f32> {
  %int4 = torch.constant.int 4
  %float1.000000e-03 = torch.constant.float 1.000000e-03
  %true = torch.constant.bool true
  %0 = torch.aten.group_norm %arg0, %int4, %arg1, %arg2, %float1.000000e-03, %true : !torch.vtensor<[?,4,?,?],f32>, !torch.int, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.float, !torch.bool -> !torch.vtensor<[?,4,?,?],f32>
  return %0 : !torch.vtensor<[?,4,?,?],f32>
}

func.func @one_group(%arg0: !torch.vtensor<[2,4,2,3],f32>) -> !torch.vtensor<[2,4,2,3],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %true = torch.constant.bool true
  %0 = torch.aten.group_norm %arg0, %int1, %none, %none, %float1.000000e-05, %true : !torch.vtensor<[2,4,2,3],f32>, !torch.int, !torch.none, !torch.none, !torch.float, !torch.bool -> !torch.vtensor<[2,4,2,3],f32>
  return %0 : !torch.vtensor<[2,4,2,3],f32>
}
