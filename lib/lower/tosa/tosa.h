/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_TOSA_TOSA_H
#define TM_LOWER_TOSA_TOSA_H

#include "lower/lower.h"

/* The lowerings to TOSA that rows name, by file. */

/* ew.c */
tm_status tosa_ew(tm_lower *lw);  /* from the scalar expression */

/* matmul.c */
tm_status tosa_mm(tm_lower *lw);
tm_status tosa_bmm(tm_lower *lw);
tm_status tosa_matmul(tm_lower *lw);

/* view.c */
tm_status tosa_reshape(tm_lower *lw); /* to the result's sizes */
tm_status tosa_permute(tm_lower *lw);
tm_status tosa_transpose(tm_lower *lw);
tm_status tosa_t(tm_lower *lw);
tm_status tosa_expand(tm_lower *lw);
tm_status tosa_slice(tm_lower *lw);
tm_status tosa_cat(tm_lower *lw);

/* reduction.c */
tm_status tosa_sum(tm_lower *lw); /* also with dim and keepdim */

#endif
