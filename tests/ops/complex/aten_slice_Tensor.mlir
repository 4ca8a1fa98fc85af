// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_slice_Tensor.npz.

func.func @c64(%arg0: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,2],complex<f32>> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice.Tensor %arg0, %int1, %int0, %int4, %int2 : !torch.vtensor<[3,4],complex<f32>>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,2],complex<f32>>
  return %0 : !torch.vtensor<[3,2],complex<f32>>
}
