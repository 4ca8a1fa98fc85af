/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* self[indices] with index tensors, None and boolean masks. */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

/*
 * Index tensors are broadcast together to sizes SHAPE.  Those dimensions
 * stand in the result at AT: where the indexed dimensions are, if they are
 * neighbours, otherwise in front.
 */
typedef struct indexing {
	tm_lower *lw;
	tm_dims from; /* of self */
	int n;        /* index tensors or None, one per dimension */
	bool indexed[TM_MAX_RANK];
	MlirValue index[TM_MAX_RANK];
	tm_dtype dtype[TM_MAX_RANK];
	tm_dims shape;
	int at;
} indexing;

/* A mask of rank R is R index tensors of the places that are set. */
static tm_status
add_mask(indexing *x, MlirValue mask)
{
	tm_builder *b = &x->lw->b;
	const int rank = tm_rank(mask);
	const tm_dims d = tm_dims_of(b, mask);
	MlirValue places;

	if (!rank || x->n + rank > x->from.rank)
		return tm_lower_unsupported(x->lw, "mask of rank %d", rank);
	for (int i = 0; i < rank; i++)
		TM_TRY(tm_lower_check_equal(x->lw, d.d[i],
		                            x->from.d[x->n + i],
		                            "the mask has other sizes"));
	places = tm_nonzero(b, mask, TM_BOOL);
	for (int i = 0; i < rank; i++) {
		const MlirValue column =
		        tm_slice_dim(b, places, 1, tm_ix_const(i),
		                     tm_ix_const(1), tm_ix_const(1));

		x->indexed[x->n] = true;
		x->dtype[x->n] = TM_I64;
		x->index[x->n++] = tm_squeeze(b, column, 1);
	}
	return TM_OK;
}

static tm_status
add_index(indexing *x, MlirValue torch_value)
{
	tm_tensor_type t;
	const bool none = tm_value_is_none(torch_value);

	if (!none && tm_value_tensor(torch_value, &t) &&
	    (t.dtype == TM_BOOL || t.dtype == TM_U8))
		return add_mask(x,
		                tm_convert_tensor(
		                        &x->lw->b,
		                        tm_lower_value(x->lw, torch_value),
		                        t.dtype, TM_BOOL));
	if (x->n == x->from.rank)
		return tm_lower_unsupported(x->lw, "too many indices");
	x->indexed[x->n] = !none;
	if (!none) {
		if (!tm_value_tensor(torch_value, &t))
			return tm_lower_unsupported(x->lw, "an index is no "
			                                   "tensor");
		x->index[x->n] = tm_lower_value(x->lw, torch_value);
		x->dtype[x->n] = t.dtype;
	}
	x->n++;
	return TM_OK;
}

/* Broadcasts the indices, and finds where their dimensions go. */
static tm_status
finish(indexing *x)
{
	tm_builder *b = &x->lw->b;
	tm_dims all[TM_MAX_RANK];
	int count = 0, first = -1, last = -1;

	for (int i = 0; i < x->n; i++) {
		if (!x->indexed[i])
			continue;
		all[count++] = tm_dims_of(b, x->index[i]);
		first = first < 0 ? i : first;
		last = i;
	}
	if (!count)
		return tm_lower_unsupported(x->lw, "no index");
	x->shape = tm_broadcast_dims(b, count, all);
	x->at = last - first + 1 == count ? first : 0;
	if (x->from.rank - count + x->shape.rank > TM_MAX_RANK)
		return tm_lower_unsupported(x->lw, "rank of the result");
	for (int i = 0; i < x->n; i++) {
		if (!x->indexed[i])
			continue;
		tm_lower_check_indices(x->lw, x->index[i], x->dtype[i],
		                       x->from.d[i], true);
		x->index[i] = tm_broadcast_to(b, x->index[i], &x->shape);
	}
	return TM_OK;
}

static tm_status
indexing_init(indexing *x, tm_lower *lw, MlirValue self)
{
	MlirValue list[TM_MAX_RANK];
	const intptr_t n = tm_call_list(&lw->call, "indices", list,
	                                TM_MAX_RANK);

	*x = (indexing){ .lw = lw, .from = tm_dims_of(&lw->b, self) };
	if (n < 0 || n > TM_MAX_RANK)
		return tm_lower_unsupported(lw, "indices is no list");
	for (intptr_t i = 0; i < n; i++)
		TM_TRY(add_index(x, list[i]));
	return finish(x);
}

/* The sizes of self[indices]. */
static tm_dims
indexed_dims(const indexing *x)
{
	tm_dims to = { 0 };
	int kept = 0;

	for (int i = 0; i <= x->from.rank; i++) {
		if (kept == x->at && (to.rank == kept))
			for (int k = 0; k < x->shape.rank; k++)
				to.d[to.rank++] = x->shape.d[k];
		if (i < x->from.rank && !(i < x->n && x->indexed[i])) {
			to.d[to.rank++] = x->from.d[i];
			kept++;
		}
	}
	return to;
}

/* Of an index of self[indices], the one of self. */
static void
source_indices(tm_builder *b, const MlirValue *args, MlirValue *yields,
               void *user)
{
	const indexing *x = user;
	const MlirValue *group = args + x->at;
	int kept = 0;

	for (int i = 0; i < x->from.rank; i++) {
		if (i < x->n && x->indexed[i]) {
			yields[i] = tm_index_at(b, x->index[i], x->dtype[i],
			                        x->from.d[i], group);
			continue;
		}
		yields[i] = args[kept < x->at ? kept : kept + x->shape.rank];
		kept++;
	}
}

tm_status
linalg_index(tm_lower *lw)
{
	const MlirValue v = tm_lower_arg(lw, "self");
	indexing x;
	tm_dims to;

	TM_TRY(indexing_init(&x, lw, v));
	to = indexed_dims(&x);
	tm_lower_result(lw, 0,
	                tm_gather_by(&lw->b, v, &to, source_indices, &x));
	return TM_OK;
}

typedef struct put {
	indexing x;
	int rank; /* of the values */
	tm_dtype dtype;
	MlirValue values;
	bool accumulate;
} put;

/* ARGS: an index of self[indices], then self. */
static void
put_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	put *p = user;
	const MlirValue self = args[p->rank];
	const int rank = p->x.from.rank;
	MlirValue at[TM_MAX_RANK], v = tm_extract(b, p->values, p->rank, args);

	source_indices(b, args, at, &p->x);
	if (p->accumulate)
		v = tm_add(b, p->dtype, tm_extract(b, self, rank, at), v);
	yields[0] = tm_insert(b, v, self, rank, at);
}

tm_status
linalg_index_put(tm_lower *lw)
{
	MlirValue v = tm_lower_arg(lw, "self");
	put p = { .dtype = tm_lower_result_dtype(lw, 0) };
	tm_dims to;

	if (!tm_call_bool(&lw->call, "accumulate", &p.accumulate))
		return tm_lower_unsupported(lw, "accumulate is not known");
	TM_TRY(indexing_init(&p.x, lw, v));
	to = indexed_dims(&p.x);
	p.rank = to.rank;
	p.values = tm_lower_as(lw, "values", p.dtype);
	if (tm_rank(p.values) > to.rank)
		return tm_lower_unsupported(lw, "values have too high a rank");
	p.values = tm_broadcast_to(&lw->b, p.values, &to);
	tm_for_each(&lw->b, &to, 1, &v, put_body, &p);
	tm_lower_result(lw, 0, v);
	return TM_OK;
}
