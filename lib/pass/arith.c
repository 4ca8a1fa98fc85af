/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/eval.h"

#include <math.h>

static const tm_val undef = { .kind = TM_VAL_UNDEF };

/* What each operator is called, by the kind of its operands. */
static const struct op_names {
	const char *op;
	const char *tensor; /* Tensor, Tensor */
	const char *scalar; /* Tensor, Scalar */
	const char *ints;   /* on run-time ints, floats */
	const char *floats;
} ops[] = {
	{ "+", "add.Tensor", "add.Scalar", "add.int", "add.float" },
	{ "-", "sub.Tensor", "sub.Scalar", "sub.int", "sub.float" },
	{ "*", "mul.Tensor", "mul.Scalar", "mul.int", "mul.float" },
	{ "/", "div.Tensor", "div.Scalar", "div.int", "div.float" },
	{ "//", "floor_divide", "floor_divide.Scalar", "floordiv.int", NULL },
	{ "%", "remainder.Tensor", "remainder.Scalar", "remainder.int", NULL },
	{ "==", "eq.Tensor", "eq.Scalar", NULL, NULL },
	{ "!=", "ne.Tensor", "ne.Scalar", NULL, NULL },
	{ "<", "lt.Tensor", "lt.Scalar", NULL, NULL },
	{ "<=", "le.Tensor", "le.Scalar", NULL, NULL },
	{ ">", "gt.Tensor", "gt.Scalar", NULL, NULL },
	{ ">=", "ge.Tensor", "ge.Scalar", NULL, NULL },
};

static const struct op_names *
names_of(tm_str op)
{
	for (size_t i = 0; i < sizeof ops / sizeof ops[0]; i++)
		if (tm_str_eq(op, tm_str_from(ops[i].op)))
			return &ops[i];
	return NULL;
}

static tm_val
build1(tm_eval *e, const char *name, const tm_val *a)
{
	return tm_eval_op(e, name, 1, a);
}

static tm_val
build2(tm_eval *e, const char *name, const tm_val *a, const tm_val *b)
{
	const tm_val args[] = { *a, *b };

	return tm_eval_op(e, name, 2, args);
}

/* ---- tensors ---- */

/* A number on the left of a tensor. */
static tm_val
scalar_first(tm_eval *e, tm_str op, const tm_val *a, const tm_val *b)
{
	static const char mirror[][2][3] = {
		{ "<", ">" }, { ">", "<" }, { "<=", ">=" }, { ">=", "<=" }
	};
	tm_val v;

	if (tm_str_eq(op, TM_STR("-")))
		return build2(e, "rsub.Scalar", b, a);
	if (tm_str_eq(op, TM_STR("/"))) {
		v = build1(e, "reciprocal", b);
		return e->status == TM_OK ? build2(e, "mul.Scalar", &v, a)
		                          : undef;
	}
	for (size_t i = 0; i < 4; i++)
		if (tm_str_eq(op, tm_str_from(mirror[i][0])))
			return build2(e, names_of(tm_str_from(mirror[i][1]))
			                         ->scalar, b, a);
	if (tm_str_eq(op, TM_STR("//")) || tm_str_eq(op, TM_STR("%")))
		return build2(e, names_of(op)->tensor, a, b);
	return build2(e, names_of(op)->scalar, b, a);
}

static bool
is_one(const tm_val *v)
{
	double f;

	return !tm_val_is_tensor(v) && tm_val_get_float(v, &f) && f == 1;
}

static tm_val
tensor_op(tm_eval *e, tm_str op, const tm_val *a, const tm_val *b)
{
	const struct op_names *names = names_of(op);

	/* beta * self with its default should cost nothing. */
	if (tm_str_eq(op, TM_STR("*")) && is_one(a))
		return *b;
	if (tm_str_eq(op, TM_STR("*")) && is_one(b))
		return *a;
	if (!tm_val_is_tensor(a))
		return scalar_first(e, op, a, b);
	return build2(e, tm_val_is_tensor(b) ? names->tensor : names->scalar,
	              a, b);
}

/* ---- numbers that are known ---- */

static int64_t
floor_div(int64_t a, int64_t b)
{
	const int64_t q = a / b;

	return a % b != 0 && (a < 0) != (b < 0) ? q - 1 : q;
}

static bool
compare(tm_str op, double a, double b, tm_val *out)
{
	bool r;

	if (tm_str_eq(op, TM_STR("==")))
		r = a == b;
	else if (tm_str_eq(op, TM_STR("!=")))
		r = a != b;
	else if (tm_str_eq(op, TM_STR("<")))
		r = a < b;
	else if (tm_str_eq(op, TM_STR("<=")))
		r = a <= b;
	else if (tm_str_eq(op, TM_STR(">")))
		r = a > b;
	else if (tm_str_eq(op, TM_STR(">=")))
		r = a >= b;
	else
		return false;
	*out = tm_val_bool(r);
	return true;
}

static tm_val
int_op(tm_eval *e, tm_str op, int64_t a, int64_t b)
{
	int64_t r = 0;
	bool bad = false;

	switch (op.len == 2 ? 'd' : op.ptr[0]) {
	case '+': bad = __builtin_add_overflow(a, b, &r); break;
	case '-': bad = __builtin_sub_overflow(a, b, &r); break;
	case '*': bad = __builtin_mul_overflow(a, b, &r); break;
	case '/':
		if (b == 0)
			return tm_eval_fail(e, "division by zero");
		return tm_val_float((double)a / (double)b);
	default:
		bad = b == 0 || (a == INT64_MIN && b == -1);
		if (!bad)
			r = op.ptr[0] == '%' ? a - floor_div(a, b) * b
			                     : floor_div(a, b);
	}
	if (bad)
		return tm_eval_fail(e, "an int overflows");
	return tm_val_int(r);
}

static tm_val
float_op(tm_str op, double a, double b)
{
	switch (op.len == 2 ? 'd' : op.ptr[0]) {
	case '+': return tm_val_float(a + b);
	case '-': return tm_val_float(a - b);
	case '*': return tm_val_float(a * b);
	case '/': return tm_val_float(a / b);
	case '%': return tm_val_float(a - floor(a / b) * b);
	default: return tm_val_float(floor(a / b));
	}
}

/* Ints in [-2^53, 2^53] compare exactly as doubles; others as ints. */
static bool
compare_ints(tm_str op, int64_t a, int64_t b, tm_val *out)
{
	return compare(op, a < b ? -1 : a > b, 0, out);
}

static bool
known_op(tm_eval *e, tm_str op, const tm_val *a, const tm_val *b, tm_val *out)
{
	int64_t i, k;
	double x, y;

	if (tm_val_get_int(a, &i) && tm_val_get_int(b, &k)) {
		if (!compare_ints(op, i, k, out))
			*out = int_op(e, op, i, k);
		return true;
	}
	if (!tm_val_get_float(a, &x) || !tm_val_get_float(b, &y))
		return false;
	if (!compare(op, x, y, out))
		*out = float_op(op, x, y);
	return true;
}

/* ---- numbers at run time ---- */

static bool
is_int(const tm_val *v)
{
	int64_t i;

	return v->kind == TM_VAL_IR
	               ? tm_type_kind_of(mlirValueGetType(v->ir)) == TM_TYPE_INT
	               : tm_val_get_int(v, &i);
}

static bool
is_int_constant(const tm_val *v, int64_t c)
{
	int64_t i;

	return tm_val_get_int(v, &i) && i == c;
}

/* x + 0, x - 0, x * 1, x // 1: dynamic sizes are full of them. */
static bool
identity(tm_str op, const tm_val *a, const tm_val *b, tm_val *out)
{
	const bool mul = tm_str_eq(op, TM_STR("*"));
	const bool add = tm_str_eq(op, TM_STR("+"));

	*out = *a;
	if (is_int_constant(b, 0) && (add || tm_str_eq(op, TM_STR("-"))))
		return true;
	if (is_int_constant(b, 1) && (mul || tm_str_eq(op, TM_STR("//"))))
		return true;
	*out = *b;
	return (add && is_int_constant(a, 0)) || (mul && is_int_constant(a, 1));
}

static tm_val
runtime_op(tm_eval *e, tm_str op, const tm_val *a, const tm_val *b)
{
	const struct op_names *names = names_of(op);
	const bool ints = is_int(a) && is_int(b);
	tm_val v;

	if (ints && identity(op, a, b, &v))
		return v;
	if (ints && names->ints)
		return build2(e, names->ints, a, b);
	if (names->floats)
		return build2(e, names->floats, a, b);
	return tm_eval_fail(e, "\"%.*s\" needs values that are known before "
	                       "run time", TM_STR_ARG(op));
}

/* ---- lists, text ---- */

static tm_val
join(tm_eval *e, const tm_val *a, const tm_val *b)
{
	tm_val *items = TM_NEW(e->arena, tm_val, a->n + b->n + 1);

	if (!items) {
		e->status = TM_ENOMEM;
		return undef;
	}
	if (a->n)
		memcpy(items, a->items, a->n * sizeof *items);
	if (b->n)
		memcpy(items + a->n, b->items, b->n * sizeof *items);
	return (tm_val){ .kind = TM_VAL_LIST, .items = items,
		         .n = a->n + b->n };
}

static tm_val
times(tm_eval *e, const tm_val *list, const tm_val *count)
{
	tm_val r = { .kind = TM_VAL_LIST };
	int64_t n;

	if (!tm_val_get_int(count, &n) || n > 1000)
		return tm_eval_fail(e, "how long a list gets is not known");
	for (int64_t i = 0; i < n && e->status == TM_OK; i++)
		r = join(e, &r, list);
	return r;
}

static bool
same(const tm_val *a, const tm_val *b)
{
	double x, y;
	tm_str s, t;

	if (tm_val_get_str(a, &s) && tm_val_get_str(b, &t))
		return tm_str_eq(s, t);
	return tm_val_get_float(a, &x) && tm_val_get_float(b, &y) && x == y;
}

static tm_val
contains(tm_eval *e, const tm_val *v, const tm_val *list)
{
	tm_val l;
	double f;

	if (!tm_val_get_list(e, list, &l))
		return tm_eval_fail(e, "a list is not known");
	for (size_t i = 0; i < l.n; i++) {
		if (same(v, &l.items[i]))
			return tm_val_bool(true);
		if (l.items[i].kind == TM_VAL_IR &&
		    !tm_val_get_float(&l.items[i], &f))
			return tm_eval_fail(e, "an element is not known");
	}
	return tm_val_bool(false);
}

static bool
list_op(tm_eval *e, tm_str op, const tm_val *a, const tm_val *b, tm_val *out)
{
	tm_val x, y;

	if (!tm_val_get_list(e, a, &x))
		return false;
	if (tm_str_eq(op, TM_STR("*"))) {
		*out = times(e, &x, b);
		return true;
	}
	if (!tm_str_eq(op, TM_STR("+")) || !tm_val_get_list(e, b, &y))
		return false;
	*out = join(e, &x, &y);
	return true;
}

/* Equal now; sizes that are not known never are. */
static bool
compare_lists(tm_eval *e, tm_str op, const tm_val *a, const tm_val *b,
              tm_val *out)
{
	const bool eq = tm_str_eq(op, TM_STR("=="));
	bool equal = true;
	tm_val x, y;

	if ((!eq && !tm_str_eq(op, TM_STR("!="))) ||
	    !tm_val_get_list(e, a, &x) || !tm_val_get_list(e, b, &y))
		return false;
	for (size_t i = 0; x.n == y.n && i < x.n; i++)
		equal &= same(&x.items[i], &y.items[i]);
	*out = tm_val_bool((equal && x.n == y.n) == eq);
	return true;
}

static bool
text_op(tm_str op, const tm_val *a, const tm_val *b, tm_val *out)
{
	const bool eq = tm_str_eq(op, TM_STR("=="));
	tm_str s, t;

	if (!eq && !tm_str_eq(op, TM_STR("!=")))
		return false;
	if (!tm_val_get_str(a, &s) || !tm_val_get_str(b, &t))
		return false;
	*out = tm_val_bool(tm_str_eq(s, t) == eq);
	return true;
}

tm_val
tm_val_binary(tm_eval *e, tm_str op, const tm_val *a, const tm_val *b)
{
	tm_val out;

	if (tm_str_eq(op, TM_STR("in")))
		return contains(e, a, b);
	if (tm_val_is_tensor(a) || tm_val_is_tensor(b))
		return tensor_op(e, op, a, b);
	if (known_op(e, op, a, b, &out) || text_op(op, a, b, &out) ||
	    list_op(e, op, a, b, &out) || compare_lists(e, op, a, b, &out))
		return out;
	if (a->kind == TM_VAL_LIST || b->kind == TM_VAL_LIST ||
	    tm_val_is_none(a) || tm_val_is_none(b))
		return tm_eval_fail(e, "\"%.*s\" of these values",
		                    TM_STR_ARG(op));
	return runtime_op(e, op, a, b);
}

tm_val
tm_val_negate(tm_eval *e, const tm_val *a)
{
	const tm_val zero = tm_val_int(0), fzero = tm_val_float(-0.0);
	int64_t i;
	double f;

	if (tm_val_is_tensor(a))
		return build1(e, "neg", a);
	if (tm_val_get_int(a, &i))
		return tm_val_binary(e, TM_STR("-"), &zero, a);
	if (tm_val_get_float(a, &f))
		return tm_val_float(-f);
	return tm_val_binary(e, TM_STR("-"), is_int(a) ? &zero : &fzero, a);
}

tm_val
tm_val_not(tm_eval *e, const tm_val *a)
{
	bool b;

	if (tm_val_is_tensor(a))
		return build1(e, "logical_not", a);
	if (!tm_val_get_bool(a, &b))
		return tm_eval_fail(e, "a condition is not known before run "
		                       "time");
	return tm_val_bool(!b);
}

tm_val
tm_val_index(tm_eval *e, const tm_val *list, const tm_val *index)
{
	tm_val l;
	int64_t i;

	if (!tm_val_get_int(index, &i))
		return tm_eval_fail(e, "an index is not known");
	if (!tm_val_get_list(e, list, &l))
		return build2(e, "__getitem__.t", list, index);
	if (i < 0)
		i += (int64_t)l.n;
	if (i < 0 || (uint64_t)i >= l.n)
		return tm_eval_fail(e, "index %lld of a list of %zu",
		                    (long long)i, l.n);
	return l.items[i];
}
