// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_msort.npz.

func.func @plain(%arg0: !torch.vtensor<[3,5],f32>) -> !torch.vtensor<[3,5],f32> {
  %0 = torch.aten.msort %arg0 : !torch.vtensor<[3,5],f32> -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}
