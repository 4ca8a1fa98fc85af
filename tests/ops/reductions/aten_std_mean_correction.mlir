// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_std_mean_correction.npz.

func.func @one(%arg0: !torch.vtensor<[2,3,4],f32>) -> (!torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],f32>) {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %1, %2 = torch.aten.std_mean.correction %arg0, %0, %int0, %false : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.int, !torch.bool -> !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],f32>
  return %1, %2 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,4],f32>
}
