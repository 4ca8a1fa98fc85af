/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_REWRITE_H
#define TM_PASS_REWRITE_H

#include "dialect/build.h"
#include "dialect/call.h"

/*
 * Rewrites one op into others.  Most are text, a small functional language
 * over the op table (doc/adding-an-op.md):
 *
 *   "addmm":      "beta * self + alpha * mm(mat1, mat2)"
 *   statements:   "m = mean.dim(self, dim, True); self - m"
 *   two results:  "v, i = topk(self, 1, dim, True, True); v, i"
 *
 * Text evaluates once, from left to right, when the op is rewritten:
 *
 *   program  stmt ; stmt ; … ; result, result, …
 *   stmt     name = expr | name, name = expr
 *   expr     c ? a : b   or   and   not   == != < <= > >= in
 *            + -   * / // %   unary -   list[i]   (expr)
 *   atoms    1  2.5e-3  'text'  None True False inf nan  [a, b]
 *            [expr for x in list]  [expr for x in list if c]
 *            name   function(args)   op.overload(args, keyword=arg)
 *
 * A name is, in this order, assigned before, an entry of the environment, an
 * operand of the op, or an element type (float32, int64, bool, …: the number
 * that PyTorch's dtype operands have).
 *
 * A call names an ATen op without "aten." (or with it, where a function below
 * has that name; other namespaces are written out).  Arguments follow
 * PyTorch's schema, missing ones take its defaults, and each is converted to
 * what the schema asks for: a number for a Tensor becomes
 * prim.NumToTensor.Scalar, one int for int[] a list of one, an int for a float
 * a float.  An op with several results gives a list of them.
 *
 * Operators on a tensor become aten ops (x * y: mul.Tensor, 1 - x:
 * rsub.Scalar, x > 0: gt.Scalar).  On numbers they are computed now where both
 * are known; ints and floats that are only known at run time become
 * aten.add.int and the like.  On lists + joins and * repeats.  Comparisons,
 * and, or, not, in and the c of c ? a : b need what is known now; of a and b
 * only the chosen one is built.
 *
 * Functions; sizes are known numbers where the type has them, otherwise they
 * are read at run time:
 *   has(x)         x is not None           known(x)     a constant, or a list
 *   rank(x)        of a tensor             size(x, d)   of dimension d
 *   sizes(x)       all of them             numel(x)
 *   dtype(x)       as PyTorch's number     rdtype(i)    of the op's result i
 *   rrank(i)       of the op's result i    is_float(x) is_int(x) is_bool(x)
 *   is_complex(x)  of a tensor or number   has_rank(x)
 *   len(l)  at(l, i)  slice(l, a, b)  concat(l, l)  range(n) range(a, b)
 *   repeat(x, n)   a list of n times x     sum(l)  prod(l)
 *   dim(d, rank)   d, non-negative         dims(l, rank) for a list, an int, or
 *                                          None (all of them)
 *   is_tensor(x)   str_eq(a, b)            int(x) float(x)
 *   acc(x)         x as PyTorch computes with it: at least float32
 *   bsizes(l)      the sizes of the broadcast of tensors
 *   foldl('op', l) op(op(l[0], l[1]), l[2]) …
 *   unpacked()     how many values the op's list result is unpacked to
 *   error('why')   the rewrite gives up    select(list, i) = at
 * Of numbers also: min max abs sqrt exp log floor ceil pow.
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
 * sets RW's results.  TM_EUNSUP with a reason where it cannot; TM_EINVAL where
 * a diagnostic was given. */
TM_NODISCARD tm_status tm_rewrite_text(tm_rewrite *rw, const char *text,
                                       const tm_binding *env, size_t num_env);

/* Reads TEXT without building anything: its syntax, and that every op, keyword
 * and name is known.  DEF may be NULL; REASON holds 240 bytes. */
TM_NODISCARD tm_status tm_rewrite_check(const tm_op_def *def, const char *text,
                                        const tm_binding *env, size_t num_env,
                                        char *reason);

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
