/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/ew.h"

static tm_sval
known(tm_num num)
{
	return (tm_sval){ .kind = TM_SVAL_NUM, .num = num };
}

/* The torch type of a Python scalar. */
static tm_dtype
scalar_dtype(MlirValue v)
{
	switch (tm_type_kind_of(mlirValueGetType(v))) {
	case TM_TYPE_FLOAT:
		return TM_F64;
	case TM_TYPE_INT:
		return TM_I64;
	case TM_TYPE_BOOL:
		return TM_BOOL;
	default:
		return TM_DTYPE_NONE;
	}
}

static bool
known_value(MlirValue v, tm_sval *out)
{
	int64_t i;
	double f;
	bool b;
	tm_str s;

	if (tm_value_is_none(v))
		*out = (tm_sval){ .kind = TM_SVAL_NONE };
	else if (tm_value_bool(v, &b))
		*out = known(tm_num_bool(b));
	else if (tm_value_int(v, &i))
		*out = known(tm_num_int(i));
	else if (tm_value_float(v, &f))
		*out = known(tm_num_float(f));
	else if (tm_value_str(v, &s))
		*out = (tm_sval){ .kind = TM_SVAL_STR, .str = s };
	else
		return false;
	return true;
}

/* Operand I; one that the expression cannot use (a list, a device) counts
 * as None. */
static tm_status
open_arg(tm_lower *lw, tm_ew *ew, int i)
{
	const MlirValue v = mlirOperationGetOperand(lw->call.op, i);
	tm_tensor_type t;
	tm_sval *arg = &ew->args[i];

	if (known_value(v, arg))
		return TM_OK;
	*arg = (tm_sval){ .kind = TM_SVAL_NONE };
	ew->is_tensor[i] = tm_value_tensor(v, &t);
	arg->dtype = ew->is_tensor[i] ? t.dtype : scalar_dtype(v);
	if (arg->dtype == TM_DTYPE_NONE && !ew->is_tensor[i])
		return TM_OK;
	arg->v = tm_lower_value(lw, v);
	if (mlirValueIsNull(arg->v) || arg->dtype == TM_DTYPE_NONE)
		return tm_lower_unsupported(lw, "operand %d is not known", i);
	arg->kind = TM_SVAL_VALUE;
	return TM_OK;
}

static tm_status
parse(tm_lower *lw, tm_ew *ew)
{
	const tm_schema *schema = lw->call.def->schema;
	tm_str names[TM_MAX_EW];
	tm_error err = { 0 };

	for (int i = 0; i < ew->num_args; i++)
		names[i] = schema->args[i].name;
	if (tm_expr_parse(&ew->arena, lw->call.def->info->scalar, names,
	                  ew->num_args, &ew->expr, &err) != TM_OK)
		return tm_lower_unsupported(lw, "%s", err.reason);
	return TM_OK;
}

/* Python's arithmetic: in float if any number is one. */
static tm_dtype
scalars_dtype(const tm_ew *ew)
{
	if (ew->result == TM_F64)
		return TM_F64;
	for (int i = 0; i < ew->num_args; i++) {
		const tm_sval *a = &ew->args[i];

		if ((a->kind == TM_SVAL_VALUE && a->dtype == TM_F64) ||
		    (a->kind == TM_SVAL_NUM && a->num.kind == TM_NUM_FLOAT))
			return TM_F64;
	}
	return TM_I64;
}

static tm_status
types(tm_lower *lw, tm_ew *ew)
{
	const tm_op_info *info = lw->call.def->info;
	const MlirValue result = tm_call_result(&lw->call, 0);
	tm_infer in = { .call = lw->call, .num_results = 1 };
	tm_tensor_type t;

	ew->result = tm_value_tensor(result, &t) ? t.dtype
	                                         : scalar_dtype(result);
	ew->compute = info->compute ? info->compute(&in) : ew->result;
	if (!tm_value_tensor(result, &t))
		ew->compute = scalars_dtype(ew);
	if (ew->result == TM_DTYPE_NONE || ew->compute == TM_DTYPE_NONE)
		return tm_lower_unsupported(lw, "element type is not known");
	ew->compute = tm_compute_dtype(ew->compute);
	return TM_OK;
}

tm_status
tm_ew_open(tm_lower *lw, tm_ew *ew)
{
	*ew = (tm_ew){ .num_args = (int)mlirOperationGetNumOperands(
		               lw->call.op) };
	if (ew->num_args > TM_MAX_EW || !lw->call.def->schema ||
	    ew->num_args != lw->call.def->schema->num_args)
		return tm_lower_unsupported(lw, "too many operands");
	TM_TRY(parse(lw, ew));
	for (int i = 0; i < ew->num_args; i++)
		TM_TRY(open_arg(lw, ew, i));
	return types(lw, ew);
}

void
tm_ew_free(tm_ew *ew)
{
	tm_arena_free(&ew->arena);
}
