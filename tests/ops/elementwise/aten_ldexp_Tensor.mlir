// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_ldexp_Tensor.npz.

func.func @mixed_f32(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[4],si32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],si32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @mixed_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?],si32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?],si32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @mixed_f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[4],si32>) -> !torch.vtensor<[3,4],f64> {
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[4],si32> -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @mixed_f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[4],si32>) -> !torch.vtensor<[3,4],f16> {
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],f16>, !torch.vtensor<[4],si32> -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @mixed_i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[4],si32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si64>, !torch.vtensor<[4],si32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @mixed_i32(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[4],si32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],si32>, !torch.vtensor<[4],si32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @mixed_u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[4],si32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],ui8>, !torch.vtensor<[4],si32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @mixed_b1(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[4],si32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.ldexp.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],i1>, !torch.vtensor<[4],si32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
