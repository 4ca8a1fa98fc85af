// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_replication_pad3d.npz.

func.func @plain(%arg0: !torch.vtensor<[1,2,2,2],f32>) -> !torch.vtensor<[1,5,4,5],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int1, %int2, %int2, %int0, %int0, %int3 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.replication_pad3d %arg0, %0 : !torch.vtensor<[1,2,2,2],f32>, !torch.list<int> -> !torch.vtensor<[1,5,4,5],f32>
  return %1 : !torch.vtensor<[1,5,4,5],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[1,?,?,?],f32>) -> !torch.vtensor<[1,?,?,?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int1, %int2, %int2, %int0, %int0, %int3 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.replication_pad3d %arg0, %0 : !torch.vtensor<[1,?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[1,?,?,?],f32>
  return %1 : !torch.vtensor<[1,?,?,?],f32>
}
