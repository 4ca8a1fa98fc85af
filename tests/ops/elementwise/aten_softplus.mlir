// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_softplus.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int1 = torch.constant.int 1
  %int20 = torch.constant.int 20
  %0 = torch.aten.softplus %arg0, %int1, %int20 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %int20 = torch.constant.int 20
  %0 = torch.aten.softplus %arg0, %int1, %int20 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @f32_special(%arg0: !torch.vtensor<[13],f32>) -> !torch.vtensor<[13],f32> {
  %int1 = torch.constant.int 1
  %int20 = torch.constant.int 20
  %0 = torch.aten.softplus %arg0, %int1, %int20 : !torch.vtensor<[13],f32>, !torch.int, !torch.int -> !torch.vtensor<[13],f32>
  return %0 : !torch.vtensor<[13],f32>
}

func.func @f32_0d(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %int1 = torch.constant.int 1
  %int20 = torch.constant.int 20
  %0 = torch.aten.softplus %arg0, %int1, %int20 : !torch.vtensor<[],f32>, !torch.int, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @f32_empty(%arg0: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[0,3],f32> {
  %int1 = torch.constant.int 1
  %int20 = torch.constant.int 20
  %0 = torch.aten.softplus %arg0, %int1, %int20 : !torch.vtensor<[0,3],f32>, !torch.int, !torch.int -> !torch.vtensor<[0,3],f32>
  return %0 : !torch.vtensor<[0,3],f32>
}

func.func @f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %int1 = torch.constant.int 1
  %int20 = torch.constant.int 20
  %0 = torch.aten.softplus %arg0, %int1, %int20 : !torch.vtensor<[3,4],f64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %int1 = torch.constant.int 1
  %int20 = torch.constant.int 20
  %0 = torch.aten.softplus %arg0, %int1, %int20 : !torch.vtensor<[3,4],f16>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[3,4],bf16>) -> !torch.vtensor<[3,4],bf16> {
  %int1 = torch.constant.int 1
  %int20 = torch.constant.int 20
  %0 = torch.aten.softplus %arg0, %int1, %int20 : !torch.vtensor<[3,4],bf16>, !torch.int, !torch.int -> !torch.vtensor<[3,4],bf16>
  return %0 : !torch.vtensor<[3,4],bf16>
}

func.func @beta_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.aten.softplus %arg0, %int2, %int1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @beta_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.aten.softplus %arg0, %int2, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @beta_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.aten.softplus %arg0, %int2, %int1 : !torch.vtensor<[3,4],f64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @beta_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.aten.softplus %arg0, %int2, %int1 : !torch.vtensor<[3,4],f16>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @beta_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.aten.softplus %arg0, %int2, %int1 : !torch.vtensor<[8],f32>, !torch.int, !torch.int -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}

func.func @floats_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %float3.500000e00 = torch.constant.float 3.500000e+00
  %0 = torch.aten.softplus %arg0, %float5.000000e-01, %float3.500000e00 : !torch.vtensor<[3,4],f32>, !torch.float, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @floats_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %float3.500000e00 = torch.constant.float 3.500000e+00
  %0 = torch.aten.softplus %arg0, %float5.000000e-01, %float3.500000e00 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.float -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @floats_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %float3.500000e00 = torch.constant.float 3.500000e+00
  %0 = torch.aten.softplus %arg0, %float5.000000e-01, %float3.500000e00 : !torch.vtensor<[3,4],f64>, !torch.float, !torch.float -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @floats_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %float3.500000e00 = torch.constant.float 3.500000e+00
  %0 = torch.aten.softplus %arg0, %float5.000000e-01, %float3.500000e00 : !torch.vtensor<[3,4],f16>, !torch.float, !torch.float -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @floats_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %float3.500000e00 = torch.constant.float 3.500000e+00
  %0 = torch.aten.softplus %arg0, %float5.000000e-01, %float3.500000e00 : !torch.vtensor<[8],f32>, !torch.float, !torch.float -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}
