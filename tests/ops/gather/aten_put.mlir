// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_put.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[3,4],f32> {
  %false = torch.constant.bool false
  %0 = torch.aten.put %arg0, %arg1, %arg2, %false : !torch.vtensor<[3,4],f32>, !torch.vtensor<[2],si64>, !torch.vtensor<[2],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @accumulate(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],f32>) -> !torch.vtensor<[3,4],f32> {
  %true = torch.constant.bool true
  %0 = torch.aten.put %arg0, %arg1, %arg2, %true : !torch.vtensor<[3,4],f32>, !torch.vtensor<[2],si64>, !torch.vtensor<[2],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
