/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/stablehlo/util.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

static MlirType
i64_vector(tm_builder *b, int64_t n)
{
	return mlirRankedTensorTypeGet(1, &n, mlirIntegerTypeGet(b->ctx, 64),
	                               mlirAttributeGetNull());
}

bool
tm_hlo_is_static(const tm_hlo_shape *s)
{
	for (int i = 0; i < s->rank; i++)
		if (s->d[i] == TM_DYN)
			return false;
	return true;
}

MlirValue
tm_hlo_size(tm_builder *b, MlirValue tensor, int d)
{
	const MlirType i32 = mlirIntegerTypeGet(b->ctx, 32);
	const MlirType i64 = mlirIntegerTypeGet(b->ctx, 64);
	const MlirType scalar =
	        mlirRankedTensorTypeGet(0, NULL, i32, mlirAttributeGetNull());
	const MlirType wide =
	        mlirRankedTensorTypeGet(0, NULL, i64, mlirAttributeGetNull());
	MlirValue v = tm_build(b, "stablehlo.get_dimension_size",
	                       TM_VALUES(tensor), scalar,
	                       TM_ATTRS(tm_attr_i64(b, "dimension", d)));

	v = tm_build(b, "stablehlo.convert", TM_VALUES(v), wide, TM_NO_ATTRS);
	return tm_build(b, "stablehlo.reshape", TM_VALUES(v), i64_vector(b, 1),
	                TM_NO_ATTRS);
}

static MlirValue
concatenate_sizes(tm_builder *b, int n, const MlirValue *v)
{
	if (n == 1)
		return v[0];
	return tm_build(b, "stablehlo.concatenate", (tm_values){ n, v },
	                i64_vector(b, n),
	                TM_ATTRS(tm_attr_i64(b, "dimension", 0)));
}

static MlirValue
constant_size(tm_builder *b, int64_t size)
{
	const MlirType type = i64_vector(b, 1);
	const MlirAttribute a = mlirDenseElementsAttrInt64Get(type, 1, &size);

	return tm_build(b, "stablehlo.constant", TM_NO_VALUES, type,
	                TM_ATTRS(tm_attr(b, "value", a)));
}

tm_hlo_shape
tm_hlo_shape_of(tm_builder *b, MlirValue tensor)
{
	const MlirType type = mlirValueGetType(tensor);
	tm_hlo_shape s = { .rank = (int)mlirShapedTypeGetRank(type) };
	MlirValue sizes[TM_MAX_RANK];

	for (int i = 0; i < s.rank; i++)
		s.d[i] = mlirShapedTypeIsDynamicDim(type, i)
		                 ? TM_DYN
		                 : mlirShapedTypeGetDimSize(type, i);
	if (tm_hlo_is_static(&s))
		return s;
	for (int i = 0; i < s.rank; i++)
		sizes[i] = s.d[i] == TM_DYN ? tm_hlo_size(b, tensor, i)
		                            : constant_size(b, s.d[i]);
	s.value = concatenate_sizes(b, s.rank, sizes);
	return s;
}

/* Element I of the sizes S as tensor<1xi64>. */
static MlirValue
size_at(tm_builder *b, const tm_hlo_shape *s, int i)
{
	const int64_t start = i, limit = i + 1, stride = 1;

	if (s->d[i] != TM_DYN)
		return constant_size(b, s->d[i]);
	return tm_build(b, "stablehlo.slice", TM_VALUES(s->value),
	                i64_vector(b, 1),
	                TM_ATTRS(tm_attr_i64s(b, "start_indices", 1, &start),
	                         tm_attr_i64s(b, "limit_indices", 1, &limit),
	                         tm_attr_i64s(b, "strides", 1, &stride)));
}

tm_hlo_shape
tm_hlo_broadcast_shapes(tm_builder *b, const tm_hlo_shape *x,
                        const tm_hlo_shape *y)
{
	const tm_hlo_shape *big = x->rank >= y->rank ? x : y;
	const tm_hlo_shape *low = big == x ? y : x;
	const int offset = big->rank - low->rank;
	tm_hlo_shape s = { .rank = big->rank };
	const tm_hlo_shape *from[TM_MAX_RANK];
	MlirValue sizes[TM_MAX_RANK];

	for (int i = 0; i < s.rank; i++) {
		from[i] = big;
		if (i >= offset && (big->d[i] == 1 ||
		                    (big->d[i] == TM_DYN &&
		                     low->d[i - offset] > 1)))
			from[i] = low;
		s.d[i] = from[i]->d[from[i] == big ? i : i - offset];
	}
	if (tm_hlo_is_static(&s))
		return s;
	for (int i = 0; i < s.rank; i++)
		sizes[i] = size_at(b, from[i], from[i] == big ? i : i - offset);
	s.value = concatenate_sizes(b, s.rank, sizes);
	return s;
}

MlirType
tm_hlo_type(const tm_hlo_shape *s, MlirType element)
{
	int64_t d[TM_MAX_RANK];

	for (int i = 0; i < s->rank; i++)
		d[i] = s->d[i] == TM_DYN ? mlirShapedTypeGetDynamicSize()
		                         : s->d[i];
	return mlirRankedTensorTypeGet(s->rank, d, element,
	                               mlirAttributeGetNull());
}

MlirType
tm_hlo_element(MlirContext ctx, tm_dtype dtype)
{
	return tm_dtype_get(dtype)->cls == TM_CLASS_UINT
	               ? tm_dtype_to_mlir(ctx, dtype)
	               : tm_dtype_to_builtin(ctx, dtype);
}

MlirValue
tm_hlo_broadcast_in_dim(tm_builder *b, MlirValue tensor, const tm_hlo_shape *s,
                        const int64_t *dims)
{
	const MlirType from = mlirValueGetType(tensor);
	const MlirType to =
	        tm_hlo_type(s, mlirShapedTypeGetElementType(from));
	const MlirNamedAttribute attr =
	        tm_attr_i64s(b, "broadcast_dimensions",
	                     mlirShapedTypeGetRank(from), dims);

	if (mlirTypeEqual(from, to) && tm_hlo_is_static(s))
		return tensor;
	if (tm_hlo_is_static(s) && mlirShapedTypeHasStaticShape(from))
		return tm_build(b, "stablehlo.broadcast_in_dim",
		                TM_VALUES(tensor), to, TM_ATTRS(attr));
	if (tm_hlo_is_static(s)) {
		MlirValue sizes[TM_MAX_RANK];

		for (int i = 0; i < s->rank; i++)
			sizes[i] = constant_size(b, s->d[i]);
		return tm_build(b, "stablehlo.dynamic_broadcast_in_dim",
		                TM_VALUES(tensor,
		                          concatenate_sizes(b, s->rank, sizes)),
		                to, TM_ATTRS(attr));
	}
	return tm_build(b, "stablehlo.dynamic_broadcast_in_dim",
	                TM_VALUES(tensor, s->value), to, TM_ATTRS(attr));
}

MlirValue
tm_hlo_broadcast(tm_builder *b, MlirValue tensor, const tm_hlo_shape *s)
{
	const int rank = (int)mlirShapedTypeGetRank(mlirValueGetType(tensor));
	int64_t dims[TM_MAX_RANK];

	for (int i = 0; i < rank; i++)
		dims[i] = s->rank - rank + i;
	return tm_hlo_broadcast_in_dim(b, tensor, s, dims);
}

static MlirAttribute
element_attr(MlirType element, tm_dtype dtype, tm_num num)
{
	const tm_dtype_class cls = tm_dtype_get(dtype)->cls;

	switch (cls) {
	case TM_CLASS_FLOAT:
		return mlirFloatAttrDoubleGet(mlirTypeGetContext(element),
		                              element, tm_num_as_float(num));
	case TM_CLASS_BOOL:
		return mlirIntegerAttrGet(element, tm_num_truth(num));
	case TM_CLASS_COMPLEX:
		return mlirAttributeGetNull();
	default:
		return mlirIntegerAttrGet(element, num.kind == TM_NUM_FLOAT
		                                           ? (int64_t)num.f
		                                           : num.i);
	}
}

/* A complex constant is made of its real part. */
static MlirValue
complex_splat(tm_builder *b, const tm_hlo_shape *s, tm_dtype dtype, tm_num num)
{
	const tm_dtype part = dtype == TM_C128 ? TM_F64 : TM_F32;
	const MlirValue re = tm_hlo_splat(b, s, part, num);
	const MlirValue im = tm_hlo_splat(b, s, part, tm_num_int(0));

	return tm_build(b, "stablehlo.complex", TM_VALUES(re, im),
	                tm_hlo_type(s, tm_hlo_element(b->ctx, dtype)),
	                TM_NO_ATTRS);
}

MlirValue
tm_hlo_splat(tm_builder *b, const tm_hlo_shape *s, tm_dtype dtype, tm_num num)
{
	const MlirType element = tm_hlo_element(b->ctx, dtype);
	const tm_hlo_shape scalar = { 0 };
	const tm_hlo_shape *is = tm_hlo_is_static(s) ? s : &scalar;
	const MlirType type = tm_hlo_type(is, element);
	MlirValue v;

	if (tm_dtype_get(dtype)->cls == TM_CLASS_COMPLEX)
		return complex_splat(b, s, dtype, num);
	v = tm_build(b, "stablehlo.constant", TM_NO_VALUES, type,
	             TM_ATTRS(tm_attr(b, "value",
	                              mlirDenseElementsAttrSplatGet(
	                                      type, element_attr(element, dtype,
	                                                         num)))));
	return is == s ? v : tm_hlo_broadcast(b, v, s);
}

MlirValue
tm_hlo_transpose(tm_builder *b, MlirValue tensor, const int64_t *perm)
{
	const MlirType from = mlirValueGetType(tensor);
	const int rank = (int)mlirShapedTypeGetRank(from);
	int64_t d[TM_MAX_RANK];

	for (int i = 0; i < rank; i++)
		d[i] = mlirShapedTypeGetDimSize(from, perm[i]);
	return tm_build(b, "stablehlo.transpose", TM_VALUES(tensor),
	                mlirRankedTensorTypeGet(
	                        rank, d, mlirShapedTypeGetElementType(from),
	                        mlirAttributeGetNull()),
	                TM_ATTRS(tm_attr_i64s(b, "permutation", rank, perm)));
}

MlirValue
tm_hlo_reshape(tm_builder *b, MlirValue tensor, const tm_hlo_shape *s)
{
	const MlirType to = tm_hlo_type(
	        s, mlirShapedTypeGetElementType(mlirValueGetType(tensor)));

	if (mlirTypeEqual(mlirValueGetType(tensor), to) && tm_hlo_is_static(s))
		return tensor;
	if (tm_hlo_is_static(s))
		return tm_build(b, "stablehlo.reshape", TM_VALUES(tensor), to,
		                TM_NO_ATTRS);
	return tm_build(b, "stablehlo.dynamic_reshape",
	                TM_VALUES(tensor, s->value), to, TM_NO_ATTRS);
}

MlirNamedAttribute
tm_hlo_attr(tm_builder *b, const char *name, const char *text)
{
	return tm_attr(b, name,
	               mlirAttributeParseGet(
	                       b->ctx, mlirStringRefCreateFromCString(text)));
}
