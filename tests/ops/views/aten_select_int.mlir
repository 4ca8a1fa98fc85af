// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_select_int.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.select.int %arg0, %int0, %int1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.select.int %arg0, %int0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

func.func @negative(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3],f32> {
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %0 = torch.aten.select.int %arg0, %int-1, %int-2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

func.func @negative_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %int-1 = torch.constant.int -1
  %int-2 = torch.constant.int -2
  %0 = torch.aten.select.int %arg0, %int-1, %int-2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}
