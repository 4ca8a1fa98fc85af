// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_eye_m.npz.

func.func @wide() -> !torch.vtensor<[2,4],f32> {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %0 = torch.aten.eye.m %int2, %int4, %none, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,4],f32>
  return %0 : !torch.vtensor<[2,4],f32>
}

func.func @tall() -> !torch.vtensor<[4,2],f32> {
  %int4 = torch.constant.int 4
  %int2 = torch.constant.int 2
  %none = torch.constant.none
  %0 = torch.aten.eye.m %int4, %int2, %none, %none, %none, %none : !torch.int, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4,2],f32>
  return %0 : !torch.vtensor<[4,2],f32>
}
