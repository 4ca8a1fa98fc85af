// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_squeeze_copy.npz.

func.func @all(%arg0: !torch.vtensor<[1,3,1,2],f32>) -> !torch.vtensor<[3,2],f32> {
  %0 = torch.aten.squeeze_copy %arg0 : !torch.vtensor<[1,3,1,2],f32> -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}

func.func @all_dyn(%arg0: !torch.vtensor<[1,?,1,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.aten.squeeze_copy %arg0 : !torch.vtensor<[1,?,1,?],f32> -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}
