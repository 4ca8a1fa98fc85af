// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_broadcast_to.npz.

func.func @plain(%arg0: !torch.vtensor<[2,1,3],f32>) -> !torch.vtensor<[2,2,4,3],f32> {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int2, %int4, %int3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.broadcast_to %arg0, %0 : !torch.vtensor<[2,1,3],f32>, !torch.list<int> -> !torch.vtensor<[2,2,4,3],f32>
  return %1 : !torch.vtensor<[2,2,4,3],f32>
}
