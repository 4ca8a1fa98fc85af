// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_expand_copy.npz.

func.func @plain(%arg0: !torch.vtensor<[2,1,3],f32>) -> !torch.vtensor<[2,4,3],f32> {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int4, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand_copy %arg0, %0, %false : !torch.vtensor<[2,1,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,4,3],f32>
  return %1 : !torch.vtensor<[2,4,3],f32>
}
