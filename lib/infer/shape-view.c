/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/util.h"

/* Replaces the one -1 of SIZES so that the count of elements stays. */
static bool
resolve_view(tm_infer *in, int64_t count, int64_t *sizes, int n)
{
	int64_t rest = 1;
	int hole = -1;

	for (int i = 0; i < n; i++) {
		if (sizes[i] == -1 && hole >= 0)
			return tm_infer_error(in, "more than one -1");
		if (sizes[i] == -1)
			hole = i;
		else if (sizes[i] < -1 && sizes[i] != TM_UNKNOWN)
			return tm_infer_error(in, "a size is negative");
		else
			rest = tm_size_mul(rest, tm_size_of(sizes[i]));
	}
	for (int i = 0; i < n; i++)
		sizes[i] = tm_size_of(sizes[i]);
	if (count < 0 || rest < 0)
		return true;
	if (hole < 0 ? rest != count : rest > 0 && count % rest)
		return tm_infer_error(in, "%lld elements do not fit",
		                      (long long)count);
	if (hole >= 0 && rest > 0)
		sizes[hole] = count / rest;
	return true;
}

bool
shape_view(tm_infer *in)
{
	int64_t sizes[2 * TM_MAX_RANK];
	const int n = tm_infer_ints(in, tm_infer_name(in, "size", "shape"),
	                            sizes);
	int64_t count = TM_DYN;
	tm_tensor_type t;

	if (n < 0 || n > TM_MAX_RANK)
		return true;
	if (tm_infer_first_sized(in, &t))
		count = tm_size_product(t.sizes, 0, t.rank);
	if (!resolve_view(in, count, sizes, n))
		return false;
	tm_infer_set(in, 0, n, sizes);
	return true;
}

bool
shape_expand(tm_infer *in)
{
	int64_t sizes[2 * TM_MAX_RANK];
	const int n = tm_infer_ints(in, tm_infer_name(in, "size", "shape"),
	                            sizes);
	tm_tensor_type t;
	int lead;

	if (n < 0 || n > TM_MAX_RANK)
		return true;
	if (!tm_infer_first_sized(in, &t)) {
		tm_infer_set_rank(in, 0, n);
		return true;
	}
	lead = n - t.rank;
	if (lead < 0)
		return tm_infer_error(in, "%d sizes for rank %d", n, t.rank);
	for (int i = 0; i < n; i++) {
		const int64_t old = i < lead ? 1 : t.sizes[i - lead];

		if (sizes[i] == -1)
			sizes[i] = i < lead ? TM_DYN : old;
		else if (sizes[i] == TM_UNKNOWN)
			sizes[i] = old > 1 ? old : TM_DYN;
		else if (old != TM_DYN && old != 1 && old != sizes[i])
			return tm_infer_error(in, "size %lld cannot become %lld",
			                      (long long)old,
			                      (long long)sizes[i]);
	}
	tm_infer_set(in, 0, n, sizes);
	return true;
}

bool
shape_permute(tm_infer *in)
{
	int64_t dims[2 * TM_MAX_RANK], sizes[TM_MAX_RANK];
	const int n = tm_infer_ints(in, "dims", dims);
	bool seen[TM_MAX_RANK] = { false };
	tm_tensor_type t;
	int d;

	if (!tm_infer_first_sized(in, &t))
		return true;
	if (n >= 0 && n != t.rank)
		return tm_infer_error(in, "%d dims for rank %d", n, t.rank);
	for (int i = 0; i < t.rank; i++) {
		if (n < 0 || dims[i] == TM_UNKNOWN) {
			tm_infer_set_rank(in, 0, t.rank);
			return true;
		}
		if (!tm_dim_normal(dims[i], t.rank, &d) || seen[d])
			return tm_infer_error(in, "dims are no permutation");
		seen[d] = true;
		sizes[i] = t.sizes[d];
	}
	tm_infer_set(in, 0, t.rank, sizes);
	return true;
}

static void
swap(int64_t *a, int64_t *b)
{
	const int64_t t = *a;

	*a = *b;
	*b = t;
}

bool
shape_transpose(tm_infer *in)
{
	tm_tensor_type t;
	int a, b;

	if (!tm_infer_first_sized(in, &t))
		return true;
	if (!tm_infer_dim(in, tm_infer_name(in, "dim0", "axis0"), t.rank, &a) ||
	    !tm_infer_dim(in, tm_infer_name(in, "dim1", "axis1"), t.rank, &b))
		return false;
	if (a < 0 || b < 0) {
		tm_infer_set_rank(in, 0, t.rank);
		return true;
	}
	if (t.rank > 0)
		swap(&t.sizes[a], &t.sizes[b]);
	tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_t(tm_infer *in)
{
	tm_tensor_type t;

	if (!tm_infer_first_sized(in, &t))
		return true;
	for (int i = 0; i < t.rank / 2; i++)
		swap(&t.sizes[i], &t.sizes[t.rank - 1 - i]);
	tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_mT(tm_infer *in)
{
	tm_tensor_type t;

	if (!tm_infer_first_sized(in, &t))
		return true;
	if (t.rank < 2)
		return tm_infer_error(in, "rank %d is less than 2", t.rank);
	swap(&t.sizes[t.rank - 1], &t.sizes[t.rank - 2]);
	tm_infer_set_like(in, 0, &t);
	return true;
}

/* Drops the marked dimensions that have size 1; false if one of them might or
 * might not. */
static bool
drop_ones(tm_tensor_type *t, const bool *marked)
{
	int rank = 0;

	for (int d = 0; d < t->rank; d++) {
		if (marked[d] && t->sizes[d] == TM_DYN)
			return false;
		if (!marked[d] || t->sizes[d] != 1)
			t->sizes[rank++] = t->sizes[d];
	}
	t->rank = rank;
	return true;
}

bool
shape_squeeze(tm_infer *in)
{
	int64_t dims[2 * TM_MAX_RANK];
	bool marked[TM_MAX_RANK] = { false };
	tm_tensor_type t;
	int n, d;

	if (!tm_infer_first_sized(in, &t))
		return true;
	if (mlirValueIsNull(tm_call_arg(&in->call, "dim"))) {
		memset(marked, 1, sizeof marked);
		n = 0;
	} else {
		n = tm_infer_ints(in, "dim", dims);
	}
	for (int i = 0; i < n; i++) {
		if (dims[i] == TM_UNKNOWN)
			return true;
		if (!tm_dim_normal(dims[i], t.rank, &d))
			return tm_infer_error(in, "dimension %lld is out of "
			                          "range of rank %d",
			                      (long long)dims[i], t.rank);
		marked[d] = true;
	}
	if (n >= 0 && drop_ones(&t, marked))
		tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_unsqueeze(tm_infer *in)
{
	tm_tensor_type t;
	int d;

	if (!tm_infer_first_sized(in, &t) || t.rank >= TM_MAX_RANK)
		return true;
	if (!tm_infer_dim(in, "dim", t.rank + 1, &d))
		return false;
	if (d < 0) {
		tm_infer_set_rank(in, 0, t.rank + 1);
		return true;
	}
	memmove(&t.sizes[d + 1], &t.sizes[d],
	        (size_t)(t.rank - d) * sizeof t.sizes[0]);
	t.sizes[d] = 1;
	t.rank++;
	tm_infer_set_like(in, 0, &t);
	return true;
}

/* Replaces dimensions [FROM, TO] by their product. */
static void
collapse(tm_infer *in, tm_tensor_type *t, int from, int to)
{
	if (t->rank == 0) {
		t->sizes[0] = 1;
		t->rank = 1;
	} else {
		t->sizes[from] = tm_size_product(t->sizes, from, to + 1);
		memmove(&t->sizes[from + 1], &t->sizes[to + 1],
		        (size_t)(t->rank - to - 1) * sizeof t->sizes[0]);
		t->rank -= to - from;
	}
	tm_infer_set_like(in, 0, t);
}

static bool
collapse_range(tm_infer *in, const char *first, const char *last)
{
	tm_tensor_type t;
	int from, to;

	if (!tm_infer_first_sized(in, &t))
		return true;
	if (!tm_infer_dim(in, first, t.rank, &from) ||
	    !tm_infer_dim(in, last, t.rank, &to))
		return false;
	if (from < 0 || to < 0)
		return true;
	if (from > to)
		return tm_infer_error(in, "the last dimension is before the "
		                          "first");
	collapse(in, &t, from, to);
	return true;
}

bool
shape_flatten(tm_infer *in)
{
	return collapse_range(in, "start_dim", "end_dim");
}

bool
shape_collapse(tm_infer *in)
{
	return collapse_range(in, "start", "end");
}

/* Replaces dimension D by the N sizes; one of them may be -1. */
static bool
split(tm_infer *in, tm_tensor_type *t, int d, int64_t *sizes, int n)
{
	if (t->rank - 1 + n > TM_MAX_RANK)
		return true;
	if (!resolve_view(in, t->sizes[d], sizes, n))
		return false;
	memmove(&t->sizes[d + n], &t->sizes[d + 1],
	        (size_t)(t->rank - d - 1) * sizeof t->sizes[0]);
	memcpy(&t->sizes[d], sizes, (size_t)n * sizeof *sizes);
	t->rank += n - 1;
	tm_infer_set_like(in, 0, t);
	return true;
}

bool
shape_unflatten(tm_infer *in)
{
	int64_t sizes[2 * TM_MAX_RANK];
	const int n = tm_infer_ints(in, "sizes", sizes);
	tm_tensor_type t;
	int d;

	if (!tm_infer_first_sized(in, &t) || n < 0)
		return true;
	if (t.rank == 0)
		return tm_infer_error(in, "the operand has rank 0");
	if (!tm_infer_dim(in, "dim", t.rank, &d))
		return false;
	if (d >= 0)
		return split(in, &t, d, sizes, n);
	if (t.rank - 1 + n <= TM_MAX_RANK)
		tm_infer_set_rank(in, 0, t.rank - 1 + n);
	return true;
}

bool
shape_split_dim(tm_infer *in)
{
	int64_t sizes[2];
	tm_tensor_type t;
	int d;

	if (!tm_infer_first_sized(in, &t) || t.rank == 0)
		return true;
	if (!tm_infer_dim(in, "dim", t.rank, &d))
		return false;
	sizes[0] = tm_infer_int(in, "outer_length", TM_UNKNOWN);
	sizes[1] = -1;
	return d < 0 || split(in, &t, d, sizes, 2);
}

bool
shape_movedim(tm_infer *in)
{
	int64_t from[2 * TM_MAX_RANK], to[2 * TM_MAX_RANK];
	const int n = tm_infer_ints(in, "source", from);
	const int m = tm_infer_ints(in, "destination", to);
	int source[TM_MAX_RANK], s, d, next = 0;
	bool moved[TM_MAX_RANK] = { false };
	tm_tensor_type t, out;

	if (!tm_infer_first_sized(in, &t) || n < 0 || n != m)
		return true;
	for (int i = 0; i < TM_MAX_RANK; i++)
		source[i] = -1;
	for (int i = 0; i < n; i++) {
		if (from[i] == TM_UNKNOWN || to[i] == TM_UNKNOWN)
			return true;
		if (!tm_dim_normal(from[i], t.rank, &s) ||
		    !tm_dim_normal(to[i], t.rank, &d))
			return tm_infer_error(in, "dimension out of range");
		source[d] = s;
		moved[s] = true;
	}
	out = t;
	for (int i = 0; i < t.rank; i++) {
		while (source[i] < 0 && next < t.rank && moved[next])
			next++;
		s = source[i] < 0 ? next++ : source[i];
		out.sizes[i] = s < t.rank ? t.sizes[s] : TM_DYN;
	}
	tm_infer_set_like(in, 0, &out);
	return true;
}

bool
shape_as_strided(tm_infer *in)
{
	int64_t sizes[2 * TM_MAX_RANK];
	const int n = tm_infer_ints(in, "size", sizes);

	for (int i = 0; i < n; i++)
		sizes[i] = tm_size_of(sizes[i]);
	tm_infer_set(in, 0, n, sizes);
	return true;
}

bool
shape_view_as_real(tm_infer *in)
{
	tm_tensor_type t;

	if (!tm_infer_first_sized(in, &t) || t.rank >= TM_MAX_RANK)
		return true;
	t.sizes[t.rank++] = 2;
	tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_view_as_complex(tm_infer *in)
{
	tm_tensor_type t;

	if (tm_infer_first_sized(in, &t) && t.rank > 0)
		tm_infer_set(in, 0, t.rank - 1, t.sizes);
	return true;
}

/* N: 1, 2 or 3.  PyTorch puts the new dimensions in front, but a third one at
 * the end. */
static bool
atleast(tm_infer *in, int n)
{
	tm_tensor_type t;

	if (!tm_infer_first_sized(in, &t))
		return true;
	for (int rank = t.rank; rank < n; rank++) {
		if (rank < 2) {
			t.sizes[rank] = rank ? t.sizes[0] : 1;
			t.sizes[0] = 1;
		} else {
			t.sizes[2] = 1;
		}
		t.rank = rank + 1;
	}
	tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_atleast_1d(tm_infer *in)
{
	return atleast(in, 1);
}

bool
shape_atleast_2d(tm_infer *in)
{
	return atleast(in, 2);
}

bool
shape_atleast_3d(tm_infer *in)
{
	return atleast(in, 3);
}
