// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__pdist_forward.npz.

func.func @p0(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3],f32> {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %0 = torch.aten._pdist_forward %arg0, %float0.000000e00 : !torch.vtensor<[3,4],f32>, !torch.float -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

func.func @p1(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3],f32> {
  %float1.000000e00 = torch.constant.float 1.000000e+00
  %0 = torch.aten._pdist_forward %arg0, %float1.000000e00 : !torch.vtensor<[3,4],f32>, !torch.float -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

func.func @p2(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3],f32> {
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %0 = torch.aten._pdist_forward %arg0, %float2.000000e00 : !torch.vtensor<[3,4],f32>, !torch.float -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

func.func @p3(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3],f32> {
  %float3.000000e00 = torch.constant.float 3.000000e+00
  %0 = torch.aten._pdist_forward %arg0, %float3.000000e00 : !torch.vtensor<[3,4],f32>, !torch.float -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}

func.func @pinf(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3],f32> {
  %float0x7FF0000000000000 = torch.constant.float 0x7FF0000000000000
  %0 = torch.aten._pdist_forward %arg0, %float0x7FF0000000000000 : !torch.vtensor<[3,4],f32>, !torch.float -> !torch.vtensor<[3],f32>
  return %0 : !torch.vtensor<[3],f32>
}
