// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__convolution_deprecated.npz.

func.func @plain(%arg0: !torch.vtensor<[2,2,5,4],f32>, %arg1: !torch.vtensor<[3,2,3,3],f32>, %arg2: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3,5,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %3 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %4 = torch.aten._convolution.deprecated %arg0, %arg1, %arg2, %0, %1, %2, %false, %3, %int1, %false, %false, %false : !torch.vtensor<[2,2,5,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int, !torch.bool, !torch.bool, !torch.bool -> !torch.vtensor<[2,3,5,4],f32>
  return %4 : !torch.vtensor<[2,3,5,4],f32>
}
