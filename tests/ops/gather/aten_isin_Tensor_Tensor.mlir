// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_isin_Tensor_Tensor.npz.

func.func @plain(%arg0: !torch.vtensor<[6],si64>, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[6],i1> {
  %false = torch.constant.bool false
  %0 = torch.aten.isin.Tensor_Tensor %arg0, %arg1, %false, %false : !torch.vtensor<[6],si64>, !torch.vtensor<[2],si64>, !torch.bool, !torch.bool -> !torch.vtensor<[6],i1>
  return %0 : !torch.vtensor<[6],i1>
}
