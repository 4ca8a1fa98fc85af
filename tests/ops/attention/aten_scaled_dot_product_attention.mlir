// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_scaled_dot_product_attention.npz.

func.func @plain(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>, %arg2: !torch.vtensor<[1,2,4,4],f32>) -> !torch.vtensor<[1,2,3,4],f32> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %false, %none, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,2,3,4],f32>
  return %0 : !torch.vtensor<[1,2,3,4],f32>
}

func.func @plain_dyn(%arg0: !torch.vtensor<[1,?,?,4],f32>, %arg1: !torch.vtensor<[1,?,?,4],f32>, %arg2: !torch.vtensor<[1,?,?,4],f32>) -> !torch.vtensor<[1,?,?,4],f32> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %false, %none, %false : !torch.vtensor<[1,?,?,4],f32>, !torch.vtensor<[1,?,?,4],f32>, !torch.vtensor<[1,?,?,4],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,?,?,4],f32>
  return %0 : !torch.vtensor<[1,?,?,4],f32>
}

func.func @causal(%arg0: !torch.vtensor<[1,2,4,4],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>, %arg2: !torch.vtensor<[1,2,4,4],f32>) -> !torch.vtensor<[1,2,4,4],f32> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %true, %none, %false : !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,2,4,4],f32>
  return %0 : !torch.vtensor<[1,2,4,4],f32>
}

func.func @causal_dyn(%arg0: !torch.vtensor<[1,?,?,4],f32>, %arg1: !torch.vtensor<[1,?,?,4],f32>, %arg2: !torch.vtensor<[1,?,?,4],f32>) -> !torch.vtensor<[1,?,?,4],f32> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %true, %none, %false : !torch.vtensor<[1,?,?,4],f32>, !torch.vtensor<[1,?,?,4],f32>, !torch.vtensor<[1,?,?,4],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,?,?,4],f32>
  return %0 : !torch.vtensor<[1,?,?,4],f32>
}

func.func @causal_tall(%arg0: !torch.vtensor<[1,2,5,4],f32>, %arg1: !torch.vtensor<[1,2,3,4],f32>, %arg2: !torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,5,4],f32> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %true = torch.constant.bool true
  %false = torch.constant.bool false
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %true, %none, %false : !torch.vtensor<[1,2,5,4],f32>, !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,3,4],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,2,5,4],f32>
  return %0 : !torch.vtensor<[1,2,5,4],f32>
}

func.func @scale(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>, %arg2: !torch.vtensor<[1,2,4,4],f32>) -> !torch.vtensor<[1,2,3,4],f32> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %float3.000000e-01 = torch.constant.float 3.000000e-01
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %false, %float3.000000e-01, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.none, !torch.float, !torch.bool, !torch.float, !torch.bool -> !torch.vtensor<[1,2,3,4],f32>
  return %0 : !torch.vtensor<[1,2,3,4],f32>
}

func.func @bool_mask(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>, %arg2: !torch.vtensor<[1,2,4,4],f32>, %arg3: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[1,2,3,4],f32> {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %arg3, %float0.000000e00, %false, %none, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[3,4],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,2,3,4],f32>
  return %0 : !torch.vtensor<[1,2,3,4],f32>
}

func.func @bool_mask_dyn(%arg0: !torch.vtensor<[1,?,3,4],f32>, %arg1: !torch.vtensor<[1,?,4,4],f32>, %arg2: !torch.vtensor<[1,?,4,4],f32>, %arg3: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[1,?,3,4],f32> {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %arg3, %float0.000000e00, %false, %none, %false : !torch.vtensor<[1,?,3,4],f32>, !torch.vtensor<[1,?,4,4],f32>, !torch.vtensor<[1,?,4,4],f32>, !torch.vtensor<[3,4],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,?,3,4],f32>
  return %0 : !torch.vtensor<[1,?,3,4],f32>
}

func.func @float_mask(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>, %arg2: !torch.vtensor<[1,2,4,4],f32>, %arg3: !torch.vtensor<[1,2,3,4],f32>) -> !torch.vtensor<[1,2,3,4],f32> {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %arg3, %float0.000000e00, %false, %none, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,3,4],f32>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,2,3,4],f32>
  return %0 : !torch.vtensor<[1,2,3,4],f32>
}

func.func @broadcast_mask(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>, %arg2: !torch.vtensor<[1,2,4,4],f32>, %arg3: !torch.vtensor<[1,1,1,4],f32>) -> !torch.vtensor<[1,2,3,4],f32> {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %arg3, %float0.000000e00, %false, %none, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,1,1,4],f32>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,2,3,4],f32>
  return %0 : !torch.vtensor<[1,2,3,4],f32>
}

func.func @hidden_row(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>, %arg2: !torch.vtensor<[1,2,4,4],f32>, %arg3: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[1,2,3,4],f32> {
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %none = torch.constant.none
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %arg3, %float0.000000e00, %false, %none, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[3,4],i1>, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,2,3,4],f32>
  return %0 : !torch.vtensor<[1,2,3,4],f32>
}

func.func @rank3(%arg0: !torch.vtensor<[2,3,4],f32>, %arg1: !torch.vtensor<[2,4,4],f32>, %arg2: !torch.vtensor<[2,4,4],f32>) -> !torch.vtensor<[2,3,4],f32> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %false, %none, %false : !torch.vtensor<[2,3,4],f32>, !torch.vtensor<[2,4,4],f32>, !torch.vtensor<[2,4,4],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[2,3,4],f32>
  return %0 : !torch.vtensor<[2,3,4],f32>
}

func.func @rank3_dyn(%arg0: !torch.vtensor<[?,?,?],f32>, %arg1: !torch.vtensor<[?,?,?],f32>, %arg2: !torch.vtensor<[?,?,?],f32>) -> !torch.vtensor<[?,?,?],f32> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %false, %none, %false : !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.vtensor<[?,?,?],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[?,?,?],f32>
  return %0 : !torch.vtensor<[?,?,?],f32>
}

func.func @rank2(%arg0: !torch.vtensor<[3,4],f32>, %arg1: !torch.vtensor<[4,4],f32>, %arg2: !torch.vtensor<[4,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %false, %none, %false : !torch.vtensor<[3,4],f32>, !torch.vtensor<[4,4],f32>, !torch.vtensor<[4,4],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @value_width(%arg0: !torch.vtensor<[1,2,3,4],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>, %arg2: !torch.vtensor<[1,2,4,3],f32>) -> !torch.vtensor<[1,2,3,3],f32> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %false, %none, %false : !torch.vtensor<[1,2,3,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,3],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,2,3,3],f32>
  return %0 : !torch.vtensor<[1,2,3,3],f32>
}

func.func @grouped(%arg0: !torch.vtensor<[1,4,3,4],f32>, %arg1: !torch.vtensor<[1,2,4,4],f32>, %arg2: !torch.vtensor<[1,2,4,4],f32>) -> !torch.vtensor<[1,4,3,4],f32> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %true = torch.constant.bool true
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %false, %none, %true : !torch.vtensor<[1,4,3,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.vtensor<[1,2,4,4],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,4,3,4],f32>
  return %0 : !torch.vtensor<[1,4,3,4],f32>
}

func.func @f64(%arg0: !torch.vtensor<[1,2,3,4],f64>, %arg1: !torch.vtensor<[1,2,4,4],f64>, %arg2: !torch.vtensor<[1,2,4,4],f64>) -> !torch.vtensor<[1,2,3,4],f64> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %false, %none, %false : !torch.vtensor<[1,2,3,4],f64>, !torch.vtensor<[1,2,4,4],f64>, !torch.vtensor<[1,2,4,4],f64>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,2,3,4],f64>
  return %0 : !torch.vtensor<[1,2,3,4],f64>
}

func.func @f16(%arg0: !torch.vtensor<[1,2,3,4],f16>, %arg1: !torch.vtensor<[1,2,4,4],f16>, %arg2: !torch.vtensor<[1,2,4,4],f16>) -> !torch.vtensor<[1,2,3,4],f16> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %false, %none, %false : !torch.vtensor<[1,2,3,4],f16>, !torch.vtensor<[1,2,4,4],f16>, !torch.vtensor<[1,2,4,4],f16>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,2,3,4],f16>
  return %0 : !torch.vtensor<[1,2,3,4],f16>
}

func.func @bf16(%arg0: !torch.vtensor<[1,2,3,4],bf16>, %arg1: !torch.vtensor<[1,2,4,4],bf16>, %arg2: !torch.vtensor<[1,2,4,4],bf16>) -> !torch.vtensor<[1,2,3,4],bf16> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %false, %none, %false : !torch.vtensor<[1,2,3,4],bf16>, !torch.vtensor<[1,2,4,4],bf16>, !torch.vtensor<[1,2,4,4],bf16>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,2,3,4],bf16>
  return %0 : !torch.vtensor<[1,2,3,4],bf16>
}

func.func @one_head(%arg0: !torch.vtensor<[1,1,2,2],f32>, %arg1: !torch.vtensor<[1,1,2,2],f32>, %arg2: !torch.vtensor<[1,1,2,2],f32>) -> !torch.vtensor<[1,1,2,2],f32> {
  %none = torch.constant.none
  %float0.000000e00 = torch.constant.float 0.000000e+00
  %false = torch.constant.bool false
  %0 = torch.aten.scaled_dot_product_attention %arg0, %arg1, %arg2, %none, %float0.000000e00, %false, %none, %false : !torch.vtensor<[1,1,2,2],f32>, !torch.vtensor<[1,1,2,2],f32>, !torch.vtensor<[1,1,2,2],f32>, !torch.none, !torch.float, !torch.bool, !torch.none, !torch.bool -> !torch.vtensor<[1,1,2,2],f32>
  return %0 : !torch.vtensor<[1,1,2,2],f32>
}
