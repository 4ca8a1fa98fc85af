// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_divide_Tensor_mode.npz.

func.func @trunc(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %str = torch.constant.str "trunc"
  %0 = torch.aten.divide.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.str -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @floor(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %str = torch.constant.str "floor"
  %0 = torch.aten.divide.Tensor_mode %arg0, %arg1, %str : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.str -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @none(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %none = torch.constant.none
  %0 = torch.aten.divide.Tensor_mode %arg0, %arg1, %none : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.none -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
