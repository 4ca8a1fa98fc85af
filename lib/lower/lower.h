/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_LOWER_LOWER_H
#define TM_LOWER_LOWER_H

#include "dialect/build.h"
#include "dialect/call.h"

typedef struct tm_value_map tm_value_map;

/*
 * One op on its way into a target's dialects.  Operands were lowered before
 * their user is reached: tm_lower_arg() gives the builtin value, CALL gives
 * the torch value with its element type (signedness) and its constants.
 * A lowering builds with B, sets every result, and returns TM_OK, or returns
 * tm_lower_unsupported() before it builds anything.
 */
struct tm_lower {
	tm_call call;
	tm_builder b; /* at the end of the block that is built */
	tm_target target;
	tm_value_map *map;
	struct tm_lower_run *run; /* what all ops of a run share */
	bool strict_shapes; /* extents that differ are never 1 at run time */
	char reason[240];   /* why it cannot be lowered */
};

/* The lowered operand: a tensor, an i64, f64 or i1; null for None, strings
 * and lists.  Constants are built where they are asked for. */
MlirValue tm_lower_arg(tm_lower *lw, const char *name);
/* The same for any torch value. */
MlirValue tm_lower_value(tm_lower *lw, MlirValue torch_value);
/* The builtin type of result I: tensor<…>, i64, f64, i1. */
MlirType tm_lower_result_type(tm_lower *lw, intptr_t i);
/* Sets result I.  A tensor of less static type is cast. */
void tm_lower_result(tm_lower *lw, intptr_t i, MlirValue v);
/* Elements of the list NAME, lowered; the length, or -1. */
intptr_t tm_lower_list(tm_lower *lw, const char *name, MlirValue *out,
                       intptr_t cap);
tm_status tm_lower_unsupported(tm_lower *lw, const char *format, ...)
        TM_PRINTF(2, 3);

/*
 * Lowers the blocks of a torch region (prim.If, prim.Loop) to the end of
 * DEST: arguments of the region's entry block are mapped to ARGS, and the
 * operands of its terminator are stored lowered in YIELDS (at most CAP);
 * returns how many there are, or -1.
 */
intptr_t tm_lower_region(tm_lower *lw, MlirRegion region, MlirBlock dest,
                         tm_values args, MlirValue *yields, intptr_t cap);
/* The builtin type of a torch type in this target, null if it has none. */
MlirType tm_lower_type(tm_lower *lw, MlirType type);

/* Told of each op that cannot be lowered. */
typedef void (*tm_unsupported_fn)(MlirOperation op, const char *reason,
                                  void *user);

/*
 * Lowers OP, a function or all functions of a module, to TARGET by one
 * forward walk: bodies are built anew, op after op, and the old ones die at
 * the end.  Returns whether all of it could be; ops that could not were told
 * to FN (which may be NULL), and what is left is of no use.
 */
bool tm_lower_module(MlirOperation op, tm_target target, tm_unsupported_fn fn,
              void *user);

#endif
