// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// x * 2 + y for rows of any number; the factor is checked while running.
func.func @main(%x: tensor<?x3xf32>, %y: tensor<3xf32>, %n: i64) -> (tensor<?x3xf32>, i64) {
  %c0 = arith.constant 0 : index
  %two = arith.constant 2.0 : f32
  %limit = arith.constant 100 : i64
  %small = arith.cmpi slt, %n, %limit : i64
  cf.assert %small, "aten.scale: n must be less than 100"
  %d = tensor.dim %x, %c0 : tensor<?x3xf32>
  %e = tensor.empty(%d) : tensor<?x3xf32>
  %r = linalg.generic {
    indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                     affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]
  } ins(%x, %y : tensor<?x3xf32>, tensor<3xf32>) outs(%e : tensor<?x3xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %p = arith.mulf %a, %two : f32
    %s = arith.addf %p, %b : f32
    linalg.yield %s : f32
  } -> tensor<?x3xf32>
  return %r, %n : tensor<?x3xf32>, i64
}
