/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/onnx/convert.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <stdarg.h>
#include <stdio.h>

static const MlirValue null_value = { NULL };

/* ---- arguments ---- */

static MlirValue *
slot_of(tm_onnx_conv *c, const char *name)
{
	for (size_t i = 0; i < c->num_env; i++)
		if (!strcmp(c->env[i].name, name))
			return &c->env[i].value;
	return NULL;
}

void
tm_onnx_bind(tm_onnx_conv *c, const char *name, MlirValue v)
{
	MlirValue *slot = slot_of(c, name);

	if (slot)
		*slot = v;
	else if (c->num_env < TM_ONNX_MAX_ENV)
		c->env[c->num_env++] = (tm_binding){ name, v };
}

MlirValue
tm_onnx_arg(tm_onnx_conv *c, const char *name)
{
	const MlirValue *slot = slot_of(c, name);

	return slot ? *slot : null_value;
}

bool
tm_onnx_has(tm_onnx_conv *c, const char *name)
{
	return !mlirValueIsNull(tm_onnx_arg(c, name));
}

bool
tm_onnx_arg_int(tm_onnx_conv *c, const char *name, int64_t *out)
{
	const MlirValue v = tm_onnx_arg(c, name);

	return !mlirValueIsNull(v) && tm_value_int(v, out);
}

bool
tm_onnx_arg_float(tm_onnx_conv *c, const char *name, double *out)
{
	const MlirValue v = tm_onnx_arg(c, name);

	return !mlirValueIsNull(v) && tm_value_float(v, out);
}

bool
tm_onnx_arg_is(tm_onnx_conv *c, const char *name, const char *text)
{
	const MlirValue v = tm_onnx_arg(c, name);
	tm_str s;

	return !mlirValueIsNull(v) && tm_value_str(v, &s) &&
	       tm_str_eq(s, tm_str_from(text));
}

intptr_t
tm_onnx_arg_ints(tm_onnx_conv *c, const char *name, int64_t *out,
                 intptr_t cap)
{
	const MlirValue v = tm_onnx_arg(c, name);
	intptr_t n;

	if (mlirValueIsNull(v))
		return -1;
	n = tm_value_int_list(v, out, cap);
	return n <= cap ? n : -1;
}

MlirAttribute
tm_onnx_attribute(tm_onnx_conv *c, const char *name)
{
	char full[96];

	snprintf(full, sizeof full, "torch.onnx.%s", name);
	return mlirOperationGetAttributeByName(
	        c->rw.call.op, mlirStringRefCreateFromCString(full));
}

intptr_t
tm_onnx_num_inputs(tm_onnx_conv *c)
{
	return mlirOperationGetNumOperands(c->rw.call.op);
}

MlirValue
tm_onnx_input(tm_onnx_conv *c, intptr_t i)
{
	MlirValue v;

	if (i >= tm_onnx_num_inputs(c))
		return null_value;
	v = mlirOperationGetOperand(c->rw.call.op, i);
	return tm_type_kind_of(mlirValueGetType(v)) == TM_TYPE_NONE ? null_value
	                                                            : v;
}

intptr_t
tm_onnx_num_outputs(tm_onnx_conv *c)
{
	return mlirOperationGetNumResults(c->rw.call.op);
}

bool
tm_onnx_output_used(tm_onnx_conv *c, intptr_t i)
{
	return i < tm_onnx_num_outputs(c) &&
	       !mlirOpOperandIsNull(mlirValueGetFirstUse(
	               mlirOperationGetResult(c->rw.call.op, i)));
}

/* ---- building ---- */

MlirValue
tm_onnx_int(tm_onnx_conv *c, int64_t v)
{
	return tm_torch_int(&c->rw.b, v);
}

MlirValue
tm_onnx_float(tm_onnx_conv *c, double v)
{
	return tm_torch_float(&c->rw.b, v);
}

MlirValue
tm_onnx_bool(tm_onnx_conv *c, bool v)
{
	return tm_torch_bool(&c->rw.b, v);
}

MlirValue
tm_onnx_none(tm_onnx_conv *c)
{
	return tm_torch_none(&c->rw.b);
}

MlirValue
tm_onnx_str(tm_onnx_conv *c, const char *v)
{
	return tm_torch_str(&c->rw.b, tm_str_from(v));
}

MlirValue
tm_onnx_int_list(tm_onnx_conv *c, intptr_t n, const int64_t *v)
{
	return tm_torch_int_list(&c->rw.b, n, v);
}

MlirValue
tm_onnx_list(tm_onnx_conv *c, intptr_t n, const MlirValue *v)
{
	const tm_tensor_type unknown = { 0 };

	return tm_torch_list(&c->rw.b,
	                     tm_type_tensor_get(c->pass->ctx, TM_TYPE_VTENSOR,
	                                        &unknown),
	                     (tm_values){ n, v });
}

static MlirValue
literal(tm_onnx_conv *c, tm_dtype dtype, int rank, const int64_t *shape,
        const void *data)
{
	const size_t width = (size_t)tm_dtype_get(dtype)->bits / 8;
	const MlirType type = mlirRankedTensorTypeGet(
	        rank, shape, tm_dtype_to_mlir(c->pass->ctx, dtype),
	        mlirAttributeGetNull());
	size_t n = 1;

	for (int i = 0; i < rank; i++)
		n *= (size_t)shape[i];
	if (n == 0)
		return tm_torch_literal(&c->rw.b,
		                        mlirDenseElementsAttrGet(type, 0, NULL));
	return tm_torch_literal(&c->rw.b,
	                        mlirDenseElementsAttrRawBufferGet(
	                                type, n * width, data));
}

MlirValue
tm_onnx_f32s(tm_onnx_conv *c, int rank, const int64_t *shape, const float *v)
{
	return literal(c, TM_F32, rank, shape, v);
}

MlirValue
tm_onnx_i64s(tm_onnx_conv *c, int rank, const int64_t *shape,
             const int64_t *v)
{
	return literal(c, TM_I64, rank, shape, v);
}

MlirValue
tm_onnx_cast(tm_onnx_conv *c, MlirValue x, tm_dtype dtype)
{
	if (mlirValueIsNull(x) || tm_onnx_dtype(x) == dtype)
		return x;
	return tm_onnx_op(c, "to.dtype", x,
	                  tm_onnx_int(c, tm_dtype_get(dtype)->torch));
}

MlirValue
tm_onnx_reshape(tm_onnx_conv *c, MlirValue x, int rank, const int64_t *shape)
{
	return tm_onnx_op(c, "reshape", x, tm_onnx_int_list(c, rank, shape));
}

tm_onnx_dyn
tm_onnx_size(tm_onnx_conv *c, MlirValue x, int d)
{
	tm_tensor_type t;

	if (tm_onnx_tensor(x, &t) && d < t.rank && t.sizes[d] != TM_DYN)
		return tm_onnx_known(t.sizes[d]);
	return (tm_onnx_dyn){
		.value = tm_onnx_op(c, "size.int", x, tm_onnx_int(c, d))
	};
}

/* ---- results ---- */

tm_status
tm_onnx_result(tm_onnx_conv *c, MlirValue v)
{
	if (mlirValueIsNull(v))
		return c->rw.reason[0]
		               ? TM_EUNSUP
		               : tm_onnx_unsupported(c, "an op was refused");
	if (c->num_results == TM_ONNX_MAX_RESULTS)
		return tm_onnx_unsupported(c, "more than %d results",
		                           TM_ONNX_MAX_RESULTS);
	c->results[c->num_results++] = v;
	return TM_OK;
}

tm_status
tm_onnx_text(tm_onnx_conv *c, const char *text)
{
	TM_TRY(tm_rewrite_text(&c->rw, text ? text : c->row->text, c->env,
	                       c->num_env));
	for (int i = 0; i < c->rw.num_results; i++)
		TM_TRY(tm_onnx_result(c, c->rw.results[i]));
	return TM_OK;
}

MlirValue
tm_onnx_eval(tm_onnx_conv *c, const char *text)
{
	if (tm_rewrite_text(&c->rw, text, c->env, c->num_env) == TM_OK &&
	    c->rw.num_results == 1)
		return c->rw.results[0];
	return null_value;
}

tm_status
tm_onnx_unsupported(tm_onnx_conv *c, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(c->rw.reason, sizeof c->rw.reason, format, args);
	va_end(args);
	return TM_EUNSUP;
}

/* ---- types ---- */

bool
tm_onnx_tensor(MlirValue v, tm_tensor_type *out)
{
	return !mlirValueIsNull(v) && tm_value_tensor(v, out) &&
	       out->has_sizes;
}

int
tm_onnx_rank(MlirValue v)
{
	tm_tensor_type t;

	return tm_onnx_tensor(v, &t) ? t.rank : -1;
}

tm_dtype
tm_onnx_dtype(MlirValue v)
{
	tm_tensor_type t;

	return !mlirValueIsNull(v) && tm_value_tensor(v, &t) ? t.dtype
	                                                     : TM_DTYPE_NONE;
}
