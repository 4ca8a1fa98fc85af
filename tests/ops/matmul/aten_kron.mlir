// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_kron.npz.

func.func @plain(%arg0: !torch.vtensor<[2,2],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[4,6],f32> {
  %0 = torch.aten.kron %arg0, %arg1 : !torch.vtensor<[2,2],f32>, !torch.vtensor<[2,3],f32> -> !torch.vtensor<[4,6],f32>
  return %0 : !torch.vtensor<[4,6],f32>
}
