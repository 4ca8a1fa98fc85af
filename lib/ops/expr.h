/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_OPS_EXPR_H
#define TM_OPS_EXPR_H

#include "base/arena.h"
#include "base/status.h"

/*
 * Scalar expressions: what an elementwise op does to one element, written
 * once and read three ways: emitted for a target (lower/scalar.h), folded
 * when everything is known, evaluated as the reference in tests.
 *
 *   expr   ::= "let" name "=" expr ";" expr  |  cond
 *   cond   ::= or ("?" expr ":" expr)?
 *   then, loosest first:  ||   &&   |   ^   &   == !=   < <= > >=   << >>
 *                         + -   * / // %   unary - ~ !
 *   atom   ::= number | 'text' | true | false | inf | nan | none
 *            | name | fn "(" expr, … ")" | "(" expr ")"
 *
 * A name is an operand of the op.  fn is a row of fn.def, or one of
 *   has(x)        whether the operand x is not None        (known)
 *   lowest() highest()  the limits of the result's type      (known)
 *   isfloat() isint() isuint() isbool() iscomplex()
 *                 of the type that is computed in          (known)
 * / is true division, // and % are Python's.  & | ^ act on bools too.
 */
typedef enum tm_fn {
#define FN(id, ...) TM_FN_##id,
#include "ops/fn.def"
#undef FN
	TM_NUM_FNS
} tm_fn;

typedef enum tm_fn_result {
	TM_RESULT_SAME,
	TM_RESULT_TEST,
	TM_RESULT_LOGIC,
	TM_RESULT_REAL
} tm_fn_result;

typedef struct tm_fn_info {
	const char *name;
	int arity;
	tm_fn_result result;
	const char *float_text, *int_text, *complex_text;
} tm_fn_info;

extern const tm_fn_info tm_fns[TM_NUM_FNS];

typedef enum tm_expr_kind {
	TM_EXPR_INT,
	TM_EXPR_FLOAT,
	TM_EXPR_BOOL,
	TM_EXPR_STR,
	TM_EXPR_NONE,
	TM_EXPR_ARG,  /* operand INDEX */
	TM_EXPR_VAR,  /* let variable INDEX */
	TM_EXPR_LET,  /* SUB[0] as variable INDEX in SUB[1] */
	TM_EXPR_CALL, /* FN of SUB */
	TM_EXPR_COND, /* SUB[0] ? SUB[1] : SUB[2] */
	TM_EXPR_HAS,  /* of operand INDEX */
	TM_EXPR_IS,   /* is the type of class INDEX (tm_type_test) */
	TM_EXPR_LIMIT /* the result type's lowest (INDEX 0) or highest value */
} tm_expr_kind;

typedef enum tm_type_test {
	TM_IS_FLOAT,
	TM_IS_INT,
	TM_IS_UINT,
	TM_IS_BOOL,
	TM_IS_COMPLEX
} tm_type_test;

enum { TM_MAX_LETS = 32 };

typedef struct tm_expr {
	tm_expr_kind kind;
	tm_fn fn;
	int index;
	int64_t i;
	double f;
	tm_str s;
	const struct tm_expr *sub[3];
} tm_expr;

/* Parses TEXT, in which NAMES (COUNT of them) are the operands.  Nodes live
 * in ARENA. */
TM_NODISCARD tm_status tm_expr_parse(tm_arena *arena, const char *text,
                                     const tm_str *names, int count,
                                     const tm_expr **out, tm_error *err);

/* A number that is known: a Python int, float or bool. */
typedef struct tm_num {
	enum { TM_NUM_INT, TM_NUM_FLOAT, TM_NUM_BOOL } kind;
	int64_t i; /* also of a bool */
	double f;
} tm_num;

static inline tm_num
tm_num_int(int64_t i)
{
	return (tm_num){ TM_NUM_INT, i, (double)i };
}

static inline tm_num
tm_num_float(double f)
{
	return (tm_num){ TM_NUM_FLOAT, 0, f };
}

static inline tm_num
tm_num_bool(bool b)
{
	return (tm_num){ TM_NUM_BOOL, b, b };
}

static inline double
tm_num_as_float(tm_num n)
{
	return n.kind == TM_NUM_FLOAT ? n.f : (double)n.i;
}

static inline bool
tm_num_truth(tm_num n)
{
	return n.kind == TM_NUM_FLOAT ? n.f != 0 : n.i != 0;
}

/* Applies FN to known numbers: in float if one of them is, else in int64
 * with wrap-around.  False where it has no value (an integer logarithm). */
bool tm_fn_eval(tm_fn fn, const tm_num *args, tm_num *out);

#endif
