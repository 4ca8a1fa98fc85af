// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_any_dims.npz.

func.func @last(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3],i1> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3],i1>
  return %1 : !torch.vtensor<[2,3],i1>
}

func.func @last_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],i1> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,?],i1>
  return %1 : !torch.vtensor<[?,?],i1>
}

func.func @first(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[1,3,4],i1> {
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %1 = torch.aten.any.dims %arg0, %0, %true : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,3,4],i1>
  return %1 : !torch.vtensor<[1,3,4],i1>
}

func.func @first_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[1,?,?],i1> {
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %1 = torch.aten.any.dims %arg0, %0, %true : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[1,?,?],i1>
  return %1 : !torch.vtensor<[1,?,?],i1>
}

func.func @two(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[3],i1> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[3],i1>
  return %1 : !torch.vtensor<[3],i1>
}

func.func @two_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?],i1> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?],i1>
  return %1 : !torch.vtensor<[?],i1>
}

func.func @all(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],i1> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int1, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[],i1>
  return %1 : !torch.vtensor<[],i1>
}

func.func @all_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[],i1> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int1, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[?,?,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[],i1>
  return %1 : !torch.vtensor<[],i1>
}

func.func @f32(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2],i1>
  return %1 : !torch.vtensor<[2],i1>
}

func.func @f64(%arg0: !torch.vtensor<[2,3],f64>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,3],f64>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2],i1>
  return %1 : !torch.vtensor<[2],i1>
}

func.func @f16(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,3],f16>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2],i1>
  return %1 : !torch.vtensor<[2],i1>
}

func.func @bf16(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,3],bf16>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2],i1>
  return %1 : !torch.vtensor<[2],i1>
}

func.func @i64(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,3],si64>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2],i1>
  return %1 : !torch.vtensor<[2],i1>
}

func.func @i32(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,3],si32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2],i1>
  return %1 : !torch.vtensor<[2],i1>
}

func.func @u8(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[2],ui8> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,3],ui8>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2],ui8>
  return %1 : !torch.vtensor<[2],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2],i1> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,3],i1>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2],i1>
  return %1 : !torch.vtensor<[2],i1>
}

func.func @special(%arg0: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[4],i1> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[4,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[4],i1>
  return %1 : !torch.vtensor<[4],i1>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],i1> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[],i1>
  return %1 : !torch.vtensor<[],i1>
}

func.func @rank0_no_dims(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],i1> {
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[],i1>
  return %1 : !torch.vtensor<[],i1>
}

func.func @no_dims(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3,4],i1> {
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,3,4],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3,4],i1>
  return %1 : !torch.vtensor<[2,3,4],i1>
}

func.func @empty(%arg0: !torch.vtensor<[2,0,3],f32>) -> !torch.vtensor<[2,3],i1> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,0,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3],i1>
  return %1 : !torch.vtensor<[2,3],i1>
}

func.func @empty_kept(%arg0: !torch.vtensor<[2,0,3],f32>) -> !torch.vtensor<[0,3],i1> {
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.any.dims %arg0, %0, %false : !torch.vtensor<[2,0,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[0,3],i1>
  return %1 : !torch.vtensor<[0,3],i1>
}

func.func @none(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],i1> {
  %none = torch.constant.none
  %false = torch.constant.bool false
  %0 = torch.aten.any.dims %arg0, %none, %false : !torch.vtensor<[2,3,4],f32>, !torch.none, !torch.bool -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}
