// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_bucketize_Scalar.npz.

func.func @plain(%arg0: !torch.vtensor<[3],f32>) -> !torch.vtensor<[],si64> {
  %float2.500000e-01 = torch.constant.float 2.500000e-01
  %false = torch.constant.bool false
  %0 = torch.aten.bucketize.Scalar %float2.500000e-01, %arg0, %false, %false : !torch.float, !torch.vtensor<[3],f32>, !torch.bool, !torch.bool -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}
