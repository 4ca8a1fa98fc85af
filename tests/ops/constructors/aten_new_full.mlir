// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_new_full.npz.

func.func @f32(%arg0: !torch.vtensor<[2],f32>) -> !torch.vtensor<[3,1],f32> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int3, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.new_full %arg0, %0, %int1, %none, %none, %none, %none : !torch.vtensor<[2],f32>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,1],f32>
  return %1 : !torch.vtensor<[3,1],f32>
}

func.func @f64(%arg0: !torch.vtensor<[2],f64>) -> !torch.vtensor<[3,1],f64> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int3, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.new_full %arg0, %0, %int1, %none, %none, %none, %none : !torch.vtensor<[2],f64>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,1],f64>
  return %1 : !torch.vtensor<[3,1],f64>
}

func.func @f16(%arg0: !torch.vtensor<[2],f16>) -> !torch.vtensor<[3,1],f16> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int3, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.new_full %arg0, %0, %int1, %none, %none, %none, %none : !torch.vtensor<[2],f16>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,1],f16>
  return %1 : !torch.vtensor<[3,1],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[2],bf16>) -> !torch.vtensor<[3,1],bf16> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int3, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.new_full %arg0, %0, %int1, %none, %none, %none, %none : !torch.vtensor<[2],bf16>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,1],bf16>
  return %1 : !torch.vtensor<[3,1],bf16>
}

func.func @i64(%arg0: !torch.vtensor<[2],si64>) -> !torch.vtensor<[3,1],si64> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int3, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.new_full %arg0, %0, %int1, %none, %none, %none, %none : !torch.vtensor<[2],si64>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,1],si64>
  return %1 : !torch.vtensor<[3,1],si64>
}

func.func @i32(%arg0: !torch.vtensor<[2],si32>) -> !torch.vtensor<[3,1],si32> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int3, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.new_full %arg0, %0, %int1, %none, %none, %none, %none : !torch.vtensor<[2],si32>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,1],si32>
  return %1 : !torch.vtensor<[3,1],si32>
}

func.func @u8(%arg0: !torch.vtensor<[2],ui8>) -> !torch.vtensor<[3,1],ui8> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int3, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.new_full %arg0, %0, %int1, %none, %none, %none, %none : !torch.vtensor<[2],ui8>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,1],ui8>
  return %1 : !torch.vtensor<[3,1],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[2],i1>) -> !torch.vtensor<[3,1],i1> {
  %int3 = torch.constant.int 3
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int3, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %none = torch.constant.none
  %1 = torch.aten.new_full %arg0, %0, %int1, %none, %none, %none, %none : !torch.vtensor<[2],i1>, !torch.list<int>, !torch.int, !torch.none, !torch.none, !torch.none, !torch.none -> !torch.vtensor<[3,1],i1>
  return %1 : !torch.vtensor<[3,1],i1>
}
