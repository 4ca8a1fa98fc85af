// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_masked_scatter.npz.

func.func @plain(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[3,5],i1>, %arg2: !torch.vtensor<[15],f32>) -> !torch.vtensor<[3,5],f32> {
  %0 = torch.aten.masked_scatter %arg0, %arg1, %arg2 : !torch.vtensor<[3,5],f32>, !torch.vtensor<[3,5],i1>, !torch.vtensor<[15],f32> -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}
