// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_adaptive_avg_pool3d.npz.

func.func @to_1_1_1(%arg0: !torch.vtensor<[1,2,3,4,5],f32>) -> !torch.vtensor<[1,2,1,1,1],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[1,2,3,4,5],f32>, !torch.list<int> -> !torch.vtensor<[1,2,1,1,1],f32>
  return %1 : !torch.vtensor<[1,2,1,1,1],f32>
}

func.func @to_1_1_1_dyn(%arg0: !torch.vtensor<[1,2,3,4,5],f32>) -> !torch.vtensor<[1,2,1,1,1],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[1,2,3,4,5],f32>, !torch.list<int> -> !torch.vtensor<[1,2,1,1,1],f32>
  return %1 : !torch.vtensor<[1,2,1,1,1],f32>
}

func.func @to_2_2_2(%arg0: !torch.vtensor<[1,2,3,4,5],f32>) -> !torch.vtensor<[1,2,2,2,2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[1,2,3,4,5],f32>, !torch.list<int> -> !torch.vtensor<[1,2,2,2,2],f32>
  return %1 : !torch.vtensor<[1,2,2,2,2],f32>
}

func.func @to_2_2_2_dyn(%arg0: !torch.vtensor<[1,2,3,4,5],f32>) -> !torch.vtensor<[1,2,2,2,2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[1,2,3,4,5],f32>, !torch.list<int> -> !torch.vtensor<[1,2,2,2,2],f32>
  return %1 : !torch.vtensor<[1,2,2,2,2],f32>
}

func.func @to_3_4_5(%arg0: !torch.vtensor<[1,2,3,4,5],f32>) -> !torch.vtensor<[1,2,3,4,5],f32> {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int4, %int5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[1,2,3,4,5],f32>, !torch.list<int> -> !torch.vtensor<[1,2,3,4,5],f32>
  return %1 : !torch.vtensor<[1,2,3,4,5],f32>
}

func.func @to_3_4_5_dyn(%arg0: !torch.vtensor<[1,2,3,4,5],f32>) -> !torch.vtensor<[1,2,3,4,5],f32> {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int3, %int4, %int5 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[1,2,3,4,5],f32>, !torch.list<int> -> !torch.vtensor<[1,2,3,4,5],f32>
  return %1 : !torch.vtensor<[1,2,3,4,5],f32>
}

func.func @moving(%arg0: !torch.vtensor<[1,2,3,4,5],f32>) -> !torch.vtensor<[1,2,1,1,1],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[1,2,3,4,5],f32>, !torch.list<int> -> !torch.vtensor<[1,2,1,1,1],f32>
  return %1 : !torch.vtensor<[1,2,1,1,1],f32>
}

func.func @moving_dyn(%arg0: !torch.vtensor<[1,2,?,?,?],f32>) -> !torch.vtensor<[1,2,1,1,1],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[1,2,?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[1,2,1,1,1],f32>
  return %1 : !torch.vtensor<[1,2,1,1,1],f32>
}

func.func @unbatched(%arg0: !torch.vtensor<[2,3,4,5],f32>) -> !torch.vtensor<[2,1,1,1],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[2,3,4,5],f32>, !torch.list<int> -> !torch.vtensor<[2,1,1,1],f32>
  return %1 : !torch.vtensor<[2,1,1,1],f32>
}

func.func @f64(%arg0: !torch.vtensor<[1,2,3,4,5],f64>) -> !torch.vtensor<[1,2,2,2,2],f64> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[1,2,3,4,5],f64>, !torch.list<int> -> !torch.vtensor<[1,2,2,2,2],f64>
  return %1 : !torch.vtensor<[1,2,2,2,2],f64>
}

func.func @f16(%arg0: !torch.vtensor<[1,2,3,4,5],f16>) -> !torch.vtensor<[1,2,2,2,2],f16> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[1,2,3,4,5],f16>, !torch.list<int> -> !torch.vtensor<[1,2,2,2,2],f16>
  return %1 : !torch.vtensor<[1,2,2,2,2],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[1,2,3,4,5],bf16>) -> !torch.vtensor<[1,2,2,2,2],bf16> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool3d %arg0, %0 : !torch.vtensor<[1,2,3,4,5],bf16>, !torch.list<int> -> !torch.vtensor<[1,2,2,2,2],bf16>
  return %1 : !torch.vtensor<[1,2,2,2,2],bf16>
}
