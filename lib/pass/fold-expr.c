/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/infer.h"
#include "pass/fold.h"

#include <math.h>

/*
 * Scalar expressions on elements: numbers where they are known, torch scalars
 * where they are not.  What is not known becomes aten.add.int and the like.
 */

enum { MAX_ARGS = 16 };

/* The value of a node. */
typedef struct fval {
	enum { F_NONE, F_STR, F_ELEM } kind;
	tm_str s;
	tm_elem e;
} fval;

typedef struct feval {
	tm_fold *f;
	const fval *args;
	fval lets[TM_MAX_LETS];
	tm_dtype compute;
	bool build;
} feval;

/* ---- functions on elements ---- */

static const struct run_time_op {
	tm_fn fn;
	const char *ints, *floats, *bools;
} run_time_ops[] = {
	{ TM_FN_add, "add.int", "add.float", NULL },
	{ TM_FN_sub, "sub.int", "sub.float", NULL },
	{ TM_FN_mul, "mul.int", "mul.float", NULL },
	{ TM_FN_div, "div.int", "div.float", NULL },
	{ TM_FN_neg, "neg.int", "neg.float", NULL },
	{ TM_FN_max, "prim.max.int", "prim.max.float", NULL },
	{ TM_FN_min, "prim.min.int", "prim.min.float", NULL },
	{ TM_FN_floordiv, "floordiv.int", "floordiv.float", NULL },
	{ TM_FN_mod, "remainder.int", "remainder.float", NULL },
	{ TM_FN_eq, "eq.int", "eq.float", "eq.bool" },
	{ TM_FN_ne, "ne.int", "ne.float", "ne.bool" },
	{ TM_FN_lt, "lt.int", "lt.float", NULL },
	{ TM_FN_le, "le.int", "le.float", NULL },
	{ TM_FN_gt, "gt.int", "gt.float", NULL },
	{ TM_FN_ge, "ge.int", "ge.float", NULL },
	{ TM_FN_sqrt, "sqrt.int", "sqrt.float", NULL },
	{ TM_FN_abs, "prim.abs.int", "prim.abs.float", NULL },
};

/* What a run-time scalar is; TM_TYPE_OTHER of a known one. */
static tm_type_kind
kind_of(const tm_elem *e)
{
	if (!e->known)
		return tm_type_kind_of(mlirValueGetType(e->value));
	switch (e->num.kind) {
	case TM_NUM_INT: return TM_TYPE_INT;
	case TM_NUM_FLOAT: return TM_TYPE_FLOAT;
	default: return TM_TYPE_BOOL;
	}
}

static tm_elem
known(tm_num n)
{
	return (tm_elem){ .known = true, .num = n };
}

static bool
is_number(const tm_elem *e, double v)
{
	return e->known && tm_num_as_float(e->num) == v;
}

/* x + 0, x * 1, x // 1: no op is needed.  Only for ints, since -0.0 + 0 is
 * another number. */
static bool
identity(tm_fn fn, const tm_elem *a, tm_elem *out)
{
	if (kind_of(&a[0]) != TM_TYPE_INT || kind_of(&a[1]) != TM_TYPE_INT)
		return false;
	*out = a[0];
	if (is_number(&a[1], 0) && (fn == TM_FN_add || fn == TM_FN_sub))
		return true;
	if (is_number(&a[1], 1) && (fn == TM_FN_mul || fn == TM_FN_floordiv))
		return true;
	*out = a[1];
	if (is_number(&a[0], 0) && fn == TM_FN_add)
		return true;
	if (is_number(&a[0], 1) && fn == TM_FN_mul)
		return true;
	*out = known(tm_num_int(0));
	return fn == TM_FN_mul && (is_number(&a[0], 0) || is_number(&a[1], 0));
}

static const char *
op_for(tm_fn fn, int arity, const tm_elem *a)
{
	const tm_type_kind x = kind_of(&a[0]);
	const tm_type_kind y = arity > 1 ? kind_of(&a[1]) : x;

	for (size_t i = 0; i < sizeof run_time_ops / sizeof run_time_ops[0];
	     i++) {
		const struct run_time_op *op = &run_time_ops[i];

		if (op->fn != fn || x != y)
			continue;
		return x == TM_TYPE_INT    ? op->ints
		       : x == TM_TYPE_FLOAT ? op->floats
		       : x == TM_TYPE_BOOL  ? op->bools
		                            : NULL;
	}
	return NULL;
}

bool
tm_elem_fn(tm_fold *f, tm_fn fn, const tm_elem *a, bool build, tm_elem *out)
{
	const int arity = tm_fns[fn].arity;
	MlirValue v[3];
	tm_num nums[3];
	const char *op;
	bool all = true;

	for (int i = 0; i < arity; i++) {
		all &= a[i].known;
		nums[i] = a[i].num;
	}
	if (all) {
		out->known = true;
		return tm_fn_eval(fn, nums, &out->num);
	}
	if (arity == 2 && identity(fn, a, out))
		return true;
	op = build && arity <= 2 ? op_for(fn, arity, a) : NULL;
	if (!op)
		return false;
	for (int i = 0; i < arity; i++)
		v[i] = tm_elem_value(f, &a[i]);
	*out = (tm_elem){ .value = tm_rewrite_call(
		                  &f->rw, op, (tm_values){ arity, v }) };
	return !mlirValueIsNull(out->value);
}

/* ---- conversion ---- */

/* A known number as DTYPE holds it. */
static bool
convert_known(tm_num n, tm_dtype dtype, tm_num *out)
{
	const double f = tm_num_as_float(n);

	if (dtype == TM_BOOL) {
		*out = tm_num_bool(tm_num_truth(n));
		return true;
	}
	if (tm_dtype_is_float(dtype)) {
		if (tm_dtype_get(dtype)->bits < 32)
			return false;
		*out = tm_num_float(dtype == TM_F32 ? (double)(float)f : f);
		return true;
	}
	if (!tm_dtype_is_int(dtype) || tm_dtype_get(dtype)->bits < 8)
		return false;
	if (n.kind == TM_NUM_FLOAT && !(f > -9.2e18 && f < 9.2e18))
		return false;
	int64_t i = n.kind == TM_NUM_FLOAT ? (int64_t)f : n.i;
	switch (dtype) {
	case TM_U8: i = (uint8_t)i; break;
	case TM_I8: i = (int8_t)i; break;
	case TM_U16: i = (uint16_t)i; break;
	case TM_I16: i = (int16_t)i; break;
	case TM_U32: i = (uint32_t)i; break;
	case TM_I32: i = (int32_t)i; break;
	default: break;
	}
	*out = tm_num_int(i);
	return true;
}

bool
tm_elem_convert(tm_fold *f, const tm_elem *e, tm_dtype dtype, tm_elem *out)
{
	const tm_type_kind from = kind_of(e);
	const char *op;

	*out = *e;
	if (e->known)
		return convert_known(e->num, dtype, &out->num);
	/* Sizes are small: narrower ints hold them too. */
	if (dtype == TM_BOOL)
		op = from == TM_TYPE_BOOL  ? NULL
		     : from == TM_TYPE_INT ? "Bool.int"
		                           : "Bool.float";
	else if (tm_dtype_is_float(dtype))
		op = from == TM_TYPE_FLOAT ? NULL
		     : from == TM_TYPE_INT ? "Float.int"
		                           : "Float.bool";
	else if (tm_dtype_is_int(dtype))
		op = from == TM_TYPE_INT    ? NULL
		     : from == TM_TYPE_BOOL ? "Int.bool"
		                            : "Int.float";
	else
		return false;
	if (op)
		out->value = tm_rewrite_call(&f->rw, op, TM_VALUES(e->value));
	return !mlirValueIsNull(out->value);
}

/* ---- the expression ---- */

static bool eval(feval *x, const tm_expr *e, fval *out);

static bool
set_elem(fval *out, tm_num n)
{
	*out = (fval){ .kind = F_ELEM, .e = known(n) };
	return true;
}

static bool
is_class(tm_dtype d, int test)
{
	switch (test) {
	case TM_IS_FLOAT: return tm_dtype_is_float(d);
	case TM_IS_INT: return tm_dtype_is_int(d);
	case TM_IS_UINT:
		return tm_dtype_is_int(d) &&
		       tm_dtype_get(d)->cls == TM_CLASS_UINT;
	case TM_IS_BOOL: return d == TM_BOOL;
	default: return tm_dtype_is_complex(d);
	}
}

/* 'floor' == 'floor', and comparisons with None. */
static bool
compare_text(tm_fn fn, const fval *a, fval *out)
{
	const bool eq = a[0].kind == a[1].kind &&
	                (a[0].kind == F_NONE || tm_str_eq(a[0].s, a[1].s));

	if (fn != TM_FN_eq && fn != TM_FN_ne)
		return false;
	return set_elem(out, tm_num_bool(eq == (fn == TM_FN_eq)));
}

/* Both as floats where one is. */
static bool
unify(feval *x, tm_elem *a, int n)
{
	bool any = false, all = true;

	for (int i = 0; i < n; i++) {
		any |= kind_of(&a[i]) == TM_TYPE_FLOAT;
		all &= kind_of(&a[i]) == TM_TYPE_FLOAT;
	}
	for (int i = 0; any && !all && i < n; i++)
		if (!a[i].known && !x->build)
			return false;
		else if (!tm_elem_convert(x->f, &a[i], TM_F64, &a[i]))
			return false;
	return true;
}

static bool
eval_call(feval *x, const tm_expr *e, fval *out)
{
	const int n = tm_fns[e->fn].arity;
	fval v[3];
	tm_elem a[3];
	bool text = false;

	for (int i = 0; i < n; i++) {
		if (!eval(x, e->sub[i], &v[i]))
			return false;
		text |= v[i].kind != F_ELEM;
		a[i] = v[i].e;
	}
	if (text)
		return n == 2 && compare_text(e->fn, v, out);
	if (!unify(x, a, n))
		return false;
	*out = (fval){ .kind = F_ELEM };
	return tm_elem_fn(x->f, e->fn, a, x->build, &out->e);
}

/* A known condition chooses; an unknown one only if both sides agree. */
static bool
eval_cond(feval *x, const tm_expr *e, fval *out)
{
	fval c, b;

	if (!eval(x, e->sub[0], &c) || c.kind != F_ELEM)
		return false;
	if (c.e.known)
		return eval(x, e->sub[tm_num_truth(c.e.num) ? 1 : 2], out);
	if (!eval(x, e->sub[1], out) || !eval(x, e->sub[2], &b) ||
	    out->kind != F_ELEM || b.kind != F_ELEM)
		return false;
	if (!out->e.known || !b.e.known)
		return !out->e.known && !b.e.known &&
		       mlirValueEqual(out->e.value, b.e.value);
	return tm_num_as_float(out->e.num) == tm_num_as_float(b.e.num);
}

static bool
eval(feval *x, const tm_expr *e, fval *out)
{
	fval v;

	switch (e->kind) {
	case TM_EXPR_INT: return set_elem(out, tm_num_int(e->i));
	case TM_EXPR_FLOAT: return set_elem(out, tm_num_float(e->f));
	case TM_EXPR_BOOL: return set_elem(out, tm_num_bool(e->i != 0));
	case TM_EXPR_STR:
		*out = (fval){ .kind = F_STR, .s = e->s };
		return true;
	case TM_EXPR_NONE: *out = (fval){ .kind = F_NONE }; return true;
	case TM_EXPR_ARG: *out = x->args[e->index]; return true;
	case TM_EXPR_VAR: *out = x->lets[e->index]; return true;
	case TM_EXPR_HAS:
		return set_elem(out, tm_num_bool(x->args[e->index].kind !=
		                                 F_NONE));
	case TM_EXPR_IS:
		return set_elem(out, tm_num_bool(
		                             is_class(x->compute, e->index)));
	case TM_EXPR_LET:
		if (!eval(x, e->sub[0], &v))
			return false;
		x->lets[e->index] = v;
		return eval(x, e->sub[1], out);
	case TM_EXPR_CALL: return eval_call(x, e, out);
	case TM_EXPR_COND: return eval_cond(x, e, out);
	case TM_EXPR_LIMIT: return false;
	}
	return false;
}

/* ---- ops ---- */

static const tm_expr *
parse(tm_fold *f)
{
	const tm_schema *s = f->rw.call.def->schema;
	const tm_expr *e = NULL;
	tm_str names[MAX_ARGS];

	if (!s || s->num_args > MAX_ARGS)
		return NULL;
	for (int i = 0; i < s->num_args; i++)
		names[i] = s->args[i].name;
	if (tm_expr_parse(f->arena, f->rw.call.def->info->scalar, names,
	                  s->num_args, &e, NULL) != TM_OK)
		return NULL;
	return e;
}

/* An operand that is no tensor. */
static void
scalar_arg(MlirValue v, fval *out)
{
	*out = (fval){ .kind = F_NONE };
	if (tm_value_is_none(v))
		return;
	if (tm_value_str(v, &out->s))
		out->kind = F_STR;
	else if (tm_elem_of(v, &out->e))
		out->kind = F_ELEM;
}

bool
tm_fold_scalar(tm_fold *f)
{
	const MlirOperation op = f->rw.call.op;
	const intptr_t n = mlirOperationGetNumOperands(op);
	feval x = { .f = f, .compute = TM_F64 };
	fval args[MAX_ARGS], r;
	const tm_expr *e = parse(f);

	if (!e || n > MAX_ARGS || n != f->rw.call.def->schema->num_args ||
	    mlirOperationGetNumResults(op) != 1)
		return false;
	for (intptr_t i = 0; i < n; i++)
		scalar_arg(mlirOperationGetOperand(op, i), &args[i]);
	x.args = args;
	if (!eval(&x, e, &r) || r.kind != F_ELEM)
		return false;
	f->rw.results[0] = tm_fold_as_type(
	        f, &r.e, mlirValueGetType(mlirOperationGetResult(op, 0)));
	f->rw.num_results = 1;
	return !mlirValueIsNull(f->rw.results[0]);
}

/* The index into the elements of IN for element K of OUT, by broadcasting. */
static int64_t
broadcast_index(const tm_elems *in, const tm_elems *out, int64_t k)
{
	int64_t index = 0, stride = 1;

	for (int d = 1; d <= out->rank; d++) {
		const int64_t size = out->sizes[out->rank - d];
		const int64_t i = size ? k % size : 0;

		k = size ? k / size : 0;
		if (d > in->rank)
			continue;
		if (in->sizes[in->rank - d] != 1)
			index += i * stride;
		stride *= in->sizes[in->rank - d];
	}
	return index;
}

struct tensor_args {
	const tm_elems *t[MAX_ARGS];
	fval v[MAX_ARGS];
	intptr_t n;
};

static bool
open_args(tm_fold *f, struct tensor_args *a)
{
	const MlirOperation op = f->rw.call.op;
	tm_tensor_type t;

	a->n = mlirOperationGetNumOperands(op);
	if (a->n > MAX_ARGS || a->n != f->rw.call.def->schema->num_args)
		return false;
	for (intptr_t i = 0; i < a->n; i++) {
		const MlirValue v = mlirOperationGetOperand(op, i);

		a->t[i] = NULL;
		if (!tm_value_tensor(v, &t)) {
			scalar_arg(v, &a->v[i]);
			continue;
		}
		a->t[i] = tm_fold_elems(f, v);
		if (!a->t[i])
			return false;
	}
	return true;
}

static bool
one_element(feval *x, const tm_expr *e, struct tensor_args *a,
            const tm_elems *out, int64_t k, tm_elem *r)
{
	fval v;

	for (intptr_t i = 0; i < a->n; i++) {
		tm_elem *el = &a->v[i].e;

		if (!a->t[i])
			continue;
		a->v[i].kind = F_ELEM;
		*el = a->t[i]->v[broadcast_index(a->t[i], out, k)];
		/* Conditions and the like keep their type. */
		if (x->compute && a->t[i]->dtype != TM_BOOL &&
		    !tm_elem_convert(x->f, el, x->compute, el))
			return false;
	}
	return eval(x, e, &v) && v.kind == F_ELEM &&
	       tm_elem_convert(x->f, &v.e, out->dtype, r);
}

bool
tm_elems_expr(tm_fold *f, tm_elems *out)
{
	const tm_op_info *info = f->rw.call.def->info;
	tm_infer in = { .call = f->rw.call, .num_results = 1 };
	feval x = { .f = f, .build = f->build };
	struct tensor_args args;
	const tm_expr *e;

	if (!info->scalar || !tm_elems_for_result(f, out) ||
	    !open_args(f, &args) || !(e = parse(f)))
		return false;
	x.compute = info->compute ? info->compute(&in) : out->dtype;
	x.args = args.v;
	if (x.compute == TM_BOOL)
		x.compute = TM_DTYPE_NONE;
	for (int64_t k = 0; k < out->n; k++)
		if (!one_element(&x, e, &args, out, k, &out->v[k]))
			return false;
	return true;
}
