// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_affine_grid_generator.npz.

func.func @plain(%arg0: !torch.vtensor<[1,2,3],f32>) -> !torch.vtensor<[1,2,3,2],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int1, %int2, %int2, %int3 : (!torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.affine_grid_generator %arg0, %0, %false : !torch.vtensor<[1,2,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,2,3,2],f32>
  return %1 : !torch.vtensor<[1,2,3,2],f32>
}
