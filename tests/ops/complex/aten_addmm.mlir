// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_addmm.npz.

func.func @c64(%arg0: !torch.vtensor<[2],complex<f32>>, %arg1: !torch.vtensor<[3,4],complex<f32>>, %arg2: !torch.vtensor<[4,2],complex<f32>>) -> !torch.vtensor<[3,2],complex<f32>> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.addmm %arg0, %arg1, %arg2, %int1, %int1 : !torch.vtensor<[2],complex<f32>>, !torch.vtensor<[3,4],complex<f32>>, !torch.vtensor<[4,2],complex<f32>>, !torch.int, !torch.int -> !torch.vtensor<[3,2],complex<f32>>
  return %0 : !torch.vtensor<[3,2],complex<f32>>
}
