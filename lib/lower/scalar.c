/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/scalar.h"

#include <float.h>
#include <stdio.h>

enum { MAX_EXPANSIONS = 12 };

static tm_dtype_class
class_of(tm_dtype dtype)
{
	return tm_dtype_get(dtype)->cls;
}

static tm_status
unsupported(tm_emitter *em, const char *what, tm_dtype dtype)
{
	snprintf(em->reason, sizeof em->reason, "no %s of %s in this target",
	         what, tm_dtype_get(dtype)->name);
	return TM_EUNSUP;
}

tm_dtype
tm_compute_dtype(tm_dtype dtype)
{
	const tm_dtype_info *info = tm_dtype_get(dtype);

	if (info->cls == TM_CLASS_COMPLEX && info->bits < 64)
		return TM_C64;
	return info->cls == TM_CLASS_FLOAT && info->bits < 32 ? TM_F32
	                                                      : dtype;
}

static tm_sval
value(MlirValue v, tm_dtype dtype)
{
	return (tm_sval){ .kind = TM_SVAL_VALUE, .v = v, .dtype = dtype };
}

static tm_sval
number(tm_num num)
{
	return (tm_sval){ .kind = TM_SVAL_NUM, .num = num };
}

/* S as a value of type TO. */
static tm_status
materialize(tm_emitter *em, const tm_sval *s, tm_dtype to, MlirValue *out)
{
	switch (s->kind) {
	case TM_SVAL_NUM:
		*out = em->target->constant(em, to, s->num);
		break;
	case TM_SVAL_VALUE:
		*out = s->dtype == to
		               ? s->v
		               : em->target->convert(em, s->v, s->dtype, to);
		break;
	default:
		return unsupported(em, "text or None as an element", to);
	}
	return mlirValueIsNull(*out) ? unsupported(em, "conversion", to)
	                             : TM_OK;
}

/* S != 0, as bool. */
static tm_status
truth(tm_emitter *em, const tm_sval *s, MlirValue *out)
{
	MlirValue args[2];

	if (s->kind == TM_SVAL_NUM) {
		const tm_num b = tm_num_bool(tm_num_truth(s->num));

		*out = em->target->constant(em, TM_BOOL, b);
		return TM_OK;
	}
	if (s->kind != TM_SVAL_VALUE)
		return unsupported(em, "truth of None", TM_BOOL);
	*out = s->v;
	if (s->dtype == TM_BOOL)
		return TM_OK;
	args[0] = s->v;
	args[1] = em->target->constant(em, s->dtype, tm_num_int(0));
	*out = em->target->call(em, TM_FN_ne, s->dtype, args);
	return mlirValueIsNull(*out) ? unsupported(em, "!= 0", s->dtype)
	                             : TM_OK;
}

/* The type that a function of ARGS works in. */
static tm_dtype
working_type(const tm_emitter *em, tm_fn fn, int n, const tm_sval *args)
{
	bool all_bool = true;

	for (int i = 0; i < n; i++) {
		if (args[i].kind == TM_SVAL_VALUE && args[i].dtype != TM_BOOL)
			return args[i].dtype;
		all_bool &= args[i].kind == TM_SVAL_VALUE ||
		            args[i].num.kind == TM_NUM_BOOL;
	}
	/* Comparing and combining tests stays in bool; counting with them
	 * does not. */
	switch (fn) {
	case TM_FN_eq: case TM_FN_ne: case TM_FN_and: case TM_FN_or:
	case TM_FN_xor: case TM_FN_not:
		return all_bool ? TM_BOOL : em->compute;
	default:
		return em->compute;
	}
}

static tm_dtype
result_type(tm_fn fn, tm_dtype dtype)
{
	switch (tm_fns[fn].result) {
	case TM_RESULT_TEST:
	case TM_RESULT_LOGIC:
		return TM_BOOL;
	case TM_RESULT_REAL:
		return dtype == TM_C64 ? TM_F32 : dtype == TM_C128 ? TM_F64
		                                                   : dtype;
	default:
		return dtype;
	}
}

/* FN by its text in terms of other functions. */
static tm_status
expand(tm_emitter *em, tm_fn fn, tm_dtype dtype, const MlirValue *v,
       tm_sval *out)
{
	static const tm_str names[] = { { "a", 1 }, { "b", 1 } };
	const tm_dtype_class cls = class_of(dtype);
	const char *text = cls == TM_CLASS_FLOAT     ? tm_fns[fn].float_text
	                   : cls == TM_CLASS_COMPLEX ? tm_fns[fn].complex_text
	                                             : tm_fns[fn].int_text;
	tm_sval args[2] = { value(v[0], dtype), value(v[1], dtype) };
	tm_emitter inner = *em;
	const tm_expr *e;
	tm_status status;

	if (!text || em->depth >= MAX_EXPANSIONS)
		return unsupported(em, tm_fns[fn].name, dtype);
	TM_TRY(tm_expr_parse(em->arena, text, names, tm_fns[fn].arity, &e,
	                     NULL));
	inner.args = args;
	inner.compute = dtype;
	inner.depth++;
	status = tm_emit_sval(&inner, e, out);
	memcpy(em->reason, inner.reason, sizeof em->reason);
	return status;
}

static tm_status
call_values(tm_emitter *em, tm_fn fn, tm_dtype dtype, const MlirValue *v,
            tm_sval *out)
{
	const bool orders = fn == TM_FN_lt || fn == TM_FN_le ||
	                    fn == TM_FN_gt || fn == TM_FN_ge;
	MlirValue r;

	if (orders && class_of(dtype) == TM_CLASS_COMPLEX)
		return unsupported(em, "order", dtype);
	r = em->target->call(em, fn, dtype, v);

	if (mlirValueIsNull(r))
		return expand(em, fn, dtype, v, out);
	*out = value(r, result_type(fn, dtype));
	return TM_OK;
}

/* Arithmetic identities on one known operand, so that alpha=1 and the like
 * leave no trace. */
static bool
simplify(tm_fn fn, tm_dtype dtype, const tm_sval *a, tm_sval *out)
{
	for (int i = 0; i < 2; i++) {
		const tm_sval *known = &a[i], *other = &a[1 - i];
		double n;

		if (known->kind != TM_SVAL_NUM ||
		    other->kind != TM_SVAL_VALUE || other->dtype != dtype)
			continue;
		n = tm_num_as_float(known->num);
		if ((fn == TM_FN_mul && n == 1) ||
		    (i == 1 && n == 1 && fn == TM_FN_div) ||
		    (i == 1 && n == 1 && fn == TM_FN_pow)) {
			*out = *other;
			return true;
		}
	}
	return false;
}

/* Texts compare equal or not, while emitting. */
static bool
compare_texts(tm_fn fn, const tm_sval *a, tm_sval *out)
{
	const bool texts = a[0].kind == TM_SVAL_STR &&
	                   a[1].kind == TM_SVAL_STR;
	const bool equal = texts ? tm_str_eq(a[0].str, a[1].str)
	                         : a[0].kind == a[1].kind;

	if ((fn != TM_FN_eq && fn != TM_FN_ne) ||
	    (a[0].kind != TM_SVAL_STR && a[1].kind != TM_SVAL_STR &&
	     a[0].kind != TM_SVAL_NONE && a[1].kind != TM_SVAL_NONE))
		return false;
	*out = number(tm_num_bool(equal == (fn == TM_FN_eq)));
	return true;
}

static tm_status
call_logic(tm_emitter *em, tm_fn fn, int n, const tm_sval *args, tm_sval *out)
{
	/* Bools as bits: && is &, and so on. */
	static const tm_fn bits[TM_NUM_FNS] = { [TM_FN_land] = TM_FN_and,
		                                [TM_FN_lor] = TM_FN_or,
		                                [TM_FN_lxor] = TM_FN_xor,
		                                [TM_FN_lnot] = TM_FN_xor };
	MlirValue v[2] = { { NULL }, { NULL } };

	for (int i = 0; i < n; i++)
		TM_TRY(truth(em, &args[i], &v[i]));
	if (n == 1)
		v[1] = em->target->constant(em, TM_BOOL, tm_num_bool(true));
	return call_values(em, bits[fn], TM_BOOL, v, out);
}

static tm_status
emit_call(tm_emitter *em, const tm_expr *e, tm_sval *out)
{
	const tm_fn fn = e->fn;
	const int n = tm_fns[fn].arity;
	tm_sval args[2] = { { .kind = TM_SVAL_NONE },
		            { .kind = TM_SVAL_NONE } };
	MlirValue v[2] = { { NULL }, { NULL } };
	tm_num nums[2];
	bool known = true;
	tm_dtype dtype;

	for (int i = 0; i < n; i++) {
		TM_TRY(tm_emit_sval(em, e->sub[i], &args[i]));
		known &= args[i].kind == TM_SVAL_NUM;
		nums[i] = args[i].num;
	}
	if (known && fn != TM_FN_narrow && tm_fn_eval(fn, nums, &out->num)) {
		*out = number(out->num);
		return TM_OK;
	}
	if (n == 2 && compare_texts(fn, args, out))
		return TM_OK;
	if (tm_fns[fn].result == TM_RESULT_LOGIC)
		return call_logic(em, fn, n, args, out);
	dtype = working_type(em, fn, n, args);
	if (fn == TM_FN_narrow && em->result != dtype &&
	    tm_compute_dtype(em->result) == dtype) {
		TM_TRY(materialize(em, &args[0], em->result, &v[0]));
		args[0] = value(v[0], em->result);
	}
	if (n == 2 && simplify(fn, dtype, args, out))
		return TM_OK;
	for (int i = 0; i < n; i++)
		TM_TRY(materialize(em, &args[i], dtype, &v[i]));
	return call_values(em, fn, dtype, v, out);
}

static tm_status
emit_cond(tm_emitter *em, const tm_expr *e, tm_sval *out)
{
	tm_sval cond, t, f;
	MlirValue c, tv, fv, r;
	tm_dtype dtype = em->compute;

	TM_TRY(tm_emit_sval(em, e->sub[0], &cond));
	if (cond.kind == TM_SVAL_NUM)
		return tm_emit_sval(
		        em, e->sub[tm_num_truth(cond.num) ? 1 : 2], out);
	TM_TRY(truth(em, &cond, &c));
	TM_TRY(tm_emit_sval(em, e->sub[1], &t));
	TM_TRY(tm_emit_sval(em, e->sub[2], &f));
	if (t.kind == TM_SVAL_VALUE && f.kind == TM_SVAL_VALUE &&
	    t.dtype == f.dtype)
		dtype = t.dtype;
	else if (t.kind == TM_SVAL_VALUE && t.dtype != TM_BOOL)
		dtype = t.dtype;
	else if (f.kind == TM_SVAL_VALUE && f.dtype != TM_BOOL)
		dtype = f.dtype;
	TM_TRY(materialize(em, &t, dtype, &tv));
	TM_TRY(materialize(em, &f, dtype, &fv));
	r = em->target->select(em, dtype, c, tv, fv);
	if (mlirValueIsNull(r))
		return unsupported(em, "select", dtype);
	*out = value(r, dtype);
	return TM_OK;
}

/* An operand in the type that is computed in.  A bool is left as it is: it
 * is converted where a number is made of it. */
static tm_status
emit_arg(tm_emitter *em, int index, tm_sval *out)
{
	*out = em->args[index];
	if (out->kind != TM_SVAL_VALUE || out->dtype == em->compute ||
	    out->dtype == TM_BOOL)
		return TM_OK;
	TM_TRY(materialize(em, &em->args[index], em->compute, &out->v));
	out->dtype = em->compute;
	return TM_OK;
}

static bool
type_is(tm_dtype dtype, tm_type_test test)
{
	static const tm_dtype_class classes[] = {
		[TM_IS_FLOAT] = TM_CLASS_FLOAT,
		[TM_IS_INT] = TM_CLASS_INT,
		[TM_IS_UINT] = TM_CLASS_UINT,
		[TM_IS_BOOL] = TM_CLASS_BOOL,
		[TM_IS_COMPLEX] = TM_CLASS_COMPLEX,
	};
	const tm_dtype_class cls = class_of(dtype);

	return cls == classes[test] ||
	       (test == TM_IS_INT && cls == TM_CLASS_UINT);
}

/* The lowest or highest finite value of DTYPE. */
static tm_num
limit(tm_dtype dtype, bool highest)
{
	const tm_dtype_info *info = tm_dtype_get(dtype);
	const double sign = highest ? 1 : -1;

	switch (dtype) {
	case TM_F16:
		return tm_num_float(sign * 65504.0);
	case TM_BF16:
		return tm_num_float(sign * 0x1.fep127);
	case TM_F32:
		return tm_num_float(sign * (double)FLT_MAX);
	case TM_F64:
		return tm_num_float(sign * DBL_MAX);
	default:
		break;
	}
	if (info->cls == TM_CLASS_INT)
		return tm_num_int(highest ? INT64_MAX >> (64 - info->bits)
		                          : INT64_MIN >> (64 - info->bits));
	if (info->cls == TM_CLASS_UINT && highest)
		return tm_num_int((int64_t)(UINT64_MAX >> (64 - info->bits)));
	return tm_num_int(highest);
}

tm_status
tm_emit_sval(tm_emitter *em, const tm_expr *e, tm_sval *out)
{
	switch (e->kind) {
	case TM_EXPR_INT:
		*out = number(tm_num_int(e->i));
		return TM_OK;
	case TM_EXPR_FLOAT:
		*out = number(tm_num_float(e->f));
		return TM_OK;
	case TM_EXPR_BOOL:
		*out = number(tm_num_bool(e->i != 0));
		return TM_OK;
	case TM_EXPR_STR:
		*out = (tm_sval){ .kind = TM_SVAL_STR, .str = e->s };
		return TM_OK;
	case TM_EXPR_NONE:
		*out = (tm_sval){ .kind = TM_SVAL_NONE };
		return TM_OK;
	case TM_EXPR_ARG:
		return emit_arg(em, e->index, out);
	case TM_EXPR_VAR:
		*out = em->lets[e->index];
		return TM_OK;
	case TM_EXPR_LET:
		TM_TRY(tm_emit_sval(em, e->sub[0], &em->lets[e->index]));
		return tm_emit_sval(em, e->sub[1], out);
	case TM_EXPR_CALL:
		return emit_call(em, e, out);
	case TM_EXPR_COND:
		return emit_cond(em, e, out);
	case TM_EXPR_HAS:
		*out = number(tm_num_bool(em->args[e->index].kind !=
		                          TM_SVAL_NONE));
		return TM_OK;
	case TM_EXPR_LIMIT:
		*out = number(limit(em->result, e->index));
		return TM_OK;
	case TM_EXPR_IS:
		*out = number(tm_num_bool(
		        type_is(em->compute, (tm_type_test)e->index)));
		return TM_OK;
	}
	return TM_EINVAL;
}

tm_status
tm_emit(tm_emitter *em, const tm_expr *e, tm_dtype result, MlirValue *out)
{
	tm_sval s;

	em->result = result;
	TM_TRY(tm_emit_sval(em, e, &s));
	if (result == TM_BOOL && s.kind == TM_SVAL_VALUE)
		return truth(em, &s, out);
	return materialize(em, &s, result, out);
}
