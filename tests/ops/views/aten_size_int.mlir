// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_size_int.npz.

func.func @last(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.int {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.size.int %arg0, %int-1 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.int
  return %0 : !torch.int
}
