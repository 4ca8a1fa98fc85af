// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_copy.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %false = torch.constant.bool false
  %0 = torch.aten.copy %arg0, %arg1, %false : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %false = torch.constant.bool false
  %0 = torch.aten.copy %arg0, %arg1, %false : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @broadcast(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[3,4],f32> {
  %false = torch.constant.bool false
  %0 = torch.aten.copy %arg0, %arg1, %false : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @i64_f32(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],si64> {
  %false = torch.constant.bool false
  %0 = torch.aten.copy %arg0, %arg1, %false : !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}
