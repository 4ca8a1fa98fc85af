// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_view_dtype.npz.

func.func @f32_i32(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],si32> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.view.dtype %arg0, %int3 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3],si32>
  return %0 : !torch.vtensor<[2,3],si32>
}

func.func @f32_i32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],si32> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.view.dtype %arg0, %int3 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],si32>
  return %0 : !torch.vtensor<[?,?],si32>
}

func.func @i32_f32(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2,3],f32> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.view.dtype %arg0, %int6 : !torch.vtensor<[2,3],si32>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

func.func @f16_i16(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[2,3],si16> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.view.dtype %arg0, %int2 : !torch.vtensor<[2,3],f16>, !torch.int -> !torch.vtensor<[2,3],si16>
  return %0 : !torch.vtensor<[2,3],si16>
}

func.func @i32_u8(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2,12],ui8> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.view.dtype %arg0, %int0 : !torch.vtensor<[2,3],si32>, !torch.int -> !torch.vtensor<[2,12],ui8>
  return %0 : !torch.vtensor<[2,12],ui8>
}
