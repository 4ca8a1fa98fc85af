// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_rms_norm.npz.

func.func @f32(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
  %float1.000000e-06 = torch.constant.float 1.000000e-06
  %1 = torch.aten.rms_norm %arg0, %0, %arg1, %float1.000000e-06 : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.vtensor<[4],f32>, !torch.float -> !torch.vtensor<[2,3,4],f32>
  return %1 : !torch.vtensor<[2,3,4],f32>
}

func.func @f32_dyn(%arg0: !torch.vtensor<[?,?,4],f32>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[?,?,4],f32> {
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
  %float1.000000e-06 = torch.constant.float 1.000000e-06
  %1 = torch.aten.rms_norm %arg0, %0, %arg1, %float1.000000e-06 : !torch.vtensor<[?,?,4],f32>, !torch.list<int>, !torch.vtensor<[4],f32>, !torch.float -> !torch.vtensor<[?,?,4],f32>
  return %1 : !torch.vtensor<[?,?,4],f32>
}

func.func @f64(%arg0: !torch.vtensor<[2,3,4],f64>, %arg1: !torch.vtensor<[4],f64>) -> !torch.vtensor<[2,3,4],f64> {
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
  %float1.000000e-06 = torch.constant.float 1.000000e-06
  %1 = torch.aten.rms_norm %arg0, %0, %arg1, %float1.000000e-06 : !torch.vtensor<[2,3,4],f64>, !torch.list<int>, !torch.vtensor<[4],f64>, !torch.float -> !torch.vtensor<[2,3,4],f64>
  return %1 : !torch.vtensor<[2,3,4],f64>
}

func.func @f16(%arg0: !torch.vtensor<[2,3,4],f16>, %arg1: !torch.vtensor<[4],f16>) -> !torch.vtensor<[2,3,4],f16> {
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
  %float1.000000e-06 = torch.constant.float 1.000000e-06
  %1 = torch.aten.rms_norm %arg0, %0, %arg1, %float1.000000e-06 : !torch.vtensor<[2,3,4],f16>, !torch.list<int>, !torch.vtensor<[4],f16>, !torch.float -> !torch.vtensor<[2,3,4],f16>
  return %1 : !torch.vtensor<[2,3,4],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[2,3,4],bf16>, %arg1: !torch.vtensor<[4],bf16>) -> !torch.vtensor<[2,3,4],bf16> {
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
  %float1.000000e-06 = torch.constant.float 1.000000e-06
  %1 = torch.aten.rms_norm %arg0, %0, %arg1, %float1.000000e-06 : !torch.vtensor<[2,3,4],bf16>, !torch.list<int>, !torch.vtensor<[4],bf16>, !torch.float -> !torch.vtensor<[2,3,4],bf16>
  return %1 : !torch.vtensor<[2,3,4],bf16>
}

func.func @no_weight(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int4 : (!torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.rms_norm %arg0, %0, %none, %none : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.none, !torch.none -> !torch.vtensor<[2,3,4],f32>
  return %1 : !torch.vtensor<[2,3,4],f32>
}

func.func @two_dims(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.rms_norm %arg0, %0, %arg1, %none : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.vtensor<[3,4],f32>, !torch.none -> !torch.vtensor<[2,3,4],f32>
  return %1 : !torch.vtensor<[2,3,4],f32>
}
