/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers from tensors: sizes, and the element of a tensor that has one. */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

/* The operand that is a tensor; its name differs by op. */
static MlirValue
first_operand(tm_lower *lw)
{
	return tm_lower_value(lw, mlirOperationGetOperand(lw->call.op, 0));
}

static tm_status
set_ix(tm_lower *lw, tm_ix n)
{
	tm_lower_result(lw, 0, tm_ix_get_i64(&lw->b, n));
	return TM_OK;
}

tm_status
linalg_size(tm_lower *lw)
{
	const MlirValue v = first_operand(lw);
	int dim;

	if (!tm_rank(v) || !tm_call_dim(&lw->call, "dim", tm_rank(v), &dim))
		return tm_lower_unsupported(lw, "dim is not known");
	return set_ix(lw, tm_dim_of(&lw->b, v, dim));
}

/* aten.len.Tensor: the first size. */
tm_status
linalg_len(tm_lower *lw)
{
	const MlirValue v = first_operand(lw);

	if (!tm_rank(v))
		return tm_lower_unsupported(lw, "len() of rank 0");
	return set_ix(lw, tm_dim_of(&lw->b, v, 0));
}

tm_status
linalg_numel(tm_lower *lw)
{
	const tm_dims d = tm_dims_of(&lw->b, first_operand(lw));

	return set_ix(lw, tm_dims_product(&lw->b, &d, 0, d.rank));
}

tm_status
linalg_rank(tm_lower *lw)
{
	return set_ix(lw, tm_ix_const(tm_rank(first_operand(lw))));
}

/* Tensors of the dialect are row-major. */
tm_status
linalg_stride(tm_lower *lw)
{
	const tm_dims d = tm_dims_of(&lw->b, first_operand(lw));
	int dim;

	if (!d.rank || !tm_call_dim(&lw->call, "dim", d.rank, &dim))
		return tm_lower_unsupported(lw, "dim is not known");
	return set_ix(lw, tm_dims_product(&lw->b, &d, dim + 1, d.rank));
}

tm_status
linalg_storage_offset(tm_lower *lw)
{
	return set_ix(lw, tm_ix_const(0));
}

/* The type of a number: that of the result, or the tensor's kind. */
static tm_dtype
number_dtype(tm_lower *lw, tm_dtype from)
{
	switch (tm_type_kind_of(mlirValueGetType(
	        tm_call_result(&lw->call, 0)))) {
	case TM_TYPE_INT:
		return TM_I64;
	case TM_TYPE_FLOAT:
		return TM_F64;
	case TM_TYPE_BOOL:
		return TM_BOOL;
	default:
		break;
	}
	switch (tm_dtype_get(from)->cls) {
	case TM_CLASS_BOOL:
		return TM_BOOL;
	case TM_CLASS_FLOAT:
		return TM_F64;
	case TM_CLASS_COMPLEX:
		return from;
	default:
		return TM_I64;
	}
}

tm_status
linalg_item(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	MlirValue v = first_operand(lw);
	const tm_dims d = tm_dims_of(b, v), one = { .rank = 0 };
	tm_tensor_type t;
	tm_dtype to;

	if (!tm_value_tensor(mlirOperationGetOperand(lw->call.op, 0), &t))
		return tm_lower_unsupported(lw, "the operand is no tensor");
	to = number_dtype(lw, t.dtype);
	if (to == TM_DTYPE_NONE)
		return tm_lower_unsupported(lw, "of %s",
		                            tm_dtype_get(t.dtype)->name);
	TM_TRY(tm_lower_check_equal(lw, tm_dims_product(b, &d, 0, d.rank),
	                            tm_ix_const(1),
	                            "the tensor does not have one element"));
	v = tm_extract(b, tm_reshape(b, v, &one), 0, NULL);
	tm_lower_result(lw, 0, tm_convert(b, v, t.dtype, to));
	return TM_OK;
}
