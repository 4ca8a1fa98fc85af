// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_unsqueeze.npz.

func.func @c64(%arg0: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[1,3,4],complex<f32>> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[3,4],complex<f32>>, !torch.int -> !torch.vtensor<[1,3,4],complex<f32>>
  return %0 : !torch.vtensor<[1,3,4],complex<f32>>
}
