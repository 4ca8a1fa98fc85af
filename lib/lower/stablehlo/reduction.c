/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* sum: stablehlo.reduce. */
#include "lower/stablehlo/stablehlo.h"
#include "lower/stablehlo/util.h"

#include <mlir-c/BuiltinTypes.h>

/* The region of stablehlo.reduce that applies the op NAME. */
static MlirRegion
reducer(tm_builder *b, const char *name, MlirType element)
{
	const tm_hlo_shape scalar = { 0 };
	const MlirType type = tm_hlo_type(&scalar, element);
	const MlirType types[2] = { type, type };
	const MlirLocation locs[2] = { b->loc, b->loc };
	MlirBlock block = mlirBlockCreate(2, types, locs);
	MlirRegion region = mlirRegionCreate();
	tm_builder in;
	MlirValue r;

	mlirRegionAppendOwnedBlock(region, block);
	in = tm_builder_at_end(block, b->loc);
	r = tm_build(&in, name,
	             TM_VALUES(mlirBlockGetArgument(block, 0),
	                       mlirBlockGetArgument(block, 1)),
	             type, TM_NO_ATTRS);
	tm_build_op(&in, "stablehlo.return", TM_VALUES(r), TM_NO_TYPES,
	            TM_NO_ATTRS, TM_NO_REGIONS);
	return region;
}

/* The dimensions that the op reduces, ascending; all where none are named. */
static int
reduced_dims(tm_lower *lw, int rank, bool *reduce)
{
	int64_t dims[TM_MAX_RANK];
	intptr_t n = 0;
	int d;

	for (int i = 0; i < rank; i++)
		reduce[i] = false;
	if (tm_call_has(&lw->call, "dim"))
		n = tm_call_ints(&lw->call, "dim", dims, TM_MAX_RANK);
	if (n < 0)
		return -1;
	for (intptr_t i = 0; i < n; i++) {
		if (!tm_dim_normal(dims[i], rank, &d))
			return -1;
		if (rank)
			reduce[d] = true;
	}
	for (int i = 0; i < rank; i++)
		reduce[i] |= n == 0;
	return 0;
}

static MlirValue
reduce(tm_builder *b, MlirValue x, tm_dtype dtype, const bool *dims)
{
	const MlirType element = tm_hlo_element(b->ctx, dtype);
	const tm_hlo_shape scalar = { 0 }, s = tm_hlo_shape_of(b, x);
	const MlirValue zero = tm_hlo_splat(b, &scalar, dtype, tm_num_int(0));
	tm_hlo_shape kept = { 0 };
	int64_t list[TM_MAX_RANK];
	intptr_t n = 0;

	for (int i = 0; i < s.rank; i++) {
		if (dims[i])
			list[n++] = i;
		else
			kept.d[kept.rank++] = s.d[i];
	}
	return mlirOperationGetResult(
	        tm_build_op(b, "stablehlo.reduce", TM_VALUES(x, zero),
	                    TM_TYPES(tm_hlo_type(&kept, element)),
	                    TM_ATTRS(tm_attr_i64s(b, "dimensions", n, list)),
	                    TM_REGIONS(reducer(b, "stablehlo.add", element))),
	        0);
}

tm_status
stablehlo_sum(tm_lower *lw)
{
	MlirValue x = tm_lower_arg(lw, "self");
	const int rank = (int)mlirShapedTypeGetRank(mlirValueGetType(x));
	tm_hlo_shape to = tm_hlo_shape_of(&lw->b, x), kept = { 0 };
	bool dims[TM_MAX_RANK];
	tm_tensor_type t, r;

	if (reduced_dims(lw, rank, dims) < 0)
		return tm_lower_unsupported(lw, "dims are not constant");
	if (!tm_call_tensor(&lw->call, "self", &t) ||
	    !tm_call_result_tensor(&lw->call, 0, &r))
		return tm_lower_unsupported(lw, "types are not known");
	if (t.dtype != r.dtype)
		x = tm_build(&lw->b, "stablehlo.convert", TM_VALUES(x),
		             tm_hlo_type(&to, tm_hlo_element(lw->b.ctx,
		                                             r.dtype)),
		             TM_NO_ATTRS);
	x = reduce(&lw->b, x, r.dtype, dims);
	kept.rank = r.rank;
	memcpy(kept.d, r.sizes, sizeof kept.d);
	if (!tm_hlo_is_static(&kept) &&
	    r.rank != mlirShapedTypeGetRank(mlirValueGetType(x)))
		return tm_lower_unsupported(
		        lw, "keepdim of unknown sizes in StableHLO");
	if (tm_hlo_is_static(&kept))
		x = tm_hlo_reshape(&lw->b, x, &kept);
	tm_lower_result(lw, 0, x);
	return TM_OK;
}
