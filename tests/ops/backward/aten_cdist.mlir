// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_cdist.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,2],f32> {
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %none = torch.constant.none
  %0 = torch.aten.cdist %arg0, %arg1, %float2.000000e00, %none : !torch.vtensor<[3,4],f32>, !torch.vtensor<[2,4],f32>, !torch.float, !torch.none -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}
