/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_MATH_H
#define TM_RUN_MATH_H

#include <mlir-c/IR.h>

/* Writes what convert-complex-to-standard makes and C's library lacks in
 * other operations: math.copysign as arithmetic on bits, math.rsqrt as a
 * quotient. */
void tm_math_expand(MlirModule module);

#endif
