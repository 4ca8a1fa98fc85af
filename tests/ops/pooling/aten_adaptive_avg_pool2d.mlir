// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_adaptive_avg_pool2d.npz.

func.func @to_1_1(%arg0: !torch.vtensor<[2,3,5,6],f32>) -> !torch.vtensor<[2,3,1,1],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[2,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[2,3,1,1],f32>
  return %1 : !torch.vtensor<[2,3,1,1],f32>
}

func.func @to_1_1_dyn(%arg0: !torch.vtensor<[?,3,5,6],f32>) -> !torch.vtensor<[?,3,1,1],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[?,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[?,3,1,1],f32>
  return %1 : !torch.vtensor<[?,3,1,1],f32>
}

func.func @to_2_3(%arg0: !torch.vtensor<[2,3,5,6],f32>) -> !torch.vtensor<[2,3,2,3],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[2,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[2,3,2,3],f32>
  return %1 : !torch.vtensor<[2,3,2,3],f32>
}

func.func @to_2_3_dyn(%arg0: !torch.vtensor<[?,3,5,6],f32>) -> !torch.vtensor<[?,3,2,3],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[?,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[?,3,2,3],f32>
  return %1 : !torch.vtensor<[?,3,2,3],f32>
}

func.func @to_5_6(%arg0: !torch.vtensor<[2,3,5,6],f32>) -> !torch.vtensor<[2,3,5,6],f32> {
  %int5 = torch.constant.int 5
  %int6 = torch.constant.int 6
  %0 = torch.prim.ListConstruct %int5, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[2,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[2,3,5,6],f32>
  return %1 : !torch.vtensor<[2,3,5,6],f32>
}

func.func @to_5_6_dyn(%arg0: !torch.vtensor<[?,3,5,6],f32>) -> !torch.vtensor<[?,3,5,6],f32> {
  %int5 = torch.constant.int 5
  %int6 = torch.constant.int 6
  %0 = torch.prim.ListConstruct %int5, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[?,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[?,3,5,6],f32>
  return %1 : !torch.vtensor<[?,3,5,6],f32>
}

func.func @to_3_4(%arg0: !torch.vtensor<[2,3,5,6],f32>) -> !torch.vtensor<[2,3,3,4],f32> {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[2,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[2,3,3,4],f32>
  return %1 : !torch.vtensor<[2,3,3,4],f32>
}

func.func @to_3_4_dyn(%arg0: !torch.vtensor<[?,3,5,6],f32>) -> !torch.vtensor<[?,3,3,4],f32> {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[?,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[?,3,3,4],f32>
  return %1 : !torch.vtensor<[?,3,3,4],f32>
}

func.func @to_7_8(%arg0: !torch.vtensor<[2,3,5,6],f32>) -> !torch.vtensor<[2,3,7,8],f32> {
  %int7 = torch.constant.int 7
  %int8 = torch.constant.int 8
  %0 = torch.prim.ListConstruct %int7, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[2,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[2,3,7,8],f32>
  return %1 : !torch.vtensor<[2,3,7,8],f32>
}

func.func @to_7_8_dyn(%arg0: !torch.vtensor<[?,3,5,6],f32>) -> !torch.vtensor<[?,3,7,8],f32> {
  %int7 = torch.constant.int 7
  %int8 = torch.constant.int 8
  %0 = torch.prim.ListConstruct %int7, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[?,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[?,3,7,8],f32>
  return %1 : !torch.vtensor<[?,3,7,8],f32>
}

func.func @moving(%arg0: !torch.vtensor<[2,3,5,6],f32>) -> !torch.vtensor<[2,3,1,1],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[2,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[2,3,1,1],f32>
  return %1 : !torch.vtensor<[2,3,1,1],f32>
}

func.func @moving_dyn(%arg0: !torch.vtensor<[?,3,?,?],f32>) -> !torch.vtensor<[?,3,1,1],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[?,3,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,3,1,1],f32>
  return %1 : !torch.vtensor<[?,3,1,1],f32>
}

func.func @unbatched(%arg0: !torch.vtensor<[3,5,6],f32>) -> !torch.vtensor<[3,1,1],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[3,1,1],f32>
  return %1 : !torch.vtensor<[3,1,1],f32>
}

func.func @f64(%arg0: !torch.vtensor<[2,3,5,6],f64>) -> !torch.vtensor<[2,3,2,3],f64> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[2,3,5,6],f64>, !torch.list<int> -> !torch.vtensor<[2,3,2,3],f64>
  return %1 : !torch.vtensor<[2,3,2,3],f64>
}

func.func @f16(%arg0: !torch.vtensor<[2,3,5,6],f16>) -> !torch.vtensor<[2,3,2,3],f16> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[2,3,5,6],f16>, !torch.list<int> -> !torch.vtensor<[2,3,2,3],f16>
  return %1 : !torch.vtensor<[2,3,2,3],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[2,3,5,6],bf16>) -> !torch.vtensor<[2,3,2,3],bf16> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.adaptive_avg_pool2d %arg0, %0 : !torch.vtensor<[2,3,5,6],bf16>, !torch.list<int> -> !torch.vtensor<[2,3,2,3],bf16>
  return %1 : !torch.vtensor<[2,3,2,3],bf16>
}
