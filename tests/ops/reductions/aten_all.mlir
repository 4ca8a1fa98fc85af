// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_all.npz.

func.func @whole(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[3,4],f32> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

func.func @whole_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[?,?],f32> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

func.func @whole_f64(%arg0: !torch.vtensor<[2,3],f64>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[2,3],f64> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

func.func @whole_f16(%arg0: !torch.vtensor<[2,3],f16>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[2,3],f16> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

func.func @whole_bf16(%arg0: !torch.vtensor<[2,3],bf16>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[2,3],bf16> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

func.func @whole_i64(%arg0: !torch.vtensor<[2,3],si64>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[2,3],si64> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

func.func @whole_i32(%arg0: !torch.vtensor<[2,3],si32>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[2,3],si32> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

func.func @whole_u8(%arg0: !torch.vtensor<[2,3],ui8>) -> !torch.vtensor<[],ui8> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[2,3],ui8> -> !torch.vtensor<[],ui8>
  return %0 : !torch.vtensor<[],ui8>
}

func.func @whole_b1(%arg0: !torch.vtensor<[2,3],i1>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[2,3],i1> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

func.func @whole_special(%arg0: !torch.vtensor<[4,3],f32>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[4,3],f32> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

func.func @whole_rank0(%arg0: !torch.vtensor<[],f32>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[],f32> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}

func.func @whole_empty(%arg0: !torch.vtensor<[0,3],f32>) -> !torch.vtensor<[],i1> {
  %0 = torch.aten.all %arg0 : !torch.vtensor<[0,3],f32> -> !torch.vtensor<[],i1>
  return %0 : !torch.vtensor<[],i1>
}
