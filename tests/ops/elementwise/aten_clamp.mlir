// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_clamp.npz.

func.func @min_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.clamp %arg0, %int-1, %none : !torch.vtensor<[3,4],f32>, !torch.int, !torch.none -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @min_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.clamp %arg0, %int-1, %none : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @min_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.clamp %arg0, %int-1, %none : !torch.vtensor<[3,4],f64>, !torch.int, !torch.none -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @min_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.clamp %arg0, %int-1, %none : !torch.vtensor<[3,4],f16>, !torch.int, !torch.none -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @min_i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.clamp %arg0, %int-1, %none : !torch.vtensor<[3,4],si64>, !torch.int, !torch.none -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @min_i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.clamp %arg0, %int-1, %none : !torch.vtensor<[3,4],si32>, !torch.int, !torch.none -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @min_u8(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.clamp %arg0, %int-1, %none : !torch.vtensor<[3,4],ui8>, !torch.int, !torch.none -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @min_b1(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],si64> {
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.clamp %arg0, %int-1, %none : !torch.vtensor<[3,4],i1>, !torch.int, !torch.none -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @min_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %int-1 = torch.constant.int -1
  %none = torch.constant.none
  %0 = torch.aten.clamp %arg0, %int-1, %none : !torch.vtensor<[8],f32>, !torch.int, !torch.none -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}

func.func @max_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %none = torch.constant.none
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %0 = torch.aten.clamp %arg0, %none, %float1.500000e00 : !torch.vtensor<[3,4],f32>, !torch.none, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @max_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %none = torch.constant.none
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %0 = torch.aten.clamp %arg0, %none, %float1.500000e00 : !torch.vtensor<[?,?],f32>, !torch.none, !torch.float -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @max_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %none = torch.constant.none
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %0 = torch.aten.clamp %arg0, %none, %float1.500000e00 : !torch.vtensor<[3,4],f64>, !torch.none, !torch.float -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @max_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %none = torch.constant.none
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %0 = torch.aten.clamp %arg0, %none, %float1.500000e00 : !torch.vtensor<[3,4],f16>, !torch.none, !torch.float -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @max_i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],f32> {
  %none = torch.constant.none
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %0 = torch.aten.clamp %arg0, %none, %float1.500000e00 : !torch.vtensor<[3,4],si64>, !torch.none, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @max_i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],f32> {
  %none = torch.constant.none
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %0 = torch.aten.clamp %arg0, %none, %float1.500000e00 : !torch.vtensor<[3,4],si32>, !torch.none, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @max_u8(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],f32> {
  %none = torch.constant.none
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %0 = torch.aten.clamp %arg0, %none, %float1.500000e00 : !torch.vtensor<[3,4],ui8>, !torch.none, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @max_b1(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],f32> {
  %none = torch.constant.none
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %0 = torch.aten.clamp %arg0, %none, %float1.500000e00 : !torch.vtensor<[3,4],i1>, !torch.none, !torch.float -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @max_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %none = torch.constant.none
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %0 = torch.aten.clamp %arg0, %none, %float1.500000e00 : !torch.vtensor<[8],f32>, !torch.none, !torch.float -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}

func.func @both_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clamp %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[3,4],f32>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @both_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clamp %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @both_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clamp %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[3,4],f64>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @both_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clamp %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[3,4],f16>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @both_i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],f32> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clamp %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[3,4],si64>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @both_i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],f32> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clamp %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[3,4],si32>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @both_u8(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],f32> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clamp %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[3,4],ui8>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @both_b1(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],f32> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clamp %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[3,4],i1>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @both_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clamp %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[8],f32>, !torch.float, !torch.int -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}

func.func @crossed_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %0 = torch.aten.clamp %arg0, %int2, %int-1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @crossed_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %0 = torch.aten.clamp %arg0, %int2, %int-1 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @crossed_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %0 = torch.aten.clamp %arg0, %int2, %int-1 : !torch.vtensor<[3,4],f64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @crossed_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %0 = torch.aten.clamp %arg0, %int2, %int-1 : !torch.vtensor<[3,4],f16>, !torch.int, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @crossed_i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %0 = torch.aten.clamp %arg0, %int2, %int-1 : !torch.vtensor<[3,4],si64>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @crossed_i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %0 = torch.aten.clamp %arg0, %int2, %int-1 : !torch.vtensor<[3,4],si32>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @crossed_u8(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %0 = torch.aten.clamp %arg0, %int2, %int-1 : !torch.vtensor<[3,4],ui8>, !torch.int, !torch.int -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @crossed_b1(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],si64> {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %0 = torch.aten.clamp %arg0, %int2, %int-1 : !torch.vtensor<[3,4],i1>, !torch.int, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @crossed_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %0 = torch.aten.clamp %arg0, %int2, %int-1 : !torch.vtensor<[8],f32>, !torch.int, !torch.int -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}
