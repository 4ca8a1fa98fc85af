// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_prelu.npz.

func.func @one(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[1],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.prelu %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[1],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @one_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[1],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.prelu %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[1],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @each(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.aten.prelu %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @each_dyn(%arg0: !torch.vtensor<[?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,4],f32> {
  %0 = torch.aten.prelu %arg0, %arg1 : !torch.vtensor<[?,4],f32>, !torch.vtensor<[4],f32> -> !torch.vtensor<[?,4],f32>
  return %0 : !torch.vtensor<[?,4],f32>
}
