// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_linalg_vecdot.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.linalg_vecdot %arg0, %arg1, %int-1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.int -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.linalg_vecdot %arg0, %arg1, %int-1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

func.func @plain_f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3],f64> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.linalg_vecdot %arg0, %arg1, %int-1 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[3,4],f64>, !torch.int -> !torch.vtensor<[3],f64>
  return %0 : !torch.vtensor<[3],f64>
}

func.func @plain_f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3],f16> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.linalg_vecdot %arg0, %arg1, %int-1 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[3,4],f16>, !torch.int -> !torch.vtensor<[3],f16>
  return %0 : !torch.vtensor<[3],f16>
}

func.func @plain_bf16(%arg0: !torch.vtensor<[3,4],bf16>, %arg1: !torch.vtensor<[3,4],bf16>) -> !torch.vtensor<[3],bf16> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.linalg_vecdot %arg0, %arg1, %int-1 : !torch.vtensor<[3,4],bf16>, !torch.vtensor<[3,4],bf16>, !torch.int -> !torch.vtensor<[3],bf16>
  return %0 : !torch.vtensor<[3],bf16>
}
