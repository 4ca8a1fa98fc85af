// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_permute.npz.

func.func @c64(%arg0: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[4,3],complex<f32>> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[3,4],complex<f32>>, !torch.list<int> -> !torch.vtensor<[4,3],complex<f32>>
  return %1 : !torch.vtensor<[4,3],complex<f32>>
}
