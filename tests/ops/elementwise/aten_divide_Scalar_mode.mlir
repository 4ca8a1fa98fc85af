// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_divide_Scalar_mode.npz.

func.func @trunc(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int-3 = torch.constant.int -3
  %str = torch.constant.str "trunc"
  %0 = torch.aten.divide.Scalar_mode %arg0, %int-3, %str : !torch.vtensor<[3,4],si64>, !torch.int, !torch.str -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @floor(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int-3 = torch.constant.int -3
  %str = torch.constant.str "floor"
  %0 = torch.aten.divide.Scalar_mode %arg0, %int-3, %str : !torch.vtensor<[3,4],si64>, !torch.int, !torch.str -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @none(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],f32> {
  %int-3 = torch.constant.int -3
  %none = torch.constant.none
  %0 = torch.aten.divide.Scalar_mode %arg0, %int-3, %none : !torch.vtensor<[3,4],si64>, !torch.int, !torch.none -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
