/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Views that keep every element: the shape or the order changes. */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

/* ---- reshape ---- */

/*
 * The size that a -1 stands for: the elements of FROM over those of TO
 * without dimension HOLE.  Equal sizes are cancelled first, so that most
 * quotients are known.
 */
static tm_ix
inferred_size(tm_builder *b, const tm_dims *from, const tm_dims *to, int hole)
{
	bool used[TM_MAX_RANK] = { false };
	tm_ix left = tm_ix_const(1), right = tm_ix_const(1);

	for (int i = 0; i < to->rank; i++) {
		int k = 0;

		if (i == hole)
			continue;
		while (k < from->rank &&
		       (used[k] || tm_ix_known(to->d[i]) ||
		        !tm_ix_same(from->d[k], to->d[i])))
			k++;
		if (k < from->rank)
			used[k] = true;
		else
			right = tm_ix_mul(b, right, to->d[i]);
	}
	for (int k = 0; k < from->rank; k++)
		if (!used[k])
			left = tm_ix_mul(b, left, from->d[k]);
	if (tm_ix_is(right, 0))
		return tm_ix_const(0);
	return tm_ix_floordiv(b, left, right);
}

/* Replaces the -1 in TO, which may be known only at run time. */
static void
fill_hole(tm_builder *b, const tm_dims *from, tm_dims *to)
{
	for (int i = 0; i < to->rank; i++)
		if (tm_ix_is(to->d[i], -1)) {
			to->d[i] = inferred_size(b, from, to, i);
			return;
		}
}

static tm_status
reshape_to(tm_lower *lw, const char *name)
{
	tm_builder *b = &lw->b;
	const MlirValue v = tm_lower_arg(lw, "self");
	const tm_dims from = tm_dims_of(b, v);
	tm_dims to = { 0 };
	const intptr_t n = tm_lower_ixs(lw, name, to.d, TM_MAX_RANK);

	if (n < 0)
		return tm_lower_unsupported(lw, "%s is no list", name);
	to.rank = (int)n;
	for (int i = 0; i < to.rank; i++) {
		tm_tensor_type t;

		/* A size that the type knows needs no arithmetic. */
		if (tm_call_result_tensor(&lw->call, 0, &t) && t.has_sizes &&
		    t.rank == to.rank && t.sizes[i] != TM_DYN)
			to.d[i] = tm_ix_const(t.sizes[i]);
	}
	fill_hole(b, &from, &to);
	TM_TRY(tm_lower_check_equal(
	        lw, tm_dims_product(b, &from, 0, from.rank),
	        tm_dims_product(b, &to, 0, to.rank),
	        "the number of elements differs"));
	tm_lower_result(lw, 0, tm_reshape(b, v, &to));
	return TM_OK;
}

tm_status
linalg_view(tm_lower *lw)
{
	return reshape_to(lw, "size");
}

tm_status
linalg_reshape(tm_lower *lw)
{
	return reshape_to(lw, "shape");
}

/* Reshapes the operand "self" to TO and makes it the result. */
static tm_status
reshaped(tm_lower *lw, const tm_dims *to)
{
	const MlirValue v = tm_lower_arg(lw, "self");

	tm_lower_result(lw, 0, tm_reshape(&lw->b, v, to));
	return TM_OK;
}

tm_status
linalg_unsqueeze(tm_lower *lw)
{
	const MlirValue v = tm_lower_arg(lw, "self");
	int dim;

	if (!tm_call_dim(&lw->call, "dim", tm_rank(v) + 1, &dim))
		return tm_lower_unsupported(lw, "dim is not known");
	tm_lower_result(lw, 0, tm_unsqueeze(&lw->b, v, dim));
	return TM_OK;
}

/* Drops the dimensions of MASK whose size is 1.  What the size is at run
 * time decides the rank, so it is taken from the result's type. */
static tm_status
squeeze(tm_lower *lw, uint32_t mask)
{
	const MlirValue v = tm_lower_arg(lw, "self");
	const tm_dims d = tm_dims_of(&lw->b, v);
	const intptr_t rank =
	        mlirShapedTypeGetRank(tm_lower_result_type(lw, 0));
	tm_dims to = { 0 };

	for (int i = 0; i < d.rank; i++)
		if (!(mask >> i & 1) || !tm_ix_is(d.d[i], 1))
			to.d[to.rank++] = d.d[i];
	if (to.rank != rank)
		return tm_lower_unsupported(
		        lw, "whether a size is 1 is not known");
	return reshaped(lw, &to);
}

tm_status
linalg_squeeze(tm_lower *lw)
{
	return squeeze(lw, UINT32_MAX);
}

tm_status
linalg_squeeze_dim(tm_lower *lw)
{
	const int rank = tm_rank(tm_lower_arg(lw, "self"));
	int64_t dims[TM_MAX_RANK];
	const intptr_t n = tm_call_ints(&lw->call, "dim", dims, TM_MAX_RANK);
	uint32_t mask = 0;

	if (n < 0 || n > TM_MAX_RANK)
		return tm_lower_unsupported(lw, "dim is not known");
	for (intptr_t i = 0; i < n; i++) {
		int d;

		if (!tm_dim_normal(dims[i], rank ? rank : 1, &d))
			return tm_lower_unsupported(lw, "dim out of range");
		mask |= UINT32_C(1) << d;
	}
	return squeeze(lw, mask);
}

tm_status
linalg_flatten(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const tm_dims d = tm_dims_of(b, tm_lower_arg(lw, "self"));
	tm_dims to = { 0 };
	int first, last;

	if (!tm_call_dim(&lw->call, "start_dim", d.rank, &first) ||
	    !tm_call_dim(&lw->call, "end_dim", d.rank, &last) || first > last)
		return tm_lower_unsupported(lw, "dimensions are not known");
	if (!d.rank)
		last = -1;
	for (int i = 0; i < first; i++)
		to.d[to.rank++] = d.d[i];
	to.d[to.rank++] = tm_dims_product(b, &d, first, last + 1);
	for (int i = last + 1; i < d.rank; i++)
		to.d[to.rank++] = d.d[i];
	return reshaped(lw, &to);
}

tm_status
linalg_unflatten(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const tm_dims d = tm_dims_of(b, tm_lower_arg(lw, "self"));
	tm_dims part = { 0 }, one = { .rank = 1 }, to = { 0 };
	int dim;
	const intptr_t n = tm_lower_ixs(lw, "sizes", part.d, TM_MAX_RANK);

	if (!tm_call_dim(&lw->call, "dim", d.rank, &dim) || n < 0 ||
	    n + d.rank - 1 > TM_MAX_RANK)
		return tm_lower_unsupported(lw, "dim or sizes are not known");
	part.rank = (int)n;
	one.d[0] = d.d[dim];
	fill_hole(b, &one, &part);
	TM_TRY(tm_lower_check_equal(lw, d.d[dim],
	                            tm_dims_product(b, &part, 0, part.rank),
	                            "sizes do not make the dimension"));
	for (int i = 0; i < d.rank; i++)
		for (int k = 0; k < (i == dim ? part.rank : 1); k++)
			to.d[to.rank++] = i == dim ? part.d[k] : d.d[i];
	return reshaped(lw, &to);
}

/* Aliases, copies and everything else that changes nothing. */
tm_status
linalg_same(tm_lower *lw)
{
	const char *name = tm_schema_arg_index(lw->call.def->schema,
	                                       TM_STR("self")) < 0 ?
	                           "input" :
	                           "self";

	tm_lower_result(lw, 0, tm_lower_arg(lw, name));
	return TM_OK;
}

/* ---- order ---- */

tm_status
linalg_permute(tm_lower *lw)
{
	const MlirValue v = tm_lower_arg(lw, "self");
	const int rank = tm_rank(v);
	int64_t dims[TM_MAX_RANK];
	int perm[TM_MAX_RANK];

	if (tm_call_ints(&lw->call, "dims", dims, TM_MAX_RANK) != rank)
		return tm_lower_unsupported(lw, "dims are not known");
	for (int i = 0; i < rank; i++)
		if (!tm_dim_normal(dims[i], rank, &perm[i]))
			return tm_lower_unsupported(lw, "dim out of range");
	tm_lower_result(lw, 0, tm_transpose(&lw->b, v, perm));
	return TM_OK;
}

static tm_status
swap_dims(tm_lower *lw, MlirValue v, int x, int y)
{
	const int rank = tm_rank(v);
	int perm[TM_MAX_RANK];

	for (int i = 0; i < rank; i++)
		perm[i] = i == x ? y : i == y ? x : i;
	tm_lower_result(lw, 0, tm_transpose(&lw->b, v, perm));
	return TM_OK;
}

tm_status
linalg_transpose(tm_lower *lw)
{
	const MlirValue v = tm_lower_arg(lw, "self");
	int x, y;

	if (!tm_call_dim(&lw->call, "dim0", tm_rank(v), &x) ||
	    !tm_call_dim(&lw->call, "dim1", tm_rank(v), &y))
		return tm_lower_unsupported(lw, "dimensions are not known");
	return swap_dims(lw, v, x, y);
}

tm_status
linalg_t(tm_lower *lw)
{
	const MlirValue v = tm_lower_arg(lw, "self");
	const int rank = tm_rank(v);
	int perm[TM_MAX_RANK];

	for (int i = 0; i < rank; i++)
		perm[i] = rank - 1 - i;
	tm_lower_result(lw, 0, tm_transpose(&lw->b, v, perm));
	return TM_OK;
}

tm_status
linalg_mT(tm_lower *lw)
{
	const MlirValue v = tm_lower_arg(lw, "self");
	const int rank = tm_rank(v);

	if (rank < 2)
		return tm_lower_unsupported(lw, "rank is less than 2");
	return swap_dims(lw, v, rank - 2, rank - 1);
}

tm_status
linalg_movedim(tm_lower *lw)
{
	const MlirValue v = tm_lower_arg(lw, "self");
	const int rank = tm_rank(v);
	int64_t from[TM_MAX_RANK], to[TM_MAX_RANK];
	int perm[TM_MAX_RANK], next = 0;
	uint32_t moved = 0;
	const intptr_t n = tm_call_ints(&lw->call, "source", from, TM_MAX_RANK);

	if (n < 0 || n > rank ||
	    tm_call_ints(&lw->call, "destination", to, TM_MAX_RANK) != n)
		return tm_lower_unsupported(lw, "dimensions are not known");
	for (int i = 0; i < rank; i++)
		perm[i] = -1;
	for (intptr_t i = 0; i < n; i++) {
		int s, d;

		if (!tm_dim_normal(from[i], rank, &s) ||
		    !tm_dim_normal(to[i], rank, &d))
			return tm_lower_unsupported(lw, "dim out of range");
		perm[d] = s;
		moved |= UINT32_C(1) << s;
	}
	for (int i = 0; i < rank; i++) {
		if (perm[i] >= 0)
			continue;
		while (moved >> next & 1)
			next++;
		perm[i] = next++;
	}
	tm_lower_result(lw, 0, tm_transpose(&lw->b, v, perm));
	return TM_OK;
}

typedef struct flip {
	tm_dims d;
	uint32_t mask;
} flip;

static void
flip_indices(tm_builder *b, const MlirValue *args, MlirValue *yields,
             void *user)
{
	const flip *f = user;

	for (int i = 0; i < f->d.rank; i++) {
		const tm_ix last = tm_ix_sub(b, f->d.d[i], tm_ix_const(1));

		yields[i] = args[i];
		if (f->mask >> i & 1)
			yields[i] = tm_ix_get(
			        b, tm_ix_sub(b, last, tm_ix_of(args[i])));
	}
}

MlirValue
tm_flip(tm_builder *b, MlirValue v, uint32_t mask)
{
	flip f = { .d = tm_dims_of(b, v), .mask = mask };

	return tm_gather_by(b, v, &f.d, flip_indices, &f);
}

tm_status
linalg_flip(tm_lower *lw)
{
	const MlirValue v = tm_lower_arg(lw, "self");
	int64_t dims[TM_MAX_RANK];
	const intptr_t n = tm_call_ints(&lw->call, "dims", dims, TM_MAX_RANK);
	uint32_t mask = 0;

	if (n < 0)
		return tm_lower_unsupported(lw, "dims are not known");
	for (intptr_t i = 0; i < n; i++) {
		int d;

		if (!tm_dim_normal(dims[i], tm_rank(v) ? tm_rank(v) : 1, &d))
			return tm_lower_unsupported(lw, "dim out of range");
		mask |= UINT32_C(1) << d;
	}
	tm_lower_result(lw, 0, tm_flip(&lw->b, v, mask));
	return TM_OK;
}

/* ---- complex numbers as pairs ---- */

typedef struct as_real {
	MlirValue source;
	int rank;
} as_real;

static void
as_real_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
             void *user)
{
	const as_real *c = user;
	const MlirValue v = tm_extract(b, c->source, c->rank, args);
	const MlirValue re = tm_complex_part(b, "complex.re", v);
	const MlirValue im = tm_complex_part(b, "complex.im", v);
	const MlirValue first = tm_cmp(b, TM_I64, "eq", args[c->rank],
	                               tm_const_index(b, 0));

	yields[0] = tm_select(b, first, re, im);
}

tm_status
linalg_view_as_real(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const MlirValue v = tm_lower_arg(lw, "self");
	as_real c = { v, tm_rank(v) };
	tm_dims to = tm_dims_of(b, v);

	to.d[to.rank++] = tm_ix_const(2);
	tm_lower_result(
	        lw, 0,
	        tm_compute(b, &to,
	                   mlirComplexTypeGetElementType(tm_element_type(v)),
	                   as_real_body, &c));
	return TM_OK;
}

static void
as_complex_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
                void *user)
{
	const as_real *c = user;
	MlirValue at[TM_MAX_RANK], parts[2];

	memcpy(at, args, (size_t)c->rank * sizeof *at);
	for (int i = 0; i < 2; i++) {
		at[c->rank] = tm_const_index(b, i);
		parts[i] = tm_extract(b, c->source, c->rank + 1, at);
	}
	yields[0] = tm_build(b, "complex.create", (tm_values){ 2, parts },
	                     mlirComplexTypeGet(mlirValueGetType(parts[0])),
	                     TM_NO_ATTRS);
}

tm_status
linalg_view_as_complex(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const MlirValue v = tm_lower_arg(lw, "self");
	tm_dims to = tm_dims_of(b, v);
	as_real c = { v, --to.rank };

	tm_lower_result(lw, 0,
	                tm_compute(b, &to,
	                           mlirComplexTypeGet(tm_element_type(v)),
	                           as_complex_body, &c));
	return TM_OK;
}
