// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__weight_norm_interface.npz.

func.func @dim0(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[2,1,1],f32>) -> (!torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,1,1],f32>) {
  %int0 = torch.constant.int 0
  %0, %1 = torch.aten._weight_norm_interface %arg0, %arg1, %int0 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,1,1],f32>, !torch.int -> !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,1,1],f32>
  return %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,1,1],f32>
}
