// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_stack.npz.

func.func @dim0(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>, %arg2: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[3,2,3],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.stack %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[3,2,3],f32>
  return %1 : !torch.vtensor<[3,2,3],f32>
}

func.func @dim0_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[3,?,?],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.stack %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[3,?,?],f32>
  return %1 : !torch.vtensor<[3,?,?],f32>
}

func.func @dim1(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>, %arg2: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3,3],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
  %int1 = torch.constant.int 1
  %1 = torch.aten.stack %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,3,3],f32>
  return %1 : !torch.vtensor<[2,3,3],f32>
}

func.func @dim1_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,3,?],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.list<vtensor>
  %int1 = torch.constant.int 1
  %1 = torch.aten.stack %0, %int1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,3,?],f32>
  return %1 : !torch.vtensor<[?,3,?],f32>
}

func.func @dim2(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>, %arg2: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3,3],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
  %int2 = torch.constant.int 2
  %1 = torch.aten.stack %0, %int2 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,3,3],f32>
  return %1 : !torch.vtensor<[2,3,3],f32>
}

func.func @dim2_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,3],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.list<vtensor>
  %int2 = torch.constant.int 2
  %1 = torch.aten.stack %0, %int2 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,?,3],f32>
  return %1 : !torch.vtensor<[?,?,3],f32>
}

func.func @dimm1(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],f32>, %arg2: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3,3],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],f32>) -> !torch.list<vtensor>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.stack %0, %int-1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,3,3],f32>
  return %1 : !torch.vtensor<[2,3,3],f32>
}

func.func @dimm1_dyn(%arg0: !torch.vtensor<[?,?],f32>, %arg1: !torch.vtensor<[?,?],f32>, %arg2: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?,3],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1, %arg2 : (!torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>, !torch.vtensor<[?,?],f32>) -> !torch.list<vtensor>
  %int-1 = torch.constant.int -1
  %1 = torch.aten.stack %0, %int-1 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[?,?,3],f32>
  return %1 : !torch.vtensor<[?,?,3],f32>
}

func.func @rank0(%arg0: !torch.vtensor<[],f32>, %arg1: !torch.vtensor<[],f32>) -> !torch.vtensor<[2],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[],f32>, !torch.vtensor<[],f32>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.stack %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2],f32>
  return %1 : !torch.vtensor<[2],f32>
}

func.func @mixed(%arg0: !torch.vtensor<[2,3],f32>, %arg1: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[2,2,3],f32> {
  %0 = torch.prim.ListConstruct %arg0, %arg1 : (!torch.vtensor<[2,3],f32>, !torch.vtensor<[2,3],si64>) -> !torch.list<vtensor>
  %int0 = torch.constant.int 0
  %1 = torch.aten.stack %0, %int0 : !torch.list<vtensor>, !torch.int -> !torch.vtensor<[2,2,3],f32>
  return %1 : !torch.vtensor<[2,2,3],f32>
}
