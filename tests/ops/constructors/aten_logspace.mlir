// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_logspace.npz.

func.func @plain() -> !torch.vtensor<[5],f32> {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %int5 = torch.constant.int 5
  %float1.000000e01 = torch.constant.float 1.000000e+01
  %none = torch.constant.none
  %0 = torch.aten.logspace %float0.000000e00, %float2.000000e00, %int5, %float1.000000e01, %none, %none, %none, %none : !torch.float, !torch.float, !torch.int, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[5],f32>
  return %0 : !torch.vtensor<[5],f32>
}

func.func @base2() -> !torch.vtensor<[4],f32> {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %float3.000000e00 = torch.constant.float 3.000000e+00
  %int4 = torch.constant.int 4
  %float2.000000e00 = torch.constant.float 2.000000e+00
  %none = torch.constant.none
  %0 = torch.aten.logspace %float0.000000e00, %float3.000000e00, %int4, %float2.000000e00, %none, %none, %none, %none : !torch.float, !torch.float, !torch.int, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}
