// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_narrow_copy.npz.

func.func @plain(%arg0: !torch.vtensor<[5,3],f32>) -> !torch.vtensor<[3,3],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %0 = torch.aten.narrow_copy %arg0, %int0, %int1, %int3 : !torch.vtensor<[5,3],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,3],f32>
  return %0 : !torch.vtensor<[3,3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[5,?],f32>) -> !torch.vtensor<[3,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %0 = torch.aten.narrow_copy %arg0, %int0, %int1, %int3 : !torch.vtensor<[5,?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,?],f32>
  return %0 : !torch.vtensor<[3,?],f32>
}
