// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_greater_equal_Scalar.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],i1> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.greater_equal.Scalar %arg0, %float2.500000e00 : !torch.vtensor<[3,4],f32>, !torch.float -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],i1> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.greater_equal.Scalar %arg0, %float2.500000e00 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],i1>
  return %0 : !torch.vtensor<[?,?],i1>
}

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],i1> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.greater_equal.Scalar %arg0, %int3 : !torch.vtensor<[3,4],si64>, !torch.int -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],i1> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.greater_equal.Scalar %arg0, %int3 : !torch.vtensor<[3,4],si32>, !torch.int -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @i32_dyn(%arg0: !torch.vtensor<[?,?],si32>) -> !torch.vtensor<[?,?],i1> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.greater_equal.Scalar %arg0, %int3 : !torch.vtensor<[?,?],si32>, !torch.int -> !torch.vtensor<[?,?],i1>
  return %0 : !torch.vtensor<[?,?],i1>
}
