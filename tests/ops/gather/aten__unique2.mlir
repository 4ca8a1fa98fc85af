// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__unique2.npz.

func.func @plain(%arg0: !torch.vtensor<[6],si64>) -> (!torch.vtensor<[3],si64>, !torch.vtensor<[6],si64>, !torch.vtensor<[3],si64>) {
  %true = torch.constant.bool true
  %0, %1, %2 = torch.aten._unique2 %arg0, %true, %true, %true : !torch.vtensor<[6],si64>, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[3],si64>, !torch.vtensor<[6],si64>, !torch.vtensor<[3],si64>
  return %0, %1, %2 : !torch.vtensor<[3],si64>, !torch.vtensor<[6],si64>, !torch.vtensor<[3],si64>
}
