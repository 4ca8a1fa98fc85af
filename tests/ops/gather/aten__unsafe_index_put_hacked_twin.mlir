// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__unsafe_index_put_hacked_twin.npz.

func.func @accumulate(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],si64>, %arg3: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) -> !torch.list<vtensor>
  %true = torch.constant.bool true
  %1 = torch.aten._unsafe_index_put.hacked_twin %arg0, %0, %arg3, %true : !torch.vtensor<[3,4],f32>, !torch.list<vtensor>, !torch.vtensor<[3],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %1 : !torch.vtensor<[3,4],f32>
}
