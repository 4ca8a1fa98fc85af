// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__scaled_dot_product_attention_math.npz.

func.func @plain(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>, %arg2: !torch.vtensor<[1,2,4,4],f32>) -> (!torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],f32>) {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %0, %1 = torch.aten._scaled_dot_product_attention_math %arg0, %arg1, %arg2, %none, %float0.000000e00, %false, %none, %none, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],f32>
  return %0, %1 : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],f32>
}

func.func @mask(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>, %arg2: !torch.vtensor<[1,2,4,4],f32>, %arg3: !torch.vtensor<[3,4],i1>) -> (!torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0, %1 = torch.aten._scaled_dot_product_attention_math %arg0, %arg1, %arg2, %arg3, %float0.000000e00, %false, %none, %none, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[3,4],i1>, !torch.float, !torch.bool, !torch.none, !torch.none, !torch.bool -> !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],f32>
  return %0, %1 : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],f32>
}
