// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_pow_Scalar.npz.

func.func @f32_base_2(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.pow.Scalar %int2, %arg0 : !torch.int, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_base_2_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.pow.Scalar %int2, %arg0 : !torch.int, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @f32_base_m2(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int-2 = torch.constant.int -2
  %0 = torch.aten.pow.Scalar %int-2, %arg0 : !torch.int, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_base_0p5(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float5.000000e-01 = torch.constant.float 5.000000e-01
  %0 = torch.aten.pow.Scalar %float5.000000e-01, %arg0 : !torch.float, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_base_0(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.pow.Scalar %int0, %arg0 : !torch.int, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_base_1(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.pow.Scalar %int1, %arg0 : !torch.int, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_base_10(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float1.000000e01 = torch.constant.float 1.000000e+01
  %0 = torch.aten.pow.Scalar %float1.000000e01, %arg0 : !torch.float, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @i64_base_3(%arg0: !torch.vtensor<[7],si64>) -> !torch.vtensor<[7],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.pow.Scalar %int3, %arg0 : !torch.int, !torch.vtensor<[7],si64> -> !torch.vtensor<[7],si64>
  return %0 : !torch.vtensor<[7],si64>
}

func.func @i64_base_2p5(%arg0: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[3,4],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.pow.Scalar %float2.500000e00, %arg0 : !torch.float, !torch.vtensor<[3,4],si8> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
