// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_cat.npz.

func.func @last(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,1],f32>, %arg2: !torch.vtensor<[2,2],f32>) -> !torch.vtensor<[2,6],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,2],f32>) -> !torch.list<vtensor>
  %int1 = torch.constant.int 1
  %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,6],f32>
  return %1 : !torch.vtensor<[2,6],f32>
}

func.func @last_dyn(%arg0: !torch.vtensor<[2,?],f32>, %arg1: !torch.vtensor<[2,1],f32>, %arg2: !torch.vtensor<[2,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[2,?],f32>, !torch.vtensor<[2,1],f32>, !torch.vtensor<[2,?],f32>) -> !torch.list<vtensor>
  %int1 = torch.constant.int 1
  %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,?],f32>
  return %1 : !torch.vtensor<[2,?],f32>
}

func.func @negative(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,2],f32>) -> !torch.vtensor<[2,5],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,2],f32>) -> !torch.list<vtensor>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.cat %0, %int-1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,5],f32>
  return %1 : !torch.vtensor<[2,5],f32>
}

func.func @first(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[6,3],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[4,3],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[6,3],f32>
  return %1 : !torch.vtensor<[6,3],f32>
}

func.func @first_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,?],f32>
  return %1 : !torch.vtensor<[?,?],f32>
}

func.func @one(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.prim.ListConstruct %arg0 : (!torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %1 : !torch.vtensor<[2,3],f32>
}

func.func @empty(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[0,3],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %1 : !torch.vtensor<[2,3],f32>
}

func.func @legacy_empty(%arg0: !torch.vtensor<[0],f32>, %arg1: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[0],f32>, !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
  %int1 = torch.constant.int 1
  %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %1 : !torch.vtensor<[2,3],f32>
}

func.func @i64_f32(%arg0: !torch.vtensor<[2,2],si64>, %arg1: !torch.vtensor<[2,1],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,2],si64>, !torch.vtensor<[2,1],f32>) -> !torch.list<vtensor>
  %int1 = torch.constant.int 1
  %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %1 : !torch.vtensor<[2,3],f32>
}

func.func @b1_i32(%arg0: !torch.vtensor<[2,2],i1>, %arg1: !torch.vtensor<[2,1],si32>) -> !torch.vtensor<[2,3],si32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,2],i1>, !torch.vtensor<[2,1],si32>) -> !torch.list<vtensor>
  %int1 = torch.constant.int 1
  %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,3],si32>
  return %1 : !torch.vtensor<[2,3],si32>
}

func.func @u8_i8(%arg0: !torch.vtensor<[2,2],ui8>, %arg1: !torch.vtensor<[2,1],si8>) -> !torch.vtensor<[2,3],si16> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,2],ui8>, !torch.vtensor<[2,1],si8>) -> !torch.list<vtensor>
  %int1 = torch.constant.int 1
  %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,3],si16>
  return %1 : !torch.vtensor<[2,3],si16>
}

func.func @f16_f32(%arg0: !torch.vtensor<[2,2],f16>, %arg1: !torch.vtensor<[2,1],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,2],f16>, !torch.vtensor<[2,1],f32>) -> !torch.list<vtensor>
  %int1 = torch.constant.int 1
  %1 = torch.aten.cat %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,3],f32>
  return %1 : !torch.vtensor<[2,3],f32>
}

func.func @f64(%arg0: !torch.vtensor<[2,2],f64>, %arg1: !torch.vtensor<[1,2],f64>) -> !torch.vtensor<[3,2],f64> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,2],f64>, !torch.vtensor<[1,2],f64>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[3,2],f64>
  return %1 : !torch.vtensor<[3,2],f64>
}

func.func @f16(%arg0: !torch.vtensor<[2,2],f16>, %arg1: !torch.vtensor<[1,2],f16>) -> !torch.vtensor<[3,2],f16> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,2],f16>, !torch.vtensor<[1,2],f16>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[3,2],f16>
  return %1 : !torch.vtensor<[3,2],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[2,2],bf16>, %arg1: !torch.vtensor<[1,2],bf16>) -> !torch.vtensor<[3,2],bf16> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,2],bf16>, !torch.vtensor<[1,2],bf16>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[3,2],bf16>
  return %1 : !torch.vtensor<[3,2],bf16>
}

func.func @i64(%arg0: !torch.vtensor<[2,2],si64>, %arg1: !torch.vtensor<[1,2],si64>) -> !torch.vtensor<[3,2],si64> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,2],si64>, !torch.vtensor<[1,2],si64>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[3,2],si64>
  return %1 : !torch.vtensor<[3,2],si64>
}

func.func @i32(%arg0: !torch.vtensor<[2,2],si32>, %arg1: !torch.vtensor<[1,2],si32>) -> !torch.vtensor<[3,2],si32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,2],si32>, !torch.vtensor<[1,2],si32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[3,2],si32>
  return %1 : !torch.vtensor<[3,2],si32>
}

func.func @u8(%arg0: !torch.vtensor<[2,2],ui8>, %arg1: !torch.vtensor<[1,2],ui8>) -> !torch.vtensor<[3,2],ui8> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,2],ui8>, !torch.vtensor<[1,2],ui8>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[3,2],ui8>
  return %1 : !torch.vtensor<[3,2],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[2,2],i1>, %arg1: !torch.vtensor<[1,2],i1>) -> !torch.vtensor<[3,2],i1> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,2],i1>, !torch.vtensor<[1,2],i1>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.cat %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[3,2],i1>
  return %1 : !torch.vtensor<[3,2],i1>
}
