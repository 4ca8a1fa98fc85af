// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_triplet_margin_loss.npz.

func.func @none(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3],f32> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %float1.000000e-06 = torch.constant.float 1.000000e-06
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %0 = torch.aten.triplet_margin_loss %arg0, %arg1, %arg2, %float1.000000e00, %float2.000000e00, %float1.000000e-06, %false, %int0 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.float, !torch.float, !torch.float, !torch.bool, !torch.int -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

func.func @mean(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %float1.000000e-06 = torch.constant.float 1.000000e-06
  %false = torch.constant.bool false
  %int1 = torch.constant.int 1
  %0 = torch.aten.triplet_margin_loss %arg0, %arg1, %arg2, %float1.000000e00, %float2.000000e00, %float1.000000e-06, %false, %int1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.float, !torch.float, !torch.float, !torch.bool, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @sum(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %float1.000000e-06 = torch.constant.float 1.000000e-06
  %false = torch.constant.bool false
  %int2 = torch.constant.int 2
  %0 = torch.aten.triplet_margin_loss %arg0, %arg1, %arg2, %float1.000000e00, %float2.000000e00, %float1.000000e-06, %false, %int2 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.float, !torch.float, !torch.float, !torch.bool, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}
