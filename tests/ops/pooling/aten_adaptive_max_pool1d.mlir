// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_adaptive_max_pool1d.npz.

func.func @to_1(%arg0: !torch.vtensor<[2,3,7],f32>) -> (!torch.vtensor<[2,3,1],f32>, !torch.vtensor<[2,3,1],si64>) {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool1d %arg0, %0 : !torch.vtensor<[2,3,7],f32>, !torch.list<int> -> !torch.vtensor<[2,3,1],f32>, !torch.vtensor<[2,3,1],si64>
  return %1, %2 : !torch.vtensor<[2,3,1],f32>, !torch.vtensor<[2,3,1],si64>
}

func.func @to_1_dyn(%arg0: !torch.vtensor<[?,3,7],f32>) -> (!torch.vtensor<[?,3,1],f32>, !torch.vtensor<[?,3,1],si64>) {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool1d %arg0, %0 : !torch.vtensor<[?,3,7],f32>, !torch.list<int> -> !torch.vtensor<[?,3,1],f32>, !torch.vtensor<[?,3,1],si64>
  return %1, %2 : !torch.vtensor<[?,3,1],f32>, !torch.vtensor<[?,3,1],si64>
}

func.func @to_3(%arg0: !torch.vtensor<[2,3,7],f32>) -> (!torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3,3],si64>) {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool1d %arg0, %0 : !torch.vtensor<[2,3,7],f32>, !torch.list<int> -> !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3,3],si64>
  return %1, %2 : !torch.vtensor<[2,3,3],f32>, !torch.vtensor<[2,3,3],si64>
}

func.func @to_3_dyn(%arg0: !torch.vtensor<[?,3,7],f32>) -> (!torch.vtensor<[?,3,3],f32>, !torch.vtensor<[?,3,3],si64>) {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool1d %arg0, %0 : !torch.vtensor<[?,3,7],f32>, !torch.list<int> -> !torch.vtensor<[?,3,3],f32>, !torch.vtensor<[?,3,3],si64>
  return %1, %2 : !torch.vtensor<[?,3,3],f32>, !torch.vtensor<[?,3,3],si64>
}

func.func @to_7(%arg0: !torch.vtensor<[2,3,7],f32>) -> (!torch.vtensor<[2,3,7],f32>, !torch.vtensor<[2,3,7],si64>) {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool1d %arg0, %0 : !torch.vtensor<[2,3,7],f32>, !torch.list<int> -> !torch.vtensor<[2,3,7],f32>, !torch.vtensor<[2,3,7],si64>
  return %1, %2 : !torch.vtensor<[2,3,7],f32>, !torch.vtensor<[2,3,7],si64>
}

func.func @to_7_dyn(%arg0: !torch.vtensor<[?,3,7],f32>) -> (!torch.vtensor<[?,3,7],f32>, !torch.vtensor<[?,3,7],si64>) {
  %int7 = torch.constant.int 7
  %0 = torch.prim.ListConstruct %int7 : (!torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool1d %arg0, %0 : !torch.vtensor<[?,3,7],f32>, !torch.list<int> -> !torch.vtensor<[?,3,7],f32>, !torch.vtensor<[?,3,7],si64>
  return %1, %2 : !torch.vtensor<[?,3,7],f32>, !torch.vtensor<[?,3,7],si64>
}

func.func @to_5(%arg0: !torch.vtensor<[2,3,7],f32>) -> (!torch.vtensor<[2,3,5],f32>, !torch.vtensor<[2,3,5],si64>) {
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int5 : (!torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool1d %arg0, %0 : !torch.vtensor<[2,3,7],f32>, !torch.list<int> -> !torch.vtensor<[2,3,5],f32>, !torch.vtensor<[2,3,5],si64>
  return %1, %2 : !torch.vtensor<[2,3,5],f32>, !torch.vtensor<[2,3,5],si64>
}

func.func @to_5_dyn(%arg0: !torch.vtensor<[?,3,7],f32>) -> (!torch.vtensor<[?,3,5],f32>, !torch.vtensor<[?,3,5],si64>) {
  %int5 = torch.constant.int 5
  %0 = torch.prim.ListConstruct %int5 : (!torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool1d %arg0, %0 : !torch.vtensor<[?,3,7],f32>, !torch.list<int> -> !torch.vtensor<[?,3,5],f32>, !torch.vtensor<[?,3,5],si64>
  return %1, %2 : !torch.vtensor<[?,3,5],f32>, !torch.vtensor<[?,3,5],si64>
}

func.func @to_9(%arg0: !torch.vtensor<[2,3,7],f32>) -> (!torch.vtensor<[2,3,9],f32>, !torch.vtensor<[2,3,9],si64>) {
  %int9 = torch.constant.int 9
  %0 = torch.prim.ListConstruct %int9 : (!torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool1d %arg0, %0 : !torch.vtensor<[2,3,7],f32>, !torch.list<int> -> !torch.vtensor<[2,3,9],f32>, !torch.vtensor<[2,3,9],si64>
  return %1, %2 : !torch.vtensor<[2,3,9],f32>, !torch.vtensor<[2,3,9],si64>
}

func.func @to_9_dyn(%arg0: !torch.vtensor<[?,3,7],f32>) -> (!torch.vtensor<[?,3,9],f32>, !torch.vtensor<[?,3,9],si64>) {
  %int9 = torch.constant.int 9
  %0 = torch.prim.ListConstruct %int9 : (!torch.int) -> !torch.list<int>
  %1, %2 = torch.aten.adaptive_max_pool1d %arg0, %0 : !torch.vtensor<[?,3,7],f32>, !torch.list<int> -> !torch.vtensor<[?,3,9],f32>, !torch.vtensor<[?,3,9],si64>
  return %1, %2 : !torch.vtensor<[?,3,9],f32>, !torch.vtensor<[?,3,9],si64>
}
