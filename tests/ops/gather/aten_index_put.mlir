// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_index_put.npz.

func.func @distinct(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],si64>, %arg3: !torch.vtensor<[2],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %false = torch.constant.bool false
  %1 = torch.aten.index_put %arg0, %0, %arg3, %false : !torch.vtensor<[3,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[2],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %1 : !torch.vtensor<[3,4],f32>
}

func.func @distinct_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?],si64>, %arg2: !torch.vtensor<[?],si64>, %arg3: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %false = torch.constant.bool false
  %1 = torch.aten.index_put %arg0, %0, %arg3, %false : !torch.vtensor<[?,?],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[?],f32>, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

func.func @accumulate(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],si64>, %arg3: !torch.vtensor<[3],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %true = torch.constant.bool true
  %1 = torch.aten.index_put %arg0, %0, %arg3, %true : !torch.vtensor<[3,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[3],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %1 : !torch.vtensor<[3,4],f32>
}

func.func @accumulate_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?],si64>, %arg2: !torch.vtensor<[?],si64>, %arg3: !torch.vtensor<[?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %true = torch.constant.bool true
  %1 = torch.aten.index_put %arg0, %0, %arg3, %true : !torch.vtensor<[?,?],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[?],f32>, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

func.func @rows(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %false = torch.constant.bool false
  %1 = torch.aten.index_put %arg0, %0, %arg2, %false : !torch.vtensor<[3,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[2,4],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %1 : !torch.vtensor<[3,4],f32>
}

func.func @rows_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?],si64>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %false = torch.constant.bool false
  %1 = torch.aten.index_put %arg0, %0, %arg2, %false : !torch.vtensor<[?,?],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[?,?],f32>, !torch.bool -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

func.func @broadcast(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %false = torch.constant.bool false
  %1 = torch.aten.index_put %arg0, %0, %arg2, %false : !torch.vtensor<[3,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %1 : !torch.vtensor<[3,4],f32>
}

func.func @column(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[3,2],f32>) -> !torch.vtensor<[3,4],f32> {
  %none = torch.constant.none
  %0 = torch.prim.ListConstruct %none, %arg1 : (!torch.none, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %false = torch.constant.bool false
  %1 = torch.aten.index_put %arg0, %0, %arg2, %false : !torch.vtensor<[3,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[3,2],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %1 : !torch.vtensor<[3,4],f32>
}

func.func @negative(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[1],si64>, %arg2: !torch.vtensor<[1,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[1],si64>) -> !torch.list<optional<vtensor>>
  %false = torch.constant.bool false
  %1 = torch.aten.index_put %arg0, %0, %arg2, %false : !torch.vtensor<[3,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[1,4],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %1 : !torch.vtensor<[3,4],f32>
}

func.func @mask(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3,4],i1>, %arg2: !torch.vtensor<[],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3,4],i1>) -> !torch.list<optional<vtensor>>
  %false = torch.constant.bool false
  %1 = torch.aten.index_put %arg0, %0, %arg2, %false : !torch.vtensor<[3,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %1 : !torch.vtensor<[3,4],f32>
}

func.func @accumulate_rows(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %true = torch.constant.bool true
  %1 = torch.aten.index_put %arg0, %0, %arg2, %true : !torch.vtensor<[3,4],f32>, !torch.list<optional<vtensor>>, !torch.vtensor<[3,4],f32>, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %1 : !torch.vtensor<[3,4],f32>
}

func.func @f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],si64>, %arg3: !torch.vtensor<[3],f64>) -> !torch.vtensor<[3,4],f64> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %true = torch.constant.bool true
  %1 = torch.aten.index_put %arg0, %0, %arg3, %true : !torch.vtensor<[3,4],f64>, !torch.list<optional<vtensor>>, !torch.vtensor<[3],f64>, !torch.bool -> !torch.vtensor<[3,4],f64>
  return %1 : !torch.vtensor<[3,4],f64>
}

func.func @f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],si64>, %arg3: !torch.vtensor<[3],f16>) -> !torch.vtensor<[3,4],f16> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %true = torch.constant.bool true
  %1 = torch.aten.index_put %arg0, %0, %arg3, %true : !torch.vtensor<[3,4],f16>, !torch.list<optional<vtensor>>, !torch.vtensor<[3],f16>, !torch.bool -> !torch.vtensor<[3,4],f16>
  return %1 : !torch.vtensor<[3,4],f16>
}

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],si64>, %arg3: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3,4],si64> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %true = torch.constant.bool true
  %1 = torch.aten.index_put %arg0, %0, %arg3, %true : !torch.vtensor<[3,4],si64>, !torch.list<optional<vtensor>>, !torch.vtensor<[3],si64>, !torch.bool -> !torch.vtensor<[3,4],si64>
  return %1 : !torch.vtensor<[3,4],si64>
}

func.func @i32(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],si64>, %arg3: !torch.vtensor<[3],si32>) -> !torch.vtensor<[3,4],si32> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %true = torch.constant.bool true
  %1 = torch.aten.index_put %arg0, %0, %arg3, %true : !torch.vtensor<[3,4],si32>, !torch.list<optional<vtensor>>, !torch.vtensor<[3],si32>, !torch.bool -> !torch.vtensor<[3,4],si32>
  return %1 : !torch.vtensor<[3,4],si32>
}

func.func @u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],si64>, %arg3: !torch.vtensor<[3],ui8>) -> !torch.vtensor<[3,4],ui8> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %true = torch.constant.bool true
  %1 = torch.aten.index_put %arg0, %0, %arg3, %true : !torch.vtensor<[3,4],ui8>, !torch.list<optional<vtensor>>, !torch.vtensor<[3],ui8>, !torch.bool -> !torch.vtensor<[3,4],ui8>
  return %1 : !torch.vtensor<[3,4],ui8>
}
