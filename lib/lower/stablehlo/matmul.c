/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* mm, bmm, matmul: one dot_general. */
#include "lower/stablehlo/stablehlo.h"
#include "lower/stablehlo/util.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <stdio.h>

static MlirType
element_of(MlirValue v)
{
	return mlirShapedTypeGetElementType(mlirValueGetType(v));
}

static int
rank_of(MlirValue v)
{
	return (int)mlirShapedTypeGetRank(mlirValueGetType(v));
}

/* "0, 1, …" for N batch dimensions. */
static void
batch_text(int n, char *text, size_t size)
{
	size_t at = 0;

	text[0] = '\0';
	for (int i = 0; i < n; i++)
		at += (size_t)snprintf(text + at, size - at, "%s%d",
		                       i ? ", " : "", i);
}

/* [batch…, m, k] x [batch…, k, n], with N equal batch dimensions. */
static MlirValue
dot(tm_builder *b, MlirValue x, MlirValue y, int n)
{
	const MlirType tx = mlirValueGetType(x), ty = mlirValueGetType(y);
	char batch[160], text[512];
	int64_t d[TM_MAX_RANK];

	for (int i = 0; i < n; i++)
		d[i] = mlirShapedTypeGetDimSize(tx, i);
	d[n] = mlirShapedTypeGetDimSize(tx, n);
	d[n + 1] = mlirShapedTypeGetDimSize(ty, n + 1);
	batch_text(n, batch, sizeof batch);
	snprintf(text, sizeof text,
	         "#stablehlo.dot<lhs_batching_dimensions = [%s], "
	         "rhs_batching_dimensions = [%s], "
	         "lhs_contracting_dimensions = [%d], "
	         "rhs_contracting_dimensions = [%d]>",
	         batch, batch, n + 1, n);
	return tm_build(b, "stablehlo.dot_general", TM_VALUES(x, y),
	                mlirRankedTensorTypeGet(n + 2, d, element_of(x),
	                                        mlirAttributeGetNull()),
	                TM_ATTRS(tm_hlo_attr(b, "dot_dimension_numbers",
	                                     text)));
}

static tm_status
plain(tm_lower *lw, const char *left, const char *right, int n)
{
	const MlirValue x = tm_lower_arg(lw, left);
	const MlirValue y = tm_lower_arg(lw, right);

	if (!mlirTypeEqual(element_of(x), element_of(y)))
		return tm_lower_unsupported(lw, "element types differ");
	tm_lower_result(lw, 0, dot(&lw->b, x, y, n));
	return TM_OK;
}

tm_status
stablehlo_mm(tm_lower *lw)
{
	return plain(lw, "self", "mat2", 0);
}

tm_status
stablehlo_bmm(tm_lower *lw)
{
	return plain(lw, "self", "mat2", 1);
}

/* V with an extent of 1 inserted at DIM. */
static MlirValue
insert_one(tm_builder *b, MlirValue v, int dim)
{
	tm_hlo_shape s = tm_hlo_shape_of(b, v), to = { .rank = s.rank + 1 };

	for (int i = 0; i < to.rank; i++)
		to.d[i] = i == dim ? 1 : s.d[i < dim ? i : i - 1];
	return tm_hlo_reshape(b, v, &to);
}

/* The batch part of X, followed by X's own last two extents, of sizes S. */
static MlirValue
stretch_batch(tm_builder *b, MlirValue x, const tm_hlo_shape *batch)
{
	const int rank = rank_of(x);
	const tm_hlo_shape own = tm_hlo_shape_of(b, x);
	tm_hlo_shape to = *batch;

	to.rank = batch->rank + 2;
	to.d[to.rank - 2] = own.d[rank - 2];
	to.d[to.rank - 1] = own.d[rank - 1];
	return tm_hlo_broadcast(b, x, &to);
}

static tm_hlo_shape
batch_of(MlirValue x)
{
	tm_hlo_shape s = { .rank = rank_of(x) - 2 };

	for (int i = 0; i < s.rank; i++)
		s.d[i] = mlirShapedTypeGetDimSize(mlirValueGetType(x), i);
	return s;
}

tm_status
stablehlo_matmul(tm_lower *lw)
{
	MlirValue x = tm_lower_arg(lw, "self"), y = tm_lower_arg(lw, "other");
	const bool x_vector = rank_of(x) == 1, y_vector = rank_of(y) == 1;
	tm_hlo_shape bx, by, batch, to = { 0 };
	tm_tensor_type t;
	MlirValue r;

	if (!mlirShapedTypeHasStaticShape(mlirValueGetType(x)) ||
	    !mlirShapedTypeHasStaticShape(mlirValueGetType(y)))
		return tm_lower_unsupported(
		        lw, "sizes of matmul must be known in StableHLO");
	if (x_vector)
		x = insert_one(&lw->b, x, 0);
	if (y_vector)
		y = insert_one(&lw->b, y, 1);
	bx = batch_of(x);
	by = batch_of(y);
	batch = tm_hlo_broadcast_shapes(&lw->b, &bx, &by);
	x = stretch_batch(&lw->b, x, &batch);
	y = stretch_batch(&lw->b, y, &batch);
	r = dot(&lw->b, x, y, batch.rank);
	if (!tm_call_result_tensor(&lw->call, 0, &t))
		return tm_lower_unsupported(lw, "result is no tensor");
	to.rank = t.rank;
	memcpy(to.d, t.sizes, sizeof to.d);
	tm_lower_result(lw, 0, tm_hlo_reshape(&lw->b, r, &to));
	return TM_OK;
}
