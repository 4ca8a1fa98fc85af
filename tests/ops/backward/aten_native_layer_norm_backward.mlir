// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_native_layer_norm_backward.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>, %arg2: !torch.vtensor<[3,1],f32>, %arg3: !torch.vtensor<[3,1],f32>, %arg4: !torch.vtensor<[4],f32>, %arg5: !torch.vtensor<[4],f32>) -> (!torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>) {
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %1 = torch.prim.ListConstruct %true, %true, %true : (!torch.bool, !torch.bool, !torch.bool) -> !torch.list<bool>
  %2, %3, %4 = torch.aten.native_layer_norm_backward %arg0, %arg1, %0, %arg2, %arg3, %arg4, %arg5, %1 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[3,4],f32>, !torch.list<int>, !torch.vtensor<[3,1],f32>, !torch.vtensor<[3,1],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.list<bool> -> !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>
  return %2, %3, %4 : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>
}
