// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_view_as_complex.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4,2],f32>) -> !torch.vtensor<[3,4],complex<f32>> {
  %0 = torch.aten.view_as_complex %arg0 : !torch.vtensor<[3,4,2],f32> -> !torch.vtensor<[3,4],complex<f32>>
  return %0 : !torch.vtensor<[3,4],complex<f32>>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?,2],f32>) -> !torch.vtensor<[?,?],complex<f32>> {
  %0 = torch.aten.view_as_complex %arg0 : !torch.vtensor<[?,?,2],f32> -> !torch.vtensor<[?,?],complex<f32>>
  return %0 : !torch.vtensor<[?,?],complex<f32>>
}
