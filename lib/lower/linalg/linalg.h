/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_LINALG_LINALG_H
#define TM_LOWER_LINALG_LINALG_H

#include "lower/lower.h"

/* The lowerings to linalg on tensors that rows name, by file. */

/* ew.c */
tm_status linalg_ew(tm_lower *lw);     /* from the scalar expression */
tm_status linalg_scalar(tm_lower *lw); /* the same, on Python scalars */

#endif
