/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Results whose size depends on the elements. */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

static void
count_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const tm_dtype *dtype = user;
	const MlirValue one = tm_convert(b, args[0], *dtype, TM_BOOL);

	yields[0] = tm_add(b, TM_I64, args[1],
	                   tm_convert(b, one, TM_BOOL, TM_I64));
}

tm_ix
tm_count_nonzero(tm_builder *b, MlirValue v, tm_dtype dtype)
{
	const int rank = tm_rank(v);
	const MlirValue zero =
	        tm_const_int_of(b, mlirIntegerTypeGet(b->ctx, 64), 0);
	MlirValue n;

	tm_reduce(b, 1, &v,
	          rank >= 32 ? UINT32_MAX : (UINT32_C(1) << rank) - 1, 1,
	          &zero, count_body, &dtype, &n);
	return tm_ix_of_i64(b, tm_extract(b, n, 0, NULL));
}

/* A walk over MASK that writes a row for each element that is set: every
 * element writes to the next row, and only those set advance it.  One row
 * more than needed takes what the others write last. */
typedef struct compaction {
	int rank;
	MlirValue mask;
	tm_dtype dtype;
	MlirValue values; /* null: the indices are written */
} compaction;

/* ARGS: the index, then the rows and the next one. */
static void
compact_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
             void *user)
{
	const compaction *c = user;
	const MlirType i64 = mlirIntegerTypeGet(b->ctx, 64);
	const MlirValue set = tm_convert(
	        b, tm_extract(b, c->mask, c->rank, args), c->dtype, TM_BOOL);
	const MlirValue next = args[c->rank + 1];
	MlirValue rows = args[c->rank], at[2] = { next };
	const MlirValue step = tm_index_cast(
	        b, tm_convert(b, set, TM_BOOL, TM_I64),
	        mlirIndexTypeGet(b->ctx));

	if (!mlirValueIsNull(c->values))
		rows = tm_insert(b, tm_extract(b, c->values, c->rank, args),
		                 rows, 1, at);
	for (int i = 0; mlirValueIsNull(c->values) && i < c->rank; i++) {
		at[1] = tm_const_index(b, i);
		rows = tm_insert(b, tm_index_cast(b, args[i], i64), rows, 2,
		                 at);
	}
	yields[0] = rows;
	yields[1] = tm_add(b, TM_I64, next, step);
}

static MlirValue
compact(tm_builder *b, compaction *c, MlirType element, int columns)
{
	const tm_dims d = tm_dims_of(b, c->mask);
	const tm_ix n = tm_count_nonzero(b, c->mask, c->dtype);
	tm_dims to = { .rank = columns < 0 ? 1 : 2 };
	MlirValue state[2];

	c->rank = d.rank;
	to.d[0] = tm_ix_add(b, n, tm_ix_const(1));
	to.d[1] = tm_ix_const(columns);
	state[0] = tm_empty(b, &to, element);
	state[1] = tm_const_index(b, 0);
	tm_for_each(b, &d, 2, state, compact_body, c);
	return tm_slice_dim(b, state[0], 0, tm_ix_const(0), n, tm_ix_const(1));
}

MlirValue
tm_nonzero(tm_builder *b, MlirValue v, tm_dtype dtype)
{
	compaction c = { .mask = v, .dtype = dtype };

	return compact(b, &c, mlirIntegerTypeGet(b->ctx, 64), tm_rank(v));
}

tm_status
linalg_nonzero(tm_lower *lw)
{
	const MlirValue v = tm_lower_arg(lw, "self");

	tm_lower_result(lw, 0,
	                tm_nonzero(&lw->b, v, tm_lower_dtype(lw, "self")));
	return TM_OK;
}

tm_status
linalg_masked_select(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const MlirValue v = tm_lower_arg(lw, "self");
	compaction c = { .mask = tm_lower_arg(lw, "mask"),
		         .dtype = tm_lower_dtype(lw, "mask") };
	const tm_dims both[] = { tm_dims_of(b, v), tm_dims_of(b, c.mask) };
	const tm_dims d = tm_broadcast_dims(b, 2, both);

	c.mask = tm_broadcast_to(b, c.mask, &d);
	c.values = tm_broadcast_to(b, v, &d);
	tm_lower_result(lw, 0, compact(b, &c, tm_element_type(v), -1));
	return TM_OK;
}
