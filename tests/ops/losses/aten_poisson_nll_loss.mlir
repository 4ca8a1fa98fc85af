// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_poisson_nll_loss.npz.

func.func @none(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %float1.000000e-08 = torch.constant.float 1.000000e-08
  %int0 = torch.constant.int 0
  %0 = torch.aten.poisson_nll_loss %arg0, %arg1, %true, %false, %float1.000000e-08, %int0 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.bool, !torch.bool, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @mean(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %float1.000000e-08 = torch.constant.float 1.000000e-08
  %int1 = torch.constant.int 1
  %0 = torch.aten.poisson_nll_loss %arg0, %arg1, %true, %false, %float1.000000e-08, %int1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.bool, !torch.bool, !torch.float, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @sum(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %float1.000000e-08 = torch.constant.float 1.000000e-08
  %int2 = torch.constant.int 2
  %0 = torch.aten.poisson_nll_loss %arg0, %arg1, %true, %false, %float1.000000e-08, %int2 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.bool, !torch.bool, !torch.float, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}
