// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_unsqueeze.npz.

func.func @first(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[1,2,3],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[1,2,3],f32>
  return %0 : !torch.vtensor<[1,2,3],f32>
}

func.func @first_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[1,?,?],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[1,?,?],f32>
  return %0 : !torch.vtensor<[1,?,?],f32>
}

func.func @middle(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,1,3],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.unsqueeze %arg0, %int1 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,1,3],f32>
  return %0 : !torch.vtensor<[2,1,3],f32>
}

func.func @middle_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,1,?],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.unsqueeze %arg0, %int1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,1,?],f32>
  return %0 : !torch.vtensor<[?,1,?],f32>
}

func.func @last(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3,1],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.unsqueeze %arg0, %int-1 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.vtensor<[2,3,1],f32>
  return %0 : !torch.vtensor<[2,3,1],f32>
}

func.func @last_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,1],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.unsqueeze %arg0, %int-1 : !torch.vtensor<[?,?],f32>, !torch.int -> !torch.vtensor<[?,?,1],f32>
  return %0 : !torch.vtensor<[?,?,1],f32>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[1],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[],f32>, !torch.int -> !torch.vtensor<[1],f32>
  return %0 : !torch.vtensor<[1],f32>
}

func.func @i64(%arg0: !torch.vtensor<[3],si64>) -> !torch.vtensor<[1,3],si64> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[3],si64>, !torch.int -> !torch.vtensor<[1,3],si64>
  return %0 : !torch.vtensor<[1,3],si64>
}

func.func @i32(%arg0: !torch.vtensor<[3],si32>) -> !torch.vtensor<[1,3],si32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[3],si32>, !torch.int -> !torch.vtensor<[1,3],si32>
  return %0 : !torch.vtensor<[1,3],si32>
}

func.func @u8(%arg0: !torch.vtensor<[3],ui8>) -> !torch.vtensor<[1,3],ui8> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[3],ui8>, !torch.int -> !torch.vtensor<[1,3],ui8>
  return %0 : !torch.vtensor<[1,3],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[3],i1>) -> !torch.vtensor<[1,3],i1> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[3],i1>, !torch.int -> !torch.vtensor<[1,3],i1>
  return %0 : !torch.vtensor<[1,3],i1>
}

func.func @f64(%arg0: !torch.vtensor<[3],f64>) -> !torch.vtensor<[1,3],f64> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[3],f64>, !torch.int -> !torch.vtensor<[1,3],f64>
  return %0 : !torch.vtensor<[1,3],f64>
}

func.func @f16(%arg0: !torch.vtensor<[3],f16>) -> !torch.vtensor<[1,3],f16> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[3],f16>, !torch.int -> !torch.vtensor<[1,3],f16>
  return %0 : !torch.vtensor<[1,3],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[3],bf16>) -> !torch.vtensor<[1,3],bf16> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unsqueeze %arg0, %int0 : !torch.vtensor<[3],bf16>, !torch.int -> !torch.vtensor<[1,3],bf16>
  return %0 : !torch.vtensor<[1,3],bf16>
}
