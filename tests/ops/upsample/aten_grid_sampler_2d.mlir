// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_grid_sampler_2d.npz.

func.func @m0_p0(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int0, %int0, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m0_p0_aligned(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int0, %int0, %true : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m0_p1(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int0, %int1, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m0_p1_aligned(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int0, %int1, %true : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m0_p2(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int0, %int2, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m0_p2_aligned(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %true = torch.constant.bool true
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int0, %int2, %true : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m1_p0(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int1, %int0, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m1_p0_aligned(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int1, %int0, %true : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m1_p1(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int1, %int1, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m1_p1_aligned(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int1, %int1, %true : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m1_p2(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int1, %int2, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m1_p2_aligned(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %true = torch.constant.bool true
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int1, %int2, %true : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m2_p0(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %false = torch.constant.bool false
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int2, %int0, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m2_p0_aligned(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %true = torch.constant.bool true
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int2, %int0, %true : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m2_p1(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %false = torch.constant.bool false
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int2, %int1, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m2_p1_aligned(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %true = torch.constant.bool true
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int2, %int1, %true : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m2_p2(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int2 = torch.constant.int 2
  %false = torch.constant.bool false
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int2, %int2, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}

func.func @m2_p2_aligned(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,3,2],f32>) -> !torch.vtensor<[1,2,2,3],f32> {
  %int2 = torch.constant.int 2
  %true = torch.constant.bool true
  %0 = torch.aten.grid_sampler_2d %arg0, %arg1, %int2, %int2, %true : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,2],f32>, !torch.int, !torch.int, !torch.bool -> !torch.vtensor<[1,2,2,3],f32>
  return %0 : !torch.vtensor<[1,2,2,3],f32>
}
