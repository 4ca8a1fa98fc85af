// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_bitwise_right_shift_Tensor_Scalar.npz.

func.func @i64_int(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.bitwise_right_shift.Tensor_Scalar %arg0, %int3 : !torch.vtensor<[3,4],si64>, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}

func.func @i32_int(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],si32> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.bitwise_right_shift.Tensor_Scalar %arg0, %int3 : !torch.vtensor<[3,4],si32>, !torch.int -> !torch.vtensor<[3,4],si32>
  return %0 : !torch.vtensor<[3,4],si32>
}

func.func @i8_int(%arg0: !torch.vtensor<[3,4],si8>) -> !torch.vtensor<[3,4],si8> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.bitwise_right_shift.Tensor_Scalar %arg0, %int3 : !torch.vtensor<[3,4],si8>, !torch.int -> !torch.vtensor<[3,4],si8>
  return %0 : !torch.vtensor<[3,4],si8>
}

func.func @u8_int(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.bitwise_right_shift.Tensor_Scalar %arg0, %int3 : !torch.vtensor<[3,4],ui8>, !torch.int -> !torch.vtensor<[3,4],ui8>
  return %0 : !torch.vtensor<[3,4],ui8>
}

func.func @b1_int(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.aten.bitwise_right_shift.Tensor_Scalar %arg0, %int3 : !torch.vtensor<[3,4],i1>, !torch.int -> !torch.vtensor<[3,4],si64>
  return %0 : !torch.vtensor<[3,4],si64>
}
