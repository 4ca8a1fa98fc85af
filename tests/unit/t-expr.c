/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Scalar expressions: parsing, evaluation, and every text in the tables. */
#include "ops/expr.h"
#include "ops/op.h"
#include "tap.h"

#include <math.h>

static const tm_str xyz[] = { { "x", 1 }, { "y", 1 }, { "z", 1 } };

/* Evaluates E on known operands; false where it has no value. */
static bool
eval(const tm_expr *e, const tm_num *args, tm_num *lets, tm_num *out)
{
	tm_num sub[2] = { tm_num_int(0), tm_num_int(0) };

	switch (e->kind) {
	case TM_EXPR_INT:
		*out = tm_num_int(e->i);
		return true;
	case TM_EXPR_FLOAT:
		*out = tm_num_float(e->f);
		return true;
	case TM_EXPR_BOOL:
		*out = tm_num_bool(e->i != 0);
		return true;
	case TM_EXPR_ARG:
		*out = args[e->index];
		return true;
	case TM_EXPR_VAR:
		*out = lets[e->index];
		return true;
	case TM_EXPR_LET:
		return eval(e->sub[0], args, lets, &lets[e->index]) &&
		       eval(e->sub[1], args, lets, out);
	case TM_EXPR_COND:
		return eval(e->sub[0], args, lets, &sub[0]) &&
		       eval(e->sub[tm_num_truth(sub[0]) ? 1 : 2], args, lets,
		            out);
	case TM_EXPR_CALL:
		for (int i = 0; i < tm_fns[e->fn].arity; i++)
			if (!eval(e->sub[i], args, lets, &sub[i]))
				return false;
		return tm_fn_eval(e->fn, sub, out);
	default:
		return false;
	}
}

static const struct {
	const char *text;
	double x, y, want;
} values[] = {
	{ "x + y * 2", 1, 2, 5 },
	{ "(x + y) * 2", 1, 2, 6 },
	{ "x - y - 1", 5, 2, 2 },
	{ "x > y ? x : y", 1, 2, 2 },
	{ "let a = x * x; let b = a + y; b * a", 2, 3, 28 },
	{ "-x + 1", 3, 0, -2 },
	{ "!(x < y) || y == 2", 1, 2, 1 },
	{ "x // y", -7, 2, -4 },
	{ "x % y", -7, 2, 1 },
	{ "rem(x, y)", -7, 2, -1 },
	{ "round(x)", 2.5, 0, 2 },
	{ "abs(x) < 1 ? let e = x + 1; e : 9", 0.5, 0, 1.5 },
	{ "max(x, y)", 1, NAN, NAN },
	{ "copysign(x, y)", 1, -0.0, -1 },
};

static void
test_values(void)
{
	for (size_t i = 0; i < sizeof values / sizeof *values; i++) {
		tm_arena arena = { 0 };
		tm_num args[2] = { tm_num_float(values[i].x),
			           tm_num_float(values[i].y) };
		tm_num lets[TM_MAX_LETS], out = tm_num_int(0);
		const tm_expr *e;
		const bool good =
		        tm_expr_parse(&arena, values[i].text, xyz, 3, &e,
		                      NULL) == TM_OK &&
		        eval(e, args, lets, &out);
		const double got = tm_num_as_float(out);

		ok(good && (got == values[i].want ||
		          (isnan(got) && isnan(values[i].want))),
		   "%s", values[i].text);
		tm_arena_free(&arena);
	}
}

static const char *const bad[] = {
	"", "x +", "(x", "w", "exp(x", "exp()", "pow(x)", "x ? y", "let = 1; x",
	"let a 1; a", "'abc", "x y", "nosuch(x)", "has(w)",
};

static void
test_bad(void)
{
	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		tm_arena arena = { 0 };
		tm_error err = { 0 };
		const tm_expr *e;

		ok(tm_expr_parse(&arena, bad[i], xyz, 3, &e, &err) ==
		                   TM_EINVAL &&
		           err.reason[0],
		   "%s", bad[i]);
		tm_arena_free(&arena);
	}
}

static void
test_deep(void)
{
	static char text[20001];
	tm_arena arena = { 0 };
	const tm_expr *e;

	memset(text, '(', sizeof text - 1);
	ok(tm_expr_parse(&arena, text, xyz, 3, &e, NULL) == TM_EINVAL,
	   "20,000 parentheses are refused");
	tm_arena_free(&arena);
}

static bool
parses(const char *text, const tm_str *names, int n)
{
	tm_arena arena = { 0 };
	tm_error err = { 0 };
	const tm_expr *e;
	const bool good =
	        tm_expr_parse(&arena, text, names, n, &e, &err) == TM_OK;

	if (!good)
		printf("# %s\n", err.reason);
	tm_arena_free(&arena);
	return good;
}

static void
test_functions(void)
{
	static const tm_str ab[] = { { "a", 1 }, { "b", 1 } };

	for (int f = 0; f < TM_NUM_FNS; f++) {
		const tm_fn_info *fn = &tm_fns[f];

		ok((!fn->float_text ||
		    parses(fn->float_text, ab, fn->arity)) &&
		           (!fn->int_text ||
		            parses(fn->int_text, ab, fn->arity)) &&
		           (!fn->complex_text ||
		            parses(fn->complex_text, ab, fn->arity)),
		   "%s", fn->name);
	}
}

/* Every expression uses its schema's operands only. */
static void
test_rows(void)
{
	for (int id = 1; id < TM_NUM_OPS; id++) {
		tm_arena arena = { 0 };
		tm_schema schema;
		tm_str names[32];

		if (!tm_ops[id].scalar)
			continue;
		if (tm_schema_parse(&arena, tm_str_from(tm_ops[id].schema),
		                    &schema, NULL) != TM_OK) {
			ok(false, "%s", tm_ops[id].schema);
			continue;
		}
		for (int i = 0; i < schema.num_args; i++)
			names[i] = schema.args[i].name;
		ok(parses(tm_ops[id].scalar, names, schema.num_args),
		   "%s", tm_ops[id].schema);
		tm_arena_free(&arena);
	}
}

int
main(void)
{
	test_values();
	test_bad();
	test_deep();
	test_functions();
	test_rows();
	return tap_done();
}
