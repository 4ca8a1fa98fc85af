// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__fft_r2c.npz.

func.func @norm0(%arg0: !torch.vtensor<[2,8],f32>) -> !torch.vtensor<[2,5],complex<f32>> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %1 = torch.aten._fft_r2c %arg0, %0, %int0, %true : !torch.vtensor<[2,8],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],complex<f32>>
  return %1 : !torch.vtensor<[2,5],complex<f32>>
}

func.func @norm1(%arg0: !torch.vtensor<[2,8],f32>) -> !torch.vtensor<[2,5],complex<f32>> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %1 = torch.aten._fft_r2c %arg0, %0, %int1, %true : !torch.vtensor<[2,8],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],complex<f32>>
  return %1 : !torch.vtensor<[2,5],complex<f32>>
}

func.func @norm2(%arg0: !torch.vtensor<[2,8],f32>) -> !torch.vtensor<[2,5],complex<f32>> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %true = torch.constant.bool true
  %1 = torch.aten._fft_r2c %arg0, %0, %int2, %true : !torch.vtensor<[2,8],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,5],complex<f32>>
  return %1 : !torch.vtensor<[2,5],complex<f32>>
}

func.func @odd(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,3],complex<f32>> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %1 = torch.aten._fft_r2c %arg0, %0, %int0, %true : !torch.vtensor<[2,5],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,3],complex<f32>>
  return %1 : !torch.vtensor<[2,3],complex<f32>>
}

func.func @two_sided(%arg0: !torch.vtensor<[2,8],f32>) -> !torch.vtensor<[2,8],complex<f32>> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %1 = torch.aten._fft_r2c %arg0, %0, %int0, %false : !torch.vtensor<[2,8],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,8],complex<f32>>
  return %1 : !torch.vtensor<[2,8],complex<f32>>
}
