// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_std_mean.npz.

func.func @unbiased(%arg0: !torch.vtensor<[2,3,4],f32>) -> (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) {
  %true = torch.constant.bool true
  %0, %1 = torch.aten.std_mean %arg0, %true : !torch.vtensor<[2,3,4],f32>, !torch.bool -> !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
  return %0, %1 : !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
}

func.func @unbiased_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) {
  %true = torch.constant.bool true
  %0, %1 = torch.aten.std_mean %arg0, %true : !torch.vtensor<[?,?,?],f32>, !torch.bool -> !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
  return %0, %1 : !torch.vtensor<[],f32>, !torch.vtensor<[],f32>
}
