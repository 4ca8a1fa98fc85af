/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/tosa/util.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <stdio.h>

MlirType
tm_tosa_type(int rank, const int64_t *sizes, MlirType element)
{
	int64_t d[TM_MAX_RANK];

	for (int i = 0; i < rank; i++)
		d[i] = sizes[i] == TM_DYN ? mlirShapedTypeGetDynamicSize()
		                          : sizes[i];
	return mlirRankedTensorTypeGet(rank, d, element,
	                               mlirAttributeGetNull());
}

int
tm_tosa_sizes(MlirValue tensor, int64_t *sizes)
{
	const MlirType type = mlirValueGetType(tensor);
	const int rank = (int)mlirShapedTypeGetRank(type);

	for (int i = 0; i < rank; i++)
		sizes[i] = mlirShapedTypeIsDynamicDim(type, i)
		                   ? TM_DYN
		                   : mlirShapedTypeGetDimSize(type, i);
	return rank;
}

MlirValue
tm_tosa_const_shape(tm_builder *b, int n, const int64_t *values)
{
	const int64_t size = n;
	const MlirType vector = mlirRankedTensorTypeGet(
	        1, &size, mlirIndexTypeGet(b->ctx), mlirAttributeGetNull());
	const MlirAttribute a = mlirDenseElementsAttrInt64Get(vector, n, values);
	char text[32];
	MlirType type;

	snprintf(text, sizeof text, "!tosa.shape<%d>", n);
	type = mlirTypeParseGet(b->ctx, mlirStringRefCreateFromCString(text));
	return tm_build(b, "tosa.const_shape", TM_NO_VALUES, type,
	                TM_ATTRS(tm_attr(b, "values", a)));
}

MlirValue
tm_tosa_const(tm_builder *b, int rank, tm_dtype dtype, tm_num num)
{
	const MlirType element = tm_dtype_to_builtin(b->ctx, dtype);
	int64_t ones[TM_MAX_RANK];
	MlirAttribute value;
	MlirType type;

	for (int i = 0; i < rank; i++)
		ones[i] = 1;
	type = tm_tosa_type(rank, ones, element);
	if (tm_dtype_get(dtype)->cls == TM_CLASS_FLOAT)
		value = mlirFloatAttrDoubleGet(b->ctx, element,
		                               tm_num_as_float(num));
	else if (dtype == TM_BOOL)
		value = mlirIntegerAttrGet(element, tm_num_truth(num));
	else
		value = mlirIntegerAttrGet(element, num.kind == TM_NUM_FLOAT
		                                            ? (int64_t)num.f
		                                            : num.i);
	return tm_build(b, "tosa.const", TM_NO_VALUES, type,
	                TM_ATTRS(tm_attr(b, "values",
	                                 mlirDenseElementsAttrSplatGet(
	                                         type, value))));
}

MlirValue
tm_tosa_zero_point(tm_builder *b, MlirType element)
{
	const int64_t one = 1;
	const MlirType type = tm_tosa_type(1, &one, element);
	const MlirAttribute zero =
	        mlirTypeIsAFloat(element)
	                ? mlirFloatAttrDoubleGet(b->ctx, element, 0)
	                : mlirIntegerAttrGet(element, 0);

	return tm_build(b, "tosa.const", TM_NO_VALUES, type,
	                TM_ATTRS(tm_attr(b, "values",
	                                 mlirDenseElementsAttrSplatGet(
	                                         type, zero))));
}

MlirValue
tm_tosa_reshape(tm_builder *b, MlirValue tensor, int rank,
                const int64_t *sizes)
{
	const MlirType element =
	        mlirShapedTypeGetElementType(mlirValueGetType(tensor));
	const MlirType type = tm_tosa_type(rank, sizes, element);
	int unknown = 0;

	for (int i = 0; i < rank; i++)
		unknown += sizes[i] == TM_DYN;
	if (unknown > 1)
		return (MlirValue){ NULL };
	if (unknown == 0 && mlirTypeEqual(type, mlirValueGetType(tensor)))
		return tensor;
	return tm_build(b, "tosa.reshape",
	                TM_VALUES(tensor,
	                          tm_tosa_const_shape(b, rank, sizes)),
	                type, TM_NO_ATTRS);
}

MlirValue
tm_tosa_to_rank(tm_builder *b, MlirValue tensor, int rank)
{
	int64_t have[TM_MAX_RANK], want[TM_MAX_RANK];
	const int n = tm_tosa_sizes(tensor, have);

	if (n == rank)
		return tensor;
	for (int i = 0; i < rank; i++)
		want[i] = i < rank - n ? 1 : have[i - (rank - n)];
	return tm_tosa_reshape(b, tensor, rank, want);
}

MlirValue
tm_tosa_transpose(tm_builder *b, MlirValue tensor, const int64_t *perm)
{
	int64_t have[TM_MAX_RANK], want[TM_MAX_RANK];
	int32_t perms[TM_MAX_RANK];
	const int rank = tm_tosa_sizes(tensor, have);
	const MlirType element =
	        mlirShapedTypeGetElementType(mlirValueGetType(tensor));

	for (int i = 0; i < rank; i++) {
		want[i] = have[perm[i]];
		perms[i] = (int32_t)perm[i];
	}
	return tm_build(b, "tosa.transpose", TM_VALUES(tensor),
	                tm_tosa_type(rank, want, element),
	                TM_ATTRS(tm_attr_i32s(b, "perms", rank, perms)));
}

MlirValue
tm_tosa_broadcast(tm_builder *b, MlirValue tensor, int rank,
                  const int64_t *sizes)
{
	int64_t have[TM_MAX_RANK], times[TM_MAX_RANK];
	bool same = true;

	tensor = tm_tosa_to_rank(b, tensor, rank);
	if (mlirValueIsNull(tensor))
		return tensor;
	(void)tm_tosa_sizes(tensor, have);
	for (int i = 0; i < rank; i++) {
		if (sizes[i] == TM_DYN && have[i] != TM_DYN)
			return (MlirValue){ NULL };
		times[i] = have[i] == 1 ? sizes[i] : 1;
		same &= times[i] == 1;
	}
	if (same)
		return tensor;
	return tm_build(b, "tosa.tile",
	                TM_VALUES(tensor, tm_tosa_const_shape(b, rank, times)),
	                tm_tosa_type(rank, sizes,
	                             mlirShapedTypeGetElementType(
	                                     mlirValueGetType(tensor))),
	                TM_NO_ATTRS);
}

const char *
tm_tosa_refuses(tm_dtype dtype)
{
	switch (tm_dtype_get(dtype)->cls) {
	case TM_CLASS_UINT:
		return "TOSA has no unsigned integers";
	case TM_CLASS_COMPLEX:
		return "TOSA has no complex numbers";
	case TM_CLASS_FLOAT:
		return dtype == TM_F64 ? "TOSA has no float64" : NULL;
	default:
		return NULL;
	}
}
