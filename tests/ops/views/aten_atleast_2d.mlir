// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_atleast_2d.npz.

func.func @rank1(%arg0: !torch.vtensor<[3],f32>) -> !torch.vtensor<[1,3],f32> {
  %0 = torch.aten.atleast_2d %arg0 : !torch.vtensor<[3],f32> -> !torch.vtensor<[1,3],f32>
  return %0 : !torch.vtensor<[1,3],f32>
}

func.func @rank1_dyn(%arg0: !torch.vtensor<[?],f32>) -> !torch.vtensor<[1,?],f32> {
  %0 = torch.aten.atleast_2d %arg0 : !torch.vtensor<[?],f32> -> !torch.vtensor<[1,?],f32>
  return %0 : !torch.vtensor<[1,?],f32>
}
