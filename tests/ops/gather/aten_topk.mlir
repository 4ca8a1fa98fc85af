// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_topk.npz.

func.func @plain(%arg0: !torch.vtensor<[3,5],f32>) -> (!torch.vtensor<[3,2],f32>, !torch.vtensor<[3,2],si64>) {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %true = torch.constant.bool true
  %0, %1 = torch.aten.topk %arg0, %int2, %int-1, %true, %true : !torch.vtensor<[3,5],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3,2],f32>, !torch.vtensor<[3,2],si64>
  return %0, %1 : !torch.vtensor<[3,2],f32>, !torch.vtensor<[3,2],si64>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,5],f32>) -> (!torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],si64>) {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %true = torch.constant.bool true
  %0, %1 = torch.aten.topk %arg0, %int2, %int-1, %true, %true : !torch.vtensor<[?,5],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],si64>
  return %0, %1 : !torch.vtensor<[?,2],f32>, !torch.vtensor<[?,2],si64>
}

func.func @smallest(%arg0: !torch.vtensor<[3,5],f32>) -> (!torch.vtensor<[3,3],f32>, !torch.vtensor<[3,3],si64>) {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %0, %1 = torch.aten.topk %arg0, %int3, %int1, %false, %true : !torch.vtensor<[3,5],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3,3],f32>, !torch.vtensor<[3,3],si64>
  return %0, %1 : !torch.vtensor<[3,3],f32>, !torch.vtensor<[3,3],si64>
}

func.func @smallest_dyn(%arg0: !torch.vtensor<[?,5],f32>) -> (!torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>) {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %0, %1 = torch.aten.topk %arg0, %int3, %int1, %false, %true : !torch.vtensor<[?,5],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>
  return %0, %1 : !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,3],si64>
}

func.func @first_dim(%arg0: !torch.vtensor<[3,5],f32>) -> (!torch.vtensor<[2,5],f32>, !torch.vtensor<[2,5],si64>) {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %0, %1 = torch.aten.topk %arg0, %int2, %int0, %true, %true : !torch.vtensor<[3,5],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,5],si64>
  return %0, %1 : !torch.vtensor<[2,5],f32>, !torch.vtensor<[2,5],si64>
}

func.func @all(%arg0: !torch.vtensor<[3,5],f32>) -> (!torch.vtensor<[3,5],f32>, !torch.vtensor<[3,5],si64>) {
  %int5 = torch.constant.int 5
  %int-1 = torch.constant.int -1
  %true = torch.constant.bool true
  %0, %1 = torch.aten.topk %arg0, %int5, %int-1, %true, %true : !torch.vtensor<[3,5],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3,5],f32>, !torch.vtensor<[3,5],si64>
  return %0, %1 : !torch.vtensor<[3,5],f32>, !torch.vtensor<[3,5],si64>
}

func.func @special(%arg0: !torch.vtensor<[7],f32>) -> (!torch.vtensor<[4],f32>, !torch.vtensor<[4],si64>) {
  %int4 = torch.constant.int 4
  %int-1 = torch.constant.int -1
  %true = torch.constant.bool true
  %0, %1 = torch.aten.topk %arg0, %int4, %int-1, %true, %true : !torch.vtensor<[7],f32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[4],f32>, !torch.vtensor<[4],si64>
  return %0, %1 : !torch.vtensor<[4],f32>, !torch.vtensor<[4],si64>
}

func.func @f64(%arg0: !torch.vtensor<[5],f64>) -> (!torch.vtensor<[3],f64>, !torch.vtensor<[3],si64>) {
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %true = torch.constant.bool true
  %0, %1 = torch.aten.topk %arg0, %int3, %int-1, %true, %true : !torch.vtensor<[5],f64>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3],f64>, !torch.vtensor<[3],si64>
  return %0, %1 : !torch.vtensor<[3],f64>, !torch.vtensor<[3],si64>
}

func.func @f16(%arg0: !torch.vtensor<[5],f16>) -> (!torch.vtensor<[3],f16>, !torch.vtensor<[3],si64>) {
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %true = torch.constant.bool true
  %0, %1 = torch.aten.topk %arg0, %int3, %int-1, %true, %true : !torch.vtensor<[5],f16>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3],f16>, !torch.vtensor<[3],si64>
  return %0, %1 : !torch.vtensor<[3],f16>, !torch.vtensor<[3],si64>
}

func.func @i64(%arg0: !torch.vtensor<[5],si64>) -> (!torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) {
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %true = torch.constant.bool true
  %0, %1 = torch.aten.topk %arg0, %int3, %int-1, %true, %true : !torch.vtensor<[5],si64>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>
  return %0, %1 : !torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>
}

func.func @i32(%arg0: !torch.vtensor<[5],si32>) -> (!torch.vtensor<[3],si32>, !torch.vtensor<[3],si64>) {
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %true = torch.constant.bool true
  %0, %1 = torch.aten.topk %arg0, %int3, %int-1, %true, %true : !torch.vtensor<[5],si32>, !torch.int, !torch.int, !torch.bool, !torch.bool -> !torch.vtensor<[3],si32>, !torch.vtensor<[3],si64>
  return %0, %1 : !torch.vtensor<[3],si32>, !torch.vtensor<[3],si64>
}
