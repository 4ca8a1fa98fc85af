/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Elements without their repetitions, and how often they occur. */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

/* Elements in an order in which equals are neighbours. */
typedef struct uniq {
	tm_lower *lw;
	tm_dtype dtype;
	tm_ix n;
	MlirValue values, from; /* FROM: where each was; null: where it is */
} uniq;

/* ARGS: i, then the distinct values, the inverse, the counts, how many. */
static void
unique_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
            void *user)
{
	const uniq *u = user;
	const MlirType i64 = mlirIntegerTypeGet(b->ctx, 64);
	const tm_ix i = tm_ix_of(args[0]), zero = tm_ix_const(0);
	const tm_ix one = tm_ix_const(1);
	const MlirValue x = tm_extract(b, u->values, 1, args);
	const MlirValue prev =
	        tm_ix_get(b, tm_ix_max(b, tm_ix_sub(b, i, one), zero));
	const MlirValue other = tm_extract(b, u->values, 1, &prev);
	const MlirValue fresh = tm_or(b, tm_ix_cmp(b, "eq", i, zero),
	                              tm_cmp(b, u->dtype, "ne", x, other));
	const MlirValue step = tm_select(b, fresh, tm_const_index(b, 1),
	                                 tm_const_index(b, 0));
	const MlirValue n = tm_add(b, TM_I64, args[4], step);
	const MlirValue at = tm_ix_get(b, tm_ix_sub(b, tm_ix_of(n), one));
	MlirValue was = args[0], count;

	if (!mlirValueIsNull(u->from))
		was = tm_index_cast(b, tm_extract(b, u->from, 1, args),
		                    mlirIndexTypeGet(b->ctx));
	count = tm_add(b, TM_I64, tm_extract(b, args[3], 1, &at),
	               tm_const_int_of(b, i64, 1));
	yields[0] = tm_insert(b, x, args[1], 1, &at);
	yields[1] = tm_insert(b, tm_index_cast(b, at, i64), args[2], 1, &was);
	yields[2] = tm_insert(b, count, args[3], 1, &at);
	yields[3] = n;
}

/* Result I, or an empty one where FLAG says that nobody wants it. */
static tm_status
set_if(tm_lower *lw, int i, const char *flag, MlirValue v)
{
	tm_dims none = { .rank = 1 };
	bool wanted = false;

	if (!tm_call_bool(&lw->call, flag, &wanted))
		return tm_lower_unsupported(lw, "%s is not known", flag);
	none.d[0] = tm_ix_const(0);
	tm_lower_result(lw, i,
	                wanted ? v :
	                         tm_empty(&lw->b, &none, tm_element_type(v)));
	return TM_OK;
}

static tm_status
lower_unique(tm_lower *lw, bool sorted)
{
	tm_builder *b = &lw->b;
	const MlirType i64 = mlirIntegerTypeGet(b->ctx, 64);
	MlirValue v = tm_lower_arg(lw, "self"), pair[2], state[4];
	const tm_dims d = tm_dims_of(b, v);
	const tm_ix zero = tm_ix_const(0), one = tm_ix_const(1);
	uniq u = { .lw = lw, .dtype = tm_lower_dtype(lw, "self") };
	tm_dims flat = { .rank = 1 };
	tm_ix n;

	if (tm_call_has(&lw->call, "dim"))
		return tm_lower_unsupported(lw, "along a dimension");
	u.n = flat.d[0] = tm_dims_product(b, &d, 0, d.rank);
	u.values = tm_reshape(b, v, &flat);
	if (sorted) {
		tm_sort(b, u.values, u.dtype, 0, false, pair);
		u.values = pair[0];
		u.from = pair[1];
	}
	/* Filled differently: two equal tensors would become one buffer. */
	state[0] = tm_filled(b, &flat, tm_const_of(b, tm_element_type(v), 1));
	state[1] = tm_filled(b, &flat, tm_const_int_of(b, i64, 2));
	state[2] = tm_filled(b, &flat, tm_const_int_of(b, i64, 0));
	state[3] = tm_const_index(b, 0);
	tm_for(b, zero, u.n, one, 4, state, unique_body, &u);
	n = tm_ix_of(state[3]);
	tm_lower_result(lw, 0, tm_slice_dim(b, state[0], 0, zero, n, one));
	TM_TRY(set_if(lw, 1, "return_inverse", tm_reshape(b, state[1], &d)));
	return set_if(lw, 2, "return_counts",
	              tm_slice_dim(b, state[2], 0, zero, n, one));
}

tm_status
linalg_unique(tm_lower *lw)
{
	return lower_unique(lw, true);
}

tm_status
linalg_unique_consecutive(tm_lower *lw)
{
	return lower_unique(lw, false);
}

/* ---- bincount ---- */

typedef struct bins {
	tm_dtype from, to;
	MlirValue index, weights; /* null: each counts 1 */
} bins;

static void
bin_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const bins *c = user;
	const MlirValue i = tm_convert(b, tm_extract(b, c->index, 1, args),
	                               c->from, TM_I64);
	const MlirValue at = tm_index_cast(b, i, mlirIndexTypeGet(b->ctx));
	const MlirValue old = tm_extract(b, args[1], 1, &at);
	const MlirValue w = mlirValueIsNull(c->weights) ?
	                            tm_const_of(b, mlirValueGetType(old), 1) :
	                            tm_extract(b, c->weights, 1, args);

	yields[0] = tm_insert(b, tm_add(b, c->to, old, w), args[1], 1, &at);
}

static void
max_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const bins *c = user;

	yields[0] = tm_max(b, TM_I64, args[1],
	                   tm_convert(b, args[0], c->from, TM_I64));
}

tm_status
linalg_bincount(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const MlirValue least =
	        tm_const_int_of(b, mlirIntegerTypeGet(b->ctx, 64), -1);
	bins c = { .from = tm_lower_dtype(lw, "self"),
		   .to = tm_lower_result_dtype(lw, 0),
		   .index = tm_lower_arg(lw, "self") };
	const tm_ix zero = tm_ix_const(0), one = tm_ix_const(1);
	tm_dims to = { .rank = 1 };
	MlirValue v;

	if (tm_rank(c.index) != 1)
		return tm_lower_unsupported(lw, "rank %d", tm_rank(c.index));
	tm_reduce(b, 1, &c.index, 1, 1, &least, max_body, &c, &v);
	to.d[0] = tm_ix_of_i64(b, tm_extract(b, v, 0, NULL));
	to.d[0] = tm_ix_max(b, tm_ix_add(b, to.d[0], one),
	                    tm_lower_ix(lw, "minlength"));
	tm_lower_check_indices(lw, c.index, c.from, to.d[0], false);
	if (tm_call_has(&lw->call, "weights"))
		c.weights = tm_lower_as(lw, "weights", c.to);
	v = tm_filled(b, &to,
	              tm_const_of(b, tm_dtype_to_builtin(b->ctx, c.to), 0));
	tm_for(b, zero, tm_dim_of(b, c.index, 0), one, 1, &v, bin_body, &c);
	tm_lower_result(lw, 0, v);
	return TM_OK;
}

/* ---- repeat_interleave ---- */

typedef struct repeats {
	tm_dtype dtype;
	MlirValue count, index;
} repeats;

/* ARGS: a copy's number, then the result and its end. */
static void
copy_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const repeats *r = user;

	yields[0] = tm_insert(b,
	                      tm_index_cast(b, r->index,
	                                    mlirIntegerTypeGet(b->ctx, 64)),
	                      args[1], 1, &args[2]);
	yields[1] = tm_ix_get(
	        b, tm_ix_add(b, tm_ix_of(args[2]), tm_ix_const(1)));
}

static void
repeat_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
            void *user)
{
	repeats *r = user;
	const MlirValue n = tm_convert(b, tm_extract(b, r->count, 1, args),
	                               r->dtype, TM_I64);

	r->index = args[0];
	yields[0] = args[1];
	yields[1] = args[2];
	tm_for(b, tm_ix_const(0), tm_ix_of_i64(b, n), tm_ix_const(1), 2,
	       yields, copy_body, r);
}

static void
total_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const repeats *r = user;

	yields[0] = tm_add(b, TM_I64, args[1],
	                   tm_convert(b, args[0], r->dtype, TM_I64));
}

/* The index i as often as repeats[i] says. */
tm_status
linalg_repeat_interleave(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const MlirType i64 = mlirIntegerTypeGet(b->ctx, 64);
	const MlirValue zero = tm_const_int_of(b, i64, 0);
	repeats r = { .dtype = tm_lower_dtype(lw, "repeats"),
		      .count = tm_lower_arg(lw, "repeats") };
	tm_dims to = { .rank = 1 };
	MlirValue state[2], n;

	if (tm_rank(r.count) != 1)
		return tm_lower_unsupported(lw, "rank %d", tm_rank(r.count));
	tm_reduce(b, 1, &r.count, 1, 1, &zero, total_body, &r, &n);
	to.d[0] = tm_ix_of_i64(b, tm_extract(b, n, 0, NULL));
	state[0] = tm_empty(b, &to, i64);
	state[1] = tm_const_index(b, 0);
	tm_for(b, tm_ix_const(0), tm_dim_of(b, r.count, 0), tm_ix_const(1), 2,
	       state, repeat_body, &r);
	tm_lower_result(lw, 0, state[0]);
	return TM_OK;
}
