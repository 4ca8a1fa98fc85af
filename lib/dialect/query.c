/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/query.h"

#include "dialect/build.h"
#include "dialect/ops.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

MlirOperation
tm_value_def(MlirValue v)
{
	if (mlirValueIsNull(v) || !mlirValueIsAOpResult(v))
		return (MlirOperation){ NULL };
	return mlirOpResultGetOwner(v);
}

/* The attribute that V is known to be, if its type is of KIND. */
static bool
constant(MlirValue v, tm_type_kind kind, MlirAttribute *out)
{
	const MlirOperation op = tm_value_def(v);
	const tm_op_def *def;

	if (mlirOperationIsNull(op) || !(def = tm_op_def_of(op)) ||
	    !(def->traits & TM_CONSTANT) ||
	    tm_type_kind_of(mlirValueGetType(v)) != kind)
		return false;
	*out = tm_op_fold(op, def);
	return !mlirAttributeIsNull(*out);
}

bool
tm_value_is_none(MlirValue v)
{
	return !mlirValueIsNull(v) &&
	       tm_type_kind_of(mlirValueGetType(v)) == TM_TYPE_NONE;
}

/* A constant may hide behind torch.constant.number. */
static bool
number(MlirValue v, tm_type_kind kind, MlirAttribute *out)
{
	return constant(v, kind, out) || constant(v, TM_TYPE_NUMBER, out);
}

bool
tm_value_int(MlirValue v, int64_t *out)
{
	MlirAttribute a;

	if (!number(v, TM_TYPE_INT, &a) || !tm_attr_ok(TM_ATTR_I64, a))
		return false;
	*out = mlirIntegerAttrGetValueInt(a);
	return true;
}

bool
tm_value_float(MlirValue v, double *out)
{
	MlirAttribute a;
	int64_t i;

	if (tm_value_int(v, &i)) {
		*out = (double)i;
		return true;
	}
	if (!number(v, TM_TYPE_FLOAT, &a) || !tm_attr_ok(TM_ATTR_F64, a))
		return false;
	*out = mlirFloatAttrGetValueDouble(a);
	return true;
}

bool
tm_value_bool(MlirValue v, bool *out)
{
	MlirAttribute a;

	if (!constant(v, TM_TYPE_BOOL, &a) || !mlirAttributeIsABool(a))
		return false;
	*out = mlirBoolAttrGetValue(a);
	return true;
}

bool
tm_value_str(MlirValue v, tm_str *out)
{
	MlirAttribute a;

	if ((!constant(v, TM_TYPE_STR, &a) &&
	     !constant(v, TM_TYPE_DEVICE, &a)) ||
	    !mlirAttributeIsAString(a))
		return false;
	*out = tm_str_of(mlirStringAttrGetValue(a));
	return true;
}

/* The op that made a list from its elements; null if V is not known to be
 * one. */
static MlirOperation
list_op(MlirValue v)
{
	const MlirOperation op = tm_value_def(v), none = { NULL };
	const tm_op_def *def;

	if (mlirOperationIsNull(op) || !(def = tm_op_def_of(op)) ||
	    !(def->traits & TM_LIST))
		return none;
	return op;
}

intptr_t
tm_value_list(MlirValue v, MlirValue *elements, intptr_t cap)
{
	const MlirOperation op = list_op(v);
	intptr_t n;

	if (mlirOperationIsNull(op))
		return -1;
	n = mlirOperationGetNumOperands(op);
	for (intptr_t i = 0; i < n && i < cap; i++)
		elements[i] = mlirOperationGetOperand(op, i);
	return n;
}

intptr_t
tm_value_int_list(MlirValue v, int64_t *out, intptr_t cap)
{
	const MlirOperation op = list_op(v);
	int64_t element;
	intptr_t n;

	if (mlirOperationIsNull(op))
		return -1;
	n = mlirOperationGetNumOperands(op);
	for (intptr_t i = 0; i < n; i++) {
		if (!tm_value_int(mlirOperationGetOperand(op, i), &element))
			return -1;
		if (i < cap)
			out[i] = element;
	}
	return n;
}

bool
tm_value_literal(MlirValue v, MlirAttribute *out)
{
	return constant(v, TM_TYPE_VTENSOR, out);
}

bool
tm_value_tensor(MlirValue v, tm_tensor_type *out)
{
	return !mlirValueIsNull(v) &&
	       tm_type_tensor(mlirValueGetType(v), out);
}
