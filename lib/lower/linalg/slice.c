/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Views of some of the elements, or of elements several times. */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

/* X, counted from the end if it is negative, within [0, SIZE]. */
static tm_ix
clamp_index(tm_builder *b, tm_ix x, tm_ix size)
{
	const tm_ix zero = tm_ix_const(0);

	if (tm_ix_is(x, 0))
		return x; /* no size is less */
	if (tm_ix_known(x)) {
		if (x.c >= 0)
			return tm_ix_min(b, x, size);
		return tm_ix_max(b, tm_ix_add(b, x, size), zero);
	}
	if (tm_ix_same(x, size))
		return x;
	x = tm_ix_select_lt(b, x, zero, tm_ix_add(b, x, size), x);
	return tm_ix_max(b, tm_ix_min(b, x, size), zero);
}

/* The operand NAME or, where it is None, DFLT. */
static tm_ix
bound(tm_lower *lw, const char *name, int64_t dflt)
{
	return tm_call_has(&lw->call, name) ? tm_lower_ix(lw, name) :
	                                      tm_ix_const(dflt);
}

tm_status
linalg_slice(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const MlirValue v = tm_lower_arg(lw, "self");
	const tm_ix zero = tm_ix_const(0), step = bound(lw, "step", 1);
	tm_ix size, start, end;
	int dim;

	if (!tm_rank(v) || !tm_call_dim(&lw->call, "dim", tm_rank(v), &dim))
		return tm_lower_unsupported(lw, "dim is not known");
	size = tm_dim_of(b, v, dim);
	start = clamp_index(b, bound(lw, "start", 0), size);
	end = clamp_index(b, bound(lw, "end", INT64_MAX), size);
	size = tm_ix_sub(b, end, start);
	if (!tm_ix_is(start, 0))
		size = tm_ix_max(b, size, zero);
	size = tm_ix_ceildiv(b, size, step);
	tm_lower_result(lw, 0, tm_slice_dim(b, v, dim, start, size, step));
	return TM_OK;
}

/* An index from the front of a dimension of SIZE; checked. */
static tm_ix
element_index(tm_lower *lw, tm_ix x, tm_ix size)
{
	tm_builder *b = &lw->b;
	const tm_ix zero = tm_ix_const(0);

	if (tm_ix_known(x) && tm_ix_known(size))
		return x.c < 0 ? tm_ix_add(b, x, size) : x;
	x = tm_ix_select_lt(b, x, zero, tm_ix_add(b, x, size), x);
	tm_lower_assert(lw,
	                tm_and(b, tm_ix_cmp(b, "ge", x, zero),
	                       tm_ix_cmp(b, "lt", x, size)),
	                "index out of range");
	return x;
}

tm_status
linalg_select(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const MlirValue v = tm_lower_arg(lw, "self");
	tm_ix size, at;
	int dim;

	if (!tm_rank(v) || !tm_call_dim(&lw->call, "dim", tm_rank(v), &dim))
		return tm_lower_unsupported(lw, "dim is not known");
	size = tm_dim_of(b, v, dim);
	at = element_index(lw, tm_lower_ix(lw, "index"), size);
	if (tm_ix_known(at) && tm_ix_known(size) &&
	    (at.c < 0 || at.c >= size.c))
		return tm_lower_unsupported(lw, "index out of range");
	tm_lower_result(lw, 0,
	                tm_squeeze(b,
	                           tm_slice_dim(b, v, dim, at, tm_ix_const(1),
	                                        tm_ix_const(1)),
	                           dim));
	return TM_OK;
}

tm_status
linalg_narrow(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const MlirValue v = tm_lower_arg(lw, "self");
	const tm_ix length = tm_lower_ix(lw, "length");
	tm_ix start = tm_lower_ix(lw, "start"), size;
	int dim;

	if (!tm_rank(v) || !tm_call_dim(&lw->call, "dim", tm_rank(v), &dim))
		return tm_lower_unsupported(lw, "dim is not known");
	size = tm_dim_of(b, v, dim);
	if (!tm_ix_known(start) || start.c < 0)
		start = tm_ix_select_lt(b, start, tm_ix_const(0),
		                        tm_ix_add(b, start, size), start);
	if (!tm_ix_known(start) || !tm_ix_known(length) || !tm_ix_known(size))
		tm_lower_assert(lw,
		                tm_ix_cmp(b, "le",
		                          tm_ix_add(b, start, length), size),
		                "start and length are out of range");
	else if (start.c < 0 || start.c > size.c - length.c)
		return tm_lower_unsupported(lw, "start and length are out of "
		                                "range");
	tm_lower_result(lw, 0, tm_slice_dim(b, v, dim, start, length,
	                                    tm_ix_const(1)));
	return TM_OK;
}

/* ---- expand ---- */

tm_status
linalg_expand(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const MlirValue v = tm_lower_arg(lw, "self");
	const tm_dims d = tm_dims_of(b, v);
	tm_dims to = { 0 };
	const intptr_t n = tm_lower_ixs(lw, "size", to.d, TM_MAX_RANK);

	if (n < d.rank)
		return tm_lower_unsupported(lw, "size is no list, or too "
		                                "short");
	to.rank = (int)n;
	for (int i = 0; i < d.rank; i++) {
		const int k = i + to.rank - d.rank;

		if (tm_ix_is(to.d[k], -1))
			to.d[k] = d.d[i];
		else if (!tm_ix_is(d.d[i], 1) &&
		         !tm_ix_same(d.d[i], to.d[k]) && tm_ix_known(d.d[i]))
			TM_TRY(tm_lower_check_equal(lw, d.d[i], to.d[k],
			                            "sizes differ"));
	}
	tm_lower_result(lw, 0, tm_broadcast_to(b, v, &to));
	return TM_OK;
}

typedef struct repeat {
	tm_dims d;
	int lead;
} repeat;

static void
repeat_indices(tm_builder *b, const MlirValue *args, MlirValue *yields,
               void *user)
{
	const repeat *r = user;

	for (int i = 0; i < r->d.rank; i++)
		yields[i] = tm_ix_get(b, tm_ix_mod(b,
		                                   tm_ix_of(args[i + r->lead]),
		                                   r->d.d[i]));
}

tm_status
linalg_repeat(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const MlirValue v = tm_lower_arg(lw, "self");
	const char *name = tm_schema_arg_index(lw->call.def->schema,
	                                       TM_STR("repeats")) < 0 ?
	                           "dims" :
	                           "repeats";
	repeat r = { .d = tm_dims_of(b, v) };
	tm_ix times[TM_MAX_RANK];
	const intptr_t n = tm_lower_ixs(lw, name, times, TM_MAX_RANK);
	tm_dims to = { .rank = (int)n > r.d.rank ? (int)n : r.d.rank };

	if (n < 0)
		return tm_lower_unsupported(lw, "%s is no list", name);
	r.lead = to.rank - r.d.rank;
	for (int i = 0; i < to.rank; i++) {
		const int k = i - (to.rank - (int)n);
		const tm_ix old = i < r.lead ? tm_ix_const(1) :
		                               r.d.d[i - r.lead];

		to.d[i] = k < 0 ? old : tm_ix_mul(b, times[k], old);
	}
	tm_lower_result(lw, 0, tm_gather_by(b, v, &to, repeat_indices, &r));
	return TM_OK;
}

/* ---- by index arithmetic ---- */

typedef struct roll {
	tm_dims d;
	tm_ix shift[TM_MAX_RANK]; /* within [0, size) */
} roll;

static void
roll_indices(tm_builder *b, const MlirValue *args, MlirValue *yields,
             void *user)
{
	const roll *r = user;

	for (int i = 0; i < r->d.rank; i++) {
		tm_ix at = tm_ix_of(args[i]);

		if (!tm_ix_is(r->shift[i], 0)) {
			at = tm_ix_sub(b, at, r->shift[i]);
			at = tm_ix_select_lt(b, at, tm_ix_const(0),
			                     tm_ix_add(b, at, r->d.d[i]), at);
		}
		yields[i] = tm_ix_get(b, at);
	}
}

/* X modulo SIZE, not negative, for a size that is not 0. */
static tm_ix
wrap(tm_builder *b, tm_ix x, tm_ix size)
{
	size = tm_ix_max(b, size, tm_ix_const(1));
	return tm_ix_mod(b, tm_ix_add(b, tm_ix_mod(b, x, size), size), size);
}

tm_status
linalg_roll(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	MlirValue v = tm_lower_arg(lw, "self");
	const tm_dims shape = tm_dims_of(b, v);
	tm_dims flat = { .rank = 1 };
	roll r = { .d = shape };
	int64_t dims[TM_MAX_RANK];
	tm_ix shifts[TM_MAX_RANK];
	const intptr_t n = tm_call_ints(&lw->call, "dims", dims, TM_MAX_RANK);
	const intptr_t m = tm_lower_ixs(lw, "shifts", shifts, TM_MAX_RANK);

	if (n < 0 || m < 1 || (n && n != m) || (!n && m != 1))
		return tm_lower_unsupported(lw, "shifts and dims are not "
		                                "known");
	if (!n) { /* as one row of elements */
		flat.d[0] = tm_dims_product(b, &shape, 0, shape.rank);
		v = tm_reshape(b, v, &flat);
		r.d = flat;
		dims[0] = 0;
	}
	for (int i = 0; i < r.d.rank; i++)
		r.shift[i] = tm_ix_const(0);
	for (intptr_t i = 0; i < m; i++) {
		int d;

		if (!tm_dim_normal(dims[i], r.d.rank, &d))
			return tm_lower_unsupported(lw, "dim out of range");
		r.shift[d] = wrap(b, tm_ix_add(b, r.shift[d], shifts[i]),
		                  r.d.d[d]);
	}
	v = tm_gather_by(b, v, &r.d, roll_indices, &r);
	tm_lower_result(lw, 0, tm_reshape(b, v, &shape));
	return TM_OK;
}

typedef struct diagonal {
	int rank, x, y; /* of the source; the result's last index is theirs */
	tm_ix dx, dy;   /* where the diagonal begins */
} diagonal;

static void
diagonal_indices(tm_builder *b, const MlirValue *args, MlirValue *yields,
                 void *user)
{
	const diagonal *d = user;
	const tm_ix at = tm_ix_of(args[d->rank - 2]);
	int k = 0;

	for (int i = 0; i < d->rank; i++)
		if (i == d->x)
			yields[i] = tm_ix_get(b, tm_ix_add(b, at, d->dx));
		else if (i == d->y)
			yields[i] = tm_ix_get(b, tm_ix_add(b, at, d->dy));
		else
			yields[i] = args[k++];
}

tm_status
linalg_diagonal(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const MlirValue v = tm_lower_arg(lw, "self");
	const tm_dims d = tm_dims_of(b, v);
	const tm_ix zero = tm_ix_const(0), offset = bound(lw, "offset", 0);
	diagonal g = { .rank = d.rank };
	tm_dims to = { 0 };

	if (!tm_call_dim(&lw->call, "dim1", d.rank, &g.x) ||
	    !tm_call_dim(&lw->call, "dim2", d.rank, &g.y) || g.x == g.y)
		return tm_lower_unsupported(lw, "dimensions are not known");
	g.dx = tm_ix_max(b, tm_ix_sub(b, zero, offset), zero);
	g.dy = tm_ix_max(b, offset, zero);
	for (int i = 0; i < d.rank; i++)
		if (i != g.x && i != g.y)
			to.d[to.rank++] = d.d[i];
	to.d[to.rank++] = tm_ix_max(
	        b,
	        tm_ix_min(b, tm_ix_sub(b, d.d[g.x], g.dx),
	                  tm_ix_sub(b, d.d[g.y], g.dy)),
	        zero);
	tm_lower_result(lw, 0,
	                tm_gather_by(b, v, &to, diagonal_indices, &g));
	return TM_OK;
}

typedef struct unfold {
	int rank, dim; /* of the source */
	tm_ix step;
} unfold;

static void
unfold_indices(tm_builder *b, const MlirValue *args, MlirValue *yields,
               void *user)
{
	const unfold *u = user;
	tm_ix at;

	for (int i = 0; i < u->rank; i++)
		yields[i] = args[i];
	if (!u->rank)
		return;
	at = tm_ix_mul(b, tm_ix_of(args[u->dim]), u->step);
	yields[u->dim] = tm_ix_get(
	        b, tm_ix_add(b, at, tm_ix_of(args[u->rank])));
}

tm_status
linalg_unfold(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const MlirValue v = tm_lower_arg(lw, "self");
	const tm_ix size = tm_lower_ix(lw, "size");
	unfold u = { .rank = tm_rank(v), .step = tm_lower_ix(lw, "step") };
	tm_dims to = tm_dims_of(b, v);

	if (!tm_call_dim(&lw->call, "dimension", u.rank, &u.dim))
		return tm_lower_unsupported(lw, "dimension is not known");
	if (u.rank) {
		tm_ix n = tm_ix_sub(b, to.d[u.dim], size);

		n = tm_ix_floordiv(b, n, u.step);
		to.d[u.dim] = tm_ix_add(b, n, tm_ix_const(1));
	}
	to.d[to.rank++] = size;
	tm_lower_result(lw, 0, tm_gather_by(b, v, &to, unfold_indices, &u));
	return TM_OK;
}

typedef struct strided {
	int rank;
	tm_ix offset, stride[TM_MAX_RANK];
} strided;

static void
strided_indices(tm_builder *b, const MlirValue *args, MlirValue *yields,
                void *user)
{
	const strided *s = user;
	tm_ix at = s->offset;

	for (int i = 0; i < s->rank; i++)
		at = tm_ix_add(b, at,
		               tm_ix_mul(b, tm_ix_of(args[i]), s->stride[i]));
	yields[0] = tm_ix_get(b, at);
}

/* Tensors of the dialect are values: their storage is row-major. */
tm_status
linalg_as_strided(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	MlirValue v = tm_lower_arg(lw, "self");
	const tm_dims d = tm_dims_of(b, v);
	tm_dims flat = { .rank = 1 }, to = { 0 };
	strided s = { .offset = bound(lw, "storage_offset", 0) };
	const intptr_t n = tm_lower_ixs(lw, "size", to.d, TM_MAX_RANK);

	if (n < 0 || tm_lower_ixs(lw, "stride", s.stride, TM_MAX_RANK) != n)
		return tm_lower_unsupported(lw, "size and stride differ");
	s.rank = to.rank = (int)n;
	flat.d[0] = tm_dims_product(b, &d, 0, d.rank);
	v = tm_reshape(b, v, &flat);
	tm_lower_result(lw, 0, tm_gather_by(b, v, &to, strided_indices, &s));
	return TM_OK;
}

/* ---- triangles ---- */

typedef struct triangle {
	int rank;
	tm_ix diagonal;
	const char *keep;
} triangle;

static void
triangle_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
              void *user)
{
	const triangle *t = user;
	const MlirValue row = tm_index(b, t->rank - 2);
	const MlirValue col = tm_index(b, t->rank - 1);
	const tm_ix edge = tm_ix_add(b, tm_ix_of(row), t->diagonal);
	const MlirValue keep = tm_ix_cmp(b, t->keep, tm_ix_of(col), edge);

	yields[0] = tm_select(
	        b, keep, args[0],
	        tm_const_int_of(b, mlirValueGetType(args[0]), 0));
}

static tm_status
lower_triangle(tm_lower *lw, const char *keep)
{
	const MlirValue v = tm_lower_arg(lw, "self");
	triangle t = { .rank = tm_rank(v),
		       .diagonal = bound(lw, "diagonal", 0),
		       .keep = keep };

	if (t.rank < 2)
		return tm_lower_unsupported(lw, "rank is less than 2");
	tm_lower_result(lw, 0,
	                tm_map_elements(&lw->b, 1, &v, tm_element_type(v),
	                                triangle_body, &t));
	return TM_OK;
}

tm_status
linalg_tril(tm_lower *lw)
{
	return lower_triangle(lw, "le");
}

tm_status
linalg_triu(tm_lower *lw)
{
	return lower_triangle(lw, "ge");
}
