// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_blackman_window.npz.

func.func @plain() -> !torch.vtensor<[6],f32> {
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %0 = torch.aten.blackman_window %int6, %none, %none, %none, %none : !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[6],f32>
  return %0 : !torch.vtensor<[6],f32>
}
