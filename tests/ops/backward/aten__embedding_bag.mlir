// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__embedding_bag.npz.

func.func @sum(%arg0: !torch.vtensor<[5,3],f32>, %arg1: !torch.vtensor<[4],si64>, %arg2: !torch.vtensor<[2],si64>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[0],si64>, !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) {
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %int-1 = torch.constant.int -1
  %0, %1, %2, %3 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %false, %int0, %false, %none, %false, %int-1 : !torch.vtensor<[5,3],f32>, !torch.vtensor<[4],si64>, !torch.vtensor<[2],si64>, !torch.bool, !torch.int, !torch.bool, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[0],si64>, !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>
  return %0, %1, %2, %3 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[0],si64>, !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>
}

func.func @mean(%arg0: !torch.vtensor<[5,3],f32>, %arg1: !torch.vtensor<[4],si64>, %arg2: !torch.vtensor<[2],si64>) -> (!torch.vtensor<[2,3],f32>, !torch.vtensor<[4],si64>, !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) {
  %false = torch.constant.bool false
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %int-1 = torch.constant.int -1
  %0, %1, %2, %3 = torch.aten._embedding_bag %arg0, %arg1, %arg2, %false, %int1, %false, %none, %false, %int-1 : !torch.vtensor<[5,3],f32>, !torch.vtensor<[4],si64>, !torch.vtensor<[2],si64>, !torch.bool, !torch.int, !torch.bool, !torch.none, !torch.bool, !torch.int -> !torch.vtensor<[2,3],f32>, !torch.vtensor<[4],si64>, !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>
  return %0, %1, %2, %3 : !torch.vtensor<[2,3],f32>, !torch.vtensor<[4],si64>, !torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>
}
