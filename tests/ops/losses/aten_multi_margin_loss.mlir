// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_multi_margin_loss.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[],f32> {
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.multi_margin_loss %arg0, %arg1, %int1, %int1, %none, %int1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],si64>, !torch.int, !torch.int, !torch.none, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}
