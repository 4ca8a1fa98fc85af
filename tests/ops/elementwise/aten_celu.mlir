// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_celu.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %0 = torch.aten.celu %arg0, %float1.000000e00 : !torch.vtensor<[3,4],f32>, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %0 = torch.aten.celu %arg0, %float1.000000e00 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @f32_special(%arg0: !torch.vtensor<[13],f32>) -> !torch.vtensor<[13],f32> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %0 = torch.aten.celu %arg0, %float1.000000e00 : !torch.vtensor<[13],f32>, !torch.float -> !torch.vtensor<[13],f32>
  return %0 : !torch.vtensor<[13],f32>
}

func.func @f32_0d(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %0 = torch.aten.celu %arg0, %float1.000000e00 : !torch.vtensor<[],f32>, !torch.float -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @f32_empty(%arg0: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[0,3],f32> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %0 = torch.aten.celu %arg0, %float1.000000e00 : !torch.vtensor<[0,3],f32>, !torch.float -> !torch.vtensor<[0,3],f32>
  return %0 : !torch.vtensor<[0,3],f32>
}

func.func @f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %0 = torch.aten.celu %arg0, %float1.000000e00 : !torch.vtensor<[3,4],f64>, !torch.float -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %0 = torch.aten.celu %arg0, %float1.000000e00 : !torch.vtensor<[3,4],f16>, !torch.float -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[3,4],bf16>) -> !torch.vtensor<[3,4],bf16> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %0 = torch.aten.celu %arg0, %float1.000000e00 : !torch.vtensor<[3,4],bf16>, !torch.float -> !torch.vtensor<[3,4],bf16>
  return %0 : !torch.vtensor<[3,4],bf16>
}

func.func @alpha_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float7.500000e-01 = torch.constant.float 7.500000e-01
  %0 = torch.aten.celu %arg0, %float7.500000e-01 : !torch.vtensor<[3,4],f32>, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @alpha_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float7.500000e-01 = torch.constant.float 7.500000e-01
  %0 = torch.aten.celu %arg0, %float7.500000e-01 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @alpha_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %float7.500000e-01 = torch.constant.float 7.500000e-01
  %0 = torch.aten.celu %arg0, %float7.500000e-01 : !torch.vtensor<[3,4],f64>, !torch.float -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @alpha_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %float7.500000e-01 = torch.constant.float 7.500000e-01
  %0 = torch.aten.celu %arg0, %float7.500000e-01 : !torch.vtensor<[3,4],f16>, !torch.float -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @alpha_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %float7.500000e-01 = torch.constant.float 7.500000e-01
  %0 = torch.aten.celu %arg0, %float7.500000e-01 : !torch.vtensor<[8],f32>, !torch.float -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}
