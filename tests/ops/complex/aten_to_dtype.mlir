// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_to_dtype.npz.

func.func @c64_c128(%arg0: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],complex<f64>> {
  %int10 = torch.constant.int 10
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int10, %false, %false, %none : !torch.vtensor<[3,4],complex<f32>>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[3,4],complex<f64>>
  return %0 : !torch.vtensor<[3,4],complex<f64>>
}

func.func @f32_c64(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],complex<f32>> {
  %int9 = torch.constant.int 9
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int9, %false, %false, %none : !torch.vtensor<[3,4],f32>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[3,4],complex<f32>>
  return %0 : !torch.vtensor<[3,4],complex<f32>>
}

func.func @c64_b1(%arg0: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],i1> {
  %int11 = torch.constant.int 11
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.dtype %arg0, %int11, %false, %false, %none : !torch.vtensor<[3,4],complex<f32>>, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}
