// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_tril_indices.npz.

func.func @plain() -> !torch.vtensor<[2,6],si64> {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %0 = torch.aten.tril_indices %int3, %int4, %int0, %int4, %none, %none, %none : !torch.int, !torch.int, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,6],si64>
  return %0 : !torch.vtensor<[2,6],si64>
}
