// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_kthvalue.npz.

func.func @plain(%arg0: !torch.vtensor<[3,5],f32>) -> (!torch.vtensor<[3],f32>, !torch.vtensor<[3],si64>) {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.kthvalue %arg0, %int2, %int-1, %false : !torch.vtensor<[3,5],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[3],f32>, !torch.vtensor<[3],si64>
  return %0, %1 : !torch.vtensor<[3],f32>, !torch.vtensor<[3],si64>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,5],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>) {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %false = torch.constant.bool false
  %0, %1 = torch.aten.kthvalue %arg0, %int2, %int-1, %false : !torch.vtensor<[?,5],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
  return %0, %1 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],si64>
}
