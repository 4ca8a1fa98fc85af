// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_nll_loss_nd.npz.

func.func @none(%arg0: !torch.vtensor<[2,3,2,2],f32>, %arg1: !torch.vtensor<[2,2,2],si64>) -> !torch.vtensor<[2,2,2],f32> {
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int-100 = torch.constant.int -100
  %0 = torch.aten.nll_loss_nd %arg0, %arg1, %none, %int0, %int-100 : !torch.vtensor<[2,3,2,2],f32>, !torch.vtensor<[2,2,2],si64>, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[2,2,2],f32>
  return %0 : !torch.vtensor<[2,2,2],f32>
}

func.func @mean(%arg0: !torch.vtensor<[2,3,2,2],f32>, %arg1: !torch.vtensor<[2,2,2],si64>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int-100 = torch.constant.int -100
  %0 = torch.aten.nll_loss_nd %arg0, %arg1, %none, %int1, %int-100 : !torch.vtensor<[2,3,2,2],f32>, !torch.vtensor<[2,2,2],si64>, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @sum(%arg0: !torch.vtensor<[2,3,2,2],f32>, %arg1: !torch.vtensor<[2,2,2],si64>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %int2 = torch.constant.int 2
  %int-100 = torch.constant.int -100
  %0 = torch.aten.nll_loss_nd %arg0, %arg1, %none, %int2, %int-100 : !torch.vtensor<[2,3,2,2],f32>, !torch.vtensor<[2,2,2],si64>, !torch.none, !torch.int, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}
