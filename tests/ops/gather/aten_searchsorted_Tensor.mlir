// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_searchsorted_Tensor.npz.

func.func @plain(%arg0: !torch.vtensor<[3],f32>, %arg1: !torch.vtensor<[3,5],f32>) -> !torch.vtensor<[3,5],si64> {
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.searchsorted.Tensor %arg0, %arg1, %false, %false, %none, %none : !torch.vtensor<[3],f32>, !torch.vtensor<[3,5],f32>, !torch.bool, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[3,5],si64>
  return %0 : !torch.vtensor<[3,5],si64>
}
