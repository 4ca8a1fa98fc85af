// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_convolution_backward.npz.

func.func @plain(%arg0: !torch.vtensor<[1,3,2,2],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>, %arg2: !torch.vtensor<[3,2,3,3],f32>) -> (!torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>) {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %1 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %int0 = torch.constant.int 0
  %2 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %4 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %5 = torch.prim.ListConstruct %true, %true, %true : (!torch.bool, !torch.bool, !torch.bool) -> !torch.list<bool>
  %6, %7, %8 = torch.aten.convolution_backward %arg0, %arg1, %arg2, %0, %1, %2, %3, %false, %4, %int1, %5 : !torch.vtensor<[1,3,2,2],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int, !torch.list<bool> -> !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>
  return %6, %7, %8 : !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>
}

func.func @strided(%arg0: !torch.vtensor<[1,3,2,2],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>, %arg2: !torch.vtensor<[3,2,3,3],f32>) -> (!torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>) {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %int2 = torch.constant.int 2
  %1 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %2 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %3 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %int0 = torch.constant.int 0
  %4 = torch.prim.ListConstruct %int0, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %5 = torch.prim.ListConstruct %true, %true, %true : (!torch.bool, !torch.bool, !torch.bool) -> !torch.list<bool>
  %6, %7, %8 = torch.aten.convolution_backward %arg0, %arg1, %arg2, %0, %1, %2, %3, %false, %4, %int1, %5 : !torch.vtensor<[1,3,2,2],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.list<int>, !torch.bool, !torch.list<int>, !torch.int, !torch.list<bool> -> !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>
  return %6, %7, %8 : !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[3,2,3,3],f32>, !torch.vtensor<[3],f32>
}
