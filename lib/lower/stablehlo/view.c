/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops that only rearrange: reshapes, transpositions, broadcast, slices. */
#include "lower/stablehlo/stablehlo.h"
#include "lower/stablehlo/util.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

static tm_hlo_shape
result_shape(tm_lower *lw)
{
	tm_hlo_shape s = { 0 };
	tm_tensor_type t;

	if (tm_call_result_tensor(&lw->call, 0, &t)) {
		s.rank = t.rank;
		memcpy(s.d, t.sizes, sizeof s.d);
	}
	return s;
}

static MlirValue
size_constant(tm_builder *b, int64_t v)
{
	const int64_t one = 1;
	const MlirType type = mlirRankedTensorTypeGet(
	        1, &one, mlirIntegerTypeGet(b->ctx, 64),
	        mlirAttributeGetNull());

	return tm_build(b, "stablehlo.constant", TM_NO_VALUES, type,
	                TM_ATTRS(tm_attr(b, "value",
	                                 mlirDenseElementsAttrInt64Get(
	                                         type, 1, &v))));
}

/* The one unknown size of TO: all elements of V over the known ones. */
static MlirValue
unknown_size(tm_builder *b, MlirValue v, const tm_hlo_shape *to)
{
	const tm_hlo_shape from = tm_hlo_shape_of(b, v);
	MlirValue n = size_constant(b, 1);
	int64_t known = 1;

	for (int i = 0; i < from.rank; i++) {
		const MlirValue d = from.d[i] == TM_DYN
		                            ? tm_hlo_size(b, v, i)
		                            : size_constant(b, from.d[i]);

		n = tm_build(b, "stablehlo.multiply", TM_VALUES(n, d),
		             mlirValueGetType(n), TM_NO_ATTRS);
	}
	for (int i = 0; i < to->rank; i++)
		known *= to->d[i] == TM_DYN ? 1 : to->d[i];
	return tm_build(b, "stablehlo.divide",
	                TM_VALUES(n, size_constant(b, known ? known : 1)),
	                mlirValueGetType(n), TM_NO_ATTRS);
}

/* Sets TO's VALUE; at most one size of it may be unknown. */
static bool
complete_shape(tm_builder *b, MlirValue v, tm_hlo_shape *to)
{
	MlirValue sizes[TM_MAX_RANK];
	const int64_t rank = to->rank;
	int unknown = 0;

	for (int i = 0; i < to->rank; i++)
		unknown += to->d[i] == TM_DYN;
	if (unknown == 0)
		return true;
	if (unknown > 1)
		return false;
	for (int i = 0; i < to->rank; i++)
		sizes[i] = to->d[i] == TM_DYN ? unknown_size(b, v, to)
		                              : size_constant(b, to->d[i]);
	to->value = tm_build(
	        b, "stablehlo.concatenate", (tm_values){ to->rank, sizes },
	        mlirRankedTensorTypeGet(1, &rank,
	                                mlirIntegerTypeGet(b->ctx, 64),
	                                mlirAttributeGetNull()),
	        TM_ATTRS(tm_attr_i64(b, "dimension", 0)));
	return true;
}

tm_status
stablehlo_reshape(tm_lower *lw)
{
	const MlirValue x =
	        tm_lower_value(lw, mlirOperationGetOperand(lw->call.op, 0));
	tm_hlo_shape to = result_shape(lw);

	if (!complete_shape(&lw->b, x, &to))
		return tm_lower_unsupported(
		        lw, "StableHLO reshape to several unknown sizes");
	tm_lower_result(lw, 0, tm_hlo_reshape(&lw->b, x, &to));
	return TM_OK;
}

tm_status
stablehlo_permute(tm_lower *lw)
{
	const MlirValue x = tm_lower_arg(lw, "self");
	int64_t dims[TM_MAX_RANK];
	const intptr_t n = tm_call_ints(&lw->call, "dims", dims, TM_MAX_RANK);
	int d;

	if (n != mlirShapedTypeGetRank(mlirValueGetType(x)))
		return tm_lower_unsupported(lw, "dims are not constant");
	for (intptr_t i = 0; i < n; i++) {
		if (!tm_dim_normal(dims[i], (int)n, &d))
			return tm_lower_unsupported(lw, "dim out of range");
		dims[i] = d;
	}
	tm_lower_result(lw, 0, tm_hlo_transpose(&lw->b, x, dims));
	return TM_OK;
}

static tm_status
swap(tm_lower *lw, int a, int c)
{
	const MlirValue x = tm_lower_arg(lw, "self");
	const int rank = (int)mlirShapedTypeGetRank(mlirValueGetType(x));
	int64_t dims[TM_MAX_RANK];

	for (int i = 0; i < rank; i++)
		dims[i] = i == a ? c : i == c ? a : i;
	tm_lower_result(lw, 0,
	                rank ? tm_hlo_transpose(&lw->b, x, dims) : x);
	return TM_OK;
}

tm_status
stablehlo_transpose(tm_lower *lw)
{
	const MlirValue x = tm_lower_arg(lw, "self");
	const int rank = (int)mlirShapedTypeGetRank(mlirValueGetType(x));
	int a, c;

	if (!tm_call_dim(&lw->call, "dim0", rank, &a) ||
	    !tm_call_dim(&lw->call, "dim1", rank, &c))
		return tm_lower_unsupported(lw, "dims are not constant");
	return swap(lw, a, c);
}

/* All dimensions reversed. */
tm_status
stablehlo_t(tm_lower *lw)
{
	const MlirValue x = tm_lower_arg(lw, "self");
	const int rank = (int)mlirShapedTypeGetRank(mlirValueGetType(x));
	int64_t dims[TM_MAX_RANK];

	for (int i = 0; i < rank; i++)
		dims[i] = rank - 1 - i;
	tm_lower_result(lw, 0, rank ? tm_hlo_transpose(&lw->b, x, dims) : x);
	return TM_OK;
}

tm_status
stablehlo_expand(tm_lower *lw)
{
	const MlirValue x = tm_lower_arg(lw, "self");
	tm_hlo_shape to = result_shape(lw);

	if (!tm_hlo_is_static(&to))
		return tm_lower_unsupported(
		        lw, "sizes to expand to are not known");
	tm_lower_result(lw, 0, tm_hlo_broadcast(&lw->b, x, &to));
	return TM_OK;
}

tm_status
stablehlo_slice(tm_lower *lw)
{
	const MlirValue x = tm_lower_arg(lw, "self");
	const MlirType type = mlirValueGetType(x);
	const int rank = (int)mlirShapedTypeGetRank(type);
	int64_t start[TM_MAX_RANK] = { 0 }, limit[TM_MAX_RANK];
	int64_t stride[TM_MAX_RANK], from = 0, to = INT64_MAX, step = 1;
	int d;

	if (!mlirShapedTypeHasStaticShape(type) ||
	    !tm_call_dim(&lw->call, "dim", rank, &d) ||
	    !tm_call_int(&lw->call, "step", &step) || step < 1 ||
	    (tm_call_has(&lw->call, "start") &&
	     !tm_call_int(&lw->call, "start", &from)) ||
	    (tm_call_has(&lw->call, "end") &&
	     !tm_call_int(&lw->call, "end", &to)))
		return tm_lower_unsupported(
		        lw, "StableHLO slices need known sizes and bounds");
	for (int i = 0; i < rank; i++) {
		limit[i] = mlirShapedTypeGetDimSize(type, i);
		stride[i] = 1;
	}
	from = from < 0 ? from + limit[d] : from;
	to = to < 0 ? to + limit[d] : to;
	start[d] = from < 0 ? 0 : from > limit[d] ? limit[d] : from;
	limit[d] = to < start[d] ? start[d] : to > limit[d] ? limit[d] : to;
	stride[d] = step;
	tm_lower_result(
	        lw, 0,
	        tm_build(&lw->b, "stablehlo.slice", TM_VALUES(x),
	                 tm_lower_result_type(lw, 0),
	                 TM_ATTRS(tm_attr_i64s(&lw->b, "start_indices", rank,
	                                       start),
	                          tm_attr_i64s(&lw->b, "limit_indices", rank,
	                                       limit),
	                          tm_attr_i64s(&lw->b, "strides", rank,
	                                       stride))));
	return TM_OK;
}

/* cat: operands of one element type, legacy empty tensors left out. */
tm_status
stablehlo_cat(tm_lower *lw)
{
	MlirValue torch[256], low[256];
	const intptr_t n = tm_call_list(&lw->call, "tensors", torch, 256);
	tm_tensor_type r, t;
	intptr_t count = 0;
	int d;

	if (n < 1 || n > 256 || !tm_call_result_tensor(&lw->call, 0, &r) ||
	    !tm_call_dim(&lw->call, "dim", r.rank, &d))
		return tm_lower_unsupported(lw, "tensors are not known");
	for (intptr_t i = 0; i < n; i++) {
		if (!tm_value_tensor(torch[i], &t))
			return tm_lower_unsupported(lw, "no tensor in list");
		if (t.rank == 1 && t.sizes[0] == 0 && r.rank != 1)
			continue;
		if (t.dtype != r.dtype)
			return tm_lower_unsupported(lw,
			                            "element types differ");
		low[count] = tm_lower_value(lw, torch[i]);
		if (mlirValueIsNull(low[count++]))
			return tm_lower_unsupported(lw, "tensor not lowered");
	}
	if (count == 0)
		return tm_lower_unsupported(lw, "only empty tensors");
	tm_lower_result(lw, 0,
	                tm_build(&lw->b, "stablehlo.concatenate",
	                         (tm_values){ count, low },
	                         tm_lower_result_type(lw, 0),
	                         TM_ATTRS(tm_attr_i64(&lw->b, "dimension",
	                                              d))));
	return TM_OK;
}
