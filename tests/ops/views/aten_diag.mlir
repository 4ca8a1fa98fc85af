// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_diag.npz.

func.func @vector(%arg0: !torch.vtensor<[3],f32>) -> !torch.vtensor<[4,4],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.diag %arg0, %int1 : !torch.vtensor<[3],f32>, !torch.int -> !torch.vtensor<[4,4],f32>
  return %0 : !torch.vtensor<[4,4],f32>
}

func.func @matrix(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[2],f32> {
  %int-1 = torch.constant.int -1
  %0 = torch.aten.diag %arg0, %int-1 : !torch.vtensor<[3,4],f32>, !torch.int -> !torch.vtensor<[2],f32>
  return %0 : !torch.vtensor<[2],f32>
}
