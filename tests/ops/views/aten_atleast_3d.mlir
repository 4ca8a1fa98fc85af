// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_atleast_3d.npz.

func.func @rank2(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3,1],f32> {
  %0 = torch.aten.atleast_3d %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[2,3,1],f32>
  return %0 : !torch.vtensor<[2,3,1],f32>
}

func.func @rank2_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,1],f32> {
  %0 = torch.aten.atleast_3d %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[?,?,1],f32>
  return %0 : !torch.vtensor<[?,?,1],f32>
}
