// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_renorm.npz.

func.func @plain(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %0 = torch.aten.renorm %arg0, %int2, %int0, %float1.000000e00 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[2,3,4],f32>
  return %0 : !torch.vtensor<[2,3,4],f32>
}
