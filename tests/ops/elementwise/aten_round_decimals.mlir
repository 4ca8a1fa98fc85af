// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_round_decimals.npz.

func.func @two_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.round.decimals %arg0, %int2 : !torch.vtensor<[3,4],f32>, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @two_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.round.decimals %arg0, %int2 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @two_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.round.decimals %arg0, %int2 : !torch.vtensor<[3,4],f64>, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @two_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.round.decimals %arg0, %int2 : !torch.vtensor<[3,4],f16>, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @two_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.aten.round.decimals %arg0, %int2 : !torch.vtensor<[8],f32>, !torch.int -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}

func.func @minus_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.round.decimals %arg0, %int-1 : !torch.vtensor<[3,4],f32>, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @minus_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.round.decimals %arg0, %int-1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @minus_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.round.decimals %arg0, %int-1 : !torch.vtensor<[3,4],f64>, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @minus_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.round.decimals %arg0, %int-1 : !torch.vtensor<[3,4],f16>, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @minus_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.round.decimals %arg0, %int-1 : !torch.vtensor<[8],f32>, !torch.int -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}
