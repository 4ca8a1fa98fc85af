// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_norm_ScalarOpt_dim_dtype.npz.

func.func @f64(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[2,1,4],f64> {
  %int2 = torch.constant.int 2
  %int1 = torch.constant.int 1
  %0 = torch.prim.ListConstruct %int1 : (!torch.int) -> !torch.list<int>
  %true = torch.constant.bool true
  %int7 = torch.constant.int 7
  %1 = torch.aten.norm.ScalarOpt_dim_dtype %arg0, %int2, %0, %true, %int7 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.int -> !torch.vtensor<[2,1,4],f64>
  return %1 : !torch.vtensor<[2,1,4],f64>
}

func.func @f64_all(%arg0: !torch.vtensor<[2,3,4],f32>) -> !torch.vtensor<[],f64> {
  %int2 = torch.constant.int 2
  %0 = torch.prim.ListConstruct : () -> !torch.list<int>
  %false = torch.constant.bool false
  %int7 = torch.constant.int 7
  %1 = torch.aten.norm.ScalarOpt_dim_dtype %arg0, %int2, %0, %false, %int7 : !torch.vtensor<[2,3,4],f32>, !torch.int, !torch.list<int>, !torch.bool, !torch.int -> !torch.vtensor<[],f64>
  return %1 : !torch.vtensor<[],f64>
}
