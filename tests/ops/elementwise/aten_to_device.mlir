// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_to_device.npz.

func.func @f32_i32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],si32> {
  %cpu = torch.constant.device "cpu"
  %int3 = torch.constant.int 3
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.to.device %arg0, %cpu, %int3, %false, %false, %none : !torch.vtensor<[3,4],f32>, !torch.Device, !torch.int, !torch.bool, !torch.bool, !torch.none -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}
