// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_count_nonzero.npz.

func.func @whole(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %0 = torch.aten.count_nonzero %arg0, %none : !torch.vtensor<[3,4],f32>, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @whole_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %0 = torch.aten.count_nonzero %arg0, %none : !torch.vtensor<[?,?],f32>, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @whole_f64(%arg0: !torch.vtensor<[2,3],f64>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %0 = torch.aten.count_nonzero %arg0, %none : !torch.vtensor<[2,3],f64>, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @whole_f16(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %0 = torch.aten.count_nonzero %arg0, %none : !torch.vtensor<[2,3],f16>, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @whole_bf16(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %0 = torch.aten.count_nonzero %arg0, %none : !torch.vtensor<[2,3],bf16>, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @whole_i64(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %0 = torch.aten.count_nonzero %arg0, %none : !torch.vtensor<[2,3],si64>, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @whole_i32(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %0 = torch.aten.count_nonzero %arg0, %none : !torch.vtensor<[2,3],si32>, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @whole_u8(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %0 = torch.aten.count_nonzero %arg0, %none : !torch.vtensor<[2,3],ui8>, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @whole_b1(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %0 = torch.aten.count_nonzero %arg0, %none : !torch.vtensor<[2,3],i1>, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @whole_special(%arg0: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %0 = torch.aten.count_nonzero %arg0, %none : !torch.vtensor<[4,3],f32>, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @whole_rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %0 = torch.aten.count_nonzero %arg0, %none : !torch.vtensor<[],f32>, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @whole_empty(%arg0: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[],si64> {
  %none = torch.constant.none
  %0 = torch.aten.count_nonzero %arg0, %none : !torch.vtensor<[0,3],f32>, !torch.none -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}
