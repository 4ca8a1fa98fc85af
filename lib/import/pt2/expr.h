/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_PT2_EXPR_H
#define TM_IMPORT_PT2_EXPR_H

#include "base/arena.h"

#include <stdint.h>

/*
 * Sizes as PyTorch writes them: sympy's srepr, a syntax of function calls
 * such as "Add(Mul(Integer(2), Symbol('s0', integer=True)), Integer(1))".
 */
typedef enum tm_pt2_expr_kind {
	TM_PT2_EXPR_OPAQUE, /* a function that sizes rarely need */
	TM_PT2_EXPR_NUMBER,
	TM_PT2_EXPR_SYMBOL,
	TM_PT2_EXPR_ADD, /* n-ary */
	TM_PT2_EXPR_MUL, /* n-ary */
	TM_PT2_EXPR_FLOORDIV,
	TM_PT2_EXPR_CEILDIV,
	TM_PT2_EXPR_MOD
} tm_pt2_expr_kind;

typedef struct tm_pt2_expr tm_pt2_expr;
struct tm_pt2_expr {
	tm_pt2_expr_kind kind;
	int64_t number;
	tm_str symbol;
	tm_pt2_expr **args;
	size_t count, cap;
};

/* Parses TEXT; what is not understood becomes OPAQUE.  NULL where memory is
 * exhausted. */
const tm_pt2_expr *tm_pt2_expr_parse(tm_arena *arena, tm_str text);

#endif
