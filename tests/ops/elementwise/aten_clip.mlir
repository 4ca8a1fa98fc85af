// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Written by tests/ops/make_cases.py; the answers are in aten_clip.npz.

func.func @both_f32(%arg0: !torch.vtensor<[3,4],f32>) -> !torch.vtensor<[3,4],f32> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clip %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[3,4],f32>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @both_f32_dyn(%arg0: !torch.vtensor<[?,?],f32>) -> !torch.vtensor<[?,?],f32> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clip %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[?,?],f32>, !torch.float, !torch.int -> !torch.vtensor<[?,?],f32>
  return %0 : !torch.vtensor<[?,?],f32>
}

func.func @both_f64(%arg0: !torch.vtensor<[3,4],f64>) -> !torch.vtensor<[3,4],f64> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clip %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[3,4],f64>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f64>
  return %0 : !torch.vtensor<[3,4],f64>
}

func.func @both_f16(%arg0: !torch.vtensor<[3,4],f16>) -> !torch.vtensor<[3,4],f16> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clip %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[3,4],f16>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f16>
  return %0 : !torch.vtensor<[3,4],f16>
}

func.func @both_i64(%arg0: !torch.vtensor<[3,4],si64>) -> !torch.vtensor<[3,4],f32> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clip %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[3,4],si64>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @both_i32(%arg0: !torch.vtensor<[3,4],si32>) -> !torch.vtensor<[3,4],f32> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clip %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[3,4],si32>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @both_u8(%arg0: !torch.vtensor<[3,4],ui8>) -> !torch.vtensor<[3,4],f32> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clip %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[3,4],ui8>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @both_b1(%arg0: !torch.vtensor<[3,4],i1>) -> !torch.vtensor<[3,4],f32> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clip %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[3,4],i1>, !torch.float, !torch.int -> !torch.vtensor<[3,4],f32>
  return %0 : !torch.vtensor<[3,4],f32>
}

func.func @both_special(%arg0: !torch.vtensor<[8],f32>) -> !torch.vtensor<[8],f32> {
  %float-1.500000e00 = torch.constant.float -1.500000e+00
  %int2 = torch.constant.int 2
  %0 = torch.aten.clip %arg0, %float-1.500000e00, %int2 : !torch.vtensor<[8],f32>, !torch.float, !torch.int -> !torch.vtensor<[8],f32>
  return %0 : !torch.vtensor<[8],f32>
}
