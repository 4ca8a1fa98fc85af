// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_take_along_dim.npz.

func.func @broadcast(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,1],si64>) -> !torch.vtensor<[3,1],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.take_along_dim %arg0, %arg1, %int1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,1],si64>, !torch.int -> !torch.vtensor<[3,1],f32>
  return %0 : !torch.vtensor<[3,1],f32>
}
