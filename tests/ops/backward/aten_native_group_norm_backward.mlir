// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_native_group_norm_backward.npz.

func.func @plain(%arg0: !torch.vtensor<[2,4,3],f32>, %arg1: !torch.vtensor<[2,4,3],f32>, %arg2: !torch.vtensor<[2,2],f32>, %arg3: !torch.vtensor<[2,2],f32>, %arg4: !torch.vtensor<[4],f32>) -> (!torch.vtensor<[2,4,3],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>) {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %int3 = torch.constant.int 3
  %true = torch.constant.bool true
  %0 = torch.prim.ListConstruct %true, %true, %true : (!torch.bool, !torch.bool, !torch.bool) -> !torch.list<bool>
  %1, %2, %3 = torch.aten.native_group_norm_backward %arg0, %arg1, %arg2, %arg3, %arg4, %int2, %int4, %int3, %int2, %0 : !torch.vtensor<[2,4,3],f32>, !torch.vtensor<[2,4,3],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[4],f32>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.list<bool> -> !torch.vtensor<[2,4,3],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>
  return %1, %2, %3 : !torch.vtensor<[2,4,3],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>
}
