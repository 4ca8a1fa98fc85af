/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_LINALG_SCALAR_H
#define TM_LOWER_LINALG_SCALAR_H

#include "lower/scalar.h"

/* Elements are builtin scalars: arith, math and complex. */
extern const tm_emit_target tm_linalg_scalars;

#endif
