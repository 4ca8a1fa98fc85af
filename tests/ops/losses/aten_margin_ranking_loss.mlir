// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_margin_ranking_loss.npz.

func.func @none(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %int0 = torch.constant.int 0
  %0 = torch.aten.margin_ranking_loss %arg0, %arg1, %arg2, %float5.000000e-01, %int0 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @mean(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %int1 = torch.constant.int 1
  %0 = torch.aten.margin_ranking_loss %arg0, %arg1, %arg2, %float5.000000e-01, %int1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.float, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @sum(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %int2 = torch.constant.int 2
  %0 = torch.aten.margin_ranking_loss %arg0, %arg1, %arg2, %float5.000000e-01, %int2 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.float, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}
