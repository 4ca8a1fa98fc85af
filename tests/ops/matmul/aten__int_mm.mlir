// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten__int_mm.npz.

func.func @i8(%arg0: !torch.vtensor<[17,8],si8>, %arg1: !torch.vtensor<[8,8],si8>) -> !torch.vtensor<[17,8],si32> {
  %0 = torch.aten._int_mm %arg0, %arg1 : !torch.vtensor<[17,8],si8>, !torch.vtensor<[8,8],si8> -> !torch.vtensor<[17,8],si32>
  return %0 : !torch.vtensor<[17,8],si32>
}
