// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_fft_irfft.npz.

func.func @plain(%arg0: !torch.vtensor<[2,6],complex<f32>>) -> !torch.vtensor<[2,10],f32> {
  %none = torch.constant.none
  %int-1 = torch.constant.int -1
  %0 = torch.aten.fft_irfft %arg0, %none, %int-1, %none : !torch.vtensor<[2,6],complex<f32>>, !torch.none, !torch.int, !torch.none -> !torch.vtensor<[2,10],f32>
  return %0 : !torch.vtensor<[2,10],f32>
}
