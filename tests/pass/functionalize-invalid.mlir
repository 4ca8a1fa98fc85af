// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RUN: torch-mlir-opt %s -split-input-file -torch-functionalize -verify-diagnostics -o /dev/null

// PyTorch's strides decide whether this reshape copies; here nothing can.
func.func @maybe(%a: !torch.vtensor<[2,3],f32>) -> !torch.vtensor<[2,3],f32> {
  %0 = torch.copy.to_tensor %a : !torch.tensor<[2,3],f32>
  %int0 = torch.constant.int 0
  %int1 = torch.constant.int 1
  %int6 = torch.constant.int 6
  %l = torch.prim.ListConstruct %int6 : (!torch.int) -> !torch.list<int>
  %t = torch.aten.transpose.int %0, %int0, %int1 : !torch.tensor<[2,3],f32>, !torch.int, !torch.int -> !torch.tensor<[3,2],f32>
  %r = torch.aten.reshape %t, %l : !torch.tensor<[3,2],f32>, !torch.list<int> -> !torch.tensor<[6],f32>
  // expected-error @+1 {{a tensor is changed through torch.aten.reshape, which may be a copy of it or not}}
  %z = torch.aten.zero_ %r : !torch.tensor<[6],f32> -> !torch.tensor<[6],f32>
  %x = torch.copy.to_vtensor %0 : !torch.vtensor<[2,3],f32>
  return %x : !torch.vtensor<[2,3],f32>
}

// -----

func.func @branch(%a: !torch.vtensor<[2],f32>, %c: !torch.bool) -> !torch.vtensor<[2],f32> {
  %0 = torch.copy.to_tensor %a : !torch.tensor<[2],f32>
  torch.prim.If %c -> () {
    // expected-error @+1 {{an op inside of a branch or a loop changes a tensor of the program around it}}
    %z = torch.aten.zero_ %0 : !torch.tensor<[2],f32> -> !torch.tensor<[2],f32>
    torch.prim.If.yield
  } else {
    torch.prim.If.yield
  }
  %x = torch.copy.to_vtensor %0 : !torch.vtensor<[2],f32>
  return %x : !torch.vtensor<[2],f32>
}
