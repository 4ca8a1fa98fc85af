// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_view.npz.

func.func @flat(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[24],f32> {
  %int24 = torch.constant.int 24
  %0 = torch.prim.ListConstruct %int24 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[24],f32>
  return %1 : !torch.vtensor<[24],f32>
}

func.func @flat_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?],f32> {
  %int24 = torch.constant.int 24
  %0 = torch.prim.ListConstruct %int24 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],f32>
  return %1 : !torch.vtensor<[?],f32>
}

func.func @minus1(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,12],f32> {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int2, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[2,12],f32>
  return %1 : !torch.vtensor<[2,12],f32>
}

func.func @minus1_dyn(%arg0: !torch.vtensor<[2,?,?],f32>) -> !torch.vtensor<[2,?],f32> {
  %int2 = torch.constant.int 2
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int2, %int-1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,?,?],f32>, !torch.list<int> -> !torch.vtensor<[2,?],f32>
  return %1 : !torch.vtensor<[2,?],f32>
}

func.func @split(%arg0: !torch.vtensor<[6,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int2, %int3, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[6,4],f32>, !torch.list<int> -> !torch.vtensor<[2,3,4],f32>
  return %1 : !torch.vtensor<[2,3,4],f32>
}

func.func @split_dyn(%arg0: !torch.vtensor<[6,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %int4 = torch.constant.int 4
  %0 = torch.prim.ListConstruct %int2, %int3, %int4 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[6,4],f32>, !torch.list<int> -> !torch.vtensor<[2,3,4],f32>
  return %1 : !torch.vtensor<[2,3,4],f32>
}

func.func @ones(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[1,2,1,3,1],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int1, %int2, %int1, %int3, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[1,2,1,3,1],f32>
  return %1 : !torch.vtensor<[1,2,1,3,1],f32>
}

func.func @ones_dyn(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[1,2,1,3,1],f32> {
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %int3 = torch.constant.int 3
  %0 = torch.prim.ListConstruct %int1, %int2, %int1, %int3, %int1 : (!torch.int, !torch.int, !torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[1,2,1,3,1],f32>
  return %1 : !torch.vtensor<[1,2,1,3,1],f32>
}

func.func @to_rank0(%arg0: !torch.vtensor<[1,1],f32>) -> !torch.vtensor<[],f32> {
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[1,1],f32>, !torch.list<int> -> !torch.vtensor<[],f32>
  return %1 : !torch.vtensor<[],f32>
}

func.func @from_rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[1,1],f32> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1, %int1 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[],f32>, !torch.list<int> -> !torch.vtensor<[1,1],f32>
  return %1 : !torch.vtensor<[1,1],f32>
}

func.func @regroup(%arg0: !torch.vtensor<[4,6],f32>) -> !torch.vtensor<[3,8],f32> {
  %int3 = torch.constant.int 3
  %int8 = torch.constant.int 8
  %0 = torch.prim.ListConstruct %int3, %int8 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[4,6],f32>, !torch.list<int> -> !torch.vtensor<[3,8],f32>
  return %1 : !torch.vtensor<[3,8],f32>
}

func.func @empty(%arg0: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[3,0],f32> {
  %int3 = torch.constant.int 3
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int3, %int0 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[0,3],f32>, !torch.list<int> -> !torch.vtensor<[3,0],f32>
  return %1 : !torch.vtensor<[3,0],f32>
}

func.func @i64(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[3,2],si64> {
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.list<int> -> !torch.vtensor<[3,2],si64>
  return %1 : !torch.vtensor<[3,2],si64>
}

func.func @i32(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[3,2],si32> {
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3],si32>, !torch.list<int> -> !torch.vtensor<[3,2],si32>
  return %1 : !torch.vtensor<[3,2],si32>
}

func.func @u8(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[3,2],ui8> {
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3],ui8>, !torch.list<int> -> !torch.vtensor<[3,2],ui8>
  return %1 : !torch.vtensor<[3,2],ui8>
}

func.func @b1(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[3,2],i1> {
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3],i1>, !torch.list<int> -> !torch.vtensor<[3,2],i1>
  return %1 : !torch.vtensor<[3,2],i1>
}

func.func @f64(%arg0: !torch.vtensor<[2,3],f64>) -> !torch.vtensor<[3,2],f64> {
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3],f64>, !torch.list<int> -> !torch.vtensor<[3,2],f64>
  return %1 : !torch.vtensor<[3,2],f64>
}

func.func @f16(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[3,2],f16> {
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3],f16>, !torch.list<int> -> !torch.vtensor<[3,2],f16>
  return %1 : !torch.vtensor<[3,2],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[3,2],bf16> {
  %int3 = torch.constant.int 3
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int3, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.view %arg0, %0 : !torch.vtensor<[2,3],bf16>, !torch.list<int> -> !torch.vtensor<[3,2],bf16>
  return %1 : !torch.vtensor<[3,2],bf16>
}
