// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_permute.npz.

func.func @plain(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[4,2,3],f32> {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int2, %int0, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[4,2,3],f32>
  return %1 : !torch.vtensor<[4,2,3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int2 = torch.constant.int 2
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int2, %int0, %int1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  return %1 : !torch.vtensor<[?,?,?],f32>
}

func.func @negative(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[4,2,3],f32> {
  %int-1 = torch.constant.int -1
  %int0 = torch.constant.int 0
  %int-2 = torch.constant.int -2
  %0 = torch.prim.ListConstruct %int-1, %int0, %int-2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[4,2,3],f32>
  return %1 : !torch.vtensor<[4,2,3],f32>
}

func.func @negative_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %int-1 = torch.constant.int -1
  %int0 = torch.constant.int 0
  %int-2 = torch.constant.int -2
  %0 = torch.prim.ListConstruct %int-1, %int0, %int-2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?,?],f32>
  return %1 : !torch.vtensor<[?,?,?],f32>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[],f32>, !torch.list<int> -> !torch.vtensor<[],f32>
  return %1 : !torch.vtensor<[],f32>
}

func.func @i64(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[3,2],si64> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.list<int> -> !torch.vtensor<[3,2],si64>
  return %1 : !torch.vtensor<[3,2],si64>
}

func.func @i32(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[3,2],si32> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[2,3],si32>, !torch.list<int> -> !torch.vtensor<[3,2],si32>
  return %1 : !torch.vtensor<[3,2],si32>
}

func.func @u8(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[3,2],ui8> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[2,3],ui8>, !torch.list<int> -> !torch.vtensor<[3,2],ui8>
  return %1 : !torch.vtensor<[3,2],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[3,2],i1> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[2,3],i1>, !torch.list<int> -> !torch.vtensor<[3,2],i1>
  return %1 : !torch.vtensor<[3,2],i1>
}

func.func @f64(%arg0: !torch.vtensor<[2,3],f64>) -> !torch.vtensor<[3,2],f64> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[2,3],f64>, !torch.list<int> -> !torch.vtensor<[3,2],f64>
  return %1 : !torch.vtensor<[3,2],f64>
}

func.func @f16(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[3,2],f16> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[2,3],f16>, !torch.list<int> -> !torch.vtensor<[3,2],f16>
  return %1 : !torch.vtensor<[3,2],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[3,2],bf16> {
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int1, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.permute %arg0, %0 : !torch.vtensor<[2,3],bf16>, !torch.list<int> -> !torch.vtensor<[3,2],bf16>
  return %1 : !torch.vtensor<[3,2],bf16>
}
