// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_elu_backward.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %false = torch.constant.bool false
  %0 = torch.aten.elu_backward %arg0, %float1.000000e00, %float1.000000e00, %float1.000000e00, %false, %arg1 : !torch.vtensor<[3,4],f32>, !torch.float, !torch.float, !torch.float, !torch.bool, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %false = torch.constant.bool false
  %0 = torch.aten.elu_backward %arg0, %float1.000000e00, %float1.000000e00, %float1.000000e00, %false, %arg1 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.float, !torch.float, !torch.bool, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}
