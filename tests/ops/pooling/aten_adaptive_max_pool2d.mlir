// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_adaptive_max_pool2d.npz.

func.func @to_1_1(%arg0: !torch.vtensor<[2,3,5,6],f32>) -> (!torch.vtensor<[2,3,1,1],f32>, !torch.vtensor<[2,3,1,1],si64>) {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool2d %arg0, %0 : !torch.vtensor<[2,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[2,3,1,1],f32>, !torch.vtensor<[2,3,1,1],si64>
  return %1, %2 : !torch.vtensor<[2,3,1,1],f32>, !torch.vtensor<[2,3,1,1],si64>
}

func.func @to_1_1_dyn(%arg0: !torch.vtensor<[?,3,5,6],f32>) -> (!torch.vtensor<[?,3,1,1],f32>, !torch.vtensor<[?,3,1,1],si64>) {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool2d %arg0, %0 : !torch.vtensor<[?,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[?,3,1,1],f32>, !torch.vtensor<[?,3,1,1],si64>
  return %1, %2 : !torch.vtensor<[?,3,1,1],f32>, !torch.vtensor<[?,3,1,1],si64>
}

func.func @to_2_3(%arg0: !torch.vtensor<[2,3,5,6],f32>) -> (!torch.vtensor<[2,3,2,3],f32>, !torch.vtensor<[2,3,2,3],si64>) {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool2d %arg0, %0 : !torch.vtensor<[2,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[2,3,2,3],f32>, !torch.vtensor<[2,3,2,3],si64>
  return %1, %2 : !torch.vtensor<[2,3,2,3],f32>, !torch.vtensor<[2,3,2,3],si64>
}

func.func @to_2_3_dyn(%arg0: !torch.vtensor<[?,3,5,6],f32>) -> (!torch.vtensor<[?,3,2,3],f32>, !torch.vtensor<[?,3,2,3],si64>) {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool2d %arg0, %0 : !torch.vtensor<[?,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[?,3,2,3],f32>, !torch.vtensor<[?,3,2,3],si64>
  return %1, %2 : !torch.vtensor<[?,3,2,3],f32>, !torch.vtensor<[?,3,2,3],si64>
}

func.func @to_5_6(%arg0: !torch.vtensor<[2,3,5,6],f32>) -> (!torch.vtensor<[2,3,5,6],f32>, !torch.vtensor<[2,3,5,6],si64>) {
  %int5 = torch.constant.int 5
  %int6 = torch.constant.int 6
  %0 = torch.prim.ListConstruct %int5, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool2d %arg0, %0 : !torch.vtensor<[2,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[2,3,5,6],f32>, !torch.vtensor<[2,3,5,6],si64>
  return %1, %2 : !torch.vtensor<[2,3,5,6],f32>, !torch.vtensor<[2,3,5,6],si64>
}

func.func @to_5_6_dyn(%arg0: !torch.vtensor<[?,3,5,6],f32>) -> (!torch.vtensor<[?,3,5,6],f32>, !torch.vtensor<[?,3,5,6],si64>) {
  %int5 = torch.constant.int 5
  %int6 = torch.constant.int 6
  %0 = torch.prim.ListConstruct %int5, %int6 : (!torch.int, !torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool2d %arg0, %0 : !torch.vtensor<[?,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[?,3,5,6],f32>, !torch.vtensor<[?,3,5,6],si64>
  return %1, %2 : !torch.vtensor<[?,3,5,6],f32>, !torch.vtensor<[?,3,5,6],si64>
}

func.func @to_3_4(%arg0: !torch.vtensor<[2,3,5,6],f32>) -> (!torch.vtensor<[2,3,3,4],f32>, !torch.vtensor<[2,3,3,4],si64>) {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool2d %arg0, %0 : !torch.vtensor<[2,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[2,3,3,4],f32>, !torch.vtensor<[2,3,3,4],si64>
  return %1, %2 : !torch.vtensor<[2,3,3,4],f32>, !torch.vtensor<[2,3,3,4],si64>
}

func.func @to_3_4_dyn(%arg0: !torch.vtensor<[?,3,5,6],f32>) -> (!torch.vtensor<[?,3,3,4],f32>, !torch.vtensor<[?,3,3,4],si64>) {
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int3, %int4 : (!torch.int, !torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool2d %arg0, %0 : !torch.vtensor<[?,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[?,3,3,4],f32>, !torch.vtensor<[?,3,3,4],si64>
  return %1, %2 : !torch.vtensor<[?,3,3,4],f32>, !torch.vtensor<[?,3,3,4],si64>
}

func.func @to_7_8(%arg0: !torch.vtensor<[2,3,5,6],f32>) -> (!torch.vtensor<[2,3,7,8],f32>, !torch.vtensor<[2,3,7,8],si64>) {
  %int7 = torch.constant.int 7
  %int8 = torch.constant.int 8
  %0 = torch.prim.ListConstruct %int7, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool2d %arg0, %0 : !torch.vtensor<[2,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[2,3,7,8],f32>, !torch.vtensor<[2,3,7,8],si64>
  return %1, %2 : !torch.vtensor<[2,3,7,8],f32>, !torch.vtensor<[2,3,7,8],si64>
}

func.func @to_7_8_dyn(%arg0: !torch.vtensor<[?,3,5,6],f32>) -> (!torch.vtensor<[?,3,7,8],f32>, !torch.vtensor<[?,3,7,8],si64>) {
  %int7 = torch.constant.int 7
  %int8 = torch.constant.int 8
  %0 = torch.prim.ListConstruct %int7, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool2d %arg0, %0 : !torch.vtensor<[?,3,5,6],f32>, !torch.list<int> -> !torch.vtensor<[?,3,7,8],f32>, !torch.vtensor<[?,3,7,8],si64>
  return %1, %2 : !torch.vtensor<[?,3,7,8],f32>, !torch.vtensor<[?,3,7,8],si64>
}
