// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A weight that code refers to where it is (JIT) or carries with it (object).
func.func @main(%n: i64) -> (i64, f32) {
  %w = arith.constant dense_resource<w> : tensor<3xf32>
  %i = arith.index_cast %n : i64 to index
  %v = tensor.extract %w[%i] : tensor<3xf32>
  return %n, %v : i64, f32
}
{-#
  dialect_resources: {
    builtin: {
      w: "0x040000000000803F0000004000004040"
    }
  }
#-}
