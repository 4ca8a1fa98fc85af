/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tensors from numbers. */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

/* The sizes in the list "size", or else those of "self". */
static tm_status
created_dims(tm_lower *lw, tm_dims *d)
{
	intptr_t n;

	*d = (tm_dims){ 0 };
	if (tm_schema_arg_index(lw->call.def->schema, TM_STR("size")) < 0) {
		*d = tm_dims_of(&lw->b, tm_lower_arg(lw, "self"));
		return TM_OK;
	}
	n = tm_lower_ixs(lw, "size", d->d, TM_MAX_RANK);
	if (n < 0)
		return tm_lower_unsupported(lw, "size is no list");
	d->rank = (int)n;
	*d = tm_lower_result_dims(lw, 0, d);
	return TM_OK;
}

static MlirType
result_element(tm_lower *lw)
{
	return tm_dtype_to_builtin(lw->b.ctx, tm_lower_result_dtype(lw, 0));
}

static tm_status
fill_with(tm_lower *lw, MlirValue scalar)
{
	tm_dims d;

	TM_TRY(created_dims(lw, &d));
	tm_lower_result(lw, 0, tm_filled(&lw->b, &d, scalar));
	return TM_OK;
}

tm_status
linalg_zeros(tm_lower *lw)
{
	return fill_with(lw, tm_const_of(&lw->b, result_element(lw), 0));
}

tm_status
linalg_ones(tm_lower *lw)
{
	return fill_with(lw, tm_const_of(&lw->b, result_element(lw), 1));
}

tm_status
linalg_full(tm_lower *lw)
{
	return fill_with(lw,
	                 tm_lower_scalar(lw, "fill_value",
	                                 tm_lower_result_dtype(lw, 0)));
}

/* A tensor of rank 0 from the first operand. */
tm_status
linalg_scalar_tensor(tm_lower *lw)
{
	const MlirValue x = mlirOperationGetOperand(lw->call.op, 0);
	const tm_dims d = { .rank = 0 };
	tm_dtype from = TM_DTYPE_NONE;
	MlirValue v = tm_lower_value(lw, x);

	switch (tm_type_kind_of(mlirValueGetType(x))) {
	case TM_TYPE_INT:
		from = TM_I64;
		break;
	case TM_TYPE_FLOAT:
		from = TM_F64;
		break;
	case TM_TYPE_BOOL:
		from = TM_BOOL;
		break;
	default:
		break;
	}
	if (from == TM_DTYPE_NONE || mlirValueIsNull(v))
		return tm_lower_unsupported(lw, "the number's type is not "
		                                "known");
	v = tm_convert(&lw->b, v, from, tm_lower_result_dtype(lw, 0));
	tm_lower_result(lw, 0, tm_filled(&lw->b, &d, v));
	return TM_OK;
}

/* ---- ranges ---- */

/* Elements START + index * STEP, computed in DTYPE. */
typedef struct range {
	tm_dtype dtype, to;
	MlirValue start, step;
	/* linspace counts its second half from the end, as PyTorch does */
	bool halves;
	MlirValue end;
	tm_ix n;
} range;

static MlirValue
steps_to(tm_builder *b, const range *r, MlirValue index)
{
	const MlirValue i =
	        tm_index_cast(b, index, mlirIntegerTypeGet(b->ctx, 64));

	return tm_mul(b, r->dtype, r->step, tm_convert(b, i, TM_I64, r->dtype));
}

static void
range_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const range *r = user;
	MlirValue v = tm_add(b, r->dtype, r->start, steps_to(b, r, args[0]));

	if (r->halves) {
		const tm_ix i = tm_ix_of(args[0]), one = tm_ix_const(1);
		const tm_ix half = tm_ix_floordiv(b, r->n, tm_ix_const(2));
		const tm_ix back = tm_ix_sub(b, tm_ix_sub(b, r->n, i), one);
		const MlirValue w =
		        tm_sub(b, r->dtype, r->end,
		               steps_to(b, r, tm_ix_get(b, back)));

		v = tm_select(b, tm_ix_cmp(b, "lt", i, half), v, w);
	}
	yields[0] = tm_convert(b, v, r->dtype, r->to);
}

static bool
is_float(tm_dtype dtype)
{
	return tm_dtype_get(dtype)->cls == TM_CLASS_FLOAT;
}

/* The number of elements of an arange whose type does not tell. */
static tm_ix
range_size(tm_lower *lw, bool floats, const range *r, MlirValue end)
{
	tm_builder *b = &lw->b;
	MlirValue n;

	if (!floats) {
		const tm_ix from = tm_ix_of_i64(b, r->start);
		const tm_ix step = tm_ix_of_i64(b, r->step);
		const tm_ix to = tm_ix_of_i64(b, end);

		return tm_ix_ceildiv(b, tm_ix_sub(b, to, from), step);
	}
	n = tm_div(b, TM_F64, tm_sub(b, TM_F64, end, r->start), r->step);
	n = tm_math(b, "math.ceil", n);
	return tm_ix_of_i64(b, tm_convert(b, n, TM_F64, TM_I64));
}

static bool
any_float(tm_lower *lw, const char *const *names, int n)
{
	for (int i = 0; i < n; i++)
		if (tm_call_has(&lw->call, names[i]) &&
		    is_float(tm_lower_dtype(lw, names[i])))
			return true;
	return false;
}

tm_status
linalg_arange(tm_lower *lw)
{
	static const char *const names[] = { "start", "end", "step" };
	tm_builder *b = &lw->b;
	const bool floats = any_float(lw, names, 3);
	const tm_dtype in = floats ? TM_F64 : TM_I64;
	range r = { .to = tm_lower_result_dtype(lw, 0) };
	tm_dims d = { .rank = 1 };
	MlirValue end = tm_lower_scalar(lw, "end", in);

	r.start = tm_call_has(&lw->call, "start") ?
	                  tm_lower_scalar(lw, "start", in) :
	                  tm_const_of(b, tm_dtype_to_builtin(b->ctx, in), 0);
	r.step = tm_call_has(&lw->call, "step") ?
	                 tm_lower_scalar(lw, "step", in) :
	                 tm_const_of(b, tm_dtype_to_builtin(b->ctx, in), 1);
	d.d[0] = tm_ix_const(-1);
	d = tm_lower_result_dims(lw, 0, &d);
	if (tm_ix_is(d.d[0], -1))
		d.d[0] = range_size(lw, floats, &r, end);
	/* PyTorch adds in the accumulation type: double, or int64. */
	r.dtype = is_float(r.to) ? TM_F64 : TM_I64;
	r.start = tm_convert(b, r.start, in, r.dtype);
	r.step = tm_convert(b, r.step, in, r.dtype);
	tm_lower_result(lw, 0,
	                tm_compute(b, &d, result_element(lw), range_body,
	                           &r));
	return TM_OK;
}

tm_status
linalg_linspace(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	range r = { .to = tm_lower_result_dtype(lw, 0),
		    .halves = true,
		    .n = tm_lower_ix(lw, "steps") };
	const tm_ix one = tm_ix_const(1);
	tm_dims d = { .rank = 1 };
	MlirValue n;

	r.dtype = r.to == TM_F64 || !is_float(r.to) ? TM_F64 : TM_F32;
	r.start = tm_lower_scalar(lw, "start", r.dtype);
	r.end = tm_lower_scalar(lw, "end", r.dtype);
	n = tm_ix_get_i64(b, tm_ix_max(b, tm_ix_sub(b, r.n, one), one));
	n = tm_convert(b, n, TM_I64, r.dtype);
	r.step = tm_div(b, r.dtype, tm_sub(b, r.dtype, r.end, r.start), n);
	r.halves = !tm_ix_is(r.n, 1);
	d.d[0] = r.n;
	tm_lower_result(lw, 0,
	                tm_compute(b, &d, result_element(lw), range_body,
	                           &r));
	return TM_OK;
}

/* ---- identity ---- */

static void
eye_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const tm_dtype *to = user;
	const MlirValue same = tm_cmp(b, TM_I64, "eq", args[0], args[1]);

	yields[0] = tm_convert(b, same, TM_BOOL, *to);
}

tm_status
linalg_eye(tm_lower *lw)
{
	tm_dtype to = tm_lower_result_dtype(lw, 0);
	tm_dims d = { .rank = 2 };

	d.d[0] = d.d[1] = tm_lower_ix(lw, "n");
	if (tm_call_has(&lw->call, "m"))
		d.d[1] = tm_lower_ix(lw, "m");
	tm_lower_result(lw, 0,
	                tm_compute(&lw->b, &d, result_element(lw), eye_body,
	                           &to));
	return TM_OK;
}
