// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_size.npz.

func.func @plain(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.int, !torch.int) {
  %0 = torch.aten.size %arg0 : !torch.vtensor<[2,3],f32> -> !torch.list<int>
  %1, %2 = torch.prim.ListUnpack %0 : !torch.list<int> -> !torch.int, !torch.int
  return %1, %2 : !torch.int, !torch.int
}
