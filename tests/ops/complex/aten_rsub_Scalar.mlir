// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_rsub_Scalar.npz.

func.func @c64_float(%arg0: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],complex<f32>> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float2.500000e00, %int1 : !torch.vtensor<[3,4],complex<f32>>, !torch.float, !torch.int -> !torch.vtensor<[3,4],complex<f32>>
  return %0 : !torch.vtensor<[3,4],complex<f32>>
}

func.func @c64_float_dyn(%arg0: !torch.vtensor<[?,?],complex<f32>>) -> !torch.vtensor<[?,?],complex<f32>> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %float2.500000e00, %int1 : !torch.vtensor<[?,?],complex<f32>>, !torch.float, !torch.int -> !torch.vtensor<[?,?],complex<f32>>
  return %0 : !torch.vtensor<[?,?],complex<f32>>
}

func.func @c64_int(%arg0: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],complex<f32>> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.aten.rsub.Scalar %arg0, %int2, %int1 : !torch.vtensor<[3,4],complex<f32>>, !torch.int, !torch.int -> !torch.vtensor<[3,4],complex<f32>>
  return %0 : !torch.vtensor<[3,4],complex<f32>>
}
