// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_lerp_Scalar.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float3.000000e-01 = torch.constant.float 3.000000e-01
  %0 = torch.aten.lerp.Scalar %arg0, %arg1, %float3.000000e-01 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float3.000000e-01 = torch.constant.float 3.000000e-01
  %0 = torch.aten.lerp.Scalar %arg0, %arg1, %float3.000000e-01 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @f32_outside(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.lerp.Scalar %arg0, %arg1, %int2 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %float3.000000e-01 = torch.constant.float 3.000000e-01
  %0 = torch.aten.lerp.Scalar %arg0, %arg1, %float3.000000e-01 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[3,4],f64>, !torch.float -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f64_outside(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.lerp.Scalar %arg0, %arg1, %int2 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[3,4],f64>, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %float3.000000e-01 = torch.constant.float 3.000000e-01
  %0 = torch.aten.lerp.Scalar %arg0, %arg1, %float3.000000e-01 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[3,4],f16>, !torch.float -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @f16_outside(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.lerp.Scalar %arg0, %arg1, %int2 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[3,4],f16>, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[3,4],bf16>, %arg1: !torch.vtensor<[3,4],bf16>) -> !torch.vtensor<[3,4],bf16> {
  %float3.000000e-01 = torch.constant.float 3.000000e-01
  %0 = torch.aten.lerp.Scalar %arg0, %arg1, %float3.000000e-01 : !torch.vtensor<[3,4],bf16>, !torch.vtensor<[3,4],bf16>, !torch.float -> !torch.vtensor<[3,4],bf16>
  return %0 : !torch.vtensor<[3,4],bf16>
}

func.func @bf16_outside(%arg0: !torch.vtensor<[3,4],bf16>, %arg1: !torch.vtensor<[3,4],bf16>) -> !torch.vtensor<[3,4],bf16> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.lerp.Scalar %arg0, %arg1, %int2 : !torch.vtensor<[3,4],bf16>, !torch.vtensor<[3,4],bf16>, !torch.int -> !torch.vtensor<[3,4],bf16>
  return %0 : !torch.vtensor<[3,4],bf16>
}
