// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_scatter_reduce_two.npz.

func.func @sum(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,5],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "sum"
  %true = torch.constant.bool true
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %true : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @sum_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "sum"
  %true = torch.constant.bool true
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %true : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @sum_without_self(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,5],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "sum"
  %false = torch.constant.bool false
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %false : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @prod(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,5],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "prod"
  %true = torch.constant.bool true
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %true : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @prod_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "prod"
  %true = torch.constant.bool true
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %true : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @prod_without_self(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,5],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "prod"
  %false = torch.constant.bool false
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %false : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @mean(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,5],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "mean"
  %true = torch.constant.bool true
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %true : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @mean_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "mean"
  %true = torch.constant.bool true
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %true : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @mean_without_self(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,5],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "mean"
  %false = torch.constant.bool false
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %false : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @amax(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,5],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "amax"
  %true = torch.constant.bool true
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %true : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @amax_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "amax"
  %true = torch.constant.bool true
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %true : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @amax_without_self(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,5],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "amax"
  %false = torch.constant.bool false
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %false : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @amin(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,5],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "amin"
  %true = torch.constant.bool true
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %true : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @amin_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],si64>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "amin"
  %true = torch.constant.bool true
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %true : !torch.vtensor<[?,?],f32>, !torch.int, !torch.vtensor<[?,?],si64>, !torch.vtensor<[?,?],f32>, !torch.str, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @amin_without_self(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,5],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "amin"
  %false = torch.constant.bool false
  %0 = torch.aten.scatter_reduce.two %arg0, %int1, %arg1, %arg2, %str, %false : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}
