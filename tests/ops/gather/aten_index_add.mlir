// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_index_add.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.index_add %arg0, %int0, %arg1, %arg2, %int1 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3],si64>, !torch.vtensor<[3,4],f32>, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[3,?],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3,?],f32>) -> !torch.vtensor<[3,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.aten.index_add %arg0, %int0, %arg1, %arg2, %int1 : !torch.vtensor<[3,?],f32>, !torch.int, !torch.vtensor<[3],si64>, !torch.vtensor<[3,?],f32>, !torch.int -> !torch.vtensor<[3,?],f32>
  return %0 : !torch.vtensor<[3,?],f32>
}

func.func @alpha(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[3,2],f32>) -> !torch.vtensor<[3,4],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.aten.index_add %arg0, %int1, %arg1, %arg2, %int2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.vtensor<[3,2],f32>, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
