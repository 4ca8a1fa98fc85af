/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_TOSA_TOSA_H
#define TM_LOWER_TOSA_TOSA_H

#include "lower/lower.h"

/* The lowerings to TOSA that rows name, by file. */

/* ew.c */
tm_status tosa_ew(tm_lower *lw);  /* from the scalar expression */

#endif
