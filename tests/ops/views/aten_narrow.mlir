// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_narrow.npz.

func.func @plain(%arg0: !torch.vtensor<[5,3],f32>) -> !torch.vtensor<[3,3],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %0 = torch.aten.narrow %arg0, %int0, %int1, %int3 : !torch.vtensor<[5,3],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,3],f32>
  return %0 : !torch.vtensor<[3,3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[5,?],f32>) -> !torch.vtensor<[3,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %0 = torch.aten.narrow %arg0, %int0, %int1, %int3 : !torch.vtensor<[5,?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,?],f32>
  return %0 : !torch.vtensor<[3,?],f32>
}

func.func @negative(%arg0: !torch.vtensor<[5,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %int-2 = torch.constant.int -2
  %int-3 = torch.constant.int -3
  %int2 = torch.constant.int 2
  %0 = torch.aten.narrow %arg0, %int-2, %int-3, %int2 : !torch.vtensor<[5,3],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,3],f32>
  return %0 : !torch.vtensor<[2,3],f32>
}

func.func @negative_dyn(%arg0: !torch.vtensor<[5,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %int-2 = torch.constant.int -2
  %int-3 = torch.constant.int -3
  %int2 = torch.constant.int 2
  %0 = torch.aten.narrow %arg0, %int-2, %int-3, %int2 : !torch.vtensor<[5,?],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[2,?],f32>
  return %0 : !torch.vtensor<[2,?],f32>
}
