// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_index_fill_int_Scalar.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[3,4],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.aten.index_fill.int_Scalar %arg0, %int1, %arg1, %int2 : !torch.vtensor<[3,4],f32>, !torch.int, !torch.vtensor<[2],si64>, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}
