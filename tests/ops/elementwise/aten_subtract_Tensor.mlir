// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_subtract_Tensor.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.subtract.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.subtract.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.subtract.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],si64>, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i32_i64(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.subtract.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[3,4],si64>, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @broadcast(%arg0: !torch.vtensor<[2,1,3],f32>, %arg1: !torch.vtensor<[4,1],f32>) -> !torch.vtensor<[2,4,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.subtract.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[2,1,3],f32>, !torch.vtensor<[4,1],f32>, !torch.int -> !torch.vtensor<[2,4,3],f32>
  return %0 : !torch.vtensor<[2,4,3],f32>
}
