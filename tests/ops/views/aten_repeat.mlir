// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_repeat.npz.

func.func @plain(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[4,3],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int2, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[4,3],f32>
  return %1 : !torch.vtensor<[4,3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int2, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

func.func @rank(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,2,9],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int1, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[2,2,9],f32>
  return %1 : !torch.vtensor<[2,2,9],f32>
}

func.func @rank_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[2,?,?],f32> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int1, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?,?],f32>
  return %1 : !torch.vtensor<[2,?,?],f32>
}

func.func @zero(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[0,6],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[0,6],f32>
  return %1 : !torch.vtensor<[0,6],f32>
}

func.func @zero_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[0,?],f32> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[?,?],f32>, !torch.list<int> -> !torch.vtensor<[0,?],f32>
  return %1 : !torch.vtensor<[0,?],f32>
}

func.func @i64(%arg0: !torch.vtensor<[2],si64>) -> !torch.vtensor<[6],si64> {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[2],si64>, !torch.list<int> -> !torch.vtensor<[6],si64>
  return %1 : !torch.vtensor<[6],si64>
}

func.func @i32(%arg0: !torch.vtensor<[2],si32>) -> !torch.vtensor<[6],si32> {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[2],si32>, !torch.list<int> -> !torch.vtensor<[6],si32>
  return %1 : !torch.vtensor<[6],si32>
}

func.func @u8(%arg0: !torch.vtensor<[2],ui8>) -> !torch.vtensor<[6],ui8> {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[2],ui8>, !torch.list<int> -> !torch.vtensor<[6],ui8>
  return %1 : !torch.vtensor<[6],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[2],i1>) -> !torch.vtensor<[6],i1> {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[2],i1>, !torch.list<int> -> !torch.vtensor<[6],i1>
  return %1 : !torch.vtensor<[6],i1>
}

func.func @f64(%arg0: !torch.vtensor<[2],f64>) -> !torch.vtensor<[6],f64> {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[2],f64>, !torch.list<int> -> !torch.vtensor<[6],f64>
  return %1 : !torch.vtensor<[6],f64>
}

func.func @f16(%arg0: !torch.vtensor<[2],f16>) -> !torch.vtensor<[6],f16> {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[2],f16>, !torch.list<int> -> !torch.vtensor<[6],f16>
  return %1 : !torch.vtensor<[6],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[2],bf16>) -> !torch.vtensor<[6],bf16> {
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int3 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.repeat %arg0, %0 : !torch.vtensor<[2],bf16>, !torch.list<int> -> !torch.vtensor<[6],bf16>
  return %1 : !torch.vtensor<[6],bf16>
}
