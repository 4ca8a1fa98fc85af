// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_mean.npz.

func.func @whole(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.mean %arg0, %none : !torch.vtensor<[3,4],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @whole_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.mean %arg0, %none : !torch.vtensor<[?,?],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @whole_f64(%arg0: !torch.vtensor<[2,3],f64>) -> !torch.vtensor<[],f64> {
  %none = torch.constant.none
  %0 = torch.aten.mean %arg0, %none : !torch.vtensor<[2,3],f64>, !torch.none -> !torch.vtensor<[],f64>
  return %0 : !torch.vtensor<[],f64>
}

func.func @whole_f16(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[],f16> {
  %none = torch.constant.none
  %0 = torch.aten.mean %arg0, %none : !torch.vtensor<[2,3],f16>, !torch.none -> !torch.vtensor<[],f16>
  return %0 : !torch.vtensor<[],f16>
}

func.func @whole_bf16(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[],bf16> {
  %none = torch.constant.none
  %0 = torch.aten.mean %arg0, %none : !torch.vtensor<[2,3],bf16>, !torch.none -> !torch.vtensor<[],bf16>
  return %0 : !torch.vtensor<[],bf16>
}

func.func @whole_special(%arg0: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.mean %arg0, %none : !torch.vtensor<[4,3],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @whole_rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.mean %arg0, %none : !torch.vtensor<[],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @whole_empty(%arg0: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[],f32> {
  %none = torch.constant.none
  %0 = torch.aten.mean %arg0, %none : !torch.vtensor<[0,3],f32>, !torch.none -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @f32_to_f64(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[],f64> {
  %int7 = torch.constant.int 7
  %0 = torch.aten.mean %arg0, %int7 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[],f64>
  return %0 : !torch.vtensor<[],f64>
}

func.func @i64_to_f32(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[],f32> {
  %int6 = torch.constant.int 6
  %0 = torch.aten.mean %arg0, %int6 : !torch.vtensor<[2,3],si64>, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @f32_to_f16(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[],f16> {
  %int5 = torch.constant.int 5
  %0 = torch.aten.mean %arg0, %int5 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[],f16>
  return %0 : !torch.vtensor<[],f16>
}
