/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Joining tensors, and reading elements by index tensors. */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

/* ---- cat, stack ---- */

enum { MAX_LIST = 1024 };

/* PyTorch ignores empty tensors of rank 1 among others of more. */
static bool
is_legacy_empty(MlirValue v, int rank)
{
	return tm_rank(v) == 1 && rank != 1 && tm_static_dim(v, 0) == 0;
}

/* The N tensors in V along DIM, one after another. */
static MlirValue
join(tm_lower *lw, intptr_t n, const MlirValue *v, int dim)
{
	tm_builder *b = &lw->b;
	tm_dims to = tm_dims_of(b, v[0]);
	tm_ix at = tm_ix_const(0), offsets[TM_MAX_RANK], ones[TM_MAX_RANK];
	MlirValue out;

	for (intptr_t i = 0; i < n; i++)
		at = tm_ix_add(b, at, tm_dim_of(b, v[i], dim));
	to.d[dim] = at;
	out = tm_empty(b, &to, tm_element_type(v[0]));
	for (int i = 0; i < to.rank; i++) {
		offsets[i] = tm_ix_const(0);
		ones[i] = tm_ix_const(1);
	}
	for (intptr_t i = 0; i < n; i++) {
		tm_dims size = to;

		size.d[dim] = tm_dim_of(b, v[i], dim);
		out = tm_insert_slice(b, v[i], out, offsets, size.d, ones);
		offsets[dim] = tm_ix_add(b, offsets[dim], size.d[dim]);
	}
	return out;
}

/* The tensors of the list, in the result's element type; their number. */
static intptr_t
list_tensors(tm_lower *lw, MlirValue *v)
{
	const tm_dtype to = tm_lower_result_dtype(lw, 0);
	const intptr_t n = tm_call_list(&lw->call, "tensors", v, MAX_LIST);

	for (intptr_t i = 0; i < n && i < MAX_LIST; i++) {
		tm_tensor_type t;

		if (!tm_value_tensor(v[i], &t))
			return -1;
		v[i] = tm_convert_tensor(&lw->b, tm_lower_value(lw, v[i]),
		                         t.dtype, to);
	}
	return n > MAX_LIST ? -1 : n;
}

/* The sizes beside DIM must agree. */
static tm_status
check_sizes(tm_lower *lw, intptr_t n, const MlirValue *v, int dim)
{
	const tm_dims d = tm_dims_of(&lw->b, v[0]);

	for (intptr_t i = 1; i < n; i++) {
		if (tm_rank(v[i]) != d.rank)
			return tm_lower_unsupported(lw, "ranks differ");
		for (int k = 0; k < d.rank; k++)
			if (k != dim)
				TM_TRY(tm_lower_check_equal(
				        lw, d.d[k], tm_dim_of(&lw->b, v[i], k),
				        "sizes differ"));
	}
	return TM_OK;
}

tm_status
linalg_cat(tm_lower *lw)
{
	MlirValue v[MAX_LIST];
	const int rank =
	        (int)mlirShapedTypeGetRank(tm_lower_result_type(lw, 0));
	const intptr_t n = list_tensors(lw, v);
	intptr_t kept = 0;
	int dim;

	if (n < 1)
		return tm_lower_unsupported(lw, "tensors is no list");
	for (intptr_t i = 0; i < n; i++)
		if (!is_legacy_empty(v[i], rank))
			v[kept++] = v[i];
	kept = kept ? kept : 1;
	if (!tm_call_dim(&lw->call, "dim", rank, &dim) || !rank)
		return tm_lower_unsupported(lw, "dim is not known");
	TM_TRY(check_sizes(lw, kept, v, dim));
	tm_lower_result(lw, 0, kept == 1 ? v[0] : join(lw, kept, v, dim));
	return TM_OK;
}

tm_status
linalg_stack(tm_lower *lw)
{
	MlirValue v[MAX_LIST];
	const int rank =
	        (int)mlirShapedTypeGetRank(tm_lower_result_type(lw, 0));
	const intptr_t n = list_tensors(lw, v);
	int dim;

	if (n < 1)
		return tm_lower_unsupported(lw, "tensors is no list");
	if (!tm_call_dim(&lw->call, "dim", rank, &dim))
		return tm_lower_unsupported(lw, "dim is not known");
	TM_TRY(check_sizes(lw, n, v, -1));
	for (intptr_t i = 0; i < n; i++)
		v[i] = tm_unsqueeze(&lw->b, v[i], dim);
	tm_lower_result(lw, 0, join(lw, n, v, dim));
	return TM_OK;
}

/* ---- indices ---- */

typedef struct range_check {
	tm_dtype dtype;
	MlirValue low, high;
} range_check;

static void
range_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const range_check *c = user;
	const MlirValue i = tm_convert(b, args[0], c->dtype, TM_I64);
	const MlirValue ge = tm_cmp(b, TM_I64, "ge", i, c->low);
	const MlirValue lt = tm_cmp(b, TM_I64, "lt", i, c->high);

	yields[0] = tm_and(b, args[1], tm_and(b, ge, lt));
}

void
tm_lower_check_indices(tm_lower *lw, MlirValue index, tm_dtype dtype,
                       tm_ix size, bool from_end)
{
	tm_builder *b = &lw->b;
	const tm_ix zero = tm_ix_const(0);
	const int rank = tm_rank(index);
	const MlirValue yes = tm_const_bool(b, true);
	MlirValue ok;
	range_check c = {
		.dtype = dtype,
		.low = tm_ix_get_i64(b, from_end ? tm_ix_sub(b, zero, size) :
		                                   zero),
		.high = tm_ix_get_i64(b, size),
	};

	tm_reduce(b, 1, &index,
	          rank >= 32 ? UINT32_MAX : (UINT32_C(1) << rank) - 1, 1, &yes,
	          range_body, &c, &ok);
	tm_lower_assert(lw, tm_extract(b, ok, 0, NULL), "index out of range");
}

MlirValue
tm_index_at(tm_builder *b, MlirValue tensor, tm_dtype dtype, tm_ix size,
            const MlirValue *at)
{
	MlirValue v = tm_extract(b, tensor, tm_rank(tensor), at);
	const tm_ix zero = tm_ix_const(0);
	tm_ix i;

	v = tm_convert(b, v, dtype, TM_I64);
	v = tm_build(b, "arith.index_cast", TM_VALUES(v),
	             mlirIndexTypeGet(b->ctx), TM_NO_ATTRS);
	i = tm_ix_of(v);
	return tm_ix_get(b, tm_ix_select_lt(b, i, zero, tm_ix_add(b, i, size),
	                                    i));
}

/* Elements of a source at an index tensor along one dimension. */
typedef struct lookup {
	int rank; /* of the source */
	int dim;
	int index_rank;
	MlirValue index;
	tm_dtype dtype;
	tm_ix size; /* of the source's dimension */
} lookup;

/* gather: the index tensor has the result's shape. */
static void
gather_indices(tm_builder *b, const MlirValue *args, MlirValue *yields,
               void *user)
{
	const lookup *g = user;

	for (int i = 0; i < g->rank; i++)
		yields[i] = args[i];
	yields[g->dim] = tm_index_at(b, g->index, g->dtype, g->size, args);
}

tm_status
linalg_gather(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	MlirValue v = tm_lower_arg(lw, "self"), out;
	lookup g = { .index = tm_lower_arg(lw, "index"),
		     .dtype = tm_lower_dtype(lw, "index") };
	const bool scalar = !tm_rank(v);
	tm_dims to;

	if (scalar)
		v = tm_unsqueeze(b, v, 0);
	if (!tm_rank(g.index))
		g.index = tm_unsqueeze(b, g.index, 0);
	g.rank = tm_rank(v);
	if (!tm_call_dim(&lw->call, "dim", g.rank, &g.dim))
		return tm_lower_unsupported(lw, "dim is not known");
	if (tm_rank(g.index) != g.rank)
		return tm_lower_unsupported(lw, "ranks differ");
	g.size = tm_dim_of(b, v, g.dim);
	tm_lower_check_indices(lw, g.index, g.dtype, g.size, false);
	to = tm_dims_of(b, g.index);
	out = tm_gather_by(b, v, &to, gather_indices, &g);
	if (!mlirShapedTypeGetRank(tm_lower_result_type(lw, 0)))
		out = tm_squeeze(b, out, 0);
	tm_lower_result(lw, 0, out);
	return TM_OK;
}

/* index_select, embedding: the index tensor's dimensions stand where DIM
 * was. */
static void
select_indices(tm_builder *b, const MlirValue *args, MlirValue *yields,
               void *user)
{
	const lookup *g = user;

	for (int i = 0; i < g->rank; i++)
		yields[i] = i < g->dim ? args[i] :
		                         args[i + g->index_rank - 1];
	yields[g->dim] = tm_index_at(b, g->index, g->dtype, g->size,
	                             args + g->dim);
}

static MlirValue
select_along(tm_lower *lw, MlirValue v, lookup *g)
{
	tm_builder *b = &lw->b;
	const tm_dims from = tm_dims_of(b, v), index = tm_dims_of(b, g->index);
	tm_dims to = { 0 };

	g->rank = from.rank;
	g->index_rank = index.rank;
	g->size = from.d[g->dim];
	tm_lower_check_indices(lw, g->index, g->dtype, g->size, false);
	for (int i = 0; i < from.rank; i++)
		for (int k = 0; k < (i == g->dim ? index.rank : 1); k++)
			to.d[to.rank++] = i == g->dim ? index.d[k] : from.d[i];
	return tm_gather_by(b, v, &to, select_indices, g);
}

tm_status
linalg_index_select(tm_lower *lw)
{
	MlirValue v = tm_lower_arg(lw, "self"), out;
	lookup g = { .index = tm_lower_arg(lw, "index"),
		     .dtype = tm_lower_dtype(lw, "index") };
	const bool scalar = !tm_rank(v);

	if (scalar)
		v = tm_unsqueeze(&lw->b, v, 0);
	if (!tm_rank(g.index))
		g.index = tm_unsqueeze(&lw->b, g.index, 0);
	if (!tm_call_dim(&lw->call, "dim", tm_rank(v), &g.dim))
		return tm_lower_unsupported(lw, "dim is not known");
	out = select_along(lw, v, &g);
	tm_lower_result(lw, 0, scalar ? tm_squeeze(&lw->b, out, 0) : out);
	return TM_OK;
}

tm_status
linalg_embedding(tm_lower *lw)
{
	const MlirValue v = tm_lower_arg(lw, "weight");
	lookup g = { .index = tm_lower_arg(lw, "indices"),
		     .dtype = tm_lower_dtype(lw, "indices") };

	if (tm_rank(v) != 2)
		return tm_lower_unsupported(lw, "weight has rank %d",
		                            tm_rank(v));
	tm_lower_result(lw, 0, select_along(lw, v, &g));
	return TM_OK;
}

static void
take_indices(tm_builder *b, const MlirValue *args, MlirValue *yields,
             void *user)
{
	const lookup *g = user;

	yields[0] = tm_index_at(b, g->index, g->dtype, g->size, args);
}

tm_status
linalg_take(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	MlirValue v = tm_lower_arg(lw, "self");
	const tm_dims from = tm_dims_of(b, v);
	lookup g = { .index = tm_lower_arg(lw, "index"),
		     .dtype = tm_lower_dtype(lw, "index") };
	const tm_dims to = tm_dims_of(b, g.index);
	tm_dims flat = { .rank = 1 };

	g.size = flat.d[0] = tm_dims_product(b, &from, 0, from.rank);
	tm_lower_check_indices(lw, g.index, g.dtype, g.size, true);
	v = tm_reshape(b, v, &flat);
	tm_lower_result(lw, 0, tm_gather_by(b, v, &to, take_indices, &g));
	return TM_OK;
}
