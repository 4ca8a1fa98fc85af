// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_embedding_dense_backward.npz.

func.func @plain(%arg0: !torch.vtensor<[2,3,2],f32>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[4,2],f32> {
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %0 = torch.aten.embedding_dense_backward %arg0, %arg1, %int4, %int2, %false : !torch.vtensor<[2,3,2],f32>, !torch.vtensor<[2,3],si64>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[4,2],f32>
  return %0 : !torch.vtensor<[4,2],f32>
}
