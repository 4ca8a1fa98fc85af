// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_expand.npz.

func.func @plain(%arg0: !torch.vtensor<[2,1,3],f32>) -> !torch.vtensor<[2,4,3],f32> {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int4, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[2,1,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,4,3],f32>
  return %1 : !torch.vtensor<[2,4,3],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[2,1,3],f32>) -> !torch.vtensor<[2,4,3],f32> {
  %int2 = torch.constant.int 2
  %int4 = torch.constant.int 4
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int4, %int3 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[2,1,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,4,3],f32>
  return %1 : !torch.vtensor<[2,4,3],f32>
}

func.func @minus1(%arg0: !torch.vtensor<[2,1,3],f32>) -> !torch.vtensor<[2,4,3],f32> {
  %int-1 = torch.constant.int -1
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int-1, %int4, %int-1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[2,1,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,4,3],f32>
  return %1 : !torch.vtensor<[2,4,3],f32>
}

func.func @minus1_dyn(%arg0: !torch.vtensor<[?,1,?],f32>) -> !torch.vtensor<[?,4,?],f32> {
  %int-1 = torch.constant.int -1
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int-1, %int4, %int-1 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[?,1,?],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[?,4,?],f32>
  return %1 : !torch.vtensor<[?,4,?],f32>
}

func.func @rank(%arg0: !torch.vtensor<[3],f32>) -> !torch.vtensor<[2,3],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3],f32>
  return %1 : !torch.vtensor<[2,3],f32>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[2,2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,2],f32>
  return %1 : !torch.vtensor<[2,2],f32>
}

func.func @empty(%arg0: !torch.vtensor<[1,3],f32>) -> !torch.vtensor<[0,3],f32> {
  %int0 = torch.constant.int 0
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int0, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[1,3],f32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[0,3],f32>
  return %1 : !torch.vtensor<[0,3],f32>
}

func.func @i64(%arg0: !torch.vtensor<[1,3],si64>) -> !torch.vtensor<[2,3],si64> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[1,3],si64>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3],si64>
  return %1 : !torch.vtensor<[2,3],si64>
}

func.func @i32(%arg0: !torch.vtensor<[1,3],si32>) -> !torch.vtensor<[2,3],si32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[1,3],si32>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3],si32>
  return %1 : !torch.vtensor<[2,3],si32>
}

func.func @u8(%arg0: !torch.vtensor<[1,3],ui8>) -> !torch.vtensor<[2,3],ui8> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[1,3],ui8>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3],ui8>
  return %1 : !torch.vtensor<[2,3],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[1,3],i1>) -> !torch.vtensor<[2,3],i1> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[1,3],i1>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3],i1>
  return %1 : !torch.vtensor<[2,3],i1>
}

func.func @f64(%arg0: !torch.vtensor<[1,3],f64>) -> !torch.vtensor<[2,3],f64> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[1,3],f64>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3],f64>
  return %1 : !torch.vtensor<[2,3],f64>
}

func.func @f16(%arg0: !torch.vtensor<[1,3],f16>) -> !torch.vtensor<[2,3],f16> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[1,3],f16>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3],f16>
  return %1 : !torch.vtensor<[2,3],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[1,3],bf16>) -> !torch.vtensor<[2,3],bf16> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %false = torch.constant.bool false
  %1 = torch.aten.expand %arg0, %0, %false : !torch.vtensor<[1,3],bf16>, !torch.list<int>, !torch.bool -> !torch.vtensor<[2,3],bf16>
  return %1 : !torch.vtensor<[2,3],bf16>
}
