/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_SCALAR_H
#define TM_LOWER_SCALAR_H

#include "dialect/build.h"
#include "ops/expr.h"

/*
 * Emits scalar expressions.  What an element is differs by target (a scalar
 * inside linalg.generic, a whole tensor in TOSA and StableHLO); a target
 * describes itself by the few functions of tm_emit_target and everything
 * else (known values, let, ?:, expansion of functions that the target lacks)
 * happens here.
 */

/* The value of a node: known, or built. */
typedef struct tm_sval {
	enum {
		TM_SVAL_VALUE,
		TM_SVAL_NUM,
		TM_SVAL_STR,
		TM_SVAL_NONE
	} kind;
	MlirValue v;
	tm_dtype dtype; /* of V */
	tm_num num;
	tm_str str;
} tm_sval;

typedef struct tm_emitter tm_emitter;

typedef struct tm_emit_target {
	/* Builds FN of ARGS, which have type DTYPE; null if the target has
	 * no op for it.  TEST functions give a bool. */
	MlirValue (*call)(tm_emitter *em, tm_fn fn, tm_dtype dtype,
	                  const MlirValue *args);
	MlirValue (*constant)(tm_emitter *em, tm_dtype dtype, tm_num num);
	/* FROM and TO differ. */
	MlirValue (*convert)(tm_emitter *em, MlirValue v, tm_dtype from,
	                     tm_dtype to);
	MlirValue (*select)(tm_emitter *em, tm_dtype dtype, MlirValue cond,
	                    MlirValue t, MlirValue f);
} tm_emit_target;

struct tm_emitter {
	tm_builder *b;
	const tm_emit_target *target;
	tm_arena *arena;
	tm_dtype compute;    /* what arithmetic is done in */
	tm_dtype result;     /* set by tm_emit() */
	const tm_sval *args; /* operands, in their own types */
	tm_sval lets[TM_MAX_LETS];
	void *user; /* the target's */
	int depth;  /* of expansions */
	char reason[200];
};

/*
 * Emits E as a value of type RESULT.  TM_EUNSUP with REASON where the target
 * cannot say it in the type COMPUTE.
 */
tm_status tm_emit(tm_emitter *em, const tm_expr *e, tm_dtype result,
                  MlirValue *out);
/* The same, but stays known if it is. */
tm_status tm_emit_sval(tm_emitter *em, const tm_expr *e, tm_sval *out);

/* The type that arithmetic on DTYPE is done in: f32 for the small floats. */
tm_dtype tm_compute_dtype(tm_dtype dtype);

#endif
