// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_tensor_split_sections.npz.

func.func @plain(%arg0: !torch.vtensor<[7,2],f32>) -> (!torch.vtensor<[3,2],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>) {
  %int3 = torch.constant.int 3
  %int0 = torch.constant.int 0
  %0 = torch.aten.tensor_split.sections %arg0, %int3, %int0 : !torch.vtensor<[7,2],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %1, %2, %3 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[3,2],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>
  return %1, %2, %3 : !torch.vtensor<[3,2],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[7,?],f32>) -> (!torch.vtensor<[3,?],f32>, !torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],f32>) {
  %int3 = torch.constant.int 3
  %int0 = torch.constant.int 0
  %0 = torch.aten.tensor_split.sections %arg0, %int3, %int0 : !torch.vtensor<[7,?],f32>, !torch.int, !torch.int -> !torch.list<vtensor>
  %1, %2, %3 = torch.prim.ListUnpack %0 : !torch.list<vtensor> -> !torch.vtensor<[3,?],f32>, !torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],f32>
  return %1, %2, %3 : !torch.vtensor<[3,?],f32>, !torch.vtensor<[2,?],f32>, !torch.vtensor<[2,?],f32>
}
