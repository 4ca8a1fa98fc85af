// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_all.npz.

func.func @c64(%arg0: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[3,4],complex<f32>> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}
