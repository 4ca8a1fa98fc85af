// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_unbind_int.npz.

func.func @first(%arg0: !torch.vtensor<[3,2],f32>) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>) {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unbind.int %arg0, %int0 : !torch.vtensor<[3,2],f32>, !torch.int -> !torch.list<vtensor>
  %1, %2, %3 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>
  return %1, %2, %3 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>
}

func.func @first_dyn(%arg0: !torch.vtensor<[3,?],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>) {
  %int0 = torch.constant.int 0
  %0 = torch.aten.unbind.int %arg0, %int0 : !torch.vtensor<[3,?],f32>, !torch.int -> !torch.list<vtensor>
  %1, %2, %3 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
  return %1, %2, %3 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
}

func.func @last(%arg0: !torch.vtensor<[2,3],f32>) -> (!torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>) {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.unbind.int %arg0, %int-1 : !torch.vtensor<[2,3],f32>, !torch.int -> !torch.list<vtensor>
  %1, %2, %3 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>
  return %1, %2, %3 : !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>, !torch.vtensor<[2],f32>
}

func.func @last_dyn(%arg0: !torch.vtensor<[?,3],f32>) -> (!torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>) {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.unbind.int %arg0, %int-1 : !torch.vtensor<[?,3],f32>, !torch.int -> !torch.list<vtensor>
  %1, %2, %3 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
  return %1, %2, %3 : !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>, !torch.vtensor<[?],f32>
}
