// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_bitwise_or_Scalar_Tensor.npz.

func.func @i64(%arg0: !torch.vtensor<[4],si64>) -> !torch.vtensor<[4],si64> {
  %int77 = torch.constant.int 77
  %0 = torch.aten.bitwise_or.Scalar_Tensor %int77, %arg0 : !torch.int, !torch.vtensor<[4],si64> -> !torch.vtensor<[4],si64>
  return %0 : !torch.vtensor<[4],si64>
}

func.func @i32(%arg0: !torch.vtensor<[4],si32>) -> !torch.vtensor<[4],si32> {
  %int-77 = torch.constant.int -77
  %0 = torch.aten.bitwise_or.Scalar_Tensor %int-77, %arg0 : !torch.int, !torch.vtensor<[4],si32> -> !torch.vtensor<[4],si32>
  return %0 : !torch.vtensor<[4],si32>
}
