// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_frobenius_norm_dim.npz.

func.func @two(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.frobenius_norm.dim %arg0, %0, %false : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}

func.func @two_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int1, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.frobenius_norm.dim %arg0, %0, %false : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?],f32>
  return %1 : !torch.vtensor<[?],f32>
}
