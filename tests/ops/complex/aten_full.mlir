// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_full.npz.

func.func @c64() -> !torch.vtensor<[2],complex<f32>> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %float1.500000e00 = torch.constant.float 1.500000e+00
  %int9 = torch.constant.int 9
  %none = torch.constant.none
  %1 = torch.aten.full %0, %float1.500000e00, %int9, %none, %none, %none : !torch.list<int>, !torch.float, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2],complex<f32>>
  return %1 : !torch.vtensor<[2],complex<f32>>
}
