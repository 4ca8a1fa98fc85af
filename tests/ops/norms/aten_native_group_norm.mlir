// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_native_group_norm.npz.

func.func @f32(%arg0: !torch.vtensor<[2,4,3],f32>, %arg1: !torch.vtensor<[4],f32>, %arg2: !torch.vtensor<[4],f32>) -> (!torch.vtensor<[2,4,3],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>) {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %int3 = torch.constant.int 3
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %0, %1, %2 = torch.aten.native_group_norm %arg0, %arg1, %arg2, %int2, %int4, %int3, %int2, %float1.000000e-05 : !torch.vtensor<[2,4,3],f32>, !torch.vtensor<[4],f32>, !torch.vtensor<[4],f32>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[2,4,3],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>
  return %0, %1, %2 : !torch.vtensor<[2,4,3],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>
}

func.func @f64(%arg0: !torch.vtensor<[2,4,3],f64>, %arg1: !torch.vtensor<[4],f64>, %arg2: !torch.vtensor<[4],f64>) -> (!torch.vtensor<[2,4,3],f64>, !torch.vtensor<[2,2],f64>, !torch.vtensor<[2,2],f64>) {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %int3 = torch.constant.int 3
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %0, %1, %2 = torch.aten.native_group_norm %arg0, %arg1, %arg2, %int2, %int4, %int3, %int2, %float1.000000e-05 : !torch.vtensor<[2,4,3],f64>, !torch.vtensor<[4],f64>, !torch.vtensor<[4],f64>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[2,4,3],f64>, !torch.vtensor<[2,2],f64>, !torch.vtensor<[2,2],f64>
  return %0, %1, %2 : !torch.vtensor<[2,4,3],f64>, !torch.vtensor<[2,2],f64>, !torch.vtensor<[2,2],f64>
}

func.func @f16(%arg0: !torch.vtensor<[2,4,3],f16>, %arg1: !torch.vtensor<[4],f16>, %arg2: !torch.vtensor<[4],f16>) -> (!torch.vtensor<[2,4,3],f16>, !torch.vtensor<[2,2],f16>, !torch.vtensor<[2,2],f16>) {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %int3 = torch.constant.int 3
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %0, %1, %2 = torch.aten.native_group_norm %arg0, %arg1, %arg2, %int2, %int4, %int3, %int2, %float1.000000e-05 : !torch.vtensor<[2,4,3],f16>, !torch.vtensor<[4],f16>, !torch.vtensor<[4],f16>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[2,4,3],f16>, !torch.vtensor<[2,2],f16>, !torch.vtensor<[2,2],f16>
  return %0, %1, %2 : !torch.vtensor<[2,4,3],f16>, !torch.vtensor<[2,2],f16>, !torch.vtensor<[2,2],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[2,4,3],bf16>, %arg1: !torch.vtensor<[4],bf16>, %arg2: !torch.vtensor<[4],bf16>) -> (!torch.vtensor<[2,4,3],bf16>, !torch.vtensor<[2,2],bf16>, !torch.vtensor<[2,2],bf16>) {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %int3 = torch.constant.int 3
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %0, %1, %2 = torch.aten.native_group_norm %arg0, %arg1, %arg2, %int2, %int4, %int3, %int2, %float1.000000e-05 : !torch.vtensor<[2,4,3],bf16>, !torch.vtensor<[4],bf16>, !torch.vtensor<[4],bf16>, !torch.int, !torch.int, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[2,4,3],bf16>, !torch.vtensor<[2,2],bf16>, !torch.vtensor<[2,2],bf16>
  return %0, %1, %2 : !torch.vtensor<[2,4,3],bf16>, !torch.vtensor<[2,2],bf16>, !torch.vtensor<[2,2],bf16>
}

func.func @no_weight(%arg0: !torch.vtensor<[2,4,2,3],f32>) -> (!torch.vtensor<[2,4,2,3],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>) {
  %none = torch.constant.none
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %int6 = torch.constant.int 6
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %0, %1, %2 = torch.aten.native_group_norm %arg0, %none, %none, %int2, %int4, %int6, %int2, %float1.000000e-05 : !torch.vtensor<[2,4,2,3],f32>, !torch.none, !torch.none, !torch.int, !torch.int, !torch.int, !torch.int, !torch.float -> !torch.vtensor<[2,4,2,3],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>
  return %0, %1, %2 : !torch.vtensor<[2,4,2,3],f32>, !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,2],f32>
}
