// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_histc.npz.

func.func @plain(%arg0: !torch.vtensor<[10],f32>) -> !torch.vtensor<[4],f32> {
  %int4 = torch.constant.int 4
  %int-1 = torch.constant.int -1
  %int1 = torch.constant.int 1
  %0 = torch.aten.histc %arg0, %int4, %int-1, %int1 : !torch.vtensor<[10],f32>, !torch.int, !torch.int, !torch.int -> !torch.vtensor<[4],f32>
  return %0 : !torch.vtensor<[4],f32>
}
