/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/value.h"

#include "dialect/dialect.h"
#include "run/diag.h"
#include "run/to_llvm.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <stdio.h>
#include <stdlib.h>

/* ---- from types ---- */

/* A builtin element type; signless integers count as signed. */
static tm_dtype
dtype_of_builtin(MlirType type)
{
	char text[64] = "s";
	tm_text rest = { text + 1, sizeof text - 1, 0 };
	const bool integer = mlirTypeIsAInteger(type) &&
	                     mlirIntegerTypeGetWidth(type) > 1 &&
	                     mlirIntegerTypeIsSignless(type);

	if (mlirTypeIsAIndex(type))
		return TM_I64;
	mlirTypePrint(type, tm_text_append, &rest);
	return tm_dtype_from_mlir(tm_str_from(integer ? text : text + 1));
}

static tm_status
value_of_builtin(MlirType type, tm_run_value *out)
{
	*out = (tm_run_value){ .scalar = !mlirTypeIsATensor(type) };
	if (out->scalar) {
		out->dtype = dtype_of_builtin(type);
		return out->dtype ? TM_OK : TM_EUNSUP;
	}
	if (!mlirTypeIsARankedTensor(type) ||
	    mlirShapedTypeGetRank(type) > TM_MAX_RANK)
		return TM_EUNSUP;
	out->dtype = dtype_of_builtin(mlirShapedTypeGetElementType(type));
	out->rank = (int)mlirShapedTypeGetRank(type);
	for (int i = 0; i < out->rank; i++)
		out->shape[i] = mlirShapedTypeIsDynamicDim(type, i) ?
		                        -1 :
		                        mlirShapedTypeGetDimSize(type, i);
	return out->dtype ? TM_OK : TM_EUNSUP;
}

static tm_status
value_of_torch(MlirType type, tm_type_kind kind, tm_run_value *out)
{
	tm_tensor_type t;

	*out = (tm_run_value){ .scalar = true };
	if (kind == TM_TYPE_INT || kind == TM_TYPE_FLOAT ||
	    kind == TM_TYPE_BOOL) {
		out->dtype = kind == TM_TYPE_INT   ? TM_I64 :
		             kind == TM_TYPE_FLOAT ? TM_F64 :
		                                     TM_BOOL;
		return TM_OK;
	}
	if (!tm_type_tensor(type, &t))
		return TM_EUNSUP;
	*out = (tm_run_value){ .dtype = t.dtype, .rank = -1 };
	if (!t.has_sizes)
		return TM_OK;
	out->rank = t.rank;
	for (int i = 0; i < t.rank; i++)
		out->shape[i] = t.sizes[i];
	return TM_OK;
}

static tm_status
value_of(MlirType type, const char *what, intptr_t i, tm_run_value *out,
         tm_error *err)
{
	const tm_type_kind kind = tm_type_kind_of(type);
	const tm_status status = kind == TM_TYPE_OTHER ?
	                                 value_of_builtin(type, out) :
	                                 value_of_torch(type, kind, out);
	char text[200] = "";
	tm_text t = { text, sizeof text, 0 };

	if (status == TM_OK)
		return TM_OK;
	mlirTypePrint(type, tm_text_append, &t);
	return tm_fail(err, TM_EUNSUP, TM_NO_OFFSET,
	               "%s %d of the entry function has type %s, which "
	               "cannot be passed",
	               what, (int)i, text);
}

tm_status
tm_run_signature_of(MlirModule module, tm_run_signature *out, tm_error *err)
{
	MlirOperation entry = tm_run_entry(module, err);
	MlirType type;
	tm_status status = TM_OK;

	*out = (tm_run_signature){ 0 };
	if (mlirOperationIsNull(entry))
		return TM_EINVAL;
	type = mlirTypeAttrGetValue(mlirOperationGetAttributeByName(
	        entry, mlirStringRefCreateFromCString("function_type")));
	out->num_inputs = (size_t)mlirFunctionTypeGetNumInputs(type);
	out->num_outputs = (size_t)mlirFunctionTypeGetNumResults(type);
	out->inputs = calloc(out->num_inputs + 1, sizeof *out->inputs);
	out->outputs = calloc(out->num_outputs + 1, sizeof *out->outputs);
	if (!out->inputs || !out->outputs)
		status = tm_fail(err, TM_ENOMEM, TM_NO_OFFSET, "no memory");
	for (size_t i = 0; i < out->num_inputs && status == TM_OK; i++)
		status = value_of(mlirFunctionTypeGetInput(type, (intptr_t)i),
		                  "argument", (intptr_t)i, &out->inputs[i],
		                  err);
	for (size_t i = 0; i < out->num_outputs && status == TM_OK; i++)
		status = value_of(mlirFunctionTypeGetResult(type, (intptr_t)i),
		                  "result", (intptr_t)i, &out->outputs[i],
		                  err);
	if (status != TM_OK)
		tm_run_signature_free(out);
	return status;
}

void
tm_run_signature_free(tm_run_signature *signature)
{
	free(signature->inputs);
	free(signature->outputs);
	*signature = (tm_run_signature){ 0 };
}

/* ---- as text ---- */

const char *
tm_run_value_text(const tm_run_value *value, char *text, size_t cap)
{
	const char *const name = value->dtype ?
	                                 tm_dtype_get(value->dtype)->name :
	                                 "any";
	size_t n = (size_t)snprintf(text, cap, "%s", name);

	if (value->scalar)
		return text;
	if (value->rank < 0)
		snprintf(text + n, cap - n, "[...]");
	for (int i = 0; i <= value->rank && n + 24 < cap; i++) {
		if (i == value->rank) {
			snprintf(text + n, cap - n, i ? "]" : "[]");
			break;
		}
		n += (size_t)snprintf(text + n, cap - n, i ? "," : "[");
		n += (size_t)(value->shape[i] < 0 ?
		                      snprintf(text + n, cap - n, "?") :
		                      snprintf(text + n, cap - n, "%lld",
		                               (long long)value->shape[i]));
	}
	return text;
}

const char *
tm_array_text(const tm_array *array, char *text, size_t cap)
{
	tm_run_value value = { .dtype = array->dtype, .rank = array->rank };

	for (int i = 0; i < array->rank; i++)
		value.shape[i] = array->shape[i];
	return tm_run_value_text(&value, text, cap);
}

/* ---- checks ---- */

size_t
tm_dtype_size(tm_dtype dtype)
{
	const int bits = tm_dtype_get(dtype)->bits;

	return bits % 8 ? 0 : (size_t)bits / 8;
}

/* A Python number takes every array of its kind without dimensions. */
static bool
accepts_scalar(const tm_run_value *value, const tm_array *array)
{
	const tm_dtype_class want = tm_dtype_get(value->dtype)->cls;
	tm_dtype_class have = tm_dtype_get(array->dtype)->cls;

	if (have == TM_CLASS_UINT)
		have = TM_CLASS_INT;
	return array->rank == 0 && have == want;
}

bool
tm_run_value_accepts(const tm_run_value *value, const tm_array *array)
{
	uint64_t bytes;

	if (!tm_dtype_bytes(array->dtype, (uint64_t)tm_array_count(array),
	                    &bytes) ||
	    bytes > array->size)
		return false;
	if (value->scalar)
		return accepts_scalar(value, array);
	if (value->dtype && value->dtype != array->dtype)
		return false;
	if (value->rank >= 0 && value->rank != array->rank)
		return false;
	for (int i = 0; i < value->rank; i++)
		if (value->shape[i] >= 0 && value->shape[i] != array->shape[i])
			return false;
	return true;
}
