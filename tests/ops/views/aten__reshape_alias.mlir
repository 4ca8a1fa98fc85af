// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__reshape_alias.npz.

func.func @plain(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[6,4],f32> {
  %int6 = torch.constant.int 6
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int6, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int4, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.aten._reshape_alias %arg0, %0, %1 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[6,4],f32>
  return %2 : !torch.vtensor<[6,4],f32>
}
