// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_bincount.npz.

func.func @plain(%arg0: !torch.vtensor<[6],si64>) -> !torch.vtensor<[4],si64> {
  %none = torch.constant.none
  %int0 = torch.constant.int 0
  %0 = torch.aten.bincount %arg0, %none, %int0 : !torch.vtensor<[6],si64>, !torch.none, !torch.int -> !torch.vtensor<[4],si64>
  return %0 : !torch.vtensor<[4],si64>
}

func.func @min(%arg0: !torch.vtensor<[6],si64>) -> !torch.vtensor<[6],si64> {
  %none = torch.constant.none
  %int6 = torch.constant.int 6
  %0 = torch.aten.bincount %arg0, %none, %int6 : !torch.vtensor<[6],si64>, !torch.none, !torch.int -> !torch.vtensor<[6],si64>
  return %0 : !torch.vtensor<[6],si64>
}
