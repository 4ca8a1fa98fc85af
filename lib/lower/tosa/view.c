/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Ops that only rearrange: reshapes, transpositions, broadcast, slices. */
#include "lower/tosa/tosa.h"
#include "lower/tosa/util.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

static int
rank_of(MlirValue v)
{
	return (int)mlirShapedTypeGetRank(mlirValueGetType(v));
}

tm_status
tosa_reshape(tm_lower *lw)
{
	const MlirValue x =
	        tm_lower_value(lw, mlirOperationGetOperand(lw->call.op, 0));
	tm_tensor_type t;
	MlirValue r = { NULL };

	if (tm_call_result_tensor(&lw->call, 0, &t))
		r = tm_tosa_reshape(&lw->b, x, t.rank, t.sizes);
	if (mlirValueIsNull(r))
		return tm_lower_unsupported(
		        lw, "TOSA reshape to several unknown sizes");
	tm_lower_result(lw, 0, r);
	return TM_OK;
}

tm_status
tosa_permute(tm_lower *lw)
{
	const MlirValue x = tm_lower_arg(lw, "self");
	int64_t dims[TM_MAX_RANK];
	const intptr_t n = tm_call_ints(&lw->call, "dims", dims, TM_MAX_RANK);
	int d;

	if (n != rank_of(x))
		return tm_lower_unsupported(lw, "dims are not constant");
	for (intptr_t i = 0; i < n; i++) {
		if (!tm_dim_normal(dims[i], (int)n, &d))
			return tm_lower_unsupported(lw, "dim out of range");
		dims[i] = d;
	}
	tm_lower_result(lw, 0, n ? tm_tosa_transpose(&lw->b, x, dims) : x);
	return TM_OK;
}

static tm_status
swap(tm_lower *lw, int a, int c)
{
	const MlirValue x = tm_lower_arg(lw, "self");
	const int rank = rank_of(x);
	int64_t dims[TM_MAX_RANK];

	for (int i = 0; i < rank; i++)
		dims[i] = i == a ? c : i == c ? a : i;
	tm_lower_result(lw, 0,
	                rank ? tm_tosa_transpose(&lw->b, x, dims) : x);
	return TM_OK;
}

tm_status
tosa_transpose(tm_lower *lw)
{
	const int rank = rank_of(tm_lower_arg(lw, "self"));
	int a, c;

	if (!tm_call_dim(&lw->call, "dim0", rank, &a) ||
	    !tm_call_dim(&lw->call, "dim1", rank, &c))
		return tm_lower_unsupported(lw, "dims are not constant");
	return swap(lw, a, c);
}

/* All dimensions reversed. */
tm_status
tosa_t(tm_lower *lw)
{
	const MlirValue x = tm_lower_arg(lw, "self");
	const int rank = rank_of(x);
	int64_t dims[TM_MAX_RANK];

	for (int i = 0; i < rank; i++)
		dims[i] = rank - 1 - i;
	tm_lower_result(lw, 0, rank ? tm_tosa_transpose(&lw->b, x, dims) : x);
	return TM_OK;
}

tm_status
tosa_expand(tm_lower *lw)
{
	const MlirValue x = tm_lower_arg(lw, "self");
	tm_tensor_type t;
	MlirValue r = { NULL };

	if (tm_call_result_tensor(&lw->call, 0, &t) &&
	    (t.rank == rank_of(x) ||
	     mlirShapedTypeHasStaticShape(mlirValueGetType(x))))
		r = tm_tosa_broadcast(&lw->b, x, t.rank, t.sizes);
	if (mlirValueIsNull(r))
		return tm_lower_unsupported(
		        lw, "TOSA cannot broadcast to sizes that are not "
		            "known");
	tm_lower_result(lw, 0, r);
	return TM_OK;
}

/* The known bounds of a slice along DIM of SIZE. */
static bool
bounds(tm_lower *lw, int64_t size, int64_t *from, int64_t *to, int64_t *step)
{
	*from = 0;
	*to = INT64_MAX;
	if (!tm_call_int(&lw->call, "step", step) || *step < 1 ||
	    (tm_call_has(&lw->call, "start") &&
	     !tm_call_int(&lw->call, "start", from)) ||
	    (tm_call_has(&lw->call, "end") &&
	     !tm_call_int(&lw->call, "end", to)))
		return false;
	*from += *from < 0 ? size : 0;
	*to += *to < 0 ? size : 0;
	*from = *from < 0 ? 0 : *from > size ? size : *from;
	*to = *to < *from ? *from : *to > size ? size : *to;
	return true;
}

tm_status
tosa_slice(tm_lower *lw)
{
	MlirValue x = tm_lower_arg(lw, "self");
	int64_t sizes[TM_MAX_RANK], start[TM_MAX_RANK] = { 0 }, from, to, step;
	const int rank = tm_tosa_sizes(x, sizes);
	const MlirType e = mlirShapedTypeGetElementType(mlirValueGetType(x));
	int d;

	if (!tm_call_dim(&lw->call, "dim", rank, &d) || rank == 0 ||
	    !mlirShapedTypeHasStaticShape(mlirValueGetType(x)) ||
	    !bounds(lw, sizes[d], &from, &to, &step))
		return tm_lower_unsupported(
		        lw, "TOSA slices need known sizes and bounds");
	if (step != 1)
		return tm_lower_unsupported(lw, "TOSA slices have no step");
	if (from == to)
		return tm_lower_unsupported(lw, "TOSA has no empty tensors");
	start[d] = from;
	sizes[d] = to - from;
	x = tm_build(&lw->b, "tosa.slice",
	             TM_VALUES(x, tm_tosa_const_shape(&lw->b, rank, start),
	                       tm_tosa_const_shape(&lw->b, rank, sizes)),
	             tm_tosa_type(rank, sizes, e), TM_NO_ATTRS);
	tm_lower_result(lw, 0, x);
	return TM_OK;
}

tm_status
tosa_cat(tm_lower *lw)
{
	MlirValue torch[256], low[256];
	const intptr_t n = tm_call_list(&lw->call, "tensors", torch, 256);
	const MlirType i32 = mlirIntegerTypeGet(lw->b.ctx, 32);
	tm_tensor_type r, t;
	intptr_t count = 0;
	int d;

	if (n < 1 || n > 256 || !tm_call_result_tensor(&lw->call, 0, &r) ||
	    !tm_call_dim(&lw->call, "dim", r.rank, &d))
		return tm_lower_unsupported(lw, "tensors are not known");
	for (intptr_t i = 0; i < n; i++) {
		if (!tm_value_tensor(torch[i], &t) || t.dtype != r.dtype)
			return tm_lower_unsupported(lw,
			                            "element types differ");
		if (t.rank == 1 && t.sizes[0] == 0 && r.rank != 1)
			continue;
		low[count] = tm_lower_value(lw, torch[i]);
		if (mlirValueIsNull(low[count++]))
			return tm_lower_unsupported(lw, "tensor not lowered");
	}
	if (count == 0)
		return tm_lower_unsupported(lw, "only empty tensors");
	tm_lower_result(lw, 0,
	                tm_build(&lw->b, "tosa.concat",
	                         (tm_values){ count, low },
	                         tm_lower_result_type(lw, 0),
	                         TM_ATTRS(tm_attr(&lw->b, "axis",
	                                          mlirIntegerAttrGet(i32,
	                                                             d)))));
	return TM_OK;
}
