// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_as_strided_copy.npz.

func.func @overlap(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[3,4],f32> {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int2, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %2 = torch.aten.as_strided_copy %arg0, %0, %1, %none : !torch.vtensor<[8],f32>, !torch.list<int>, !torch.list<int>, !torch.none -> !torch.vtensor<[3,4],f32>
  return %2 : !torch.vtensor<[3,4],f32>
}
