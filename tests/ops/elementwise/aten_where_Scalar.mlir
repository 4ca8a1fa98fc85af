// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_where_Scalar.npz.

func.func @ints(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],si64> {
  %int1 = torch.constant.int 1
  %int-1 = torch.constant.int -1
  %0 = torch.aten.where.Scalar %arg0, %int1, %int-1 : !torch.vtensor<[3,4],i1>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @ints_dyn(%arg0: !torch.vtensor<[?,?],i1>) -> !torch.vtensor<[?,?],si64> {
  %int1 = torch.constant.int 1
  %int-1 = torch.constant.int -1
  %0 = torch.aten.where.Scalar %arg0, %int1, %int-1 : !torch.vtensor<[?,?],i1>, !torch.int, !torch.int -> !torch.vtensor<[?,?],si64>
  return %0 : !torch.vtensor<[?,?],si64>
}

func.func @floats(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],f32> {
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %float-2.500000e00 = torch.constant.float -2.500000e+00
  %0 = torch.aten.where.Scalar %arg0, %float1.500000e00, %float-2.500000e00 : !torch.vtensor<[3,4],i1>, !torch.float, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @mixed(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],f32> {
  %int2 = torch.constant.int 2
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.where.Scalar %arg0, %int2, %float5.000000e-01 : !torch.vtensor<[3,4],i1>, !torch.int, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
