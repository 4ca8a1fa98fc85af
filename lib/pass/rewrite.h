/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_REWRITE_H
#define TM_PASS_REWRITE_H

#include "dialect/build.h"
#include "dialect/call.h"

/*
 * Rewrites one op into others.  Most are text, a small functional language
 * over the op table (doc/adding-an-op.md):
 *
 *   "addmm":  "add.Tensor(mul.Scalar(self, beta), mm(mat1, mat2), alpha)"
 *   statements:  "m = mean.dim(self, dim, True); sub.Tensor(self, m)"
 *   results:     "a, b"
 *
 * A name is an operand of the op (or an entry of the environment); a call
 * names an ATen op without "aten." (any other namespace is written out),
 * with positional and keyword arguments and the schema's defaults.  Numbers,
 * strings in single quotes, None, True, False and [lists] are literals.
 * c ? a : b chooses while rewriting, so C must be known then.  + - * // %
 * == != < <= > >= and or not work on what is known, and + - * // on ints that
 * are not known (they become aten.*.int).  Functions known without running:
 * has(x) rank(x) size(x, d) numel(x) dtype(x) is_float(x) is_int(x)
 * is_bool(x) is_complex(x) len(list) at(list, i) sizes(x) range(n)
 * slice(list, a, b) concat(list, list) repeat(x, n) str_eq(a, 'b').
 */
struct tm_rewrite {
	tm_call call;
	tm_builder b; /* before the op */
	tm_arena *arena;
	MlirValue results[8]; /* what replaces the op's results */
	int num_results;
	char reason[240];
};

/* A name in a rewrite's text that is no operand. */
typedef struct tm_binding {
	const char *name;
	MlirValue value; /* a torch value; null: None */
} tm_binding;

/* Evaluates TEXT at RW's builder with ENV before the op's own operands, and
 * sets RW's results.  TM_EUNSUP with a reason where it cannot. */
tm_status tm_rewrite_text(tm_rewrite *rw, const char *text,
                          const tm_binding *env, size_t num_env);

/* Builds one op of the table with the result types that its row infers.
 * NAME as in a text: "add.Tensor".  Missing trailing operands take the
 * schema's defaults.  Null result where the op or its defaults are unknown. */
MlirOperation tm_rewrite_op(tm_rewrite *rw, const char *name,
                            tm_values operands);
/* The same: the first result. */
MlirValue tm_rewrite_call(tm_rewrite *rw, const char *name,
                          tm_values operands);
tm_status tm_rewrite_unsupported(tm_rewrite *rw, const char *format, ...)
        TM_PRINTF(2, 3);

#endif
