// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__fft_c2r.npz.

func.func @plain(%arg0: !torch.vtensor<[2,5],complex<f32>>) -> !torch.vtensor<[2,8],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %int8 = torch.constant.int 8
  %1 = torch.aten._fft_c2r %arg0, %0, %int2, %int8 : !torch.vtensor<[2,5],complex<f32>>, !torch.list<int>, !torch.int, !torch.int -> !torch.vtensor<[2,8],f32>
  return %1 : !torch.vtensor<[2,8],f32>
}

func.func @odd(%arg0: !torch.vtensor<[2,3],complex<f32>>) -> !torch.vtensor<[2,5],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %int5 = torch.constant.int 5
  %1 = torch.aten._fft_c2r %arg0, %0, %int2, %int5 : !torch.vtensor<[2,3],complex<f32>>, !torch.list<int>, !torch.int, !torch.int -> !torch.vtensor<[2,5],f32>
  return %1 : !torch.vtensor<[2,5],f32>
}
