// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_sort_stable.npz.

func.func @ties(%arg0: !torch.vtensor<[6],si64>) -> (!torch.vtensor<[6],si64>, !torch.vtensor<[6],si64>) {
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0, %1 = torch.aten.sort.stable %arg0, %true, %int0, %false : !torch.vtensor<[6],si64>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[6],si64>, !torch.vtensor<[6],si64>
  return %0, %1 : !torch.vtensor<[6],si64>, !torch.vtensor<[6],si64>
}

func.func @ties_dyn(%arg0: !torch.vtensor<[?],si64>) -> (!torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>) {
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0, %1 = torch.aten.sort.stable %arg0, %true, %int0, %false : !torch.vtensor<[?],si64>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
  return %0, %1 : !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
}

func.func @ties_down(%arg0: !torch.vtensor<[6],si64>) -> (!torch.vtensor<[6],si64>, !torch.vtensor<[6],si64>) {
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  %0, %1 = torch.aten.sort.stable %arg0, %true, %int0, %true : !torch.vtensor<[6],si64>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[6],si64>, !torch.vtensor<[6],si64>
  return %0, %1 : !torch.vtensor<[6],si64>, !torch.vtensor<[6],si64>
}

func.func @ties_down_dyn(%arg0: !torch.vtensor<[?],si64>) -> (!torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>) {
  %true = torch.constant.bool true
  %int0 = torch.constant.int 0
  %0, %1 = torch.aten.sort.stable %arg0, %true, %int0, %true : !torch.vtensor<[?],si64>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
  return %0, %1 : !torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>
}

func.func @f64(%arg0: !torch.vtensor<[2,4],f64>) -> (!torch.vtensor<[2,4],f64>, !torch.vtensor<[2,4],si64>) {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.sort.stable %arg0, %true, %int1, %false : !torch.vtensor<[2,4],f64>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[2,4],f64>, !torch.vtensor<[2,4],si64>
  return %0, %1 : !torch.vtensor<[2,4],f64>, !torch.vtensor<[2,4],si64>
}

func.func @f16(%arg0: !torch.vtensor<[2,4],f16>) -> (!torch.vtensor<[2,4],f16>, !torch.vtensor<[2,4],si64>) {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.sort.stable %arg0, %true, %int1, %false : !torch.vtensor<[2,4],f16>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[2,4],f16>, !torch.vtensor<[2,4],si64>
  return %0, %1 : !torch.vtensor<[2,4],f16>, !torch.vtensor<[2,4],si64>
}

func.func @bf16(%arg0: !torch.vtensor<[2,4],bf16>) -> (!torch.vtensor<[2,4],bf16>, !torch.vtensor<[2,4],si64>) {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.sort.stable %arg0, %true, %int1, %false : !torch.vtensor<[2,4],bf16>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[2,4],bf16>, !torch.vtensor<[2,4],si64>
  return %0, %1 : !torch.vtensor<[2,4],bf16>, !torch.vtensor<[2,4],si64>
}

func.func @i64(%arg0: !torch.vtensor<[2,4],si64>) -> (!torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],si64>) {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.sort.stable %arg0, %true, %int1, %false : !torch.vtensor<[2,4],si64>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],si64>
  return %0, %1 : !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],si64>
}

func.func @i32(%arg0: !torch.vtensor<[2,4],si32>) -> (!torch.vtensor<[2,4],si32>, !torch.vtensor<[2,4],si64>) {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.sort.stable %arg0, %true, %int1, %false : !torch.vtensor<[2,4],si32>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[2,4],si32>, !torch.vtensor<[2,4],si64>
  return %0, %1 : !torch.vtensor<[2,4],si32>, !torch.vtensor<[2,4],si64>
}

func.func @u8(%arg0: !torch.vtensor<[2,4],ui8>) -> (!torch.vtensor<[2,4],ui8>, !torch.vtensor<[2,4],si64>) {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.sort.stable %arg0, %true, %int1, %false : !torch.vtensor<[2,4],ui8>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[2,4],ui8>, !torch.vtensor<[2,4],si64>
  return %0, %1 : !torch.vtensor<[2,4],ui8>, !torch.vtensor<[2,4],si64>
}

func.func @b1(%arg0: !torch.vtensor<[2,4],i1>) -> (!torch.vtensor<[2,4],i1>, !torch.vtensor<[2,4],si64>) {
  %true = torch.constant.bool true
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.sort.stable %arg0, %true, %int1, %false : !torch.vtensor<[2,4],i1>, !torch.bool, !torch.int, !torch.bool -> !torch.vtensor<[2,4],i1>, !torch.vtensor<[2,4],si64>
  return %0, %1 : !torch.vtensor<[2,4],i1>, !torch.vtensor<[2,4],si64>
}
