// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_threshold.npz.

func.func @zero_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.threshold %arg0, %int0, %int0 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @zero_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.threshold %arg0, %int0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @zero_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.threshold %arg0, %int0, %int0 : !torch.vtensor<[3,4],f64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @zero_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.threshold %arg0, %int0, %int0 : !torch.vtensor<[3,4],f16>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @zero_i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.threshold %arg0, %int0, %int0 : !torch.vtensor<[3,4],si64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @zero_i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.threshold %arg0, %int0, %int0 : !torch.vtensor<[3,4],si32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @zero_u8(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.threshold %arg0, %int0, %int0 : !torch.vtensor<[3,4],ui8>, !torch.int, !torch.int -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @zero_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.threshold %arg0, %int0, %int0 : !torch.vtensor<[8],f32>, !torch.int, !torch.int -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}

func.func @floats_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %0 = torch.aten.threshold %arg0, %float5.000000e-01, %float-1.500000e00 : !torch.vtensor<[3,4],f32>, !torch.float, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @floats_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %0 = torch.aten.threshold %arg0, %float5.000000e-01, %float-1.500000e00 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.float -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @floats_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %0 = torch.aten.threshold %arg0, %float5.000000e-01, %float-1.500000e00 : !torch.vtensor<[3,4],f64>, !torch.float, !torch.float -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @floats_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %0 = torch.aten.threshold %arg0, %float5.000000e-01, %float-1.500000e00 : !torch.vtensor<[3,4],f16>, !torch.float, !torch.float -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @floats_i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %0 = torch.aten.threshold %arg0, %float5.000000e-01, %float-1.500000e00 : !torch.vtensor<[3,4],si64>, !torch.float, !torch.float -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @floats_i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %0 = torch.aten.threshold %arg0, %float5.000000e-01, %float-1.500000e00 : !torch.vtensor<[3,4],si32>, !torch.float, !torch.float -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @floats_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %0 = torch.aten.threshold %arg0, %float5.000000e-01, %float-1.500000e00 : !torch.vtensor<[8],f32>, !torch.float, !torch.float -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}
