/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_INFER_INFER_H
#define TM_INFER_INFER_H

#include "dialect/call.h"

enum { TM_MAX_RESULTS = 8 };

/*
 * Type inference of one op.  A rule reads the operands through CALL and
 * fills RESULT; unknown stays unknown (has_sizes false, TM_DYN,
 * TM_DTYPE_NONE).  The driver intersects it with what the result's type
 * says already.
 */
struct tm_infer {
	tm_call call;
	int num_results;
	tm_tensor_type result[TM_MAX_RESULTS];
	/* The type of result I where it depends on I alone. */
	tm_dtype dtypes[TM_MAX_RESULTS];
};

/*
 * Infers the result types of OP by its row and narrows them in place.
 * Returns false after a diagnostic where the operands contradict; an op
 * without rules is left alone.  *CHANGED is set if a type changed.
 */
bool tm_infer_op(MlirOperation op, bool *changed);

/* ---- shape rules (shape-*.c) ---- */
bool shape_same(tm_infer *in);      /* the first operand's */
bool shape_broadcast(tm_infer *in); /* of all tensor operands */

/* ---- element type rules (dtype.c) ---- */
tm_dtype dtype_same(tm_infer *in);    /* the first tensor operand's */
tm_dtype dtype_promote(tm_infer *in); /* of all tensors and Scalars */
tm_dtype dtype_promote_float(tm_infer *in); /* ints become float32 */
tm_dtype dtype_bool(tm_infer *in);
tm_dtype dtype_i64(tm_infer *in);
tm_dtype dtype_arg(tm_infer *in); /* the operand "dtype", else the first
                                   * tensor's, else float32 */

/* Broadcasts B into A; false if two extents differ and neither is 1. */
bool tm_broadcast(tm_tensor_type *a, const tm_tensor_type *b);
/* PyTorch's promotion of two element types. */
tm_dtype tm_promote(tm_dtype a, tm_dtype b);

#endif
