// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in prims_iota.npz.

func.func @plain() -> !torch.vtensor<[5],si64> {
  %int5 = torch.constant.int 5
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %cpu = torch.constant.device "cpu"
  %false = torch.constant.bool false
  %0 = torch.prims.iota %int5, %int2, %int3, %int4, %cpu, %false : !torch.int, !torch.int, !torch.int, !torch.int, !torch.Device, !torch.bool -> !torch.vtensor<[5],si64>
  return %0 : !torch.vtensor<[5],si64>
}
