// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_cross_entropy_loss.npz.

func.func @none(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3],f32> {
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int-100 = torch.constant.int -100
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %0 = torch.aten.cross_entropy_loss %arg0, %arg1, %none, %int0, %int-100, %float0.000000e00 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],si64>, !torch.none, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

func.func @none_dyn(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?],f32> {
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %int-100 = torch.constant.int -100
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %0 = torch.aten.cross_entropy_loss %arg0, %arg1, %none, %int0, %int-100, %float0.000000e00 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?],si64>, !torch.none, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

func.func @mean(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int-100 = torch.constant.int -100
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %0 = torch.aten.cross_entropy_loss %arg0, %arg1, %none, %int1, %int-100, %float0.000000e00 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],si64>, !torch.none, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @mean_dyn(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],si64>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int-100 = torch.constant.int -100
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %0 = torch.aten.cross_entropy_loss %arg0, %arg1, %none, %int1, %int-100, %float0.000000e00 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?],si64>, !torch.none, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @sum(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %int2 = torch.constant.int 2
  %int-100 = torch.constant.int -100
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %0 = torch.aten.cross_entropy_loss %arg0, %arg1, %none, %int2, %int-100, %float0.000000e00 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],si64>, !torch.none, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @sum_dyn(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[?],si64>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %int2 = torch.constant.int 2
  %int-100 = torch.constant.int -100
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %0 = torch.aten.cross_entropy_loss %arg0, %arg1, %none, %int2, %int-100, %float0.000000e00 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?],si64>, !torch.none, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @weight(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[4],f32>) -> !torch.vtensor<[],f32> {
  %int1 = torch.constant.int 1
  %int-100 = torch.constant.int -100
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %0 = torch.aten.cross_entropy_loss %arg0, %arg1, %arg2, %int1, %int-100, %float0.000000e00 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],si64>, !torch.vtensor<[4],f32>, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @smooth(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int-100 = torch.constant.int -100
  %float1.000000e-01 = torch.constant.float 1.000000e-01
  %0 = torch.aten.cross_entropy_loss %arg0, %arg1, %none, %int1, %int-100, %float1.000000e-01 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3],si64>, !torch.none, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @probabilities(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int-100 = torch.constant.int -100
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %0 = torch.aten.cross_entropy_loss %arg0, %arg1, %none, %int1, %int-100, %float0.000000e00 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.none, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @image(%arg0: !torch.vtensor<[2,3,2,2],f32>, %arg1: !torch.vtensor<[2,2,2],si64>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %int1 = torch.constant.int 1
  %int-100 = torch.constant.int -100
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %0 = torch.aten.cross_entropy_loss %arg0, %arg1, %none, %int1, %int-100, %float0.000000e00 : !torch.vtensor<[2,3,2,2],f32>, !torch.vtensor<[2,2,2],si64>, !torch.none, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}
