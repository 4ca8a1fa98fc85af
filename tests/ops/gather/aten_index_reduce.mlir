// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_index_reduce.npz.

func.func @prod(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %int0 = torch.constant.int 0
  %str = torch.constant.str "prod"
  %true = torch.constant.bool true
  %0 = torch.aten.index_reduce %arg0, %int0, %arg1, %arg2, %str, %true : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[3],si64>, !torch.vtensor<[3,4],f32>, !torch.str, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
