// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_cat.npz.

func.func @c64_f32(%arg0: !torch.vtensor<[3,4],complex<f32>>, %arg1: !torch.vtensor<[1,4],f32>) -> !torch.vtensor<[4,4],complex<f32>> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[3,4],complex<f32>>, !torch.vtensor<[1,4],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[4,4],complex<f32>>
  return %1 : !torch.vtensor<[4,4],complex<f32>>
}
