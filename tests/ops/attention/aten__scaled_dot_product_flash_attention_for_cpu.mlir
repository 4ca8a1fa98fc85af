// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__scaled_dot_product_flash_attention_for_cpu.npz.

func.func @plain(%arg0: !torch.vtensor<[1,2,4,4],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>, %arg2: !torch.vtensor<[1,2,4,4],f32>) -> (!torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4],f32>) {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %true = torch.constant.bool true
  %none = torch.constant.none
  %0, %1 = torch.aten._scaled_dot_product_flash_attention_for_cpu %arg0, %arg1, %arg2, %float0.000000e00, %true, %none, %none : !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.float, !torch.bool, !torch.none, !torch.none -> !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4],f32>
  return %0, %1 : !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4],f32>
}
