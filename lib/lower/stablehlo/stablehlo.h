/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_STABLEHLO_STABLEHLO_H
#define TM_LOWER_STABLEHLO_STABLEHLO_H

#include "lower/lower.h"

/* The lowerings to StableHLO that rows name, by file. */

/* ew.c */
tm_status stablehlo_ew(tm_lower *lw);     /* from the scalar expression */
tm_status stablehlo_scalar(tm_lower *lw); /* the same, on Python scalars */

#endif
