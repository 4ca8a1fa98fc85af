// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_storage_offset.npz.

func.func @plain(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.int {
  %0 = torch.aten.storage_offset %arg0 : !torch.vtensor<[2,3],f32> -> !torch.int
  return %0 : !torch.int
}
