/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Sorting along one dimension: each row by a stable merge sort whose passes
 * double the length of the sorted runs.  Indices move with the values.
 */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

/* Rows (rest, n); the state of a row's sort is VALUES, INDICES and a second
 * pair that a pass writes to. */
typedef struct sorter {
	tm_dtype dtype;
	bool descending;
	tm_ix n;
	MlirValue row;   /* which one */
	tm_ix width;     /* of the runs that are sorted already */
	tm_ix mid, high; /* the runs that are merged: [low, mid), [mid, high) */
	MlirValue values, indices; /* what a pass reads */
} sorter;

/* Whether Y stands before X although X came first.  NaN is the greatest. */
static MlirValue
before(tm_builder *b, const sorter *s, MlirValue y, MlirValue x)
{
	MlirValue c = tm_cmp(b, s->dtype, s->descending ? "gt" : "lt", y, x);

	if (tm_dtype_get(s->dtype)->cls == TM_CLASS_FLOAT) {
		const MlirValue ny = tm_is_nan(b, y), nx = tm_is_nan(b, x);
		const MlirValue only = s->descending ?
		                               tm_and(b, ny, tm_not(b, nx)) :
		                               tm_and(b, nx, tm_not(b, ny));

		c = tm_or(b, c, only);
	}
	return c;
}

static MlirValue
read(tm_builder *b, const sorter *s, MlirValue from, tm_ix i)
{
	MlirValue at[2] = { s->row };

	at[1] = tm_ix_get(b, i);
	return tm_extract(b, from, 2, at);
}

/* ARGS: k, then i, j, and the pair that is written to. */
static void
merge_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const sorter *s = user;
	const tm_ix i = tm_ix_of(args[1]), j = tm_ix_of(args[2]);
	const tm_ix one = tm_ix_const(1), last = tm_ix_sub(b, s->n, one);
	const tm_ix ri = tm_ix_min(b, i, last), rj = tm_ix_min(b, j, last);
	const MlirValue x = read(b, s, s->values, ri);
	const MlirValue y = read(b, s, s->values, rj);
	const MlirValue at[] = { s->row, args[0] };
	MlirValue right = tm_and(b, tm_ix_cmp(b, "lt", j, s->high),
	                         before(b, s, y, x));

	right = tm_or(b, right, tm_ix_cmp(b, "ge", i, s->mid));
	yields[0] = tm_select(b, right, i.v, tm_ix_add(b, i, one).v);
	yields[1] = tm_select(b, right, tm_ix_add(b, j, one).v, j.v);
	yields[2] = tm_insert(b, tm_select(b, right, y, x), args[3], 2, at);
	yields[3] = tm_insert(b,
	                      tm_select(b, right,
	                                read(b, s, s->indices, rj),
	                                read(b, s, s->indices, ri)),
	                      args[4], 2, at);
}

/* ARGS: low, then the pair that is written to. */
static void
runs_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	sorter *s = user;
	const tm_ix low = tm_ix_of(args[0]);
	MlirValue state[4];

	s->mid = tm_ix_min(b, tm_ix_add(b, low, s->width), s->n);
	s->high = tm_ix_min(b, tm_ix_add(b, s->mid, s->width), s->n);
	state[0] = args[0];
	state[1] = tm_ix_get(b, s->mid);
	state[2] = args[1];
	state[3] = args[2];
	tm_for(b, low, s->high, tm_ix_const(1), 4, state, merge_body, s);
	yields[0] = state[2];
	yields[1] = state[3];
}

/* State of the passes: width, the pair that is read, the pair written to. */
static void
pass_cond(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const sorter *s = user;

	yields[0] = tm_ix_cmp(b, "lt", tm_ix_of(args[0]), s->n);
}

/* The row of FROM written over that of TO. */
static MlirValue
copy_row(tm_builder *b, const sorter *s, MlirValue from, MlirValue to)
{
	const tm_ix zero = tm_ix_const(0), one = tm_ix_const(1);
	const tm_ix offsets[] = { tm_ix_of(s->row), zero };
	const tm_ix sizes[] = { one, s->n }, ones[] = { one, one };
	const MlirValue row = tm_extract_slice(b, from, offsets, sizes, ones);

	return tm_insert_slice(b, row, to, offsets, sizes, ones);
}

static void
pass_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	sorter *s = user;
	const tm_ix two = tm_ix_const(2);
	MlirValue out[2] = { args[3], args[4] };
	tm_ix step;

	s->width = tm_ix_of(args[0]);
	s->values = args[1];
	s->indices = args[2];
	step = tm_ix_mul(b, s->width, two);
	tm_for(b, tm_ix_const(0), s->n, step, 2, out, runs_body, s);
	yields[0] = tm_ix_get(b, step);
	yields[1] = copy_row(b, s, out[0], args[1]);
	yields[2] = copy_row(b, s, out[1], args[2]);
	yields[3] = out[0];
	yields[4] = out[1];
}

static void
row_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	sorter *s = user;
	MlirValue state[5];

	s->row = args[0];
	state[0] = tm_const_index(b, 1);
	memcpy(state + 1, args + 1, 4 * sizeof *state);
	tm_while(b, 5, state, pass_cond, pass_body, s);
	memcpy(yields, state + 1, 4 * sizeof *state);
}

static void
iota_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const int *dim = user;

	yields[0] = tm_index_cast(b, args[*dim],
	                          mlirIntegerTypeGet(b->ctx, 64));
}

/* Moves DIM to the end (or back), and makes rows of the rest. */
static void
last_dim_perm(int rank, int dim, int *perm, int *back)
{
	int k = 0;

	for (int i = 0; i < rank; i++)
		if (i != dim)
			perm[k++] = i;
	perm[k] = dim;
	for (int i = 0; i < rank; i++)
		back[perm[i]] = i;
}

void
tm_sort(tm_builder *b, MlirValue v, tm_dtype dtype, int dim, bool descending,
        MlirValue results[2])
{
	const MlirType i64 = mlirIntegerTypeGet(b->ctx, 64);
	const int rank = tm_rank(v);
	int perm[TM_MAX_RANK], back[TM_MAX_RANK], column = 1;
	sorter s = { .dtype = dtype, .descending = descending };
	tm_dims d, flat = { .rank = 2 };
	MlirValue state[4];

	last_dim_perm(rank, dim, perm, back);
	v = tm_transpose(b, v, perm);
	d = tm_dims_of(b, v);
	s.n = flat.d[1] = d.d[rank - 1];
	flat.d[0] = tm_dims_product(b, &d, 0, rank - 1);
	/* A fresh copy: the sort writes over it. */
	state[0] = tm_reshape(b, v, &flat);
	state[1] = tm_compute(b, &flat, i64, iota_body, &column);
	/* Filled differently: two equal tensors would become one buffer. */
	state[2] = tm_filled(b, &flat, tm_const_of(b, tm_element_type(v), 0));
	state[3] = tm_filled(b, &flat, tm_const_int_of(b, i64, 1));
	tm_for(b, tm_ix_const(0), flat.d[0], tm_ix_const(1), 4, state,
	       row_body, &s);
	for (int i = 0; i < 2; i++)
		results[i] = tm_transpose(b, tm_reshape(b, state[i], &d),
		                          back);
}

/* ---- the ops ---- */

/* "self" as a tensor of rank >= 1, and its dimension DIM. */
static tm_status
sort_operand(tm_lower *lw, MlirValue *v, int *dim)
{
	*v = tm_lower_arg(lw, "self");
	if (!tm_rank(*v))
		*v = tm_unsqueeze(&lw->b, *v, 0);
	if (!tm_call_dim(&lw->call, "dim", tm_rank(*v), dim))
		return tm_lower_unsupported(lw, "dim is not known");
	if (tm_dtype_get(tm_lower_dtype(lw, "self"))->cls == TM_CLASS_COMPLEX)
		return tm_lower_unsupported(lw, "of complex numbers");
	return TM_OK;
}

/* Result I, whose rank may be 0. */
static void
set_sorted(tm_lower *lw, int i, MlirValue v)
{
	if (!mlirShapedTypeGetRank(tm_lower_result_type(lw, i)))
		v = tm_squeeze(&lw->b, v, 0);
	tm_lower_result(lw, i, v);
}

static tm_status
sort(tm_lower *lw, MlirValue out[2])
{
	bool descending;
	MlirValue v;
	int dim;

	TM_TRY(sort_operand(lw, &v, &dim));
	if (!tm_call_bool(&lw->call, "descending", &descending))
		return tm_lower_unsupported(lw, "descending is not known");
	tm_sort(&lw->b, v, tm_lower_dtype(lw, "self"), dim, descending, out);
	return TM_OK;
}

tm_status
linalg_sort(tm_lower *lw)
{
	MlirValue out[2];

	TM_TRY(sort(lw, out));
	set_sorted(lw, 0, out[0]);
	set_sorted(lw, 1, out[1]);
	return TM_OK;
}

tm_status
linalg_argsort(tm_lower *lw)
{
	MlirValue out[2];

	TM_TRY(sort(lw, out));
	set_sorted(lw, 0, out[1]);
	return TM_OK;
}

tm_status
linalg_topk(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const tm_ix k = tm_lower_ix(lw, "k");
	const tm_ix zero = tm_ix_const(0), one = tm_ix_const(1);
	bool largest;
	MlirValue v, out[2];
	tm_ix size;
	int dim;

	TM_TRY(sort_operand(lw, &v, &dim));
	if (!tm_call_bool(&lw->call, "largest", &largest))
		return tm_lower_unsupported(lw, "largest is not known");
	size = tm_dim_of(b, v, dim);
	if (!tm_ix_known(k) || !tm_ix_known(size))
		tm_lower_assert(lw, tm_ix_cmp(b, "le", k, size),
		                "k exceeds the size");
	else if (k.c < 0 || k.c > size.c)
		return tm_lower_unsupported(lw, "k exceeds the size");
	tm_sort(b, v, tm_lower_dtype(lw, "self"), dim, largest, out);
	for (int i = 0; i < 2; i++)
		set_sorted(lw, i, tm_slice_dim(b, out[i], dim, zero, k, one));
	return TM_OK;
}

/* Element K (from 0) of the sorted dimension DIM of V. */
static MlirValue
pick(tm_lower *lw, MlirValue v, int dim, tm_ix k)
{
	tm_builder *b = &lw->b;
	const tm_ix one = tm_ix_const(1);
	bool keep = false;

	v = tm_slice_dim(b, v, dim, k, one, one);
	(void)tm_call_bool(&lw->call, "keepdim", &keep);
	return keep ? v : tm_squeeze(b, v, dim);
}

static void
set_picked(tm_lower *lw, int i, MlirValue v)
{
	const tm_dims scalar = { .rank = 0 };

	if (!mlirShapedTypeGetRank(tm_lower_result_type(lw, i)))
		v = tm_reshape(&lw->b, v, &scalar);
	tm_lower_result(lw, i, v);
}

tm_status
linalg_kthvalue(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	MlirValue v, out[2];
	tm_ix k = tm_lower_ix(lw, "k"), size;
	int dim;

	TM_TRY(sort_operand(lw, &v, &dim));
	size = tm_dim_of(b, v, dim);
	if (!tm_ix_known(k) || !tm_ix_known(size))
		tm_lower_assert(lw, tm_ix_cmp(b, "le", k, size),
		                "k exceeds the size");
	else if (k.c < 1 || k.c > size.c)
		return tm_lower_unsupported(lw, "k exceeds the size");
	tm_sort(b, v, tm_lower_dtype(lw, "self"), dim, false, out);
	k = tm_ix_sub(b, k, tm_ix_const(1));
	set_picked(lw, 0, pick(lw, out[0], dim, k));
	set_picked(lw, 1, pick(lw, out[1], dim, k));
	return TM_OK;
}
