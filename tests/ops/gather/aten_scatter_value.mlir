// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_scatter_value.npz.

func.func @dim1(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>) -> !torch.vtensor<[3,5],f32> {
  %int1 = torch.constant.int 1
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.scatter.value %arg0, %int1, %arg1, %float2.500000e00 : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.float -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @dim1_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.scatter.value %arg0, %int1, %arg1, %float2.500000e00 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.float -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @int(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>) -> !torch.vtensor<[3,5],f32> {
  %int0 = torch.constant.int 0
  %int3 = torch.constant.int 3
  %0 = torch.aten.scatter.value %arg0, %int0, %arg1, %int3 : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.int -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}
