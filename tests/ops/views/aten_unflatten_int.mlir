// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_unflatten_int.npz.

func.func @plain(%arg0: !torch.vtensor<[6,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.unflatten.int %arg0, %int0, %0 : !torch.vtensor<[6,4],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[2,3,4],f32>
  return %1 : !torch.vtensor<[2,3,4],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[6,?],f32>) -> !torch.vtensor<[2,3,?],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.unflatten.int %arg0, %int0, %0 : !torch.vtensor<[6,?],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[2,3,?],f32>
  return %1 : !torch.vtensor<[2,3,?],f32>
}

func.func @minus1(%arg0: !torch.vtensor<[2,12],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int3, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.unflatten.int %arg0, %int1, %0 : !torch.vtensor<[2,12],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[2,3,4],f32>
  return %1 : !torch.vtensor<[2,3,4],f32>
}

func.func @minus1_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,3,?],f32> {
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int3, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.unflatten.int %arg0, %int1, %0 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.list<int> -> !torch.vtensor<[?,3,?],f32>
  return %1 : !torch.vtensor<[?,3,?],f32>
}
