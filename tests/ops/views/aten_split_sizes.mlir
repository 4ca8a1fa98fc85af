// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_split_sizes.npz.

func.func @plain(%arg0: !torch.vtensor<[6,2],f32>) -> (!torch.vtensor<[1,2],f32>, !torch.vtensor<[3,2],f32>, !torch.vtensor<[2,2],f32>) {
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int3, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.aten.split.sizes %arg0, %0, %int0 : !torch.vtensor<[6,2],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %2, %3, %4 = torch.prim.ListUnpack %1 : !torch.list<vtensor> -> !torch.vtensor<[1,2],f32>, !torch.vtensor<[3,2],f32>, !torch.vtensor<[2,2],f32>
  return %2, %3, %4 : !torch.vtensor<[1,2],f32>, !torch.vtensor<[3,2],f32>, !torch.vtensor<[2,2],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[6,?],f32>) -> (!torch.vtensor<[1,?],f32>, !torch.vtensor<[3,?],f32>, !torch.vtensor<[2,?],f32>) {
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int3, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %1 = torch.aten.split.sizes %arg0, %0, %int0 : !torch.vtensor<[6,?],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %2, %3, %4 = torch.prim.ListUnpack %1 : !torch.list<vtensor> -> !torch.vtensor<[1,?],f32>, !torch.vtensor<[3,?],f32>, !torch.vtensor<[2,?],f32>
  return %2, %3, %4 : !torch.vtensor<[1,?],f32>, !torch.vtensor<[3,?],f32>, !torch.vtensor<[2,?],f32>
}
