// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_split_Tensor.npz.

func.func @even(%arg0: !torch.vtensor<[6,2],f32>) -> (!torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>) {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.aten.split.Tensor %arg0, %int2, %int0 : !torch.vtensor<[6,2],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %1, %2, %3 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>
  return %1, %2, %3 : !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>
}

func.func @even_dyn(%arg0: !torch.vtensor<[6,?],f32>) -> (!torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],f32>) {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %0 = torch.aten.split.Tensor %arg0, %int2, %int0 : !torch.vtensor<[6,?],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %1, %2, %3 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],f32>
  return %1, %2, %3 : !torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],f32>
}

func.func @rest(%arg0: !torch.vtensor<[7,2],f32>) -> (!torch.vtensor<[3,2],f32>, !torch.vtensor<[3,2],f32>, !torch.vtensor<[1,2],f32>) {
  %int3 = torch.constant.int 3
  %int0 = torch.constant.int 0
  %0 = torch.aten.split.Tensor %arg0, %int3, %int0 : !torch.vtensor<[7,2],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %1, %2, %3 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[3,2],f32>, !torch.vtensor<[3,2],f32>, !torch.vtensor<[1,2],f32>
  return %1, %2, %3 : !torch.vtensor<[3,2],f32>, !torch.vtensor<[3,2],f32>, !torch.vtensor<[1,2],f32>
}

func.func @rest_dyn(%arg0: !torch.vtensor<[7,?],f32>) -> (!torch.vtensor<[3,?],f32>, !torch.vtensor<[3,?],f32>, !torch.vtensor<[1,?],f32>) {
  %int3 = torch.constant.int 3
  %int0 = torch.constant.int 0
  %0 = torch.aten.split.Tensor %arg0, %int3, %int0 : !torch.vtensor<[7,?],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %1, %2, %3 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[3,?],f32>, !torch.vtensor<[3,?],f32>, !torch.vtensor<[1,?],f32>
  return %1, %2, %3 : !torch.vtensor<[3,?],f32>, !torch.vtensor<[3,?],f32>, !torch.vtensor<[1,?],f32>
}

func.func @dim1(%arg0: !torch.vtensor<[2,5],f32>) -> (!torch.vtensor<[2,4],f32>, !torch.vtensor<[2,1],f32>) {
  %int4 = torch.constant.int 4
  %int1 = torch.constant.int 1
  %0 = torch.aten.split.Tensor %arg0, %int4, %int1 : !torch.vtensor<[2,5],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %1, %2 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,1],f32>
  return %1, %2 : !torch.vtensor<[2,4],f32>, !torch.vtensor<[2,1],f32>
}

func.func @dim1_dyn(%arg0: !torch.vtensor<[?,5],f32>) -> (!torch.vtensor<[?,4],f32>, !torch.vtensor<[?,1],f32>) {
  %int4 = torch.constant.int 4
  %int1 = torch.constant.int 1
  %0 = torch.aten.split.Tensor %arg0, %int4, %int1 : !torch.vtensor<[?,5],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %1, %2 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,1],f32>
  return %1, %2 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[?,1],f32>
}
