/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/util.h"

bool
shape_same(tm_infer *in)
{
	tm_tensor_type t;

	if (tm_infer_first_sized(in, &t))
		tm_infer_set_all(in, t.rank, t.sizes);
	return true;
}

/* One dimension of a broadcast.  An unknown extent may be 1 at run time, so
 * only another one greater than 1 tells the result. */
static bool
broadcast_dim(int64_t *a, int64_t b)
{
	if (*a == b || b == 1)
		return true;
	if (*a == 1 || *a == TM_DYN) {
		*a = b;
		return true;
	}
	return b == TM_DYN;
}

bool
tm_broadcast(tm_tensor_type *a, const tm_tensor_type *b)
{
	const int grow = b->rank - a->rank;

	if (!a->has_sizes || !b->has_sizes) {
		a->has_sizes = false;
		return true;
	}
	if (grow > 0) {
		memmove(a->sizes + grow, a->sizes,
		        (size_t)a->rank * sizeof a->sizes[0]);
		for (int d = 0; d < grow; d++)
			a->sizes[d] = 1;
		a->rank = b->rank;
	}
	for (int d = 1; d <= b->rank; d++)
		if (!broadcast_dim(&a->sizes[a->rank - d],
		                   b->sizes[b->rank - d]))
			return false;
	return true;
}

static bool
broadcast_tensor(tm_infer *in, MlirValue v, const tm_schema_arg *arg,
                 void *user)
{
	tm_tensor_type *sum = user;
	tm_tensor_type t;

	(void)arg;
	if (!tm_value_tensor(v, &t))
		t.has_sizes = false;
	if (sum->has_sizes && !tm_broadcast(sum, &t)) {
		/* Told apart from "unknown" by the rank. */
		sum->rank = -1;
		return tm_infer_error(in, "operands cannot be broadcast");
	}
	return sum->has_sizes;
}

bool
shape_broadcast(tm_infer *in)
{
	tm_tensor_type sum = { .has_sizes = true };

	if (tm_infer_each_tensor(in, broadcast_tensor, &sum))
		tm_infer_set_all(in, sum.rank, sum.sizes);
	return sum.rank >= 0;
}

bool
shape_masked_scatter(tm_infer *in)
{
	tm_tensor_type self, mask;

	if (!tm_infer_sized(in, "self", &self) ||
	    !tm_infer_sized(in, "mask", &mask))
		return true;
	if (!tm_broadcast(&self, &mask))
		return tm_infer_error(in, "mask cannot be broadcast");
	tm_infer_set_all(in, self.rank, self.sizes);
	return true;
}

bool
shape_scalar(tm_infer *in)
{
	tm_infer_set_all(in, 0, NULL);
	return true;
}

bool
shape_vector(tm_infer *in)
{
	for (int i = 0; i < in->num_results; i++)
		tm_infer_set_rank(in, i, 1);
	return true;
}

static bool
same_as(tm_infer *in, const char *name)
{
	tm_tensor_type t;

	if (tm_infer_sized(in, name, &t))
		tm_infer_set_all(in, t.rank, t.sizes);
	return true;
}

bool
shape_other(tm_infer *in)
{
	return same_as(in, "other");
}

bool
shape_index(tm_infer *in)
{
	return same_as(in, "index");
}

bool
shape_loss(tm_infer *in)
{
	const int64_t reduction = tm_infer_int(in, "reduction", 1);

	if (reduction == TM_UNKNOWN)
		return true;
	return reduction == 0 ? shape_broadcast(in) : shape_scalar(in);
}

bool
shape_nll_loss(tm_infer *in)
{
	const int64_t reduction = tm_infer_int(in, "reduction", 1);
	tm_tensor_type target;

	if (reduction > 0)
		tm_infer_set(in, 0, 0, NULL);
	else if (reduction == 0 && tm_infer_sized(in, "target", &target))
		tm_infer_set_like(in, 0, &target);
	if (in->num_results > 1)
		tm_infer_set(in, 1, 0, NULL);
	return true;
}

/* Classes: target's sizes.  Probabilities (as many dimensions as the input):
 * the input's without dimension 1. */
bool
shape_cross_entropy_loss(tm_infer *in)
{
	const int64_t reduction = tm_infer_int(in, "reduction", 1);
	tm_tensor_type self, target;

	if (reduction > 0)
		return shape_scalar(in);
	if (reduction == TM_UNKNOWN || !tm_infer_sized(in, "self", &self) ||
	    !tm_infer_sized(in, "target", &target))
		return true;
	if (target.rank == self.rank && self.rank > 0) {
		const int drop = self.rank > 1 ? 1 : 0;

		for (int d = drop; d + 1 < self.rank; d++)
			target.sizes[d] = target.sizes[d + 1];
		target.rank--;
	}
	tm_infer_set_all(in, target.rank, target.sizes);
	return true;
}
