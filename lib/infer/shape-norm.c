/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/util.h"

#include <math.h>

/* output, mean, rstd: the statistics keep the normalized dimensions as 1. */
bool
shape_native_layer_norm(tm_infer *in)
{
	int64_t shape[2 * TM_MAX_RANK];
	const int n = tm_infer_ints(in, "normalized_shape", shape);
	tm_tensor_type t;

	if (!tm_infer_first_sized(in, &t))
		return true;
	tm_infer_set_like(in, 0, &t);
	if (n < 0)
		return true;
	if (n > t.rank)
		return tm_infer_error(in, "%d normalized sizes for rank %d", n,
		                      t.rank);
	for (int d = t.rank - n; d < t.rank; d++)
		t.sizes[d] = 1;
	for (int i = 1; i < in->num_results; i++)
		tm_infer_set_like(in, i, &t);
	return true;
}

bool
shape_native_group_norm(tm_infer *in)
{
	int64_t stats[2];
	tm_tensor_type t;

	if (!tm_infer_first_sized(in, &t))
		return true;
	tm_infer_set_like(in, 0, &t);
	stats[0] = t.rank > 0 ? t.sizes[0] : 1;
	stats[1] = tm_size_of(tm_infer_int(in, "group", TM_UNKNOWN));
	for (int i = 1; i < in->num_results; i++)
		tm_infer_set(in, i, 2, stats);
	return true;
}

/* The statistics have one element per channel in training, none otherwise;
 * variants without the operand do not train.  Results 3 and 4 are running
 * statistics. */
bool
shape_native_batch_norm(tm_infer *in)
{
	const bool given = !mlirValueIsNull(tm_call_arg(&in->call, "training"));
	bool training = false;
	tm_tensor_type t;
	int64_t saved = TM_DYN;

	if (!tm_infer_first_sized(in, &t))
		return true;
	tm_infer_set_like(in, 0, &t);
	if (t.rank < 2)
		return tm_infer_error(in, "rank %d is less than 2", t.rank);
	if (!given || tm_call_bool(&in->call, "training", &training))
		saved = training ? t.sizes[1] : 0;
	for (int i = 1; i < in->num_results && i < 3; i++)
		tm_infer_set(in, i, 1, &saved);
	for (int i = 3; i < in->num_results; i++)
		tm_infer_set(in, i, 1, given ? &t.sizes[1] : &saved);
	return true;
}

/* ---- resampling ---- */

/* floor(SIZE * SCALE) where the scale is known. */
static int64_t
scaled(int64_t size, MlirValue scale)
{
	double f;

	if (size < 0 || !tm_value_float(scale, &f) || !(f > 0) || f > 1e6 ||
	    size > INT64_C(1) << 40)
		return TM_DYN;
	return (int64_t)floor((double)size * f);
}

static bool
set_spatial(tm_infer *in, tm_tensor_type *t, const int64_t *sizes, int n)
{
	if (n > t->rank - 2)
		return tm_infer_error(in, "%d sizes for rank %d", n, t->rank);
	for (int i = 0; i < n; i++)
		t->sizes[t->rank - n + i] = tm_size_of(sizes[i]);
	tm_infer_set_like(in, 0, t);
	return true;
}

/* Spatial sizes from the list "scale_factors". */
static bool
upsample_scaled(tm_infer *in, tm_tensor_type *t)
{
	MlirValue scales[TM_MAX_RANK];
	const intptr_t n = tm_call_list(&in->call, "scale_factors", scales,
	                                TM_MAX_RANK);
	int64_t sizes[TM_MAX_RANK];

	for (int i = 0; i < t->rank - 2; i++)
		sizes[i] = n == t->rank - 2 ? scaled(t->sizes[2 + i], scales[i])
		                            : TM_DYN;
	return set_spatial(in, t, sizes, t->rank - 2);
}

bool
shape_upsample(tm_infer *in)
{
	int64_t sizes[2 * TM_MAX_RANK];
	const int n = tm_infer_ints(in, "output_size", sizes);
	tm_tensor_type t;

	if (!tm_infer_first_sized(in, &t) || t.rank < 3)
		return true;
	return n > 0 ? set_spatial(in, &t, sizes, n) : upsample_scaled(in, &t);
}

bool
shape_grid_sampler(tm_infer *in)
{
	tm_tensor_type t, grid;

	if (!tm_infer_sized(in, "input", &t) || t.rank < 4)
		return true;
	if (!tm_infer_sized(in, "grid", &grid) || grid.rank != t.rank) {
		tm_infer_set_rank(in, 0, t.rank);
		return true;
	}
	for (int d = 2; d < t.rank; d++)
		t.sizes[d] = grid.sizes[d - 1];
	tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_roi(tm_infer *in)
{
	int64_t sizes[4] = { TM_DYN, TM_DYN, TM_DYN, TM_DYN };
	tm_tensor_type t;

	if (tm_infer_sized(in, "rois", &t) && t.rank == 2)
		sizes[0] = t.sizes[0];
	if (tm_infer_first_sized(in, &t) && t.rank == 4)
		sizes[1] = t.sizes[1];
	sizes[2] = tm_size_of(tm_infer_int(in, "pooled_height", TM_UNKNOWN));
	sizes[3] = tm_size_of(tm_infer_int(in, "pooled_width", TM_UNKNOWN));
	tm_infer_set_all(in, 4, sizes);
	return true;
}

/* ---- the rest ---- */

bool
shape_attention(tm_infer *in)
{
	tm_tensor_type q, v;

	if (!tm_infer_sized(in, "query", &q) || q.rank < 2)
		return true;
	q.sizes[q.rank - 1] = TM_DYN;
	if (tm_infer_sized(in, "value", &v) && v.rank >= 2)
		q.sizes[q.rank - 1] = v.sizes[v.rank - 1];
	tm_infer_set_like(in, 0, &q);
	return true;
}

bool
shape_attention_weights(tm_infer *in)
{
	tm_tensor_type q, k;

	shape_attention(in);
	if (!tm_infer_sized(in, "query", &q) || q.rank < 2)
		return true;
	q.sizes[q.rank - 1] = TM_DYN;
	if (tm_infer_sized(in, "key", &k) && k.rank >= 2)
		q.sizes[q.rank - 1] = k.sizes[k.rank - 2];
	tm_infer_set_like(in, 1, &q);
	return true;
}

bool
shape_attention_lse(tm_infer *in)
{
	tm_tensor_type q;

	shape_attention(in);
	if (tm_infer_sized(in, "query", &q) && q.rank >= 2)
		tm_infer_set(in, 1, q.rank - 1, q.sizes);
	return true;
}

bool
shape_glu(tm_infer *in)
{
	tm_tensor_type t;
	int d;

	if (!tm_infer_first_sized(in, &t))
		return true;
	if (t.rank == 0)
		return tm_infer_error(in, "the operand has rank 0");
	if (!tm_infer_dim(in, "dim", t.rank, &d))
		return false;
	if (d < 0) {
		tm_infer_set_rank(in, 0, t.rank);
		return true;
	}
	if (t.sizes[d] >= 0 && t.sizes[d] % 2)
		return tm_infer_error(in, "the size is odd");
	t.sizes[d] = t.sizes[d] < 0 ? TM_DYN : t.sizes[d] / 2;
	tm_infer_set_like(in, 0, &t);
	return true;
}

/* The dimension and length of a one-dimensional transform. */
static bool
fft_dim(tm_infer *in, tm_tensor_type *t, int *d, int64_t *n)
{
	if (!tm_infer_first_sized(in, t) || t->rank == 0)
		return false;
	if (!tm_call_has(&in->call, "dim"))
		*d = t->rank - 1;
	else if (!tm_call_dim(&in->call, "dim", t->rank, d))
		return false;
	*n = t->sizes[*d];
	if (tm_call_has(&in->call, "n"))
		*n = tm_size_of(tm_infer_int(in, "n", TM_UNKNOWN));
	return true;
}

bool
shape_fft(tm_infer *in)
{
	tm_tensor_type t;
	int64_t n;
	int d;

	if (!fft_dim(in, &t, &d, &n))
		return true;
	t.sizes[d] = n;
	tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_rfft(tm_infer *in)
{
	tm_tensor_type t;
	int64_t n;
	int d;

	if (!fft_dim(in, &t, &d, &n))
		return true;
	t.sizes[d] = n < 0 ? TM_DYN : n / 2 + 1;
	tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_irfft(tm_infer *in)
{
	tm_tensor_type t;
	int64_t n;
	int d;

	if (!fft_dim(in, &t, &d, &n))
		return true;
	if (!tm_call_has(&in->call, "n") && n > 0)
		n = 2 * (n - 1);
	t.sizes[d] = n;
	tm_infer_set_like(in, 0, &t);
	return true;
}
