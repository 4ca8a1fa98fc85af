/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/util.h"

bool
shape_index_select(tm_infer *in)
{
	tm_tensor_type t, index;
	int d;

	if (!tm_infer_sized(in, "self", &t))
		return true;
	if (!tm_infer_dim(in, "dim", t.rank, &d))
		return false;
	if (d < 0) {
		tm_infer_set_rank(in, 0, t.rank);
		return true;
	}
	if (!tm_infer_sized(in, "index", &index))
		index = (tm_tensor_type){ .rank = 1, .sizes = { TM_DYN } };
	if (index.rank > 1)
		return tm_infer_error(in, "index has rank %d", index.rank);
	if (t.rank > 0)
		t.sizes[d] = index.rank == 0 ? 1 : index.sizes[0];
	tm_infer_set_like(in, 0, &t);
	return true;
}

bool
shape_embedding(tm_infer *in)
{
	tm_tensor_type weight, t;

	if (!tm_infer_sized(in, "indices", &t) || t.rank >= TM_MAX_RANK)
		return true;
	t.sizes[t.rank++] = TM_DYN;
	if (tm_infer_sized(in, "weight", &weight)) {
		if (weight.rank != 2)
			return tm_infer_error(in, "weight has rank %d",
			                      weight.rank);
		t.sizes[t.rank - 1] = weight.sizes[1];
	}
	tm_infer_set_like(in, 0, &t);
	return true;
}

/* Results: output, offset2bag, bag_size, max_indices; only the first is told
 * precisely. */
bool
shape_embedding_bag(tm_infer *in)
{
	const bool last = tm_infer_bool(in, "include_last_offset", false);
	tm_tensor_type weight, offsets;
	int64_t sizes[2] = { TM_DYN, TM_DYN };

	if (tm_infer_sized(in, "weight", &weight) && weight.rank == 2)
		sizes[1] = weight.sizes[1];
	if (tm_infer_sized(in, "offsets", &offsets) && offsets.rank == 1 &&
	    offsets.sizes[0] > 0)
		sizes[0] = offsets.sizes[0] - (last ? 1 : 0);
	tm_infer_set(in, 0, 2, sizes);
	return true;
}

/* ---- index.Tensor ---- */

/* What the indices of self[indices] do, dimension by dimension. */
struct indexing {
	tm_tensor_type index;    /* the broadcast of all index tensors */
	bool taken[TM_MAX_RANK]; /* dimensions of self that are indexed */
	bool any;
};

/* Counts one index tensor in, which indexes self from dimension *D. */
static bool
add_index(tm_infer *in, struct indexing *x, MlirValue v, int rank, int *d,
          bool *known)
{
	tm_tensor_type t;
	int takes = 1;

	*known = tm_value_tensor(v, &t) && t.has_sizes && t.dtype;
	if (!*known)
		return true;
	if (t.dtype == TM_BOOL || t.dtype == TM_U8) {
		/* A mask takes as many dimensions as it has and is as good
		 * as a list of the places that are set. */
		takes = t.rank;
		t.rank = 1;
		t.sizes[0] = TM_DYN;
	}
	if (*d + takes > rank)
		return tm_infer_error(in, "too many indices for rank %d", rank);
	for (int i = 0; i < takes; i++)
		x->taken[(*d)++] = true;
	if (!x->any)
		x->index = t;
	else if (!tm_broadcast(&x->index, &t))
		return tm_infer_error(in, "indices cannot be broadcast");
	x->any = true;
	return true;
}

/* The index tensors' sizes stand where the indexed dimensions were if those
 * are neighbours, in front otherwise. */
static void
set_indexed(tm_infer *in, const struct indexing *x, const tm_tensor_type *self)
{
	tm_tensor_type out = { .has_sizes = true };
	int first = -1, last = -1, count = 0;

	for (int d = 0; d < self->rank; d++)
		if (x->taken[d]) {
			first = first < 0 ? d : first;
			last = d;
			count++;
		}
	if (!x->any || self->rank - count + x->index.rank > TM_MAX_RANK)
		return;
	if (first < 0 || last - first + 1 != count)
		first = 0;
	for (int d = 0, put = 0; d <= self->rank; d++) {
		if (!put && d == first) {
			for (int k = 0; k < x->index.rank; k++)
				out.sizes[out.rank++] = x->index.sizes[k];
			put = 1;
		}
		if (d < self->rank && !x->taken[d])
			out.sizes[out.rank++] = self->sizes[d];
	}
	tm_infer_set_like(in, 0, &out);
}

bool
shape_index_tensor(tm_infer *in)
{
	MlirValue list[TM_MAX_RANK];
	const intptr_t n = tm_call_list(&in->call, "indices", list,
	                                TM_MAX_RANK);
	struct indexing x = { .any = false };
	tm_tensor_type self;
	bool known;
	int d = 0;

	if (!tm_infer_sized(in, "self", &self) || n < 0 || n > TM_MAX_RANK)
		return true;
	for (intptr_t i = 0; i < n; i++) {
		if (tm_value_is_none(list[i])) {
			d++;
			continue;
		}
		if (!add_index(in, &x, list[i], self.rank, &d, &known))
			return false;
		if (!known)
			return true;
	}
	set_indexed(in, &x, &self);
	return true;
}

/* ---- cat, stack ---- */

struct joined {
	tm_tensor_type sum;
	bool any;
};

/* PyTorch skips operands of size [0], whatever the others' rank. */
static bool
is_legacy_empty(const tm_tensor_type *t)
{
	return t->rank == 1 && t->sizes[0] == 0;
}

static bool
join_dim(tm_infer *in, tm_tensor_type *sum, const tm_tensor_type *t, int d)
{
	if (sum->sizes[d] == TM_DYN)
		sum->sizes[d] = t->sizes[d];
	else if (t->sizes[d] != TM_DYN && t->sizes[d] != sum->sizes[d])
		return tm_infer_error(in, "sizes of dimension %d differ", d);
	return true;
}

/* DIM -1: stack. */
static bool
join(tm_infer *in, struct joined *j, const tm_tensor_type *t, int dim)
{
	if (!j->any) {
		j->sum = *t;
		j->any = true;
		return true;
	}
	if (j->sum.rank != t->rank)
		return tm_infer_error(in, "ranks differ: %d and %d",
		                      j->sum.rank, t->rank);
	for (int d = 0; d < t->rank; d++) {
		if (d == dim)
			j->sum.sizes[d] = tm_size_add(j->sum.sizes[d],
			                              t->sizes[d]);
		else if (!join_dim(in, &j->sum, t, d))
			return false;
	}
	return true;
}

enum { MAX_JOIN = 1024 };

/* The list operand of cat; its length, or -1. */
static intptr_t
read_list(tm_infer *in, MlirValue *list)
{
	const intptr_t n = tm_call_list(&in->call, "tensors", list, MAX_JOIN);

	return n > MAX_JOIN ? -1 : n;
}

/* The rank that all operands have, or -1. */
static int
common_rank(const MlirValue *list, intptr_t n)
{
	int rank = -1;
	tm_tensor_type t;

	for (intptr_t i = 0; i < n; i++) {
		if (!tm_value_tensor(list[i], &t) || !t.has_sizes)
			return -1;
		if (rank < 0 || !is_legacy_empty(&t))
			rank = t.rank;
	}
	return rank;
}

bool
shape_cat(tm_infer *in)
{
	MlirValue list[MAX_JOIN];
	const intptr_t n = read_list(in, list);
	const int rank = common_rank(list, n);
	struct joined j = { .any = false };
	tm_tensor_type t;
	int dim;

	if (rank < 0)
		return true;
	if (!tm_infer_dim(in, "dim", rank, &dim))
		return false;
	if (dim < 0) {
		tm_infer_set_rank(in, 0, rank);
		return true;
	}
	for (intptr_t i = 0; i < n; i++) {
		if (!tm_value_tensor(list[i], &t) ||
		    (is_legacy_empty(&t) && rank != 1))
			continue;
		if (!join(in, &j, &t, dim))
			return false;
	}
	tm_infer_set_like(in, 0, j.any ? &j.sum : &t);
	return true;
}

bool
shape_stack(tm_infer *in)
{
	MlirValue list[MAX_JOIN];
	const intptr_t n = read_list(in, list);
	struct joined j = { .any = false };
	tm_tensor_type t;
	int dim;

	for (intptr_t i = 0; i < n; i++) {
		if (!tm_value_tensor(list[i], &t) || !t.has_sizes)
			return true;
		if (!join(in, &j, &t, -1))
			return false;
	}
	if (!j.any || j.sum.rank >= TM_MAX_RANK)
		return true;
	if (!tm_infer_dim(in, "dim", j.sum.rank + 1, &dim))
		return false;
	if (dim < 0) {
		tm_infer_set_rank(in, 0, j.sum.rank + 1);
		return true;
	}
	memmove(&j.sum.sizes[dim + 1], &j.sum.sizes[dim],
	        (size_t)(j.sum.rank - dim) * sizeof j.sum.sizes[0]);
	j.sum.sizes[dim] = n;
	j.sum.rank++;
	tm_infer_set_like(in, 0, &j.sum);
	return true;
}

bool
shape_take_along_dim(tm_infer *in)
{
	tm_tensor_type self, index, out;
	int dim;

	if (!tm_infer_sized(in, "self", &self) ||
	    !tm_infer_sized(in, "indices", &index))
		return true;
	if (!tm_call_has(&in->call, "dim")) {
		const int64_t n = tm_size_product(index.sizes, 0, index.rank);

		tm_infer_set(in, 0, 1, &n);
		return true;
	}
	if (!tm_infer_dim(in, "dim", self.rank, &dim))
		return false;
	if (dim < 0 || self.rank != index.rank || self.rank == 0)
		return true;
	out = self;
	out.sizes[dim] = index.sizes[dim];
	if (!tm_broadcast(&out, &index))
		return tm_infer_error(in, "operands cannot be broadcast");
	tm_infer_set_like(in, 0, &out);
	return true;
}

bool
shape_nonzero(tm_infer *in)
{
	int64_t sizes[2] = { TM_DYN, TM_DYN };
	tm_tensor_type t;

	if (tm_infer_first_sized(in, &t))
		sizes[1] = t.rank;
	tm_infer_set(in, 0, 2, sizes);
	return true;
}

bool
shape_one_hot(tm_infer *in)
{
	tm_tensor_type t;

	if (!tm_infer_first_sized(in, &t) || t.rank >= TM_MAX_RANK)
		return true;
	t.sizes[t.rank++] = tm_size_of(tm_infer_int(in, "num_classes", -1));
	tm_infer_set_like(in, 0, &t);
	return true;
}
