// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__native_batch_norm_legit_no_stats.npz.

func.func @plain(%arg0: !torch.vtensor<[4,3,2],f32>, %arg1: !torch.vtensor<[3],f32>, %arg2: !torch.vtensor<[3],f32>) -> (!torch.vtensor<[4,3,2],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>) {
  %true = torch.constant.bool true
  %float1.000000e-01 = torch.constant.float 1.000000e-01
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %0, %1, %2 = torch.aten._native_batch_norm_legit.no_stats %arg0, %arg1, %arg2, %true, %float1.000000e-01, %float1.000000e-05 : !torch.vtensor<[4,3,2],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.bool, !torch.float, !torch.float -> !torch.vtensor<[4,3,2],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>
  return %0, %1, %2 : !torch.vtensor<[4,3,2],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,3,?],f32>, %arg1: !torch.vtensor<[3],f32>, %arg2: !torch.vtensor<[3],f32>) -> (!torch.vtensor<[?,3,?],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>) {
  %true = torch.constant.bool true
  %float1.000000e-01 = torch.constant.float 1.000000e-01
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %0, %1, %2 = torch.aten._native_batch_norm_legit.no_stats %arg0, %arg1, %arg2, %true, %float1.000000e-01, %float1.000000e-05 : !torch.vtensor<[?,3,?],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.bool, !torch.float, !torch.float -> !torch.vtensor<[?,3,?],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>
  return %0, %1, %2 : !torch.vtensor<[?,3,?],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>
}
