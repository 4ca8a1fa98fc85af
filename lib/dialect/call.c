/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/call.h"

tm_call
tm_call_of(MlirOperation op)
{
	return (tm_call){ op, tm_op_def_of(op) };
}

MlirValue
tm_call_arg(const tm_call *c, const char *name)
{
	const MlirValue none = { NULL };
	int i;

	if (!c->def || !c->def->schema)
		return none;
	i = tm_schema_arg_index(c->def->schema, tm_str_from(name));
	if (i < 0 || i >= mlirOperationGetNumOperands(c->op))
		return none;
	return mlirOperationGetOperand(c->op, i);
}

bool
tm_call_has(const tm_call *c, const char *name)
{
	const MlirValue v = tm_call_arg(c, name);

	return !mlirValueIsNull(v) && !tm_value_is_none(v);
}

MlirValue
tm_call_result(const tm_call *c, intptr_t i)
{
	return mlirOperationGetResult(c->op, i);
}

bool
tm_call_tensor(const tm_call *c, const char *name, tm_tensor_type *out)
{
	const MlirValue v = tm_call_arg(c, name);

	return !mlirValueIsNull(v) && tm_value_tensor(v, out);
}

bool
tm_call_result_tensor(const tm_call *c, intptr_t i, tm_tensor_type *out)
{
	if (i >= mlirOperationGetNumResults(c->op))
		return false;
	return tm_value_tensor(tm_call_result(c, i), out);
}

bool
tm_call_int(const tm_call *c, const char *name, int64_t *out)
{
	const MlirValue v = tm_call_arg(c, name);

	return !mlirValueIsNull(v) && tm_value_int(v, out);
}

bool
tm_call_float(const tm_call *c, const char *name, double *out)
{
	const MlirValue v = tm_call_arg(c, name);

	return !mlirValueIsNull(v) && tm_value_float(v, out);
}

bool
tm_call_bool(const tm_call *c, const char *name, bool *out)
{
	const MlirValue v = tm_call_arg(c, name);

	return !mlirValueIsNull(v) && tm_value_bool(v, out);
}

bool
tm_call_str(const tm_call *c, const char *name, tm_str *out)
{
	const MlirValue v = tm_call_arg(c, name);

	return !mlirValueIsNull(v) && tm_value_str(v, out);
}

intptr_t
tm_call_ints(const tm_call *c, const char *name, int64_t *out, intptr_t cap)
{
	const MlirValue v = tm_call_arg(c, name);
	int64_t one;

	if (mlirValueIsNull(v))
		return -1;
	if (!tm_value_int(v, &one))
		return tm_value_int_list(v, out, cap);
	if (cap > 0)
		out[0] = one;
	return 1;
}

intptr_t
tm_call_list(const tm_call *c, const char *name, MlirValue *out, intptr_t cap)
{
	const MlirValue v = tm_call_arg(c, name);

	return mlirValueIsNull(v) ? -1 : tm_value_list(v, out, cap);
}

bool
tm_call_dim(const tm_call *c, const char *name, int rank, int *out)
{
	int64_t dim;

	return tm_call_int(c, name, &dim) && tm_dim_normal(dim, rank, out);
}

bool
tm_dim_normal(int64_t dim, int rank, int *out)
{
	const int64_t n = rank > 0 ? rank : 1;

	if (dim < -n || dim >= n)
		return false;
	*out = (int)(dim < 0 ? dim + n : dim);
	return true;
}
