/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/importer.h"

#include "import/elements.h"
#include "import/safetensors.h"
#include "import/pt2/weight.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <stdio.h>
#include <stdlib.h>

/* -- Weights ------------------------------------------------------------- */

static tm_array
array_of(const tm_pt2_weight *w, tm_bytes data)
{
	tm_array a = { .dtype = w->dtype,
		       .rank = w->rank,
		       .data = (void *)(uintptr_t)data.ptr,
		       .size = data.len };

	for (int d = 0; d < w->rank; d++)
		a.shape[d] = w->sizes[d];
	return a;
}

/* dense_resource<NAME> without data. */
static MlirAttribute
named_resource(tm_pt2_importer *imp, const tm_array *a, tm_str name)
{
	tm_str text = { 0 };
	char buf[700];
	size_t n = (size_t)snprintf(buf, sizeof buf,
	                            "dense_resource<%.*s> : tensor<",
	                            (int)(name.len > 200 ? 200 : name.len),
	                            name.ptr);

	for (int d = 0; d < a->rank; d++)
		n += (size_t)snprintf(buf + n, sizeof buf - n, "%lldx",
		                      (long long)a->shape[d]);
	snprintf(buf + n, sizeof buf - n, "%s>",
	         tm_dtype_get(a->dtype)->mlir);
	text = tm_str_from(buf);
	return mlirAttributeParseGet(imp->ctx, tm_ref(text));
}

/* A at the place that the options say. */
static MlirAttribute
place(tm_pt2_importer *imp, const tm_array *a, tm_str name,
      tm_mapping *mapping)
{
	enum { SMALL = 256 };
	const MlirType element = tm_dtype_to_mlir(imp->ctx, a->dtype);
	const bool small = a->size <= SMALL || a->dtype == TM_BOOL ||
	                   name.len > 200;

	if (!small && imp->options->weights == TM_PT2_WEIGHTS_INLINE)
		return mlirDenseElementsAttrRawBufferGet(
		        mlirRankedTensorTypeGet(a->rank, a->shape, element,
		                                mlirAttributeGetNull()),
		        a->size, a->data);
	if (!small && imp->options->weights == TM_PT2_WEIGHTS_EXTERNAL &&
	    tm_safetensors_add(imp->options->external, a, name, mapping))
		return named_resource(imp, a, name);
	return tm_elements(imp->ctx, a, name, mapping);
}

/* A weight whose elements are not in order in the file is copied. */
static tm_status
gathered(tm_pt2_importer *imp, const tm_pt2_weight *w, MlirAttribute *out)
{
	uint64_t size = 0;
	tm_array a;
	void *copy;

	tm_dtype_bytes(w->dtype, tm_pt2_weight_count(w), &size);
	if (imp->options->max_memory && size > imp->options->max_memory)
		return tm_pt2_fail(imp, TM_ELIMIT,
		                   "weight '%.*s' needs %llu bytes, more "
		                   "memory than allowed",
		                   TM_STR_ARG(w->fqn),
		                   (unsigned long long)size);
	copy = malloc(size ? size : 1);
	if (!copy)
		return tm_pt2_fail(imp, TM_ENOMEM, "out of memory");
	tm_pt2_weight_gather(w, copy);
	a = array_of(w, (tm_bytes){ copy, size });
	*out = place(imp, &a, w->fqn, NULL);
	free(copy);
	return TM_OK;
}

/* What a meta tensor holds when PyTorch loads it: zeros. */
static MlirAttribute
zeros(tm_pt2_importer *imp, const tm_pt2_weight *w)
{
	static const uint8_t zero[16];
	const MlirType type = mlirRankedTensorTypeGet(
	        w->rank, w->sizes, tm_dtype_to_mlir(imp->ctx, w->dtype),
	        mlirAttributeGetNull());
	char text[200];

	snprintf(text, sizeof text,
	         "weight '%.*s' has no data in the file (a meta or fake "
	         "tensor); taking zeros",
	         (int)(w->fqn.len > 100 ? 100 : w->fqn.len), w->fqn.ptr);
	if (imp->options->warn)
		imp->options->warn(imp->options->user, text);
	return mlirDenseElementsAttrRawBufferGet(
	        type, (size_t)tm_dtype_get(w->dtype)->bits / 8, zero);
}

static tm_status
elements_of(tm_pt2_importer *imp, const tm_pt2_weight *w, MlirAttribute *out)
{
	tm_bytes bytes;
	tm_array a;

	*out = mlirAttributeGetNull();
	if (w->refused)
		return tm_pt2_fail(imp, TM_EUNSUP, "weight '%.*s' %s",
		                   TM_STR_ARG(w->fqn), w->refused);
	if (w->no_data)
		*out = zeros(imp, w);
	else if (!tm_pt2_weight_dense(w, &bytes))
		TM_TRY(gathered(imp, w, out));
	else {
		a = array_of(w, bytes);
		*out = place(imp, &a, w->fqn, imp->mapping);
	}
	return mlirAttributeIsNull(*out)
	               ? tm_pt2_fail(imp, TM_ENOMEM, "out of memory")
	               : TM_OK;
}

/* Names the bytes and the view, so that tied weights are found. */
static const char *
identity(tm_pt2_importer *imp, const tm_pt2_weight *w)
{
	char text[40 + 44 * TM_MAX_RANK];
	size_t n = (size_t)snprintf(text, sizeof text, "%p %d %lld",
	                            (const void *)w->storage.ptr,
	                            (int)w->dtype, (long long)w->offset);

	for (int d = 0; d < w->rank; d++)
		n += (size_t)snprintf(text + n, sizeof text - n, " %lld/%lld",
		                      (long long)w->sizes[d],
		                      (long long)w->strides[d]);
	return tm_arena_cstr(imp->arena, tm_str_from(text));
}

tm_status
tm_pt2_literal(tm_pt2_importer *imp, tm_builder *b, const tm_pt2_weight *w,
               MlirValue *out)
{
	const char *key = w->no_data || w->refused ? w->fqn.ptr
	                                           : identity(imp, w);
	MlirAttribute elements;
	size_t i;

	if (key && tm_map_get(&imp->literals, tm_str_from(key), &i)) {
		*out = imp->literal_values[i];
		return TM_OK;
	}
	TM_TRY(elements_of(imp, w, &elements));
	*out = tm_torch_literal(b, elements);
	if (imp->tensor == TM_TYPE_TENSOR) {
		tm_tensor_type t;

		tm_type_tensor(mlirValueGetType(*out), &t);
		*out = tm_build(b, "torch.copy.to_tensor", TM_VALUES(*out),
		                tm_type_tensor_get(imp->ctx, imp->tensor, &t),
		                TM_NO_ATTRS);
	}
	if (!key || !tm_arena_grow(imp->arena, &imp->literal_values,
	                           &imp->cap_literals, imp->num_literals + 1,
	                           sizeof *imp->literal_values) ||
	    !tm_map_put(&imp->literals, imp->arena, tm_str_from(key),
	                imp->num_literals))
		return tm_pt2_fail(imp, TM_ELIMIT,
		                   "the program needs more memory than "
		                   "allowed");
	imp->literal_values[imp->num_literals++] = *out;
	return TM_OK;
}

/* -- Numbers ------------------------------------------------------------- */

/* The number as a double, and as bits that fit an integer type. */
static double
float_of(const tm_pt2_arg *a)
{
	if (a->kind == TM_PT2_COMPLEX)
		return a->c.re;
	if (a->kind == TM_PT2_FLOAT)
		return a->f;
	return a->kind == TM_PT2_INT ? (double)a->i : a->b;
}

static int64_t
int_of(const tm_pt2_arg *a, const tm_dtype_info *info)
{
	const int64_t i = a->kind == TM_PT2_INT ? a->i : a->b;
	const int shift = 64 - info->bits;

	if (info->cls == TM_CLASS_BOOL)
		return i != 0;
	return info->cls == TM_CLASS_INT
	               ? (int64_t)((uint64_t)i << shift) >> shift
	               : (int64_t)((uint64_t)i << shift >> shift);
}

static MlirAttribute
complex_elements(MlirType type, tm_dtype dtype, const tm_pt2_arg *number)
{
	const double d[2] = { float_of(number), number->kind == TM_PT2_COMPLEX
		                                        ? number->c.im
		                                        : 0 };
	const float f[2] = { (float)d[0], (float)d[1] };

	return dtype == TM_C128
	               ? mlirDenseElementsAttrRawBufferGet(type, sizeof d, d)
	               : mlirDenseElementsAttrRawBufferGet(type, sizeof f, f);
}

tm_status
tm_pt2_scalar_tensor(tm_pt2_importer *imp, tm_builder *b, tm_dtype dtype,
                     const tm_pt2_arg *number, MlirValue *out)
{
	const tm_tensor_type t = { .has_sizes = true, .dtype = dtype };
	const MlirType element = tm_dtype_to_mlir(imp->ctx, dtype);
	const MlirType type = mlirRankedTensorTypeGet(0, NULL, element,
	                                              mlirAttributeGetNull());
	const tm_dtype_info *info = tm_dtype_get(dtype);
	MlirAttribute attr;

	if (info->cls == TM_CLASS_COMPLEX)
		attr = complex_elements(type, dtype, number);
	else if (info->cls == TM_CLASS_FLOAT)
		attr = mlirDenseElementsAttrSplatGet(
		        type, mlirFloatAttrDoubleGet(imp->ctx, element,
		                                     float_of(number)));
	else
		attr = mlirDenseElementsAttrSplatGet(
		        type,
		        mlirIntegerAttrGet(element, int_of(number, info)));
	*out = tm_torch_literal(b, attr);
	if (imp->tensor == TM_TYPE_TENSOR)
		*out = tm_build(b, "torch.copy.to_tensor", TM_VALUES(*out),
		                tm_type_tensor_get(imp->ctx, imp->tensor, &t),
		                TM_NO_ATTRS);
	return TM_OK;
}
