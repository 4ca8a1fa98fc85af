/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/util.h"

#include <mlir-c/BuiltinTypes.h>
#include <stdio.h>

/* A number of no particular type came out of a tensor. */
static tm_dtype
dtype_of_number(MlirValue v)
{
	const MlirOperation op = tm_value_def(v);
	tm_tensor_type t;

	if (mlirOperationIsNull(op) || mlirOperationGetNumOperands(op) < 1 ||
	    !tm_value_tensor(mlirOperationGetOperand(op, 0), &t))
		return TM_DTYPE_NONE;
	switch (tm_dtype_get(t.dtype)->cls) {
	case TM_CLASS_COMPLEX:
		return t.dtype;
	case TM_CLASS_FLOAT:
		return TM_F64;
	case TM_CLASS_BOOL:
		return TM_BOOL;
	default:
		return TM_I64;
	}
}

static tm_dtype
dtype_of_value(MlirValue v)
{
	tm_tensor_type t;

	switch (tm_type_kind_of(mlirValueGetType(v))) {
	case TM_TYPE_INT:
		return TM_I64;
	case TM_TYPE_FLOAT:
		return TM_F64;
	case TM_TYPE_BOOL:
		return TM_BOOL;
	case TM_TYPE_NUMBER:
		return dtype_of_number(v);
	default:
		return tm_value_tensor(v, &t) ? t.dtype : TM_DTYPE_NONE;
	}
}

tm_dtype
tm_lower_dtype(tm_lower *lw, const char *name)
{
	const MlirValue v = tm_call_arg(&lw->call, name);

	return mlirValueIsNull(v) ? TM_DTYPE_NONE : dtype_of_value(v);
}

tm_dtype
tm_lower_result_dtype(tm_lower *lw, intptr_t i)
{
	return dtype_of_value(tm_call_result(&lw->call, i));
}

tm_dtype
tm_sum_dtype(tm_dtype dtype)
{
	const tm_dtype_info *info = tm_dtype_get(dtype);

	if (info->cls == TM_CLASS_FLOAT && info->bits < 32)
		return TM_F32;
	return dtype == TM_C32 ? TM_C64 : dtype;
}

MlirValue
tm_lower_scalar(tm_lower *lw, const char *name, tm_dtype dtype)
{
	MlirValue v = tm_lower_arg(lw, name);

	if (mlirTypeIsAShaped(mlirValueGetType(v)))
		v = tm_extract(&lw->b, v, 0, NULL);
	return tm_convert(&lw->b, v, tm_lower_dtype(lw, name), dtype);
}

MlirValue
tm_lower_as(tm_lower *lw, const char *name, tm_dtype dtype)
{
	return tm_convert_tensor(&lw->b, tm_lower_arg(lw, name),
	                         tm_lower_dtype(lw, name), dtype);
}

tm_dims
tm_lower_result_dims(tm_lower *lw, intptr_t i, const tm_dims *d)
{
	tm_dims out = *d;
	tm_tensor_type t;

	if (!tm_call_result_tensor(&lw->call, i, &t) || !t.has_sizes ||
	    t.rank != d->rank)
		return out;
	for (int k = 0; k < out.rank; k++)
		if (t.sizes[k] != TM_DYN)
			out.d[k] = tm_ix_const(t.sizes[k]);
	return out;
}

void
tm_lower_assert(tm_lower *lw, MlirValue cond, const char *what)
{
	char message[200];
	tm_str name = lw->call.def->name;

	if (tm_str_starts(name, TM_STR("torch.")))
		name = (tm_str){ name.ptr + 6, name.len - 6 };
	snprintf(message, sizeof message, "%.*s: %s", TM_STR_ARG(name), what);
	tm_assert(&lw->b, cond, message);
}

tm_status
tm_lower_check_equal(tm_lower *lw, tm_ix x, tm_ix y, const char *what)
{
	if (tm_ix_same(x, y))
		return TM_OK;
	if (tm_ix_known(x) && tm_ix_known(y))
		return tm_lower_unsupported(lw, "%s", what);
	tm_lower_assert(lw, tm_ix_cmp(&lw->b, "eq", x, y), what);
	return TM_OK;
}

bool
tm_lower_dims_mask(tm_lower *lw, const char *name, int rank, uint32_t *mask)
{
	int64_t dims[TM_MAX_RANK];
	intptr_t n = 0;

	if (tm_call_has(&lw->call, name))
		n = tm_call_ints(&lw->call, name, dims, TM_MAX_RANK);
	if (n < 0 || n > TM_MAX_RANK)
		return false;
	*mask = 0;
	for (intptr_t i = 0; i < n; i++) {
		int d;

		if (!tm_dim_normal(dims[i], rank ? rank : 1, &d))
			return false;
		if (rank)
			*mask |= UINT32_C(1) << d;
	}
	if (!n)
		*mask = rank == 32 ? UINT32_MAX : (UINT32_C(1) << rank) - 1;
	return true;
}
