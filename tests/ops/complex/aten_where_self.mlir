// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_where_self.npz.

func.func @c64(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[3,4],complex<f32>>, %arg2: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],complex<f32>> {
  %0 = torch.aten.where.self %arg0, %arg1, %arg2 : !torch.vtensor<[3,4],i1>, !torch.vtensor<[3,4],complex<f32>>, !torch.vtensor<[3,4],complex<f32>> -> !torch.vtensor<[3,4],complex<f32>>
  return %0 : !torch.vtensor<[3,4],complex<f32>>
}

func.func @c64_dyn(%arg0: !torch.vtensor<[?,?],i1>, %arg1: !torch.vtensor<[?,?],complex<f32>>, %arg2: !torch.vtensor<[?,?],complex<f32>>) -> !torch.vtensor<[?,?],complex<f32>> {
  %0 = torch.aten.where.self %arg0, %arg1, %arg2 : !torch.vtensor<[?,?],i1>, !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],complex<f32>>
  return %0 : !torch.vtensor<[?,?],complex<f32>>
}
