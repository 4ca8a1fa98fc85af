// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_repeat_interleave_Tensor.npz.

func.func @plain(%arg0: !torch.vtensor<[3],si64>) -> !torch.vtensor<[4],si64> {
  %none = torch.constant.none
  %0 = torch.aten.repeat_interleave.Tensor %arg0, %none : !torch.vtensor<[3],si64>, !torch.none -> !torch.vtensor<[4],si64>
  return %0 : !torch.vtensor<[4],si64>
}
