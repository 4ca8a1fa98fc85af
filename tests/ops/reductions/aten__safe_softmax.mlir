// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__safe_softmax.npz.

func.func @special(%arg0: !torch.vtensor<[3,2],f32>) -> !torch.vtensor<[3,2],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten._safe_softmax %arg0, %int1, %none : !torch.vtensor<[3,2],f32>, !torch.int, !torch.none -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}
