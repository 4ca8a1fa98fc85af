// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_smooth_l1_loss.npz.

func.func @none(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int0 = torch.constant.int 0
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.smooth_l1_loss %arg0, %arg1, %int0, %float5.000000e-01 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.int, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @none_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.smooth_l1_loss %arg0, %arg1, %int0, %float5.000000e-01 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.float -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @mean(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %int1 = torch.constant.int 1
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.smooth_l1_loss %arg0, %arg1, %int1, %float5.000000e-01 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.int, !torch.float -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @mean_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[],f32> {
  %int1 = torch.constant.int 1
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.smooth_l1_loss %arg0, %arg1, %int1, %float5.000000e-01 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.float -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @sum(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %int2 = torch.constant.int 2
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.smooth_l1_loss %arg0, %arg1, %int2, %float5.000000e-01 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.int, !torch.float -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @sum_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[],f32> {
  %int2 = torch.constant.int 2
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.smooth_l1_loss %arg0, %arg1, %int2, %float5.000000e-01 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int, !torch.float -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}
