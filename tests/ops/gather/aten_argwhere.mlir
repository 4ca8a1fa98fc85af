// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_argwhere.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[8,2],si64> {
  %0 = torch.aten.argwhere %arg0 : !torch.vtensor<[3,4],i1> -> !torch.vtensor<[8,2],si64>
  return %0 : !torch.vtensor<[8,2],si64>
}
