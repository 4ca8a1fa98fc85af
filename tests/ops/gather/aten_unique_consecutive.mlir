// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_unique_consecutive.npz.

func.func @plain(%arg0: !torch.vtensor<[6],si64>) -> (!torch.vtensor<[5],si64>, !torch.vtensor<[6],si64>, !torch.vtensor<[5],si64>) {
  %true = torch.constant.bool true
  %none = torch.constant.none
  %0, %1, %2 = torch.aten.unique_consecutive %arg0, %true, %true, %none : !torch.vtensor<[6],si64>, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[5],si64>, !torch.vtensor<[6],si64>, !torch.vtensor<[5],si64>
  return %0, %1, %2 : !torch.vtensor<[5],si64>, !torch.vtensor<[6],si64>, !torch.vtensor<[5],si64>
}
