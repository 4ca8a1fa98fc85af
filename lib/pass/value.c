/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/eval.h"

tm_val
tm_val_int(int64_t i)
{
	return (tm_val){ .kind = TM_VAL_INT, .i = i };
}

tm_val
tm_val_float(double f)
{
	return (tm_val){ .kind = TM_VAL_FLOAT, .f = f };
}

tm_val
tm_val_bool(bool b)
{
	return (tm_val){ .kind = TM_VAL_BOOL, .i = b };
}

tm_val
tm_val_ir(MlirValue v)
{
	if (mlirValueIsNull(v))
		return (tm_val){ .kind = TM_VAL_NONE };
	return (tm_val){ .kind = TM_VAL_IR, .ir = v };
}

tm_val
tm_val_list(tm_eval *e, size_t n, const tm_val *items)
{
	tm_val *copy = TM_NEW(e->arena, tm_val, n ? n : 1);

	if (!copy) {
		e->status = TM_ENOMEM;
		return (tm_val){ .kind = TM_VAL_UNDEF };
	}
	if (n)
		memcpy(copy, items, n * sizeof *items);
	return (tm_val){ .kind = TM_VAL_LIST, .items = copy, .n = n };
}

/* ---- what is known ---- */

bool
tm_val_is_none(const tm_val *v)
{
	return v->kind == TM_VAL_NONE ||
	       (v->kind == TM_VAL_IR && tm_value_is_none(v->ir));
}

bool
tm_val_is_tensor(const tm_val *v)
{
	tm_type_kind kind;

	if (v->kind != TM_VAL_IR)
		return false;
	kind = tm_type_kind_of(mlirValueGetType(v->ir));
	return kind == TM_TYPE_VTENSOR || kind == TM_TYPE_TENSOR;
}

bool
tm_val_get_int(const tm_val *v, int64_t *out)
{
	bool b;

	if (v->kind == TM_VAL_IR) {
		if (tm_value_int(v->ir, out))
			return true;
		if (!tm_value_bool(v->ir, &b))
			return false;
		*out = b;
		return true;
	}
	*out = v->i;
	return v->kind == TM_VAL_INT || v->kind == TM_VAL_BOOL;
}

bool
tm_val_get_float(const tm_val *v, double *out)
{
	int64_t i;

	if (v->kind == TM_VAL_FLOAT) {
		*out = v->f;
		return true;
	}
	if (v->kind == TM_VAL_IR && tm_value_float(v->ir, out))
		return true;
	if (!tm_val_get_int(v, &i))
		return false;
	*out = (double)i;
	return true;
}

bool
tm_val_get_bool(const tm_val *v, bool *out)
{
	int64_t i;

	if (v->kind == TM_VAL_IR && tm_value_bool(v->ir, out))
		return true;
	if (!tm_val_get_int(v, &i))
		return false;
	*out = i != 0;
	return true;
}

bool
tm_val_get_str(const tm_val *v, tm_str *out)
{
	if (v->kind == TM_VAL_IR)
		return tm_value_str(v->ir, out);
	*out = v->s;
	return v->kind == TM_VAL_STR;
}

bool
tm_val_get_list(tm_eval *e, const tm_val *v, tm_val *out)
{
	intptr_t n;
	MlirValue *values;
	tm_val *items;

	*out = *v;
	if (v->kind != TM_VAL_IR)
		return v->kind == TM_VAL_LIST;
	n = tm_value_list(v->ir, NULL, 0);
	if (n < 0)
		return false;
	values = TM_NEW(e->arena, MlirValue, (size_t)n + 1);
	items = TM_NEW(e->arena, tm_val, (size_t)n + 1);
	if (!values || !items) {
		e->status = TM_ENOMEM;
		return false;
	}
	tm_value_list(v->ir, values, n);
	for (intptr_t i = 0; i < n; i++)
		items[i] = tm_val_ir(values[i]);
	*out = (tm_val){ .kind = TM_VAL_LIST, .items = items, .n = (size_t)n };
	return true;
}

bool
tm_val_tensor(tm_eval *e, const tm_val *v, tm_tensor_type *out)
{
	if (v->kind == TM_VAL_IR && tm_value_tensor(v->ir, out))
		return true;
	tm_eval_fail(e, "a value is no tensor");
	return false;
}

/* ---- operands ---- */

static tm_type_kind
ir_kind(const tm_val *v)
{
	return v->kind == TM_VAL_IR ? tm_type_kind_of(mlirValueGetType(v->ir))
	                            : TM_TYPE_OTHER;
}

/* Builds a conversion op with one operand. */
static MlirValue
convert(tm_eval *e, const char *op, const tm_val *v)
{
	return tm_eval_op(e, op, 1, v).ir;
}

static MlirValue
number(tm_eval *e, const tm_val *v)
{
	switch (v->kind) {
	case TM_VAL_INT: return tm_torch_int(&e->rw->b, v->i);
	case TM_VAL_FLOAT: return tm_torch_float(&e->rw->b, v->f);
	case TM_VAL_BOOL: return tm_torch_bool(&e->rw->b, v->i != 0);
	case TM_VAL_IR: return v->ir;
	default: break;
	}
	tm_eval_fail(e, "a value is no number");
	return (MlirValue){ NULL };
}

static MlirValue
tensor_operand(tm_eval *e, const tm_val *v)
{
	if (v->kind == TM_VAL_IR && tm_val_is_tensor(v))
		return v->ir;
	if (v->kind == TM_VAL_IR || v->kind == TM_VAL_INT ||
	    v->kind == TM_VAL_FLOAT || v->kind == TM_VAL_BOOL)
		return convert(e, "prim.NumToTensor.Scalar", v);
	tm_eval_fail(e, "a value is no tensor");
	return (MlirValue){ NULL };
}

static MlirValue
int_operand(tm_eval *e, const tm_val *v)
{
	int64_t i;

	if (v->kind != TM_VAL_IR && tm_val_get_int(v, &i))
		return tm_torch_int(&e->rw->b, i);
	switch (ir_kind(v)) {
	case TM_TYPE_INT: return v->ir;
	case TM_TYPE_BOOL: return convert(e, "Int.bool", v);
	case TM_TYPE_FLOAT: return convert(e, "Int.float", v);
	case TM_TYPE_NUMBER: return convert(e, "Int.Scalar", v);
	case TM_TYPE_VTENSOR: return convert(e, "Int.Tensor", v);
	default: break;
	}
	tm_eval_fail(e, "a value is no int");
	return (MlirValue){ NULL };
}

static MlirValue
float_operand(tm_eval *e, const tm_val *v)
{
	double f;

	if (ir_kind(v) == TM_TYPE_FLOAT)
		return v->ir;
	if (tm_val_get_float(v, &f))
		return tm_torch_float(&e->rw->b, f);
	switch (ir_kind(v)) {
	case TM_TYPE_INT:
	case TM_TYPE_NUMBER: return convert(e, "Float.Scalar", v);
	case TM_TYPE_VTENSOR: return convert(e, "Float.Tensor", v);
	default: break;
	}
	tm_eval_fail(e, "a value is no float");
	return (MlirValue){ NULL };
}

static MlirValue
bool_operand(tm_eval *e, const tm_val *v)
{
	bool b;

	if (ir_kind(v) == TM_TYPE_BOOL)
		return v->ir;
	if (tm_val_get_bool(v, &b))
		return tm_torch_bool(&e->rw->b, b);
	if (ir_kind(v) == TM_TYPE_INT)
		return convert(e, "Bool.int", v);
	if (ir_kind(v) == TM_TYPE_VTENSOR)
		return convert(e, "Bool.Tensor", v);
	tm_eval_fail(e, "a value is no bool");
	return (MlirValue){ NULL };
}

static MlirValue
scalar_operand(tm_eval *e, const tm_val *v)
{
	if (tm_val_is_tensor(v))
		return convert(e, "item", v);
	return number(e, v);
}

static MlirValue
text_operand(tm_eval *e, const tm_val *v, bool device)
{
	tm_str s;

	if (v->kind == TM_VAL_IR)
		return v->ir;
	if (tm_val_get_str(v, &s))
		return device ? tm_torch_device(&e->rw->b, s)
		              : tm_torch_str(&e->rw->b, s);
	tm_eval_fail(e, "a value is no text");
	return (MlirValue){ NULL };
}

/* One value for a parameter of KIND, list or not. */
static MlirValue
element(tm_eval *e, const tm_val *v, tm_arg_kind kind)
{
	if (tm_val_is_none(v))
		return v->kind == TM_VAL_IR ? v->ir : tm_torch_none(&e->rw->b);
	switch (kind) {
	case TM_ARG_TENSOR: return tensor_operand(e, v);
	case TM_ARG_INT:
	case TM_ARG_DTYPE:
	case TM_ARG_LAYOUT:
	case TM_ARG_MEMORY_FORMAT: return int_operand(e, v);
	case TM_ARG_FLOAT: return float_operand(e, v);
	case TM_ARG_BOOL: return bool_operand(e, v);
	case TM_ARG_SCALAR: return scalar_operand(e, v);
	case TM_ARG_STR: return text_operand(e, v, false);
	case TM_ARG_DEVICE: return text_operand(e, v, true);
	default: break;
	}
	return v->kind == TM_VAL_STR ? text_operand(e, v, false) : number(e, v);
}

/* The contained type of a list that the schema calls ARG. */
static MlirType
element_type(tm_eval *e, const tm_schema_arg *arg)
{
	static const tm_type_kind kinds[] = {
		[TM_ARG_TENSOR] = TM_TYPE_VTENSOR,
		[TM_ARG_INT] = TM_TYPE_INT,
		[TM_ARG_FLOAT] = TM_TYPE_FLOAT,
		[TM_ARG_BOOL] = TM_TYPE_BOOL,
		[TM_ARG_SCALAR] = TM_TYPE_NUMBER,
		[TM_ARG_STR] = TM_TYPE_STR,
		[TM_ARG_DTYPE] = TM_TYPE_INT,
		[TM_ARG_ANY] = TM_TYPE_ANY,
	};
	static const tm_tensor_type unknown = { .has_sizes = false };
	const MlirContext ctx = e->rw->b.ctx;
	const tm_type_kind kind =
	        (size_t)arg->kind < sizeof kinds / sizeof kinds[0] &&
	                        kinds[arg->kind]
	                ? kinds[arg->kind]
	                : TM_TYPE_ANY;
	MlirType t = kind == TM_TYPE_VTENSOR
	                     ? tm_type_tensor_get(ctx, kind, &unknown)
	                     : tm_type_get(ctx, kind);

	if (arg->element_optional)
		t = tm_type_container_get(ctx, TM_TYPE_OPTIONAL, 1, &t);
	return t;
}

static MlirValue
list_operand(tm_eval *e, const tm_val *v, const tm_schema_arg *arg)
{
	MlirValue *values;

	if (ir_kind(v) == TM_TYPE_LIST)
		return v->ir;
	if (v->kind != TM_VAL_LIST) { /* one for all */
		const tm_val one = tm_val_list(e, 1, v);

		if (e->status != TM_OK)
			return (MlirValue){ NULL };
		return list_operand(e, &one, arg);
	}
	values = TM_NEW(e->arena, MlirValue, v->n + 1);
	if (!values) {
		e->status = TM_ENOMEM;
		return (MlirValue){ NULL };
	}
	for (size_t i = 0; i < v->n && e->status == TM_OK; i++)
		values[i] = element(e, &v->items[i], arg->kind);
	if (e->status != TM_OK)
		return (MlirValue){ NULL };
	return tm_torch_list(&e->rw->b, element_type(e, arg),
	                     (tm_values){ (intptr_t)v->n, values });
}

MlirValue
tm_val_operand(tm_eval *e, const tm_val *v, const tm_schema_arg *arg)
{
	if (e->status != TM_OK)
		return (MlirValue){ NULL };
	if (arg->list && !tm_val_is_none(v))
		return list_operand(e, v, arg);
	return element(e, v, arg->kind);
}
