// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_repeat_interleave_self_int.npz.

func.func @flat(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[12],f32> {
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %0 = torch.aten.repeat_interleave.self_int %arg0, %int2, %none, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.none, !torch.none -> !torch.vtensor<[12],f32>
  return %0 : !torch.vtensor<[12],f32>
}

func.func @flat_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?],f32> {
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %0 = torch.aten.repeat_interleave.self_int %arg0, %int2, %none, %none : !torch.vtensor<[?,?],f32>, !torch.int, !torch.none, !torch.none -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

func.func @dim1(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,9],f32> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.repeat_interleave.self_int %arg0, %int3, %int1, %none : !torch.vtensor<[2,3],f32>, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[2,9],f32>
  return %0 : !torch.vtensor<[2,9],f32>
}

func.func @dim1_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %0 = torch.aten.repeat_interleave.self_int %arg0, %int3, %int1, %none : !torch.vtensor<[?,?],f32>, !torch.int, !torch.int, !torch.none -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}
