// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_scatter_reduce.npz.

func.func @add(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[2,4],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,5],f32> {
  %int1 = torch.constant.int 1
  %str = torch.constant.str "add"
  %0 = torch.aten.scatter.reduce %arg0, %int1, %arg1, %arg2, %str : !torch.vtensor<[3,5],f32>, !torch.int, !torch.vtensor<[2,4],si64>, !torch.vtensor<[2,4],f32>, !torch.str -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}
