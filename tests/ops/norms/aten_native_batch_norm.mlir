// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_native_batch_norm.npz.

func.func @f32(%arg0: !torch.vtensor<[2,3,2,2],f32>, %arg1: !torch.vtensor<[3],f32>, %arg2: !torch.vtensor<[3],f32>, %arg3: !torch.vtensor<[3],f32>, %arg4: !torch.vtensor<[3],f32>) -> (!torch.vtensor<[2,3,2,2],f32>, !torch.vtensor<[0],f32>, !torch.vtensor<[0],f32>) {
  %false = torch.constant.bool false
  %float1.000000e-01 = torch.constant.float 1.000000e-01
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %0, %1, %2 = torch.aten.native_batch_norm %arg0, %arg1, %arg2, %arg3, %arg4, %false, %float1.000000e-01, %float1.000000e-05 : !torch.vtensor<[2,3,2,2],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.bool, !torch.float, !torch.float -> !torch.vtensor<[2,3,2,2],f32>, !torch.vtensor<[0],f32>, !torch.vtensor<[0],f32>
  return %0, %1, %2 : !torch.vtensor<[2,3,2,2],f32>, !torch.vtensor<[0],f32>, !torch.vtensor<[0],f32>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,3,?,?],f32>, %arg1: !torch.vtensor<[3],f32>, %arg2: !torch.vtensor<[3],f32>, %arg3: !torch.vtensor<[3],f32>, %arg4: !torch.vtensor<[3],f32>) -> (!torch.vtensor<[?,3,?,?],f32>, !torch.vtensor<[0],f32>, !torch.vtensor<[0],f32>) {
  %false = torch.constant.bool false
  %float1.000000e-01 = torch.constant.float 1.000000e-01
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %0, %1, %2 = torch.aten.native_batch_norm %arg0, %arg1, %arg2, %arg3, %arg4, %false, %float1.000000e-01, %float1.000000e-05 : !torch.vtensor<[?,3,?,?],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.vtensor<[3],f32>, !torch.bool, !torch.float, !torch.float -> !torch.vtensor<[?,3,?,?],f32>, !torch.vtensor<[0],f32>, !torch.vtensor<[0],f32>
  return %0, %1, %2 : !torch.vtensor<[?,3,?,?],f32>, !torch.vtensor<[0],f32>, !torch.vtensor<[0],f32>
}

func.func @f64(%arg0: !torch.vtensor<[2,3,2,2],f64>, %arg1: !torch.vtensor<[3],f64>, %arg2: !torch.vtensor<[3],f64>, %arg3: !torch.vtensor<[3],f64>, %arg4: !torch.vtensor<[3],f64>) -> (!torch.vtensor<[2,3,2,2],f64>, !torch.vtensor<[0],f64>, !torch.vtensor<[0],f64>) {
  %false = torch.constant.bool false
  %float1.000000e-01 = torch.constant.float 1.000000e-01
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %0, %1, %2 = torch.aten.native_batch_norm %arg0, %arg1, %arg2, %arg3, %arg4, %false, %float1.000000e-01, %float1.000000e-05 : !torch.vtensor<[2,3,2,2],f64>, !torch.vtensor<[3],f64>, !torch.vtensor<[3],f64>, !torch.vtensor<[3],f64>, !torch.vtensor<[3],f64>, !torch.bool, !torch.float, !torch.float -> !torch.vtensor<[2,3,2,2],f64>, !torch.vtensor<[0],f64>, !torch.vtensor<[0],f64>
  return %0, %1, %2 : !torch.vtensor<[2,3,2,2],f64>, !torch.vtensor<[0],f64>, !torch.vtensor<[0],f64>
}

func.func @f16(%arg0: !torch.vtensor<[2,3,2,2],f16>, %arg1: !torch.vtensor<[3],f16>, %arg2: !torch.vtensor<[3],f16>, %arg3: !torch.vtensor<[3],f16>, %arg4: !torch.vtensor<[3],f16>) -> (!torch.vtensor<[2,3,2,2],f16>, !torch.vtensor<[0],f16>, !torch.vtensor<[0],f16>) {
  %false = torch.constant.bool false
  %float1.000000e-01 = torch.constant.float 1.000000e-01
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %0, %1, %2 = torch.aten.native_batch_norm %arg0, %arg1, %arg2, %arg3, %arg4, %false, %float1.000000e-01, %float1.000000e-05 : !torch.vtensor<[2,3,2,2],f16>, !torch.vtensor<[3],f16>, !torch.vtensor<[3],f16>, !torch.vtensor<[3],f16>, !torch.vtensor<[3],f16>, !torch.bool, !torch.float, !torch.float -> !torch.vtensor<[2,3,2,2],f16>, !torch.vtensor<[0],f16>, !torch.vtensor<[0],f16>
  return %0, %1, %2 : !torch.vtensor<[2,3,2,2],f16>, !torch.vtensor<[0],f16>, !torch.vtensor<[0],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[2,3,2,2],bf16>, %arg1: !torch.vtensor<[3],bf16>, %arg2: !torch.vtensor<[3],bf16>, %arg3: !torch.vtensor<[3],bf16>, %arg4: !torch.vtensor<[3],bf16>) -> (!torch.vtensor<[2,3,2,2],bf16>, !torch.vtensor<[0],bf16>, !torch.vtensor<[0],bf16>) {
  %false = torch.constant.bool false
  %float1.000000e-01 = torch.constant.float 1.000000e-01
  %float1.000000e-05 = torch.constant.float 1.000000e-05
  %0, %1, %2 = torch.aten.native_batch_norm %arg0, %arg1, %arg2, %arg3, %arg4, %false, %float1.000000e-01, %float1.000000e-05 : !torch.vtensor<[2,3,2,2],bf16>, !torch.vtensor<[3],bf16>, !torch.vtensor<[3],bf16>, !torch.vtensor<[3],bf16>, !torch.vtensor<[3],bf16>, !torch.bool, !torch.float, !torch.float -> !torch.vtensor<[2,3,2,2],bf16>, !torch.vtensor<[0],bf16>, !torch.vtensor<[0],bf16>
  return %0, %1, %2 : !torch.vtensor<[2,3,2,2],bf16>, !torch.vtensor<[0],bf16>, !torch.vtensor<[0],bf16>
}
