/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/util.h"

/* The operand's sizes and the dimension NAME.  False: nothing is known, or an
 * error was reported in *OK. */
static bool
sized_dim(tm_infer *in, const char *name, tm_tensor_type *t, int *dim,
          bool *ok)
{
	*ok = true;
	if (!tm_infer_first_sized(in, t))
		return false;
	if (t->rank == 0)
		*ok = tm_infer_error(in, "the operand has rank 0");
	else
		*ok = tm_infer_dim(in, name, t->rank, dim);
	return *ok;
}

bool
shape_select(tm_infer *in)
{
	const int64_t index = tm_infer_int(in, "index", TM_UNKNOWN);
	tm_tensor_type t;
	int d;
	bool ok;

	if (!sized_dim(in, "dim", &t, &d, &ok))
		return ok;
	if (d < 0) {
		tm_infer_set_rank(in, 0, t.rank - 1);
		return true;
	}
	if (index != TM_UNKNOWN && t.sizes[d] >= 0 &&
	    (index >= t.sizes[d] || index < -t.sizes[d]))
		return tm_infer_error(in, "index %lld is out of range of %lld",
		                      (long long)index, (long long)t.sizes[d]);
	memmove(&t.sizes[d], &t.sizes[d + 1],
	        (size_t)(t.rank - d - 1) * sizeof t.sizes[0]);
	tm_infer_set(in, 0, t.rank - 1, t.sizes);
	return true;
}

/* A bound of a slice, counted from the end where negative, clamped. */
static int64_t
clamp_bound(int64_t v, int64_t size)
{
	if (v < 0)
		v = v < -size ? 0 : v + size;
	return v > size ? size : v;
}

static int64_t
slice_size(int64_t size, int64_t start, int64_t end, int64_t step)
{
	if (step == TM_UNKNOWN)
		return size == 0 ? 0 : TM_DYN;
	/* A whole dimension, or an end that counts from the start. */
	if (start == 0 && end == INT64_MAX && step == 1)
		return size;
	if (size < 0 || start == TM_UNKNOWN || end == TM_UNKNOWN)
		return TM_DYN;
	start = clamp_bound(start, size);
	end = clamp_bound(end, size);
	return end <= start ? 0 : (end - start - 1) / step + 1;
}

bool
shape_slice(tm_infer *in)
{
	const int64_t start = tm_infer_int(in, "start", 0);
	const int64_t end = tm_infer_int(in, "end", INT64_MAX);
	const int64_t step = tm_infer_int(in, "step", 1);
	tm_tensor_type t;
	int d;
	bool ok;

	if (!sized_dim(in, "dim", &t, &d, &ok))
		return ok;
	if (step != TM_UNKNOWN && step <= 0)
		return tm_infer_error(in, "step must be positive");
	if (d < 0) {
		tm_infer_set_rank(in, 0, t.rank);
		return true;
	}
	t.sizes[d] = slice_size(t.sizes[d], start, end, step);
	tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_narrow(tm_infer *in)
{
	tm_tensor_type t;
	int d;
	bool ok;

	if (!sized_dim(in, "dim", &t, &d, &ok))
		return ok;
	if (d < 0) {
		tm_infer_set_rank(in, 0, t.rank);
		return true;
	}
	t.sizes[d] = tm_size_of(tm_infer_int(in, "length", TM_UNKNOWN));
	tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_unfold(tm_infer *in)
{
	const int64_t size = tm_infer_int(in, "size", TM_UNKNOWN);
	const int64_t step = tm_infer_int(in, "step", TM_UNKNOWN);
	tm_tensor_type t;
	int d;

	if (!tm_infer_first_sized(in, &t) || t.rank >= TM_MAX_RANK)
		return true;
	if (t.rank == 0) {
		tm_infer_set(in, 0, 1, (int64_t[]){ tm_size_of(size) });
		return true;
	}
	if (!tm_infer_dim(in, "dimension", t.rank, &d))
		return false;
	if (step != TM_UNKNOWN && step <= 0)
		return tm_infer_error(in, "step must be positive");
	if (d < 0) {
		tm_infer_set_rank(in, 0, t.rank + 1);
		return true;
	}
	if (size < 0 || step == TM_UNKNOWN || t.sizes[d] < 0)
		t.sizes[d] = TM_DYN;
	else if (size > t.sizes[d])
		return tm_infer_error(in, "size is larger than the dimension");
	else
		t.sizes[d] = (t.sizes[d] - size) / step + 1;
	t.sizes[t.rank++] = tm_size_of(size);
	tm_infer_set_like(in, 0, &t);
	return true;
}

static int64_t
min64(int64_t a, int64_t b)
{
	return a < b ? a : b;
}

/* How long the diagonal OFFSET of an R x C matrix is. */
static int64_t
diagonal_size(int64_t r, int64_t c, int64_t offset)
{
	int64_t n;

	if (r < 0 || c < 0 || offset == TM_UNKNOWN)
		return TM_DYN;
	if (offset >= 0)
		n = offset >= c ? 0 : min64(r, c - offset);
	else
		n = -offset >= r ? 0 : min64(r + offset, c);
	return n;
}

/* Removes dimensions A and B. */
static void
drop_two(tm_tensor_type *t, int a, int b)
{
	int rank = 0;

	for (int d = 0; d < t->rank; d++)
		if (d != a && d != b)
			t->sizes[rank++] = t->sizes[d];
	t->rank = rank;
}

bool
shape_diagonal(tm_infer *in)
{
	tm_tensor_type t;
	int64_t n;
	int a, b;

	if (!tm_infer_first_sized(in, &t))
		return true;
	if (t.rank < 2)
		return tm_infer_error(in, "rank %d is less than 2", t.rank);
	if (!tm_infer_dim(in, "dim1", t.rank, &a) ||
	    !tm_infer_dim(in, "dim2", t.rank, &b))
		return false;
	if (a < 0 || b < 0) {
		tm_infer_set_rank(in, 0, t.rank - 1);
		return true;
	}
	if (a == b)
		return tm_infer_error(in, "the dimensions are the same");
	n = diagonal_size(t.sizes[a], t.sizes[b],
	                  tm_infer_int(in, "offset", 0));
	drop_two(&t, a, b);
	t.sizes[t.rank++] = n;
	tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_diag_embed(tm_infer *in)
{
	const int64_t offset = tm_infer_int(in, "offset", 0);
	tm_tensor_type t, out;
	int64_t n;
	int a, b;

	if (!tm_infer_first_sized(in, &t) || t.rank < 1 ||
	    t.rank >= TM_MAX_RANK)
		return true;
	if (!tm_infer_dim(in, "dim1", t.rank + 1, &a) ||
	    !tm_infer_dim(in, "dim2", t.rank + 1, &b))
		return false;
	if (a < 0 || b < 0) {
		tm_infer_set_rank(in, 0, t.rank + 1);
		return true;
	}
	n = offset == TM_UNKNOWN
	            ? TM_DYN
	            : tm_size_add(t.sizes[t.rank - 1],
	                          offset < 0 ? -offset : offset);
	out = (tm_tensor_type){ .has_sizes = true, .rank = t.rank + 1 };
	for (int d = 0, k = 0; d < out.rank; d++)
		out.sizes[d] = d == a || d == b ? n : t.sizes[k++];
	tm_infer_set_like(in, 0, &out);
	return true;
}

bool
shape_repeat(tm_infer *in)
{
	int64_t times[2 * TM_MAX_RANK];
	const char *name = tm_infer_name(in, "repeats", "dims");
	const int n = tm_infer_ints(in, name, times);
	int64_t sizes[TM_MAX_RANK];
	tm_tensor_type t;
	int rank;

	if (!tm_infer_first_sized(in, &t) || n < 0)
		return true;
	rank = n > t.rank ? n : t.rank;
	if (rank > TM_MAX_RANK)
		return true;
	for (int i = 1; i <= rank; i++) {
		const int64_t size = i <= t.rank ? t.sizes[t.rank - i] : 1;
		const int64_t by = i <= n ? times[n - i] : 1;

		sizes[rank - i] = tm_size_mul(size, tm_size_of(by));
	}
	tm_infer_set(in, 0, rank, sizes);
	return true;
}

/* How long dimension D becomes: repeats is an int or a tensor. */
static int64_t
interleaved(tm_infer *in, int64_t size)
{
	const int64_t total = tm_infer_int(in, "output_size", -1);
	const int64_t repeats = tm_infer_int(in, "repeats", TM_UNKNOWN);

	return total >= 0 ? total : tm_size_mul(size, tm_size_of(repeats));
}

bool
shape_repeat_interleave(tm_infer *in)
{
	tm_tensor_type t;
	int64_t n;
	int d;

	if (mlirValueIsNull(tm_call_arg(&in->call, "self")))
		return shape_vector(in); /* repeat_interleave.Tensor */
	if (!tm_infer_sized(in, "self", &t))
		return true;
	if (!tm_call_has(&in->call, "dim")) {
		n = interleaved(in, tm_size_product(t.sizes, 0, t.rank));
		tm_infer_set(in, 0, 1, &n);
		return true;
	}
	if (!tm_infer_dim(in, "dim", t.rank, &d))
		return false;
	if (d >= 0 && t.rank > 0) {
		t.sizes[d] = interleaved(in, t.sizes[d]);
		tm_infer_set_like(in, 0, &t);
	}
	return true;
}

static int64_t
div_exact(int64_t a, int64_t b)
{
	return a < 0 || b <= 0 ? TM_DYN : a / b;
}

bool
shape_pixel_shuffle(tm_infer *in)
{
	const int64_t r = tm_size_of(tm_infer_int(in, "upscale_factor", -1));
	tm_tensor_type t;

	if (!tm_infer_first_sized(in, &t) || t.rank < 3)
		return true;
	t.sizes[t.rank - 3] = div_exact(t.sizes[t.rank - 3], tm_size_mul(r, r));
	t.sizes[t.rank - 2] = tm_size_mul(t.sizes[t.rank - 2], r);
	t.sizes[t.rank - 1] = tm_size_mul(t.sizes[t.rank - 1], r);
	tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_pixel_unshuffle(tm_infer *in)
{
	const int64_t r = tm_size_of(tm_infer_int(in, "downscale_factor", -1));
	tm_tensor_type t;

	if (!tm_infer_first_sized(in, &t) || t.rank < 3)
		return true;
	t.sizes[t.rank - 3] = tm_size_mul(t.sizes[t.rank - 3], tm_size_mul(r, r));
	t.sizes[t.rank - 2] = div_exact(t.sizes[t.rank - 2], r);
	t.sizes[t.rank - 1] = div_exact(t.sizes[t.rank - 1], r);
	tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_pad(tm_infer *in)
{
	int64_t pad[2 * TM_MAX_RANK];
	const int n = tm_infer_ints(in, tm_infer_name(in, "pad", "padding"),
	                            pad);
	tm_tensor_type t;

	if (!tm_infer_first_sized(in, &t))
		return true;
	if (n < 0) {
		tm_infer_set_rank(in, 0, t.rank);
		return true;
	}
	if (n % 2 || n / 2 > t.rank)
		return tm_infer_error(in, "%d paddings for rank %d", n, t.rank);
	for (int i = 0; i < n / 2; i++) {
		int64_t *size = &t.sizes[t.rank - 1 - i];
		const int64_t lo = pad[2 * i], hi = pad[2 * i + 1];

		if (lo == TM_UNKNOWN || hi == TM_UNKNOWN || *size < 0)
			*size = TM_DYN;
		else if (__builtin_add_overflow(*size, lo, size) ||
		         __builtin_add_overflow(*size, hi, size) || *size < 0)
			return tm_infer_error(in, "a size becomes negative");
	}
	tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_rot90(tm_infer *in)
{
	const int64_t k = tm_infer_int(in, "k", 1);
	int64_t dims[2 * TM_MAX_RANK], size;
	const int n = tm_infer_ints(in, "dims", dims);
	tm_tensor_type t;
	int a, b;

	if (!tm_infer_first_sized(in, &t))
		return true;
	if (n != 2 || k == TM_UNKNOWN || dims[0] == TM_UNKNOWN ||
	    dims[1] == TM_UNKNOWN) {
		tm_infer_set_rank(in, 0, t.rank);
		return true;
	}
	if (t.rank < 2 || !tm_dim_normal(dims[0], t.rank, &a) ||
	    !tm_dim_normal(dims[1], t.rank, &b) || a == b)
		return tm_infer_error(in, "bad dims");
	if (k % 2) {
		size = t.sizes[a];
		t.sizes[a] = t.sizes[b];
		t.sizes[b] = size;
	}
	tm_infer_set_like(in, 0, &t);
	return true;
}
