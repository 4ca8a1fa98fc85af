// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_isclose.npz.

func.func @default(%arg0: !torch.vtensor<[8],f32>, %arg1: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],i1> {
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %float1.000000e-08 = torch.constant.float 1.000000e-08
  %false = torch.constant.bool false
  %0 = torch.aten.isclose %arg0, %arg1, %float1.000000e-05, %float1.000000e-08, %false : !torch.vtensor<[8],f32>, !torch.vtensor<[8],f32>, !torch.float, !torch.float, !torch.bool -> !torch.vtensor<[8],i1>
  return %0 : !torch.vtensor<[8],i1>
}

func.func @default_dyn(%arg0: !torch.vtensor<[?],f32>, %arg1: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?],i1> {
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %float1.000000e-08 = torch.constant.float 1.000000e-08
  %false = torch.constant.bool false
  %0 = torch.aten.isclose %arg0, %arg1, %float1.000000e-05, %float1.000000e-08, %false : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.float, !torch.float, !torch.bool -> !torch.vtensor<[?],i1>
  return %0 : !torch.vtensor<[?],i1>
}

func.func @nan(%arg0: !torch.vtensor<[8],f32>, %arg1: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],i1> {
  %float1.000000e-03 = torch.constant.float 1.000000e-03
  %float1.000000e-06 = torch.constant.float 1.000000e-06
  %true = torch.constant.bool true
  %0 = torch.aten.isclose %arg0, %arg1, %float1.000000e-03, %float1.000000e-06, %true : !torch.vtensor<[8],f32>, !torch.vtensor<[8],f32>, !torch.float, !torch.float, !torch.bool -> !torch.vtensor<[8],i1>
  return %0 : !torch.vtensor<[8],i1>
}

func.func @f64(%arg0: !torch.vtensor<[8],f64>, %arg1: !torch.vtensor<[8],f64>) -> !torch.vtensor<[8],i1> {
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %float1.000000e-08 = torch.constant.float 1.000000e-08
  %false = torch.constant.bool false
  %0 = torch.aten.isclose %arg0, %arg1, %float1.000000e-05, %float1.000000e-08, %false : !torch.vtensor<[8],f64>, !torch.vtensor<[8],f64>, !torch.float, !torch.float, !torch.bool -> !torch.vtensor<[8],i1>
  return %0 : !torch.vtensor<[8],i1>
}

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],i1> {
  %float2.000000e-02 = torch.constant.float 2.000000e-02
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %0 = torch.aten.isclose %arg0, %arg1, %float2.000000e-02, %float0.000000e00, %false : !torch.vtensor<[3,4],si64>, !torch.vtensor<[3,4],si64>, !torch.float, !torch.float, !torch.bool -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}
