// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_nonzero.npz.

func.func @plain(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[8,2],si64> {
  %0 = torch.aten.nonzero %arg0 : !torch.vtensor<[3,4],i1> -> !torch.vtensor<[8,2],si64>
  return %0 : !torch.vtensor<[8,2],si64>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,?],i1>) -> !torch.vtensor<[?,2],si64> {
  %0 = torch.aten.nonzero %arg0 : !torch.vtensor<[?,?],i1> -> !torch.vtensor<[?,2],si64>
  return %0 : !torch.vtensor<[?,2],si64>
}

func.func @f32(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[3,2],si64> {
  %0 = torch.aten.nonzero %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[3,2],si64>
  return %0 : !torch.vtensor<[3,2],si64>
}

func.func @none(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[0,2],si64> {
  %0 = torch.aten.nonzero %arg0 : !torch.vtensor<[2,3],f32> -> !torch.vtensor<[0,2],si64>
  return %0 : !torch.vtensor<[0,2],si64>
}

func.func @vector(%arg0: !torch.vtensor<[4],si64>) -> !torch.vtensor<[2,1],si64> {
  %0 = torch.aten.nonzero %arg0 : !torch.vtensor<[4],si64> -> !torch.vtensor<[2,1],si64>
  return %0 : !torch.vtensor<[2,1],si64>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[1,0],si64> {
  %0 = torch.aten.nonzero %arg0 : !torch.vtensor<[],f32> -> !torch.vtensor<[1,0],si64>
  return %0 : !torch.vtensor<[1,0],si64>
}
