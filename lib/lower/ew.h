/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_EW_H
#define TM_LOWER_EW_H

#include "infer/infer.h"
#include "lower/lower.h"
#include "lower/scalar.h"

enum { TM_MAX_EW = 16 };

/*
 * An elementwise op taken apart, for all targets: its expression parsed, its
 * operands either known or tensors (to be broadcast) or scalars that are
 * only known at run time.
 */
typedef struct tm_ew {
	tm_arena arena;
	const tm_expr *expr;
	tm_dtype result;  /* element type of the result */
	tm_dtype compute; /* what the expression computes in */
	int num_args;
	tm_sval args[TM_MAX_EW]; /* VALUE: the lowered torch value */
	bool is_tensor[TM_MAX_EW];
} tm_ew;

/* Free with tm_ew_free(), also after a failure. */
tm_status tm_ew_open(tm_lower *lw, tm_ew *ew);
void tm_ew_free(tm_ew *ew);

#endif
