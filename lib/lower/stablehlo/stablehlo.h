/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_STABLEHLO_STABLEHLO_H
#define TM_LOWER_STABLEHLO_STABLEHLO_H

#include "lower/lower.h"

/* The lowerings to StableHLO that rows name, by file. */

/* ew.c */
tm_status stablehlo_ew(tm_lower *lw);     /* from the scalar expression */
tm_status stablehlo_scalar(tm_lower *lw); /* the same, on Python scalars */

/* matmul.c */
tm_status stablehlo_mm(tm_lower *lw);
tm_status stablehlo_bmm(tm_lower *lw);
tm_status stablehlo_matmul(tm_lower *lw);

/* view.c */
tm_status stablehlo_reshape(tm_lower *lw); /* to the result's sizes */
tm_status stablehlo_permute(tm_lower *lw);
tm_status stablehlo_transpose(tm_lower *lw);
tm_status stablehlo_t(tm_lower *lw);
tm_status stablehlo_expand(tm_lower *lw);
tm_status stablehlo_slice(tm_lower *lw);
tm_status stablehlo_cat(tm_lower *lw);

/* reduction.c */
tm_status stablehlo_sum(tm_lower *lw); /* also with dim and keepdim */

#endif
