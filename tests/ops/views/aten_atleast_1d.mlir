// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_atleast_1d.npz.

func.func @rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[1],f32> {
  %0 = torch.aten.atleast_1d %arg0 : !torch.vtensor<[],f32> -> !torch.vtensor<[1],f32>
  return %0 : !torch.vtensor<[1],f32>
}
