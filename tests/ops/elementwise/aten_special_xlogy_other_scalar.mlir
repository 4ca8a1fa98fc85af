// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_special_xlogy_other_scalar.npz.

func.func @f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.special_xlogy.other_scalar %arg0, %float2.500000e00 : !torch.vtensor<[3,4],f32>, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %0 = torch.aten.special_xlogy.other_scalar %arg0, %float2.500000e00 : !torch.vtensor<[?,?],f32>, !torch.float -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],f32> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.special_xlogy.other_scalar %arg0, %int3 : !torch.vtensor<[3,4],si64>, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],f32> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.special_xlogy.other_scalar %arg0, %int3 : !torch.vtensor<[3,4],si32>, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @i32_dyn(%arg0: !torch.vtensor<[?,?],si32>) -> !torch.vtensor<[?,?],f32> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.special_xlogy.other_scalar %arg0, %int3 : !torch.vtensor<[?,?],si32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}
