// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_full.npz.

func.func @f32() -> !torch.vtensor<[2,3],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %int6 = torch.constant.int 6
  %none = torch.constant.none
  %1 = torch.aten.full %0, %int1, %int6, %none, %none, %none : !torch.list<int>, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f32>
  return %1 : !torch.vtensor<[2,3],f32>
}

func.func @f64() -> !torch.vtensor<[2,3],f64> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %int7 = torch.constant.int 7
  %none = torch.constant.none
  %1 = torch.aten.full %0, %int1, %int7, %none, %none, %none : !torch.list<int>, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f64>
  return %1 : !torch.vtensor<[2,3],f64>
}

func.func @f16() -> !torch.vtensor<[2,3],f16> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %int5 = torch.constant.int 5
  %none = torch.constant.none
  %1 = torch.aten.full %0, %int1, %int5, %none, %none, %none : !torch.list<int>, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],f16>
  return %1 : !torch.vtensor<[2,3],f16>
}

func.func @bf16() -> !torch.vtensor<[2,3],bf16> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %int15 = torch.constant.int 15
  %none = torch.constant.none
  %1 = torch.aten.full %0, %int1, %int15, %none, %none, %none : !torch.list<int>, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],bf16>
  return %1 : !torch.vtensor<[2,3],bf16>
}

func.func @i64() -> !torch.vtensor<[2,3],si64> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %int4 = torch.constant.int 4
  %none = torch.constant.none
  %1 = torch.aten.full %0, %int1, %int4, %none, %none, %none : !torch.list<int>, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],si64>
  return %1 : !torch.vtensor<[2,3],si64>
}

func.func @i32() -> !torch.vtensor<[2,3],si32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %none = torch.constant.none
  %1 = torch.aten.full %0, %int1, %int3, %none, %none, %none : !torch.list<int>, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],si32>
  return %1 : !torch.vtensor<[2,3],si32>
}

func.func @u8() -> !torch.vtensor<[2,3],ui8> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %int0 = torch.constant.int 0
  %none = torch.constant.none
  %1 = torch.aten.full %0, %int1, %int0, %none, %none, %none : !torch.list<int>, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],ui8>
  return %1 : !torch.vtensor<[2,3],ui8>
}

func.func @b1() -> !torch.vtensor<[2,3],i1> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int2, %int3 : (!torch.int, !torch.int) -> !torch.list<int>
  %int1 = torch.constant.int 1
  %int11 = torch.constant.int 11
  %none = torch.constant.none
  %1 = torch.aten.full %0, %int1, %int11, %none, %none, %none : !torch.list<int>, !torch.int, !torch.int, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,3],i1>
  return %1 : !torch.vtensor<[2,3],i1>
}

func.func @float() -> !torch.vtensor<[2,2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %none = torch.constant.none
  %1 = torch.aten.full %0, %float2.500000e00, %none, %none, %none, %none : !torch.list<int>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,2],f32>
  return %1 : !torch.vtensor<[2,2],f32>
}

func.func @int() -> !torch.vtensor<[2,2],si64> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %int3 = torch.constant.int 3
  %none = torch.constant.none
  %1 = torch.aten.full %0, %int3, %none, %none, %none, %none : !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2,2],si64>
  return %1 : !torch.vtensor<[2,2],si64>
}

func.func @bool() -> !torch.vtensor<[2],i1> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %none = torch.constant.none
  %1 = torch.aten.full %0, %true, %none, %none, %none, %none : !torch.list<int>, !torch.bool, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2],i1>
  return %1 : !torch.vtensor<[2],i1>
}

func.func @minus_inf() -> !torch.vtensor<[2],f32> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int2 : (!torch.int) -> !torch.list<int>
  %float0xFFF0000000000000 = torch.constant.float 0xFFF0000000000000
  %none = torch.constant.none
  %1 = torch.aten.full %0, %float0xFFF0000000000000, %none, %none, %none, %none : !torch.list<int>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}

func.func @rank0() -> !torch.vtensor<[],f32> {
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  %float2.500000e00 = torch.constant.float 2.500000e+00
  %none = torch.constant.none
  %1 = torch.aten.full %0, %float2.500000e00, %none, %none, %none, %none : !torch.list<int>, !torch.float, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[],f32>
  return %1 : !torch.vtensor<[],f32>
}
