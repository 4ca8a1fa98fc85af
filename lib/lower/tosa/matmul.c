/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* mm, bmm, matmul: tosa.matmul, which takes [batch, m, k] x [batch, k, n]. */
#include "lower/tosa/tosa.h"
#include "lower/tosa/util.h"

#include <mlir-c/BuiltinTypes.h>

static tm_status
check(tm_lower *lw, const char *left, const char *right)
{
	tm_tensor_type x, y;

	if (!tm_call_tensor(&lw->call, left, &x) ||
	    !tm_call_tensor(&lw->call, right, &y) || x.dtype != y.dtype)
		return tm_lower_unsupported(lw, "element types differ");
	if (x.dtype != TM_F32 && x.dtype != TM_F16 && x.dtype != TM_BF16)
		return tm_lower_unsupported(lw,
		                            "tosa.matmul of %s would not "
		                            "keep the element type",
		                            tm_dtype_get(x.dtype)->name);
	for (int i = 0; i < x.rank; i++)
		if (x.sizes[i] == TM_DYN)
			return tm_lower_unsupported(
			        lw, "sizes of matmul must be known in TOSA");
	for (int i = 0; i < y.rank; i++)
		if (y.sizes[i] == TM_DYN)
			return tm_lower_unsupported(
			        lw, "sizes of matmul must be known in TOSA");
	return TM_OK;
}

/* Rank-3 operands; the small floats are summed up in float32. */
static MlirValue
product(tm_builder *b, MlirValue x, MlirValue y)
{
	const MlirType e = mlirShapedTypeGetElementType(mlirValueGetType(x));
	const MlirValue zero = tm_tosa_zero_point(b, e);
	int64_t sx[TM_MAX_RANK], sy[TM_MAX_RANK], out[3];
	MlirValue r;

	(void)tm_tosa_sizes(x, sx);
	(void)tm_tosa_sizes(y, sy);
	out[0] = sx[0];
	out[1] = sx[1];
	out[2] = sy[2];
	r = tm_build(b, "tosa.matmul", TM_VALUES(x, y, zero, zero),
	             tm_tosa_type(3, out, mlirF32TypeGet(b->ctx)),
	             TM_NO_ATTRS);
	if (mlirTypeEqual(e, mlirF32TypeGet(b->ctx)))
		return r;
	return tm_build(b, "tosa.cast", TM_VALUES(r), tm_tosa_type(3, out, e),
	                TM_NO_ATTRS);
}

static MlirValue
to_result(tm_lower *lw, MlirValue v)
{
	tm_tensor_type t;

	if (!tm_call_result_tensor(&lw->call, 0, &t))
		return v;
	return tm_tosa_reshape(&lw->b, v, t.rank, t.sizes);
}

tm_status
tosa_mm(tm_lower *lw)
{
	MlirValue x, y;

	TM_TRY(check(lw, "self", "mat2"));
	x = tm_tosa_to_rank(&lw->b, tm_lower_arg(lw, "self"), 3);
	y = tm_tosa_to_rank(&lw->b, tm_lower_arg(lw, "mat2"), 3);
	tm_lower_result(lw, 0, to_result(lw, product(&lw->b, x, y)));
	return TM_OK;
}

/* X with its batch extents stretched to BATCH and flattened into one; M x N
 * are its last two. */
static MlirValue
flatten_batch(tm_builder *b, MlirValue x, int rank, const int64_t *batch)
{
	int64_t own[TM_MAX_RANK], full[TM_MAX_RANK], flat[3] = { 1, 0, 0 };
	const int n = tm_tosa_sizes(x, own);

	for (int i = 0; i < rank; i++) {
		full[i] = batch[i];
		flat[0] *= batch[i];
	}
	full[rank] = flat[1] = own[n - 2];
	full[rank + 1] = flat[2] = own[n - 1];
	x = tm_tosa_broadcast(b, x, rank + 2, full);
	return tm_tosa_reshape(b, x, 3, flat);
}

/* A vector as a matrix of one row or one column. */
static MlirValue
as_matrix(tm_builder *b, MlirValue v, bool row)
{
	int64_t d[TM_MAX_RANK];
	const int rank = tm_tosa_sizes(v, d);
	const int64_t to[2] = { row ? 1 : d[0], row ? d[0] : 1 };

	return rank == 1 ? tm_tosa_reshape(b, v, 2, to) : v;
}

tm_status
tosa_matmul(tm_lower *lw)
{
	int64_t sx[TM_MAX_RANK], sy[TM_MAX_RANK], batch[TM_MAX_RANK];
	MlirValue x, y;
	int rx, ry, rank;

	TM_TRY(check(lw, "self", "other"));
	x = as_matrix(&lw->b, tm_lower_arg(lw, "self"), true);
	y = as_matrix(&lw->b, tm_lower_arg(lw, "other"), false);
	rx = tm_tosa_sizes(x, sx) - 2;
	ry = tm_tosa_sizes(y, sy) - 2;
	rank = rx > ry ? rx : ry;
	for (int i = 0; i < rank; i++) {
		const int64_t bx = i < rank - rx ? 1 : sx[i - (rank - rx)];
		const int64_t by = i < rank - ry ? 1 : sy[i - (rank - ry)];

		batch[i] = bx == 1 ? by : bx;
	}
	x = flatten_batch(&lw->b, x, rank, batch);
	y = flatten_batch(&lw->b, y, rank, batch);
	tm_lower_result(lw, 0, to_result(lw, product(&lw->b, x, y)));
	return TM_OK;
}

tm_status
tosa_bmm(tm_lower *lw)
{
	TM_TRY(check(lw, "self", "mat2"));
	tm_lower_result(lw, 0,
	                product(&lw->b, tm_lower_arg(lw, "self"),
	                        tm_lower_arg(lw, "mat2")));
	return TM_OK;
}
