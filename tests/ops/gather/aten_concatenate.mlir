// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_concatenate.npz.

func.func @last(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,1],f32>, %arg2: !torch.vtensor<[2,2],f32>) -> !torch.vtensor<[2,6],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,2],f32>) -> !torch.list<vtensor>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.concatenate %0, %int-1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,6],f32>
  return %1 : !torch.vtensor<[2,6],f32>
}
