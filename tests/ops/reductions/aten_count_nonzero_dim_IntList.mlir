// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_count_nonzero_dim_IntList.npz.

func.func @last(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,3],si64> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[2,3],si64>
  return %1 : !torch.vtensor<[2,3],si64>
}

func.func @last_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],si64> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],si64>
  return %1 : !torch.vtensor<[?,?],si64>
}

func.func @first(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[3,4],si64> {
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[3,4],si64>
  return %1 : !torch.vtensor<[3,4],si64>
}

func.func @first_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?],si64> {
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?,?],si64>
  return %1 : !torch.vtensor<[?,?],si64>
}

func.func @two(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[3],si64> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[3],si64>
  return %1 : !torch.vtensor<[3],si64>
}

func.func @two_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?],si64> {
  %int0 = torch.constant.int 0
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int2 : (!torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[?],si64>
  return %1 : !torch.vtensor<[?],si64>
}

func.func @all(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],si64> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int1, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[],si64>
  return %1 : !torch.vtensor<[],si64>
}

func.func @all_dyn(%arg0: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[],si64> {
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct %int0, %int1, %int2 : (!torch.int, !torch.int, !torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[?,?,?],f32>, !torch.list<int> -> !torch.vtensor<[],si64>
  return %1 : !torch.vtensor<[],si64>
}

func.func @f32(%arg0: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,3],f32>, !torch.list<int> -> !torch.vtensor<[2],si64>
  return %1 : !torch.vtensor<[2],si64>
}

func.func @f64(%arg0: !torch.vtensor<[2,3],f64>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,3],f64>, !torch.list<int> -> !torch.vtensor<[2],si64>
  return %1 : !torch.vtensor<[2],si64>
}

func.func @f16(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,3],f16>, !torch.list<int> -> !torch.vtensor<[2],si64>
  return %1 : !torch.vtensor<[2],si64>
}

func.func @bf16(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,3],bf16>, !torch.list<int> -> !torch.vtensor<[2],si64>
  return %1 : !torch.vtensor<[2],si64>
}

func.func @i64(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,3],si64>, !torch.list<int> -> !torch.vtensor<[2],si64>
  return %1 : !torch.vtensor<[2],si64>
}

func.func @i32(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,3],si32>, !torch.list<int> -> !torch.vtensor<[2],si64>
  return %1 : !torch.vtensor<[2],si64>
}

func.func @u8(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,3],ui8>, !torch.list<int> -> !torch.vtensor<[2],si64>
  return %1 : !torch.vtensor<[2],si64>
}

func.func @b1(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[2],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,3],i1>, !torch.list<int> -> !torch.vtensor<[2],si64>
  return %1 : !torch.vtensor<[2],si64>
}

func.func @special(%arg0: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[4],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[4,3],f32>, !torch.list<int> -> !torch.vtensor<[4],si64>
  return %1 : !torch.vtensor<[4],si64>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],si64> {
  %int-1 = torch.constant.int -1
  %0 = torch.prim.ListConstruct %int-1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[],f32>, !torch.list<int> -> !torch.vtensor<[],si64>
  return %1 : !torch.vtensor<[],si64>
}

func.func @rank0_no_dims(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],si64> {
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[],f32>, !torch.list<int> -> !torch.vtensor<[],si64>
  return %1 : !torch.vtensor<[],si64>
}

func.func @no_dims(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],si64> {
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,3,4],f32>, !torch.list<int> -> !torch.vtensor<[],si64>
  return %1 : !torch.vtensor<[],si64>
}

func.func @empty(%arg0: !torch.vtensor<[2,0,3],f32>) -> !torch.vtensor<[2,3],si64> {
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,0,3],f32>, !torch.list<int> -> !torch.vtensor<[2,3],si64>
  return %1 : !torch.vtensor<[2,3],si64>
}

func.func @empty_kept(%arg0: !torch.vtensor<[2,0,3],f32>) -> !torch.vtensor<[0,3],si64> {
  %int0 = torch.constant.int 0
  %0 = torch.prim.ListConstruct %int0 : (!torch.int) -> !torch.list<int>
  %1 = torch.aten.count_nonzero.dim_IntList %arg0, %0 : !torch.vtensor<[2,0,3],f32>, !torch.list<int> -> !torch.vtensor<[0,3],si64>
  return %1 : !torch.vtensor<[0,3],si64>
}
