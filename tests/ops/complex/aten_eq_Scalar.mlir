// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_eq_Scalar.npz.

func.func @c64_float(%arg0: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],i1> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.eq.Scalar %arg0, %float2.500000e00 : !torch.vtensor<[3,4],complex<f32>>, !torch.float -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @c64_float_dyn(%arg0: !torch.vtensor<[?,?],complex<f32>>) -> !torch.vtensor<[?,?],i1> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.eq.Scalar %arg0, %float2.500000e00 : !torch.vtensor<[?,?],complex<f32>>, !torch.float -> !torch.vtensor<[?,?],i1>
  return %0 : !torch.vtensor<[?,?],i1>
}

func.func @c64_int(%arg0: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],i1> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.eq.Scalar %arg0, %int2 : !torch.vtensor<[3,4],complex<f32>>, !torch.int -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}
