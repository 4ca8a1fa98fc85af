// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_masked_select.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[8],f32> {
  %0 = torch.aten.masked_select %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],i1> -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],i1>) -> !torch.vtensor<[?],f32> {
  %0 = torch.aten.masked_select %arg0, %arg1 : !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],i1> -> !torch.vtensor<[?],f32>
  return %0 : !torch.vtensor<[?],f32>
}

func.func @broadcast(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[4],i1>) -> !torch.vtensor<[9],f32> {
  %0 = torch.aten.masked_select %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],i1> -> !torch.vtensor<[9],f32>
  return %0 : !torch.vtensor<[9],f32>
}

func.func @none(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[0],f32> {
  %0 = torch.aten.masked_select %arg0, %arg1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],i1> -> !torch.vtensor<[0],f32>
  return %0 : !torch.vtensor<[0],f32>
}
