// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_index_fill_int_Tensor.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[1],si64>, %arg2: !torch.vtensor<[],f32>) -> !torch.vtensor<[3,4],f32> {
  %int0 = torch.constant.int 0
  %0 = torch.aten.index_fill.int_Tensor %arg0, %int0, %arg1, %arg2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[1],si64>, !torch.vtensor<[],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
