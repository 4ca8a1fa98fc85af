// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_index_Tensor.npz.

func.func @first(%arg0: !torch.vtensor<[3,4,2],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3,4,2],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4,2],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[3,4,2],f32>
  return %1 : !torch.vtensor<[3,4,2],f32>
}

func.func @first_dyn(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,?,?],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?,?,?],f32>
  return %1 : !torch.vtensor<[?,?,?],f32>
}

func.func @negative(%arg0: !torch.vtensor<[3,4,2],f32>, %arg1: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3,4,2],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4,2],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[3,4,2],f32>
  return %1 : !torch.vtensor<[3,4,2],f32>
}

func.func @second(%arg0: !torch.vtensor<[3,4,2],f32>, %arg1: !torch.vtensor<[2],si64>) -> !torch.vtensor<[3,2,2],f32> {
  %none = torch.constant.none
  %0 = torch.prim.ListConstruct %none, %arg1 : (!torch.none, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4,2],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[3,2,2],f32>
  return %1 : !torch.vtensor<[3,2,2],f32>
}

func.func @second_dyn(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,?,?],f32> {
  %none = torch.constant.none
  %0 = torch.prim.ListConstruct %none, %arg1 : (!torch.none, !torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?,?,?],f32>
  return %1 : !torch.vtensor<[?,?,?],f32>
}

func.func @last(%arg0: !torch.vtensor<[3,4,2],f32>, %arg1: !torch.vtensor<[1,2],si64>) -> !torch.vtensor<[3,4,1,2],f32> {
  %none = torch.constant.none
  %0 = torch.prim.ListConstruct %none, %none, %arg1 : (!torch.none, !torch.none, !torch.vtensor<[1,2],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4,2],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[3,4,1,2],f32>
  return %1 : !torch.vtensor<[3,4,1,2],f32>
}

func.func @two(%arg0: !torch.vtensor<[3,4,2],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3,2],f32> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4,2],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[3,2],f32>
  return %1 : !torch.vtensor<[3,2],f32>
}

func.func @two_dyn(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?],si64>, %arg2: !torch.vtensor<[?],si64>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[?],si64>, !torch.vtensor<[?],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

func.func @broadcast(%arg0: !torch.vtensor<[3,4,2],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[2,1],si64>) -> !torch.vtensor<[2,3,2],f32> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[3],si64>, !torch.vtensor<[2,1],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4,2],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2,3,2],f32>
  return %1 : !torch.vtensor<[2,3,2],f32>
}

func.func @broadcast_dyn(%arg0: !torch.vtensor<[3,4,?],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[2,1],si64>) -> !torch.vtensor<[2,3,?],f32> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[3],si64>, !torch.vtensor<[2,1],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4,?],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2,3,?],f32>
  return %1 : !torch.vtensor<[2,3,?],f32>
}

func.func @apart(%arg0: !torch.vtensor<[3,4,2],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3,4],f32> {
  %none = torch.constant.none
  %0 = torch.prim.ListConstruct %arg1, %none, %arg2 : (!torch.vtensor<[3],si64>, !torch.none, !torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4,2],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[3,4],f32>
  return %1 : !torch.vtensor<[3,4],f32>
}

func.func @apart_dyn(%arg0: !torch.vtensor<[3,?,2],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3,?],f32> {
  %none = torch.constant.none
  %0 = torch.prim.ListConstruct %arg1, %none, %arg2 : (!torch.vtensor<[3],si64>, !torch.none, !torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,?,2],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[3,?],f32>
  return %1 : !torch.vtensor<[3,?],f32>
}

func.func @all(%arg0: !torch.vtensor<[3,4,2],f32>, %arg1: !torch.vtensor<[3],si64>, %arg2: !torch.vtensor<[3],si64>, %arg3: !torch.vtensor<[3],si64>) -> !torch.vtensor<[3],f32> {
  %0 = torch.prim.ListConstruct %arg1, %arg2, %arg3 : (!torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>, !torch.vtensor<[3],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4,2],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[3],f32>
  return %1 : !torch.vtensor<[3],f32>
}

func.func @rank0_index(%arg0: !torch.vtensor<[3,4,2],f32>, %arg1: !torch.vtensor<[],si64>) -> !torch.vtensor<[4,2],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4,2],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[4,2],f32>
  return %1 : !torch.vtensor<[4,2],f32>
}

func.func @i32_index(%arg0: !torch.vtensor<[3,4,2],f32>, %arg1: !torch.vtensor<[2],si32>) -> !torch.vtensor<[2,4,2],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[2],si32>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4,2],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2,4,2],f32>
  return %1 : !torch.vtensor<[2,4,2],f32>
}

func.func @mask(%arg0: !torch.vtensor<[3,4,2],f32>, %arg1: !torch.vtensor<[3],i1>) -> !torch.vtensor<[2,4,2],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[3],i1>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4,2],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2,4,2],f32>
  return %1 : !torch.vtensor<[2,4,2],f32>
}

func.func @mask_dim1(%arg0: !torch.vtensor<[3,4,2],f32>, %arg1: !torch.vtensor<[4],i1>) -> !torch.vtensor<[3,3,2],f32> {
  %none = torch.constant.none
  %0 = torch.prim.ListConstruct %none, %arg1 : (!torch.none, !torch.vtensor<[4],i1>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4,2],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[3,3,2],f32>
  return %1 : !torch.vtensor<[3,3,2],f32>
}

func.func @mask_full(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[4],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[2,3],i1>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[4],f32>
  return %1 : !torch.vtensor<[4],f32>
}

func.func @empty_index(%arg0: !torch.vtensor<[3,4,2],f32>, %arg1: !torch.vtensor<[0],si64>) -> !torch.vtensor<[0,4,2],f32> {
  %0 = torch.prim.ListConstruct %arg1 : (!torch.vtensor<[0],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4,2],f32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[0,4,2],f32>
  return %1 : !torch.vtensor<[0,4,2],f32>
}

func.func @f64(%arg0: !torch.vtensor<[3,4],f64>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2],f64> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4],f64>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2],f64>
  return %1 : !torch.vtensor<[2],f64>
}

func.func @f16(%arg0: !torch.vtensor<[3,4],f16>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2],f16> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4],f16>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2],f16>
  return %1 : !torch.vtensor<[2],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[3,4],bf16>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2],bf16> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4],bf16>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2],bf16>
  return %1 : !torch.vtensor<[2],bf16>
}

func.func @i64(%arg0: !torch.vtensor<[3,4],si64>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2],si64> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4],si64>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2],si64>
  return %1 : !torch.vtensor<[2],si64>
}

func.func @i32(%arg0: !torch.vtensor<[3,4],si32>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2],si32> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4],si32>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2],si32>
  return %1 : !torch.vtensor<[2],si32>
}

func.func @u8(%arg0: !torch.vtensor<[3,4],ui8>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2],ui8> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4],ui8>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2],ui8>
  return %1 : !torch.vtensor<[2],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[3,4],i1>, %arg1: !torch.vtensor<[2],si64>, %arg2: !torch.vtensor<[2],si64>) -> !torch.vtensor<[2],i1> {
  %0 = torch.prim.ListConstruct %arg1, %arg2 : (!torch.vtensor<[2],si64>, !torch.vtensor<[2],si64>) -> !torch.list<optional<vtensor>>
  %1 = torch.aten.index.Tensor %arg0, %0 : !torch.vtensor<[3,4],i1>, !torch.list<optional<vtensor>> -> !torch.vtensor<[2],i1>
  return %1 : !torch.vtensor<[2],i1>
}
