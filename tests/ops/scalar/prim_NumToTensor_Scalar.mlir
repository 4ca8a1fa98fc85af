// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in prim_NumToTensor_Scalar.npz.

func.func @case0(%arg0: !torch.int) -> !torch.vtensor<[],si64> {
  %0 = torch.prim.NumToTensor.Scalar %arg0 : !torch.int -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @case0_const() -> !torch.vtensor<[],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.prim.NumToTensor.Scalar %int3 : !torch.int -> !torch.vtensor<[],si64>
  return %0 : !torch.vtensor<[],si64>
}

func.func @case1(%arg0: !torch.float) -> !torch.vtensor<[],f64> {
  %0 = torch.prim.NumToTensor.Scalar %arg0 : !torch.float -> !torch.vtensor<[],f64>
  return %0 : !torch.vtensor<[],f64>
}

func.func @case1_const() -> !torch.vtensor<[],f64> {
  %float-2.500000e00 = torch.constant.float -2.500000e+00
  %0 = torch.prim.NumToTensor.Scalar %float-2.500000e00 : !torch.float -> !torch.vtensor<[],f64>
  return %0 : !torch.vtensor<[],f64>
}
