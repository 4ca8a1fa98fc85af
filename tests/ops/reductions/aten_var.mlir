// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_var.npz.

func.func @whole(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %true = torch.constant.bool true
  %0 = torch.aten.var %arg0, %true : !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @whole_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[],f32> {
  %true = torch.constant.bool true
  %0 = torch.aten.var %arg0, %true : !torch.vtensor<[?,?],f32>, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @whole_f64(%arg0: !torch.vtensor<[2,3],f64>) -> !torch.vtensor<[],f64> {
  %true = torch.constant.bool true
  %0 = torch.aten.var %arg0, %true : !torch.vtensor<[2,3],f64>, !torch.bool -> !torch.vtensor<[],f64>
  return %0 : !torch.vtensor<[],f64>
}

func.func @whole_f16(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[],f16> {
  %true = torch.constant.bool true
  %0 = torch.aten.var %arg0, %true : !torch.vtensor<[2,3],f16>, !torch.bool -> !torch.vtensor<[],f16>
  return %0 : !torch.vtensor<[],f16>
}

func.func @whole_bf16(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[],bf16> {
  %true = torch.constant.bool true
  %0 = torch.aten.var %arg0, %true : !torch.vtensor<[2,3],bf16>, !torch.bool -> !torch.vtensor<[],bf16>
  return %0 : !torch.vtensor<[],bf16>
}

func.func @whole_special(%arg0: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[],f32> {
  %true = torch.constant.bool true
  %0 = torch.aten.var %arg0, %true : !torch.vtensor<[4,3],f32>, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @whole_rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %true = torch.constant.bool true
  %0 = torch.aten.var %arg0, %true : !torch.vtensor<[],f32>, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @whole_empty(%arg0: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[],f32> {
  %true = torch.constant.bool true
  %0 = torch.aten.var %arg0, %true : !torch.vtensor<[0,3],f32>, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @biased(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],f32> {
  %false = torch.constant.bool false
  %0 = torch.aten.var %arg0, %false : !torch.vtensor<[2,3,4],f32>, !torch.bool -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}
