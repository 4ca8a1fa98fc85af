// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_logcumsumexp.npz.

func.func @dim0(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.logcumsumexp %arg0, %int0 : !torch.vtensor<[2,3,4],f32>, !torch.int -> !torch.vtensor<[2,3,4],f32>
  return %0 : !torch.vtensor<[2,3,4],f32>
}

func.func @dim0_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.logcumsumexp %arg0, %int0 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @dim1(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.logcumsumexp %arg0, %int1 : !torch.vtensor<[2,3,4],f32>, !torch.int -> !torch.vtensor<[2,3,4],f32>
  return %0 : !torch.vtensor<[2,3,4],f32>
}

func.func @dim1_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.logcumsumexp %arg0, %int1 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @dimm1(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.logcumsumexp %arg0, %int-1 : !torch.vtensor<[2,3,4],f32>, !torch.int -> !torch.vtensor<[2,3,4],f32>
  return %0 : !torch.vtensor<[2,3,4],f32>
}

func.func @dimm1_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.logcumsumexp %arg0, %int-1 : !torch.vtensor<[?,?,?],f32>, !torch.int -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @f32(%arg0: !torch.vtensor<[2,5],f32>) -> !torch.vtensor<[2,5],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.logcumsumexp %arg0, %int1 : !torch.vtensor<[2,5],f32>, !torch.int -> !torch.vtensor<[2,5],f32>
  return %0 : !torch.vtensor<[2,5],f32>
}

func.func @f64(%arg0: !torch.vtensor<[2,5],f64>) -> !torch.vtensor<[2,5],f64> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.logcumsumexp %arg0, %int1 : !torch.vtensor<[2,5],f64>, !torch.int -> !torch.vtensor<[2,5],f64>
  return %0 : !torch.vtensor<[2,5],f64>
}

func.func @f16(%arg0: !torch.vtensor<[2,5],f16>) -> !torch.vtensor<[2,5],f16> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.logcumsumexp %arg0, %int1 : !torch.vtensor<[2,5],f16>, !torch.int -> !torch.vtensor<[2,5],f16>
  return %0 : !torch.vtensor<[2,5],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[2,5],bf16>) -> !torch.vtensor<[2,5],bf16> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.logcumsumexp %arg0, %int1 : !torch.vtensor<[2,5],bf16>, !torch.int -> !torch.vtensor<[2,5],bf16>
  return %0 : !torch.vtensor<[2,5],bf16>
}

func.func @special(%arg0: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[4,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.logcumsumexp %arg0, %int1 : !torch.vtensor<[4,3],f32>, !torch.int -> !torch.vtensor<[4,3],f32>
  return %0 : !torch.vtensor<[4,3],f32>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.logcumsumexp %arg0, %int0 : !torch.vtensor<[],f32>, !torch.int -> !torch.vtensor<[],f32>
  return %0 : !torch.vtensor<[],f32>
}

func.func @empty(%arg0: !torch.vtensor<[2,0],f32>) -> !torch.vtensor<[2,0],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.logcumsumexp %arg0, %int1 : !torch.vtensor<[2,0],f32>, !torch.int -> !torch.vtensor<[2,0],f32>
  return %0 : !torch.vtensor<[2,0],f32>
}
