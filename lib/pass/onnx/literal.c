/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reading the numbers of constants. */
#include "base/convert.h"
#include "pass/onnx/convert.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

/* Element I of ATTR as its bits, where it is a dense<…> of fixed width. */
static bool
element_bits(MlirAttribute attr, tm_dtype dtype, size_t i, uint64_t *out)
{
	const size_t width = ((size_t)tm_dtype_get(dtype)->bits + 7) / 8;
	const char *raw = mlirDenseElementsAttrGetRawData(attr);

	*out = 0;
	if (width > 8 || !raw)
		return false;
	if (mlirDenseElementsAttrIsSplat(attr))
		i = 0;
	memcpy(out, raw + i * width, width);
	return true;
}

static bool
to_int(tm_dtype dtype, uint64_t bits, int64_t *out)
{
	const tm_dtype_info *info = tm_dtype_get(dtype);
	const int shift = 64 - info->bits;

	if (info->cls == TM_CLASS_UINT) {
		*out = (int64_t)bits;
		return true;
	}
	*out = (int64_t)(bits << shift) >> shift;
	return info->cls == TM_CLASS_INT;
}

static bool
to_float(tm_dtype dtype, uint64_t bits, double *out)
{
	int64_t i;
	float f;

	switch (dtype) {
	case TM_F64:
		memcpy(out, &bits, sizeof *out);
		return true;
	case TM_F32:
		memcpy(&f, &bits, sizeof f);
		*out = (double)f;
		return true;
	default:
		break;
	}
	if (tm_dtype_get(dtype)->cls == TM_CLASS_FLOAT) {
		*out = (double)tm_float_decode(dtype, (uint16_t)bits);
		return true;
	}
	if (!to_int(dtype, bits, &i))
		return false;
	*out = (double)i;
	return true;
}

/* The literal of V with its element type; false if it is no dense<…> of at
 * most CAP numbers. */
static bool
dense_of(MlirValue v, size_t cap, MlirAttribute *attr, tm_dtype *dtype,
         size_t *n)
{
	if (mlirValueIsNull(v) || !tm_value_literal(v, attr) ||
	    !mlirAttributeIsADenseElements(*attr))
		return false;
	*dtype = tm_dtype_of_mlir(
	        mlirShapedTypeGetElementType(mlirAttributeGetType(*attr)));
	*n = (size_t)mlirElementsAttrGetNumElements(*attr);
	return *dtype != TM_DTYPE_NONE && *n <= cap;
}

bool
tm_onnx_literal_ints(MlirValue v, int64_t *out, size_t cap, size_t *n)
{
	MlirAttribute attr;
	tm_dtype dtype;
	uint64_t bits;

	if (!dense_of(v, cap, &attr, &dtype, n))
		return false;
	for (size_t i = 0; i < *n; i++) {
		if (dtype == TM_BOOL)
			out[i] = mlirDenseElementsAttrGetBoolValue(
			        attr, (intptr_t)i);
		else if (!element_bits(attr, dtype, i, &bits) ||
		         !to_int(dtype, bits, &out[i]))
			return false;
	}
	return true;
}

bool
tm_onnx_literal_floats(MlirValue v, double *out, size_t cap, size_t *n)
{
	MlirAttribute attr;
	tm_dtype dtype;
	uint64_t bits;

	if (!dense_of(v, cap, &attr, &dtype, n) || dtype == TM_BOOL)
		return false;
	for (size_t i = 0; i < *n; i++)
		if (!element_bits(attr, dtype, i, &bits) ||
		    !to_float(dtype, bits, &out[i]))
			return false;
	return true;
}

MlirValue
tm_onnx_small_literal(tm_onnx_conv *c, int rank, const int64_t *shape,
                      const int64_t *v, tm_dtype dtype)
{
	const size_t n = rank ? (size_t)shape[0] : 1;
	const size_t width = ((size_t)tm_dtype_get(dtype)->bits + 7) / 8;
	const MlirType type = mlirRankedTensorTypeGet(
	        rank, shape, tm_dtype_to_mlir(c->pass->ctx, dtype),
	        mlirAttributeGetNull());
	char bytes[8 * TM_ONNX_MAX_INTS];
	int bools[TM_ONNX_MAX_INTS];

	if (rank > 1 || n > TM_ONNX_MAX_INTS || width > 8)
		return (MlirValue){ NULL };
	for (size_t i = 0; i < n; i++) {
		bools[i] = v[i] != 0;
		memcpy(bytes + i * width, &v[i], width);
	}
	if (dtype == TM_BOOL)
		return tm_torch_literal(&c->rw.b, mlirDenseElementsAttrBoolGet(
		                                          type, (intptr_t)n,
		                                          bools));
	if (n == 0)
		return tm_torch_literal(&c->rw.b,
		                        mlirDenseElementsAttrGet(type, 0, NULL));
	return tm_torch_literal(&c->rw.b, mlirDenseElementsAttrRawBufferGet(
	                                          type, n * width, bytes));
}
