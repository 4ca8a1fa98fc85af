// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_special_xlogy_self_scalar.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.special_xlogy.self_scalar %float2.500000e00, %arg0 : !torch.float, !torch.vtensor<[3,4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.special_xlogy.self_scalar %float2.500000e00, %arg0 : !torch.float, !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @i64(%arg0: !torch.vtensor<[4],si64>) -> !torch.vtensor<[4],f32> {
  %int77 = torch.constant.int 77
  %0 = torch.aten.special_xlogy.self_scalar %int77, %arg0 : !torch.int, !torch.vtensor<[4],si64> -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

func.func @i32(%arg0: !torch.vtensor<[4],si32>) -> !torch.vtensor<[4],f32> {
  %int-77 = torch.constant.int -77
  %0 = torch.aten.special_xlogy.self_scalar %int-77, %arg0 : !torch.int, !torch.vtensor<[4],si32> -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}
