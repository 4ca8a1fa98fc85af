// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_stride_int.npz.

func.func @first(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.int {
  %int0 = torch.constant.int 0
  %0 = torch.aten.stride.int %arg0, %int0 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.int
  return %0 : !torch.int
}
