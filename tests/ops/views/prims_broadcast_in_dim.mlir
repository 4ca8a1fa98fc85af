// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in prims_broadcast_in_dim.npz.

func.func @plain(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,4,3],f32> {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int4, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prims.broadcast_in_dim %arg0, %0, %1 : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.list<int> -> !torch.vtensor<[2,4,3],f32>
  return %2 : !torch.vtensor<[2,4,3],f32>
}
