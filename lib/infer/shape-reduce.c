/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/util.h"

/* Marks the dimensions that DIM names; false after a diagnostic. */
static bool
mark(tm_infer *in, const int64_t *dims, int n, int rank, bool *marked)
{
	int d;

	for (int i = 0; i < n; i++) {
		if (!tm_dim_normal(dims[i], rank, &d))
			return tm_infer_error(
			        in, "dimension %lld is out of range of rank %d",
			        (long long)dims[i], rank);
		marked[d] = true;
	}
	return true;
}

static void
set_reduced(tm_infer *in, const tm_tensor_type *t, const bool *marked,
            bool keepdim)
{
	int64_t sizes[TM_MAX_RANK];
	int rank = 0;

	for (int d = 0; d < t->rank; d++)
		if (!marked[d] || keepdim)
			sizes[rank++] = marked[d] ? 1 : t->sizes[d];
	tm_infer_set_all(in, rank, sizes);
}

/* Where the dimensions are not known, the rank may be. */
static void
set_unknown(tm_infer *in, int rank, int n, bool keepdim)
{
	if (!keepdim && n < 0)
		return;
	for (int i = 0; i < in->num_results; i++)
		tm_infer_set_rank(in, i, keepdim ? rank
		                         : n > rank ? 0 : rank - n);
}

static bool
reduce(tm_infer *in, bool empty_is_all)
{
	const bool keepdim = tm_infer_bool(in, "keepdim", false);
	int64_t dims[2 * TM_MAX_RANK];
	bool marked[TM_MAX_RANK] = { false };
	const char *name = tm_infer_name(in, "dim", "dims");
	int n = 0;
	tm_tensor_type t;

	if (!tm_infer_first_sized(in, &t))
		return true;
	if (tm_call_has(&in->call, name))
		n = tm_infer_ints(in, name, dims);
	else
		empty_is_all = true;
	for (int i = 0; i < n; i++)
		if (dims[i] == TM_UNKNOWN) {
			set_unknown(in, t.rank, n, keepdim);
			return true;
		}
	if (n < 0) {
		set_unknown(in, t.rank, n, keepdim);
		return true;
	}
	if (n == 0 && empty_is_all)
		memset(marked, 1, sizeof marked);
	if (!mark(in, dims, n, t.rank, marked))
		return false;
	set_reduced(in, &t, marked, keepdim);
	return true;
}

bool
shape_reduce(tm_infer *in)
{
	return reduce(in, true);
}

bool
shape_reduce_dim(tm_infer *in)
{
	return reduce(in, false);
}

bool
shape_topk(tm_infer *in)
{
	const int64_t k = tm_infer_int(in, "k", TM_UNKNOWN);
	tm_tensor_type t;
	int dim;

	if (!tm_infer_first_sized(in, &t))
		return true;
	if (!tm_infer_dim(in, "dim", t.rank, &dim))
		return false;
	if (dim < 0) {
		for (int i = 0; i < in->num_results; i++)
			tm_infer_set_rank(in, i, t.rank);
		return true;
	}
	if (t.rank > 0 && k != TM_UNKNOWN && t.sizes[dim] >= 0 &&
	    (k < 0 || k > t.sizes[dim]))
		return tm_infer_error(in, "k is out of range");
	if (t.rank > 0)
		t.sizes[dim] = tm_size_of(k);
	tm_infer_set_all(in, t.rank, t.sizes);
	return true;
}

bool
shape_bincount(tm_infer *in)
{
	return shape_vector(in);
}
