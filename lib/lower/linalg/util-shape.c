/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/util.h"

#include <mlir-c/BuiltinTypes.h>

static const char parallel[] = "pppppppppppppppppppppppppppppppp";

/* ---- gather, transpose, broadcast ---- */

typedef struct gather {
	MlirValue source;
	tm_index_fn fn;
	void *user;
} gather;

static void
gather_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
            void *user)
{
	const gather *g = user;
	MlirValue at[TM_MAX_RANK];

	g->fn(b, args, at, g->user);
	yields[0] = tm_extract(b, g->source, tm_rank(g->source), at);
}

MlirValue
tm_gather_by(tm_builder *b, MlirValue source, const tm_dims *to, tm_index_fn fn,
             void *user)
{
	gather g = { source, fn, user };

	return tm_compute(b, to, tm_element_type(source), gather_body, &g);
}

static void
forward(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	(void)b;
	(void)user;
	yields[0] = args[0];
}

/* Copies TENSOR through MAP to a tensor of sizes TO. */
static MlirValue
copy_mapped(tm_builder *b, MlirValue tensor, const tm_dims *to,
            MlirAffineMap map)
{
	tm_generic g = { .num_in = 1,
		         .num_out = 1,
		         .in = { tensor },
		         .out = { tm_empty(b, to, tm_element_type(tensor)) },
		         .maps = { map, tm_map_identity(b->ctx, to->rank) },
		         .num_loops = to->rank,
		         .iterators = parallel,
		         .body = forward };
	MlirValue result;

	tm_generic_build(b, &g, &result);
	return result;
}

MlirValue
tm_transpose(tm_builder *b, MlirValue tensor, const int *perm)
{
	const tm_dims from = tm_dims_of(b, tensor);
	tm_dims to = { .rank = from.rank };
	int source[TM_MAX_RANK];
	bool same = true;

	for (int i = 0; i < from.rank; i++) {
		to.d[i] = from.d[perm[i]];
		source[perm[i]] = i;
		same &= perm[i] == i;
	}
	if (same)
		return tensor;
	return copy_mapped(b, tensor, &to,
	                   tm_map_select(b->ctx, from.rank, from.rank, source));
}

typedef struct broadcast {
	tm_dims from;
	int lead; /* new dimensions in front */
	const tm_dims *to;
} broadcast;

/* Index 0 along a dimension whose size is 1 at run time. */
static void
broadcast_indices(tm_builder *b, const MlirValue *args, MlirValue *yields,
                  void *user)
{
	const broadcast *c = user;

	for (int i = 0; i < c->from.rank; i++) {
		const tm_ix at = tm_ix_of(args[i + c->lead]);
		const tm_ix one = tm_ix_const(1), zero = tm_ix_const(0);

		if (tm_ix_same(c->from.d[i], c->to->d[i + c->lead]))
			yields[i] = at.v;
		else
			yields[i] = tm_ix_get(
			        b, tm_ix_select_lt(b, one, c->from.d[i], at,
			                           zero));
	}
}

MlirValue
tm_broadcast_to(tm_builder *b, MlirValue tensor, const tm_dims *to)
{
	broadcast c = { .from = tm_dims_of(b, tensor), .to = to };
	int dims[TM_MAX_RANK];
	bool known = true, same;

	c.lead = to->rank - c.from.rank;
	same = c.lead == 0;
	for (int i = 0; i < c.from.rank; i++) {
		const tm_ix from = c.from.d[i], want = to->d[i + c.lead];
		const bool equal = tm_ix_same(from, want);

		dims[i] = equal ? i + c.lead : -1;
		same &= equal;
		known &= equal || tm_ix_is(from, 1);
	}
	if (same)
		return tensor;
	if (!known)
		return tm_gather_by(b, tensor, to, broadcast_indices, &c);
	return copy_mapped(b, tensor, to,
	                   tm_map_select(b->ctx, to->rank, c.from.rank, dims));
}

/* The broadcast of two sizes. */
static tm_ix
broadcast_size(tm_builder *b, tm_ix x, tm_ix y)
{
	const tm_ix one = tm_ix_const(1);

	if (tm_ix_same(x, y) || tm_ix_is(y, 1))
		return x;
	if (tm_ix_is(x, 1))
		return y;
	if (tm_ix_known(x)) /* 0 or more than 1: the other is that or 1 */
		return x;
	if (tm_ix_known(y))
		return y;

	const MlirValue is_one = tm_ix_cmp(b, "eq", x, one);

	return tm_ix_of(tm_select(b, is_one, y.v, x.v));
}

/* Asserts that a tensor of size X may be repeated to size N. */
static void
check_size(tm_builder *b, tm_ix x, tm_ix n)
{
	MlirValue ok;

	if (tm_ix_same(x, n) || tm_ix_is(x, 1))
		return;
	ok = tm_ix_cmp(b, "eq", x, n);
	if (!tm_ix_known(x))
		ok = tm_or(b, ok, tm_ix_cmp(b, "eq", x, tm_ix_const(1)));
	tm_assert(b, ok, "sizes cannot be broadcast");
}

tm_dims
tm_broadcast_dims(tm_builder *b, int n, const tm_dims *d)
{
	tm_dims to = { 0 };

	for (int k = 0; k < n; k++)
		to.rank = d[k].rank > to.rank ? d[k].rank : to.rank;
	for (int i = 0; i < to.rank; i++) {
		to.d[i] = tm_ix_const(1);
		for (int k = 0; k < n; k++) {
			const int at = i - (to.rank - d[k].rank);

			if (at >= 0)
				to.d[i] = broadcast_size(b, to.d[i],
				                         d[k].d[at]);
		}
		for (int k = 0; k < n; k++) {
			const int at = i - (to.rank - d[k].rank);

			if (at >= 0)
				check_size(b, d[k].d[at], to.d[i]);
		}
	}
	return to;
}

/* ---- reduction ---- */

tm_dims
tm_dims_reduced(const tm_dims *d, uint32_t mask, bool keep)
{
	tm_dims out = { 0 };

	for (int i = 0; i < d->rank; i++)
		if (!(mask >> i & 1))
			out.d[out.rank++] = d->d[i];
		else if (keep)
			out.d[out.rank++] = tm_ix_const(1);
	return out;
}

void
tm_reduce(tm_builder *b, int n, const MlirValue *in, uint32_t mask, int n_out,
          const MlirValue *state, tm_body_fn body, void *user,
          MlirValue *results)
{
	const tm_dims from = tm_dims_of(b, in[0]);
	const tm_dims to = tm_dims_reduced(&from, mask, false);
	tm_generic g = { .num_in = n,
		         .num_out = n_out,
		         .num_loops = from.rank,
		         .body = body,
		         .user = user };
	char iterators[TM_MAX_RANK];
	int kept[TM_MAX_RANK], k = 0;

	for (int i = 0; i < from.rank; i++) {
		iterators[i] = mask >> i & 1 ? 'r' : 'p';
		if (!(mask >> i & 1))
			kept[k++] = i;
	}
	g.iterators = iterators;
	for (int i = 0; i < n; i++) {
		g.in[i] = in[i];
		g.maps[i] = tm_map_identity(b->ctx, from.rank);
	}
	for (int i = 0; i < n_out; i++) {
		g.out[i] = tm_filled(b, &to, state[i]);
		g.maps[n + i] = tm_map_select(b->ctx, from.rank, k, kept);
	}
	tm_generic_build(b, &g, results);
}

/* ---- one dimension ---- */

MlirValue
tm_unsqueeze(tm_builder *b, MlirValue tensor, int dim)
{
	const tm_dims from = tm_dims_of(b, tensor);
	tm_dims to = { .rank = from.rank + 1 };

	for (int i = 0; i < to.rank; i++)
		to.d[i] = i == dim ? tm_ix_const(1) :
		                     from.d[i < dim ? i : i - 1];
	return tm_reshape(b, tensor, &to);
}

MlirValue
tm_squeeze(tm_builder *b, MlirValue tensor, int dim)
{
	const tm_dims from = tm_dims_of(b, tensor);
	const tm_dims to = tm_dims_reduced(&from, UINT32_C(1) << dim, false);

	return tm_reshape(b, tensor, &to);
}

MlirValue
tm_slice_dim(tm_builder *b, MlirValue tensor, int dim, tm_ix offset, tm_ix size,
             tm_ix stride)
{
	tm_dims d = tm_dims_of(b, tensor);
	tm_ix offsets[TM_MAX_RANK], strides[TM_MAX_RANK];

	if (tm_ix_is(size, 0)) /* an offset behind the end is not valid */
		offset = tm_ix_const(0);
	for (int i = 0; i < d.rank; i++) {
		offsets[i] = i == dim ? offset : tm_ix_const(0);
		strides[i] = i == dim ? stride : tm_ix_const(1);
	}
	d.d[dim] = size;
	return tm_extract_slice(b, tensor, offsets, d.d, strides);
}
