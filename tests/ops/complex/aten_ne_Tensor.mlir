// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_ne_Tensor.npz.

func.func @c64(%arg0: !torch.vtensor<[3,4],complex<f32>>, %arg1: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],i1> {
  %0 = torch.aten.ne.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],complex<f32>>, !torch.vtensor<[3,4],complex<f32>> -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @c64_dyn(%arg0: !torch.vtensor<[?,?],complex<f32>>, %arg1: !torch.vtensor<[?,?],complex<f32>>) -> !torch.vtensor<[?,?],i1> {
  %0 = torch.aten.ne.Tensor %arg0, %arg1 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],complex<f32>> -> !torch.vtensor<[?,?],i1>
  return %0 : !torch.vtensor<[?,?],i1>
}

func.func @c64_f32(%arg0: !torch.vtensor<[3,4],complex<f32>>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[3,4],i1> {
  %0 = torch.aten.ne.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],complex<f32>>, !torch.vtensor<[4],f32> -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @i64_c64(%arg0: !torch.vtensor<[3,1],si64>, %arg1: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],i1> {
  %0 = torch.aten.ne.Tensor %arg0, %arg1 : !torch.vtensor<[3,1],si64>, !torch.vtensor<[3,4],complex<f32>> -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @f64_c64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],i1> {
  %0 = torch.aten.ne.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[3,4],complex<f32>> -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}

func.func @rank0_f64(%arg0: !torch.vtensor<[3,4],complex<f32>>, %arg1: !torch.vtensor<[],f64>) -> !torch.vtensor<[3,4],i1> {
  %0 = torch.aten.ne.Tensor %arg0, %arg1 : !torch.vtensor<[3,4],complex<f32>>, !torch.vtensor<[],f64> -> !torch.vtensor<[3,4],i1>
  return %0 : !torch.vtensor<[3,4],i1>
}
