// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_unique_dim.npz.

func.func @rows(%arg0: !torch.vtensor<[3,2],si64>) -> (!torch.vtensor<[2,2],si64>, !torch.vtensor<[3],si64>, !torch.vtensor<[2],si64>) {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %0, %1, %2 = torch.aten.unique_dim %arg0, %int0, %true, %false, %false : !torch.vtensor<[3,2],si64>, !torch.int, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[2,2],si64>, !torch.vtensor<[3],si64>, !torch.vtensor<[2],si64>
  return %0, %1, %2 : !torch.vtensor<[2,2],si64>, !torch.vtensor<[3],si64>, !torch.vtensor<[2],si64>
}
