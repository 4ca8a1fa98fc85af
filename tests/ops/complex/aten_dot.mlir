// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_dot.npz.

func.func @c64(%arg0: !torch.vtensor<[4],complex<f32>>, %arg1: !torch.vtensor<[4],complex<f32>>) -> !torch.vtensor<[],complex<f32>> {
  %0 = torch.aten.dot %arg0, %arg1 : !torch.vtensor<[4],complex<f32>>, !torch.vtensor<[4],complex<f32>> -> !torch.vtensor<[],complex<f32>>
  return %0 : !torch.vtensor<[],complex<f32>>
}
