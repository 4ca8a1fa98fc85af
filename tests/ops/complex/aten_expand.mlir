// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_expand.npz.

func.func @c64(%arg0: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[2,3,4],complex<f32>> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int2, %int3, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[3,4],complex<f32>>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3,4],complex<f32>>
  return %1 : !torch.vtensor<[2,3,4],complex<f32>>
}
