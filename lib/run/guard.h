/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_GUARD_H
#define TM_RUN_GUARD_H

#include <mlir-c/IR.h>

/*
 * Makes integer divisions defined for every operand, as processors trap on
 * two of them: a zero divisor fails an assertion, and the smallest number
 * divided by minus one wraps around.  Divisors that are constants and
 * neither stay as they are.
 */
void tm_guard_divisions(MlirModule module);

#endif
