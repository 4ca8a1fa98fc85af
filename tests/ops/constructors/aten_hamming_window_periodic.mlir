// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_hamming_window_periodic.npz.

func.func @symmetric() -> !torch.vtensor<[6],f32> {
  %int6 = torch.constant.int 6
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.hamming_window.periodic %int6, %false, %none, %none, %none, %none : !torch.int, !torch.bool, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[6],f32>
  return %0 : !torch.vtensor<[6],f32>
}
