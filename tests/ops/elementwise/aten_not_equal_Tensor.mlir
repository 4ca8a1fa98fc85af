// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_not_equal_Tensor.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],i1> {
  %0 = torch.aten.not_equal.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],i1> {
  %0 = torch.aten.not_equal.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],i1>
  return %0 : !torch.vtensor<[?,?],i1>
}

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],i1> {
  %0 = torch.aten.not_equal.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],si64> -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @i32_i64(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],i1> {
  %0 = torch.aten.not_equal.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[3,4],si64> -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @broadcast(%arg0: !torch.vtensor<[2,1,3],f32>, %arg1: !torch.vtensor<[4,1],f32>) -> !torch.vtensor<[2,4,3],i1> {
  %0 = torch.aten.not_equal.Tensor %arg0, %arg1 : !torch.vtensor<[2,1,3],f32>, !torch.vtensor<[4,1],f32> -> !torch.vtensor<[2,4,3],i1>
  return %0 : !torch.vtensor<[2,4,3],i1>
}
