// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_kl_div.npz.

func.func @none(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0 = torch.aten.kl_div %arg0, %arg1, %int0, %false : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @none_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0 = torch.aten.kl_div %arg0, %arg1, %int0, %false : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @none_log(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %0 = torch.aten.kl_div %arg0, %arg1, %int0, %true : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @mean(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.kl_div %arg0, %arg1, %int1, %false : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @mean_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.kl_div %arg0, %arg1, %int1, %false : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @mean_log(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0 = torch.aten.kl_div %arg0, %arg1, %int1, %true : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @sum(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %0 = torch.aten.kl_div %arg0, %arg1, %int2, %false : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @sum_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[],f32> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %0 = torch.aten.kl_div %arg0, %arg1, %int2, %false : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @sum_log(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %int2 = torch.constant.int 2
  %true = torch.constant.bool true
  %0 = torch.aten.kl_div %arg0, %arg1, %int2, %true : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.int, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}
