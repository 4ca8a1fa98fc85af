// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_cos.npz.

func.func @c64(%arg0: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],complex<f32>> {
  %0 = torch.aten.cos %arg0 : !torch.vtensor<[3,4],complex<f32>> -> !torch.vtensor<[3,4],complex<f32>>
  return %0 : !torch.vtensor<[3,4],complex<f32>>
}

func.func @c64_dyn(%arg0: !torch.vtensor<[?,?],complex<f32>>) -> !torch.vtensor<[?,?],complex<f32>> {
  %0 = torch.aten.cos %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  return %0 : !torch.vtensor<[?,?],complex<f32>>
}

func.func @c64_special(%arg0: !torch.vtensor<[8],complex<f32>>) -> !torch.vtensor<[8],complex<f32>> {
  %0 = torch.aten.cos %arg0 : !torch.vtensor<[8],complex<f32>> -> !torch.vtensor<[8],complex<f32>>
  return %0 : !torch.vtensor<[8],complex<f32>>
}

func.func @c128(%arg0: !torch.vtensor<[3,4],complex<f64>>) -> !torch.vtensor<[3,4],complex<f64>> {
  %0 = torch.aten.cos %arg0 : !torch.vtensor<[3,4],complex<f64>> -> !torch.vtensor<[3,4],complex<f64>>
  return %0 : !torch.vtensor<[3,4],complex<f64>>
}
