// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_max_pool1d_with_indices.npz.

func.func @plain(%arg0: !torch.vtensor<[2,3,7],f32>) -> (!torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3,4],si64>) {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %4, %5 = torch.aten.max_pool1d_with_indices %arg0, %0, %1, %2, %3, %false : !torch.vtensor<[2,3,7],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3,4],si64>
  return %4, %5 : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,3,4],si64>
}
