// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_slice_copy_Tensor.npz.

func.func @step(%arg0: !torch.vtensor<[7,2],f32>) -> !torch.vtensor<[3,2],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int6 = torch.constant.int 6
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice_copy.Tensor %arg0, %int0, %int1, %int6, %int2 : !torch.vtensor<[7,2],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}

func.func @step_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[3,?],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int6 = torch.constant.int 6
  %int2 = torch.constant.int 2
  %0 = torch.aten.slice_copy.Tensor %arg0, %int0, %int1, %int6, %int2 : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[3,?],f32>
  return %0 : !torch.vtensor<[3,?],f32>
}
