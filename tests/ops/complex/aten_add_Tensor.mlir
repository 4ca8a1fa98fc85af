// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_add_Tensor.npz.

func.func @c64(%arg0: !torch.vtensor<[3,4],complex<f32>>, %arg1: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],complex<f32>> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[3,4],complex<f32>>, !torch.vtensor<[3,4],complex<f32>>, !torch.int -> !torch.vtensor<[3,4],complex<f32>>
  return %0 : !torch.vtensor<[3,4],complex<f32>>
}

func.func @c64_dyn(%arg0: !torch.vtensor<[?,?],complex<f32>>, %arg1: !torch.vtensor<[?,?],complex<f32>>) -> !torch.vtensor<[?,?],complex<f32>> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[?,?],complex<f32>>, !torch.vtensor<[?,?],complex<f32>>, !torch.int -> !torch.vtensor<[?,?],complex<f32>>
  return %0 : !torch.vtensor<[?,?],complex<f32>>
}

func.func @c64_f32(%arg0: !torch.vtensor<[3,4],complex<f32>>, %arg1: !torch.vtensor<[4],f32>) -> !torch.vtensor<[3,4],complex<f32>> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[3,4],complex<f32>>, !torch.vtensor<[4],f32>, !torch.int -> !torch.vtensor<[3,4],complex<f32>>
  return %0 : !torch.vtensor<[3,4],complex<f32>>
}

func.func @i64_c64(%arg0: !torch.vtensor<[3,1],si64>, %arg1: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],complex<f32>> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[3,1],si64>, !torch.vtensor<[3,4],complex<f32>>, !torch.int -> !torch.vtensor<[3,4],complex<f32>>
  return %0 : !torch.vtensor<[3,4],complex<f32>>
}

func.func @f64_c64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[3,4],complex<f32>>) -> !torch.vtensor<[3,4],complex<f64>> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[3,4],f64>, !torch.vtensor<[3,4],complex<f32>>, !torch.int -> !torch.vtensor<[3,4],complex<f64>>
  return %0 : !torch.vtensor<[3,4],complex<f64>>
}

func.func @rank0_f64(%arg0: !torch.vtensor<[3,4],complex<f32>>, %arg1: !torch.vtensor<[],f64>) -> !torch.vtensor<[3,4],complex<f32>> {
  %int1 = torch.constant.int 1
  %0 = torch.aten.add.Tensor %arg0, %arg1, %int1 : !torch.vtensor<[3,4],complex<f32>>, !torch.vtensor<[],f64>, !torch.int -> !torch.vtensor<[3,4],complex<f32>>
  return %0 : !torch.vtensor<[3,4],complex<f32>>
}
