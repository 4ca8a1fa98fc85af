// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_where.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],i1>) -> (!torch.vtensor<[8],si64>, !torch.vtensor<[8],si64>) {
  %0 = torch.aten.where %arg0 : !torch.vtensor<[3,4],i1> -> !torch.list<vtensor>
  %1, %2 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[8],si64>, !torch.vtensor<[8],si64>
  return %1, %2 : !torch.vtensor<[8],si64>, !torch.vtensor<[8],si64>
}
