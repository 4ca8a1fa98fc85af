/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_EVAL_H
#define TM_PASS_EVAL_H

#include "pass/rewrite.h"

/* Inside of the rewrite engine; passes include pass/rewrite.h. */

/* What an expression of a rewrite's text is worth. */
typedef enum tm_val_kind {
	TM_VAL_NONE,
	TM_VAL_INT,
	TM_VAL_FLOAT,
	TM_VAL_BOOL,
	TM_VAL_STR,
	TM_VAL_LIST,
	TM_VAL_IR,   /* a torch value */
	TM_VAL_UNDEF /* in text that is read but not evaluated */
} tm_val_kind;

typedef struct tm_val {
	tm_val_kind kind;
	int64_t i; /* also a bool */
	double f;
	tm_str s;
	MlirValue ir;
	const struct tm_val *items;
	size_t n;
} tm_val;

typedef enum tm_tok_kind {
	TM_TOK_END,
	TM_TOK_NAME,
	TM_TOK_INT,
	TM_TOK_FLOAT,
	TM_TOK_STR,
	TM_TOK_SIGN /* an operator or a bracket, in TEXT */
} tm_tok_kind;

typedef struct tm_tok {
	tm_tok_kind kind;
	tm_str text; /* of a string: without the quotes */
	size_t pos;  /* where it starts */
	int64_t i;
	double f;
} tm_tok;

typedef struct tm_var {
	tm_str name;
	tm_val value;
} tm_var;

typedef struct tm_eval {
	tm_rewrite *rw;
	const tm_op_def *def; /* whose operands are names; may be NULL */
	tm_arena *arena;
	char *reason;
	tm_str text;
	size_t pos;
	tm_tok tok; /* the next one */
	const tm_binding *env;
	size_t num_env;
	tm_var *vars;
	size_t num_vars, cap_vars;
	int dry;     /* > 0: nothing is built, values are UNDEF */
	int lenient; /* > 0: names may be unknown */
	int depth;
	tm_status status;
} tm_eval;

/* Records why the rewrite stops (the first reason stands); returns UNDEF. */
tm_val tm_eval_fail(tm_eval *e, const char *format, ...) TM_PRINTF(2, 3);
/* Whether values are computed: no failure yet and not skipping. */
bool tm_eval_live(const tm_eval *e);
/* The same for a failure of the text itself: "… at "foo(x"". */
tm_val tm_eval_syntax(tm_eval *e, const char *what);

/* ---- lex.c ---- */
void tm_lex_next(tm_eval *e);
bool tm_lex_is(const tm_eval *e, const char *sign);
/* Skips SIGN if it is next. */
bool tm_lex_skip(tm_eval *e, const char *sign);
void tm_lex_seek(tm_eval *e, size_t pos);

/* ---- eval.c ---- */
tm_val tm_eval_expr(tm_eval *e);
/* Evaluates the default of a schema's parameter. */
tm_val tm_eval_default(tm_eval *e, tm_str text);
void tm_eval_program(tm_eval *e);

/* ---- value.c ---- */
tm_val tm_val_int(int64_t i);
tm_val tm_val_float(double f);
tm_val tm_val_bool(bool b);
tm_val tm_val_ir(MlirValue v); /* null: None */
tm_val tm_val_list(tm_eval *e, size_t n, const tm_val *items);
/* What is known about V now; an IR value may be a constant. */
bool tm_val_is_none(const tm_val *v);
bool tm_val_is_tensor(const tm_val *v);
bool tm_val_get_int(const tm_val *v, int64_t *out);
bool tm_val_get_float(const tm_val *v, double *out);
bool tm_val_get_bool(const tm_val *v, bool *out);
bool tm_val_get_str(const tm_val *v, tm_str *out);
/* The elements, IR lists included. */
bool tm_val_get_list(tm_eval *e, const tm_val *v, tm_val *out);
bool tm_val_tensor(tm_eval *e, const tm_val *v, tm_tensor_type *out);
/* The torch value for an operand that the schema calls ARG. */
MlirValue tm_val_operand(tm_eval *e, const tm_val *v, const tm_schema_arg *arg);

/* ---- arith.c ---- */
/* OP is "+", "//", "<=", … */
tm_val tm_val_binary(tm_eval *e, tm_str op, const tm_val *a, const tm_val *b);
tm_val tm_val_negate(tm_eval *e, const tm_val *a);
tm_val tm_val_not(tm_eval *e, const tm_val *a);
tm_val tm_val_index(tm_eval *e, const tm_val *list, const tm_val *index);

/* ---- function.c ---- */
/* Calls the function NAME if there is one that takes these arguments. */
bool tm_eval_function(tm_eval *e, tm_str name, size_t n, const tm_val *args,
                      tm_val *out);

/* ---- rewrite.c ---- */
/* The op that NAME means, NULL if there is none. */
const tm_op_def *tm_eval_find_op(tm_eval *e, tm_str name);
/* Builds DEF with one value per parameter; UNDEF entries take the default. */
tm_val tm_eval_build(tm_eval *e, const tm_op_def *def, const tm_val *args);
/* Builds the op NAME, which must exist, with N leading arguments. */
tm_val tm_eval_op(tm_eval *e, const char *name, size_t n, const tm_val *args);

#endif
