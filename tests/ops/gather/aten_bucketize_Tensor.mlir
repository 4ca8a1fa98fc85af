// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_bucketize_Tensor.npz.

func.func @plain(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3,5],si64> {
  %false = torch.constant.bool false
  %0 = torch.aten.bucketize.Tensor %arg0, %arg1, %false, %false : !torch.vtensor<[3,5],f32>, !torch.vtensor<[3],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[3,5],si64>
  return %0 : !torch.vtensor<[3,5],si64>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?],si64> {
  %false = torch.constant.bool false
  %0 = torch.aten.bucketize.Tensor %arg0, %arg1, %false, %false : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[?,?],si64>
  return %0 : !torch.vtensor<[?,?],si64>
}

func.func @right(%arg0: !torch.vtensor<[3],f32>, %arg1: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3],si32> {
  %true = torch.constant.bool true
  %0 = torch.aten.bucketize.Tensor %arg0, %arg1, %true, %true : !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[3],si32>
  return %0 : !torch.vtensor<[3],si32>
}
