/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_CONTRACT_H
#define TM_RUN_CONTRACT_H

#include "base/status.h"

#include <mlir-c/IR.h>

/*
 * Replaces sums of products over buffers (linalg.matmul, convolutions, any
 * linalg op whose body is c + a * b) by calls of functions that keep a tile
 * of the result in vector registers.  Ops of one kind share a function.
 * VECTOR_BITS is the width of the target's registers.  Ops that do not fit
 * stay as they are.
 */
TM_NODISCARD tm_status tm_contract(MlirModule module, int vector_bits,
                                   tm_error *err);

#endif
