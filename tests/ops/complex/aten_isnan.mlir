// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_isnan.npz.

func.func @c64(%arg0: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],i1> {
  %0 = torch.aten.isnan %arg0 : !torch.vtensor<[3,4],complex<f32>> -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @c64_dyn(%arg0: !torch.vtensor<[?,?],complex<f32>>) -> !torch.vtensor<[?,?],i1> {
  %0 = torch.aten.isnan %arg0 : !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],i1>
  return %0 : !torch.vtensor<[?,?],i1>
}

func.func @c64_special(%arg0: !torch.vtensor<[8],complex<f32>>) -> !torch.vtensor<[8],i1> {
  %0 = torch.aten.isnan %arg0 : !torch.vtensor<[8],complex<f32>> -> !torch.vtensor<[8],i1>
  return %0 : !torch.vtensor<[8],i1>
}

func.func @c128(%arg0: !torch.vtensor<[3,4],complex<f64>>) -> !torch.vtensor<[3,4],i1> {
  %0 = torch.aten.isnan %arg0 : !torch.vtensor<[3,4],complex<f64>> -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}
