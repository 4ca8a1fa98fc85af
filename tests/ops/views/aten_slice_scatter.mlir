// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_slice_scatter.npz.

func.func @plain(%arg0: !torch.vtensor<[5,3],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[5,3],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int5 = torch.constant.int 5
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice_scatter %arg0, %arg1, %int0, %int1, %int5, %int2 : !torch.vtensor<[5,3],f32>, !torch.vtensor<[2,3],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[5,3],f32>
  return %0 : !torch.vtensor<[5,3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[5,?],f32>, %arg1: !torch.vtensor<[2,?],f32>) -> !torch.vtensor<[5,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int5 = torch.constant.int 5
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice_scatter %arg0, %arg1, %int0, %int1, %int5, %int2 : !torch.vtensor<[5,?],f32>, !torch.vtensor<[2,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[5,?],f32>
  return %0 : !torch.vtensor<[5,?],f32>
}

func.func @middle(%arg0: !torch.vtensor<[3,5],f32>, %arg1: !torch.vtensor<[3,2],f32>) -> !torch.vtensor<[3,5],f32> {
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %0 = torch.aten.slice_scatter %arg0, %arg1, %int1, %int1, %int3, %int1 : !torch.vtensor<[3,5],f32>, !torch.vtensor<[3,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,5],f32>
  return %0 : !torch.vtensor<[3,5],f32>
}

func.func @middle_dyn(%arg0: !torch.vtensor<[?,5],f32>, %arg1: !torch.vtensor<[?,2],f32>) -> !torch.vtensor<[?,5],f32> {
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %0 = torch.aten.slice_scatter %arg0, %arg1, %int1, %int1, %int3, %int1 : !torch.vtensor<[?,5],f32>, !torch.vtensor<[?,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[?,5],f32>
  return %0 : !torch.vtensor<[?,5],f32>
}
