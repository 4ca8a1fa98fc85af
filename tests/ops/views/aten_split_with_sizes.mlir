// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_split_with_sizes.npz.

func.func @plain(%arg0: !torch.vtensor<[2,6],f32>) -> (!torch.vtensor<[2,1],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,2],f32>) {
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int3, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.split_with_sizes %arg0, %0, %int-1 : !torch.vtensor<[2,6],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %2, %3, %4 = torch.prim.ListUnpack %1 : !torch.list<vtensor> -> !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,2],f32>
  return %2, %3, %4 : !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,2],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,6],f32>) -> (!torch.vtensor<[?,1],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,2],f32>) {
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int3, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.split_with_sizes %arg0, %0, %int-1 : !torch.vtensor<[?,6],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %2, %3, %4 = torch.prim.ListUnpack %1 : !torch.list<vtensor> -> !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,2],f32>
  return %2, %3, %4 : !torch.vtensor<[?,1],f32>, !torch.vtensor<[?,3],f32>, !torch.vtensor<[?,2],f32>
}

func.func @empty(%arg0: !torch.vtensor<[2,4],f32>) -> (!torch.vtensor<[2,0],f32>, !torch.vtensor<[2,4],f32>) {
  %int0 = torch.constant.int 0
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int0, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.aten.split_with_sizes %arg0, %0, %int1 : !torch.vtensor<[2,4],f32>, !torch.list<int>, !torch.int -> !torch.list<vtensor>
  %2, %3 = torch.prim.ListUnpack %1 : !torch.list<vtensor> -> !torch.vtensor<[2,0],f32>, !torch.vtensor<[2,4],f32>
  return %2, %3 : !torch.vtensor<[2,0],f32>, !torch.vtensor<[2,4],f32>
}
