// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__cdist_forward.npz.

func.func @p0(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,2],f32> {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %none = torch.constant.none
  %0 = torch.aten._cdist_forward %arg0, %arg1, %float0.000000e00, %none : !torch.vtensor<[3,4],f32>, !torch.vtensor<[2,4],f32>, !torch.float, !torch.none -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}

func.func @p1(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,2],f32> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %none = torch.constant.none
  %0 = torch.aten._cdist_forward %arg0, %arg1, %float1.000000e00, %none : !torch.vtensor<[3,4],f32>, !torch.vtensor<[2,4],f32>, !torch.float, !torch.none -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}

func.func @p2(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,2],f32> {
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %none = torch.constant.none
  %0 = torch.aten._cdist_forward %arg0, %arg1, %float2.000000e00, %none : !torch.vtensor<[3,4],f32>, !torch.vtensor<[2,4],f32>, !torch.float, !torch.none -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}

func.func @p3(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,2],f32> {
  %float3.000000e00 = torch.constant.float 3.000000e+00
  %none = torch.constant.none
  %0 = torch.aten._cdist_forward %arg0, %arg1, %float3.000000e00, %none : !torch.vtensor<[3,4],f32>, !torch.vtensor<[2,4],f32>, !torch.float, !torch.none -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}

func.func @pinf(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,2],f32> {
  %float0x7FF0000000000000 = torch.constant.float 0x7FF0000000000000
  %none = torch.constant.none
  %0 = torch.aten._cdist_forward %arg0, %arg1, %float0x7FF0000000000000, %none : !torch.vtensor<[3,4],f32>, !torch.vtensor<[2,4],f32>, !torch.float, !torch.none -> !torch.vtensor<[3,2],f32>
  return %0 : !torch.vtensor<[3,2],f32>
}
