/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "dialect/dialect.h"
#include "import/onnx/importer.h"

#include <inttypes.h>

MlirType
tm_onnx_unknown_type(tm_onnx_importer *imp)
{
	const tm_tensor_type unknown = { 0 };

	return tm_type_tensor_get(imp->ctx, TM_TYPE_VTENSOR, &unknown);
}

/* The size of D: known, fixed by an option, or open. */
static int64_t
dim_size(const tm_onnx_importer *imp, const tm_onnx_dim *d)
{
	if (tm_wire_has(&d->head, TM_ONNX_DIM_VALUE))
		return d->value < 0 ? TM_DYN : d->value;
	for (size_t i = 0; i < imp->options->num_dims; i++)
		if (d->param.len &&
		    tm_str_eq(imp->options->dims[i].name, d->param))
			return imp->options->dims[i].value;
	return TM_DYN;
}

/* The element type with number N, null where it is not known. */
static tm_status
element_type(tm_onnx_importer *imp, const tm_onnx_tensor_type *t,
             MlirType *out)
{
	const int64_t n = t->elem_type;
	tm_dtype dtype;

	*out = (MlirType){ 0 };
	if (n == 0)
		return TM_OK;
	if (n == TM_ONNX_STRING) {
		*out = tm_type_get(imp->ctx, TM_TYPE_STR);
		return TM_OK;
	}
	dtype = n > 0 && n < 1000 ? tm_dtype_from_onnx((int)n)
	                          : TM_DTYPE_NONE;
	if (dtype == TM_DTYPE_NONE)
		return tm_fail(imp->err, TM_EUNSUP, t->head.offset,
		               "the unknown element type %" PRId64, n);
	*out = tm_dtype_to_mlir(imp->ctx, dtype);
	return TM_OK;
}

static tm_status
tensor_type(tm_onnx_importer *imp, const tm_onnx_tensor_type *t,
            MlirType *out)
{
	int64_t sizes[TM_MAX_RANK];
	int rank = -1;
	MlirType element;

	TM_TRY(element_type(imp, t, &element));
	if (t->shape && t->shape->dims.len > TM_MAX_RANK)
		return tm_fail(imp->err, TM_ELIMIT, t->head.offset,
		               "a tensor of %zu dimensions",
		               t->shape->dims.len);
	if (t->shape)
		rank = (int)t->shape->dims.len;
	for (int i = 0; i < rank; i++)
		sizes[i] = dim_size(imp, &t->shape->dims.ptr[i]);
	*out = tm_type_tensor_raw(imp->ctx, TM_TYPE_VTENSOR, rank, sizes,
	                          element);
	return TM_OK;
}

static tm_status
container_type(tm_onnx_importer *imp, tm_type_kind kind,
               const tm_onnx_elem_type *t, MlirType *out)
{
	MlirType element;

	TM_TRY(tm_onnx_import_type(imp, t->elem, &element));
	*out = tm_type_container_get(imp->ctx, kind, 1, &element);
	return TM_OK;
}

tm_status
tm_onnx_import_type(tm_onnx_importer *imp, const tm_onnx_type *type,
                    MlirType *out)
{
	if (type && type->tensor)
		return tensor_type(imp, type->tensor, out);
	if (type && type->sequence)
		return container_type(imp, TM_TYPE_LIST, type->sequence, out);
	if (type && type->optional)
		return container_type(imp, TM_TYPE_OPTIONAL, type->optional,
		                      out);
	if (type && (type->map || type->sparse || type->opaque))
		return tm_fail(imp->err, TM_EUNSUP, type->head.offset,
		               "%s types are not supported",
		               type->map      ? "map"
		               : type->sparse ? "sparse tensor"
		                              : "opaque");
	*out = tm_onnx_unknown_type(imp);
	return TM_OK;
}
