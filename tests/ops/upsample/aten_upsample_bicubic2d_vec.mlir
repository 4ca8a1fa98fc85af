// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_upsample_bicubic2d_vec.npz.

func.func @twice(%arg0: !torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,6,8],f32> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %0 = torch.prim.ListConstruct %float2.000000e00, %float2.000000e00 : (!torch.float, !torch.float) -> !torch.list<float>
  %1 = torch.aten.upsample_bicubic2d.vec %arg0, %none, %false, %0 : !torch.vtensor<[1,2,3,4],f32>, !torch.none, !torch.bool, !torch.list<float> -> !torch.vtensor<[1,2,6,8],f32>
  return %1 : !torch.vtensor<[1,2,6,8],f32>
}

func.func @twice_aligned(%arg0: !torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,6,8],f32> {
  %none = torch.constant.none
  %true = torch.constant.bool true
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %0 = torch.prim.ListConstruct %float2.000000e00, %float2.000000e00 : (!torch.float, !torch.float) -> !torch.list<float>
  %1 = torch.aten.upsample_bicubic2d.vec %arg0, %none, %true, %0 : !torch.vtensor<[1,2,3,4],f32>, !torch.none, !torch.bool, !torch.list<float> -> !torch.vtensor<[1,2,6,8],f32>
  return %1 : !torch.vtensor<[1,2,6,8],f32>
}
