/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/map.h"
#include "dialect/dialect.h"
#include "import/elements.h"
#include "import/onnx/importer.h"
#include "import/onnx/tensor.h"

#include <inttypes.h>
#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

/* ---- tensors ---- */

static tm_status
tensor_values(tm_onnx_importer *imp, const tm_onnx_tensor *t, tm_array *out,
              tm_mapping **mapping)
{
	tm_bytes raw;
	bool has;

	TM_TRY(tm_onnx_data_find(&imp->store, t, &raw, &has, mapping,
	                         imp->err));
	if (!*mapping)
		*mapping = imp->mapping;
	return tm_onnx_tensor_array(t, has ? &raw : NULL, out, imp->err);
}

static MlirType
type_of_elements(tm_onnx_importer *imp, int rank, const int64_t *sizes,
                 MlirType element)
{
	return tm_type_tensor_raw(imp->ctx, TM_TYPE_VTENSOR, rank, sizes,
	                          element);
}

static tm_status
import_strings(tm_onnx_importer *imp, const tm_onnx_tensor *t,
               MlirAttribute *out, MlirType *type)
{
	const MlirType str = tm_type_get(imp->ctx, TM_TYPE_STR);
	tm_onnx_tensor as_bytes = *t; /* for the checks of its shape */
	tm_array shape;
	MlirStringRef *refs;

	as_bytes.data_type = tm_dtype_get(TM_U8)->onnx;
	TM_TRY(tm_onnx_tensor_shape(&as_bytes, &shape, imp->err));
	if (shape.size != t->string_data.len)
		return tm_fail(imp->err, TM_EINVAL, t->head.offset,
		               "tensor '%.*s' has %zu strings, its shape needs "
		               "%zu",
		               TM_STR_ARG(t->name), t->string_data.len,
		               shape.size);
	refs = TM_NEW(imp->arena, MlirStringRef, shape.size);
	if (!refs)
		return tm_onnx_no_memory(imp);
	for (size_t i = 0; i < shape.size; i++)
		refs[i] = tm_ref(t->string_data.ptr[i]);
	*out = mlirDenseElementsAttrStringGet(
	        mlirRankedTensorTypeGet(shape.rank, shape.shape, str,
	                                mlirAttributeGetNull()),
	        (intptr_t)shape.size, refs);
	*type = type_of_elements(imp, shape.rank, shape.shape, str);
	return TM_OK;
}

static tm_status
import_array(tm_onnx_importer *imp, const tm_array *a, tm_str name,
             tm_mapping *mapping, MlirAttribute *out, MlirType *type)
{
	*out = tm_elements(imp->ctx, a,
	                   name.len ? name : TM_STR("onnx_constant"), mapping);
	*type = type_of_elements(imp, a->rank, a->shape,
	                         tm_dtype_to_mlir(imp->ctx, a->dtype));
	return mlirAttributeIsNull(*out) ? tm_onnx_no_memory(imp) : TM_OK;
}

tm_status
tm_onnx_import_tensor(tm_onnx_importer *imp, const tm_onnx_tensor *t,
                      MlirAttribute *out, MlirType *type)
{
	tm_mapping *mapping;
	tm_array a = { 0 };
	tm_status status;

	if (t->data_type == TM_ONNX_STRING)
		return import_strings(imp, t, out, type);
	status = tensor_values(imp, t, &a, &mapping);
	if (status == TM_OK)
		status = import_array(imp, &a, t->name, mapping, out, type);
	tm_array_free(&a);
	return status;
}

/* ---- sparse tensors become dense ---- */

/* The linear index of value I: INDICES holds it, or holds coordinates. */
static tm_status
sparse_index(tm_onnx_importer *imp, const tm_onnx_sparse *s,
             const tm_array *indices, const tm_array *dense, size_t i,
             int64_t *out)
{
	const size_t per = indices->rank == 2 ? (size_t)dense->rank : 1;
	int64_t linear = 0;

	for (size_t d = 0; d < per; d++) {
		const int64_t extent = per == 1 && indices->rank == 1
		                               ? tm_array_count(dense)
		                               : dense->shape[d];
		int64_t v;

		memcpy(&v, (const char *)indices->data + 8 * (i * per + d), 8);
		if (v < 0 || v >= extent)
			return tm_fail(imp->err, TM_EINVAL, s->head.offset,
			               "a sparse tensor has the index %" PRId64,
			               v);
		linear = linear * extent + v;
	}
	*out = linear;
	return TM_OK;
}

static tm_status
fill_dense(tm_onnx_importer *imp, const tm_onnx_sparse *s,
           const tm_array *values, const tm_array *indices, tm_array *dense)
{
	const size_t width = (size_t)tm_dtype_get(values->dtype)->bits / 8;
	const size_t n = (size_t)tm_array_count(values);
	const size_t per = indices->rank == 2 ? (size_t)dense->rank : 1;

	if (indices->dtype != TM_I64 || width == 0 || indices->rank < 1 ||
	    indices->rank > 2 || (uint64_t)tm_array_count(indices) != n * per)
		return tm_fail(imp->err, TM_EINVAL, s->head.offset,
		               "the indices of a sparse tensor do not fit its "
		               "values");
	for (size_t i = 0; i < n; i++) {
		int64_t at = 0;

		TM_TRY(sparse_index(imp, s, indices, dense, i, &at));
		memcpy((char *)dense->data + (size_t)at * width,
		       (const char *)values->data + i * width, width);
	}
	return TM_OK;
}

/* The dense values of S.  What a file describes in a few bytes must not ask
 * for much memory: at most 256 MB. */
static tm_status
make_dense(tm_onnx_importer *imp, const tm_onnx_sparse *s,
           const tm_array *values, const tm_array *indices, tm_array *dense)
{
	const uint64_t most = UINT64_C(256) << 20;
	uint64_t bytes = (uint64_t)tm_dtype_get(values->dtype)->bits / 8;

	for (size_t i = 0; i < s->dims.len && i < TM_MAX_RANK; i++)
		if (s->dims.ptr[i] < 0 ||
		    __builtin_mul_overflow(bytes, (uint64_t)s->dims.ptr[i],
		                           &bytes) ||
		    bytes > most)
			return tm_fail(imp->err, TM_ELIMIT, s->head.offset,
			               "a sparse tensor is too large to be "
			               "made dense");
	if (s->dims.len > TM_MAX_RANK ||
	    tm_array_alloc(dense, values->dtype, (int)s->dims.len,
	                   s->dims.ptr) != TM_OK)
		return tm_onnx_no_memory(imp);
	return fill_dense(imp, s, values, indices, dense);
}

tm_status
tm_onnx_import_sparse(tm_onnx_importer *imp, const tm_onnx_sparse *s,
                      MlirAttribute *out, MlirType *type)
{
	tm_array values = { 0 }, indices = { 0 }, dense = { 0 };
	tm_mapping *unused;
	tm_status status;

	if (!s->values || !s->indices)
		return tm_fail(imp->err, TM_EINVAL, s->head.offset,
		               "a sparse tensor without values or indices");
	status = tensor_values(imp, s->values, &values, &unused);
	if (status == TM_OK)
		status = tensor_values(imp, s->indices, &indices, &unused);
	if (status == TM_OK)
		status = make_dense(imp, s, &values, &indices, &dense);
	if (status == TM_OK)
		status = import_array(imp, &dense, s->values->name, NULL, out,
		                      type);
	tm_array_free(&values);
	tm_array_free(&indices);
	tm_array_free(&dense);
	return status;
}

/* ---- attributes of nodes ---- */

const tm_onnx_attr *
tm_onnx_resolve(const tm_onnx_call *call, const tm_onnx_attr *a)
{
	while (a && a->ref.len) {
		const tm_onnx_attr *given;

		if (!call)
			return NULL;
		given = tm_onnx_attr_find(call->args, a->ref);
		if (!given)
			return tm_onnx_attr_find(&call->function->attr_defaults,
			                         a->ref);
		a = given;
		call = call->parent;
	}
	return a;
}

static MlirAttribute
int_attr(tm_onnx_importer *imp, int64_t v)
{
	return mlirIntegerAttrGet(mlirIntegerTypeSignedGet(imp->ctx, 64), v);
}

static MlirAttribute
float_attr(tm_onnx_importer *imp, float v)
{
	return mlirFloatAttrDoubleGet(imp->ctx, mlirF32TypeGet(imp->ctx),
	                              (double)v);
}

static MlirAttribute
str_attr(tm_onnx_importer *imp, tm_str s)
{
	return mlirStringAttrGet(imp->ctx, tm_ref(s));
}

/* One element of a list attribute. */
static tm_status
element_attr(tm_onnx_importer *imp, const tm_onnx_attr *a, size_t i,
             MlirAttribute *out)
{
	MlirType type;
	float f;

	switch (a->type) {
	case TM_ONNX_FLOATS:
		memcpy(&f, a->floats.ptr + i * sizeof f, sizeof f);
		*out = float_attr(imp, f);
		return TM_OK;
	case TM_ONNX_INTS:
		*out = int_attr(imp, a->ints.ptr[i]);
		return TM_OK;
	case TM_ONNX_STRS:
		*out = str_attr(imp, a->strings.ptr[i]);
		return TM_OK;
	default:
		return tm_onnx_import_tensor(imp, &a->tensors.ptr[i], out,
		                             &type);
	}
}

static size_t
list_length(const tm_onnx_attr *a)
{
	switch (a->type) {
	case TM_ONNX_FLOATS:
		return a->floats.len / sizeof(float);
	case TM_ONNX_INTS:
		return a->ints.len;
	case TM_ONNX_STRS:
		return a->strings.len;
	default:
		return a->tensors.len;
	}
}

static tm_status
list_attr(tm_onnx_importer *imp, const tm_onnx_attr *a, MlirAttribute *out)
{
	const size_t n = list_length(a);
	MlirAttribute *items = TM_NEW(imp->arena, MlirAttribute, n);

	if (!items)
		return tm_onnx_no_memory(imp);
	for (size_t i = 0; i < n; i++)
		TM_TRY(element_attr(imp, a, i, &items[i]));
	*out = mlirArrayAttrGet(imp->ctx, (intptr_t)n, items);
	return TM_OK;
}

static tm_status
type_attr(tm_onnx_importer *imp, const tm_onnx_type *t, MlirAttribute *out)
{
	MlirType type;

	TM_TRY(tm_onnx_import_type(imp, t, &type));
	*out = mlirTypeAttrGet(type);
	return TM_OK;
}

static tm_status
import_attr(tm_onnx_importer *imp, const tm_onnx_node *node,
            const tm_onnx_attr *a, MlirAttribute *out)
{
	MlirType type;

	switch (a->type) {
	case TM_ONNX_FLOAT:
		*out = float_attr(imp, a->f);
		return TM_OK;
	case TM_ONNX_INT:
		*out = int_attr(imp, a->i);
		return TM_OK;
	case TM_ONNX_STR:
		*out = str_attr(imp, a->s);
		return TM_OK;
	case TM_ONNX_TENSOR:
		return tm_onnx_import_tensor(imp, a->t, out, &type);
	case TM_ONNX_SPARSE:
		return tm_onnx_import_sparse(imp, a->sparse, out, &type);
	case TM_ONNX_TYPE:
		return type_attr(imp, a->tp, out);
	case TM_ONNX_FLOATS:
	case TM_ONNX_INTS:
	case TM_ONNX_STRS:
	case TM_ONNX_TENSORS:
		return list_attr(imp, a, out);
	default:
		return tm_fail(imp->err, TM_EUNSUP, a->head.offset,
		               "attribute '%.*s' of node '%.*s' (%.*s) has the "
		               "type %" PRId64,
		               TM_STR_ARG(a->name), TM_STR_ARG(node->name),
		               TM_STR_ARG(node->op_type), a->type);
	}
}

tm_status
tm_onnx_import_attrs(tm_onnx_importer *imp, const tm_onnx_call *call,
                     const tm_onnx_node *node, size_t extra,
                     MlirNamedAttribute **out, size_t *n)
{
	MlirNamedAttribute *attrs =
	        TM_NEW(imp->arena, MlirNamedAttribute, node->attrs.len + extra);

	*n = 0;
	*out = attrs;
	for (size_t i = 0; attrs && i < node->attrs.len; i++) {
		const tm_str local = node->attrs.ptr[i].name;
		const tm_onnx_attr *a =
		        tm_onnx_resolve(call, &node->attrs.ptr[i]);
		const char *name;
		MlirAttribute v;

		if (!a || a->type == TM_ONNX_GRAPH)
			continue;
		TM_TRY(import_attr(imp, node, a, &v));
		name = tm_arena_printf(imp->arena, "torch.onnx.%.*s",
		                       TM_STR_ARG(local));
		if (!name)
			break;
		attrs[(*n)++] = mlirNamedAttributeGet(
		        mlirIdentifierGet(imp->ctx, tm_ref(tm_str_from(name))),
		        v);
	}
	return attrs ? TM_OK : tm_onnx_no_memory(imp);
}
