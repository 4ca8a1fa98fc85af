/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Elements picked from sorted rows: median, nanmedian, mode. */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

/* A row of sorted elements, from which one is taken. */
typedef struct picker {
	tm_lower *lw;
	tm_dtype dtype;
	int rank, dim;
	tm_dims d;
	MlirValue sorted[2]; /* values, and where they were */
	bool ignore_nan;
	MlirValue place; /* per row, with size 1 along DIM: i64 */
} picker;

static tm_status
picker_init(picker *p, tm_lower *lw)
{
	tm_builder *b = &lw->b;
	MlirValue v = tm_lower_arg(lw, "self");

	*p = (picker){ .lw = lw, .dtype = tm_lower_dtype(lw, "self") };
	if (!tm_rank(v))
		v = tm_unsqueeze(b, v, 0);
	p->rank = tm_rank(v);
	p->d = tm_dims_of(b, v);
	if (!tm_call_dim(&lw->call, "dim", p->rank, &p->dim))
		return tm_lower_unsupported(lw, "dim is not known");
	if (tm_dtype_get(p->dtype)->cls == TM_CLASS_COMPLEX)
		return tm_lower_unsupported(lw, "of complex numbers");
	if (tm_ix_is(p->d.d[p->dim], 0))
		return tm_lower_unsupported(lw, "of no elements");
	if (!tm_ix_known(p->d.d[p->dim]))
		tm_lower_assert(lw,
		                tm_ix_cmp(b, "gt", p->d.d[p->dim],
		                          tm_ix_const(0)),
		                "of no elements");
	tm_sort(b, v, p->dtype, p->dim, false, p->sorted);
	return TM_OK;
}

/* The indices of the element at PLACE. */
static void
place_indices(tm_builder *b, const MlirValue *args, MlirValue *yields,
              void *user)
{
	const picker *p = user;

	for (int i = 0; i < p->rank; i++)
		yields[i] = args[i];
	yields[p->dim] = tm_index_at(b, p->place, TM_I64, p->d.d[p->dim],
	                             args);
}

/* Takes the elements at PLACE and makes them the results. */
static void
take_places(picker *p)
{
	tm_lower *lw = p->lw;
	tm_builder *b = &lw->b;
	tm_dims to = p->d;

	to.d[p->dim] = tm_ix_const(1);
	for (int i = 0; i < 2; i++) {
		MlirValue v = tm_gather_by(b, p->sorted[i], &to, place_indices,
		                           p);
		const tm_dims reduced = tm_dims_reduced(
		        &to, UINT32_C(1) << p->dim, false);

		if (mlirShapedTypeGetRank(tm_lower_result_type(lw, i)) !=
		    p->rank)
			v = tm_reshape(b, v, &reduced);
		tm_lower_result(lw, i, v);
	}
}

/* ---- median ---- */

static void
count_nan_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
               void *user)
{
	(void)user;
	yields[0] = tm_add(b, TM_I64, args[1],
	                   tm_convert(b, tm_is_nan(b, args[0]), TM_BOOL,
	                              TM_I64));
}

/* Of the number of NaNs, which stand last, the place of the median. */
static void
median_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
            void *user)
{
	const picker *p = user;
	const tm_ix n = p->d.d[p->dim], one = tm_ix_const(1);
	const tm_ix nans = tm_ix_of_i64(b, args[0]);
	const tm_ix valid = tm_ix_sub(b, n, nans), zero = tm_ix_const(0);
	const tm_ix two = tm_ix_const(2);
	tm_ix at;

	if (p->ignore_nan) {
		at = tm_ix_max(b, tm_ix_sub(b, valid, one), zero);
		at = tm_ix_floordiv(b, at, two);
	} else { /* the first NaN, if there is one */
		at = tm_ix_floordiv(b, tm_ix_sub(b, n, one), two);
		at = tm_ix_select_lt(b, zero, nans, valid, at);
	}
	yields[0] = tm_ix_get_i64(b, at);
}

static tm_status
lower_median(tm_lower *lw, bool ignore_nan)
{
	tm_builder *b = &lw->b;
	const MlirType i64 = mlirIntegerTypeGet(b->ctx, 64);
	const MlirValue zero = tm_const_int_of(b, i64, 0);
	picker p;
	tm_dims kept;
	MlirValue nans;

	TM_TRY(picker_init(&p, lw));
	p.ignore_nan = ignore_nan;
	kept = tm_dims_reduced(&p.d, UINT32_C(1) << p.dim, true);
	if (tm_dtype_get(p.dtype)->cls == TM_CLASS_FLOAT) {
		tm_reduce(b, 1, p.sorted, UINT32_C(1) << p.dim, 1, &zero,
		          count_nan_body, NULL, &nans);
		nans = tm_reshape(b, nans, &kept);
	} else {
		nans = tm_filled(b, &kept, zero);
	}
	p.place = tm_map_elements(b, 1, &nans, i64, median_body, &p);
	take_places(&p);
	return TM_OK;
}

tm_status
linalg_median(tm_lower *lw)
{
	return lower_median(lw, false);
}

tm_status
linalg_nanmedian(tm_lower *lw)
{
	return lower_median(lw, true);
}

/* ---- mode ---- */

/* ARGS: value, state: where the best run ends, its length, the length of the
 * run that ends here. */
static void
mode_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const picker *p = user;
	const MlirType i64 = mlirIntegerTypeGet(b->ctx, 64);
	const MlirValue one = tm_const_int_of(b, i64, 1);
	MlirValue at[TM_MAX_RANK], here, before, same, run, longer;

	for (int i = 0; i < p->rank; i++)
		at[i] = tm_index(b, i);
	here = tm_index_cast(b, at[p->dim], i64);
	at[p->dim] = tm_ix_get(
	        b, tm_ix_max(b,
	                     tm_ix_sub(b, tm_ix_of(at[p->dim]),
	                               tm_ix_const(1)),
	                     tm_ix_const(0)));
	before = tm_extract(b, p->sorted[0], p->rank, at);
	same = tm_cmp(b, p->dtype, "eq", before, args[0]);
	run = tm_select(b, same, tm_add(b, TM_I64, args[3], one), one);
	longer = tm_cmp(b, TM_I64, "gt", run, args[2]);
	yields[0] = tm_select(b, longer, here, args[1]);
	yields[1] = tm_select(b, longer, run, args[2]);
	yields[2] = run;
}

tm_status
linalg_mode(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	const MlirValue zero =
	        tm_const_int_of(b, mlirIntegerTypeGet(b->ctx, 64), 0);
	const MlirValue state[] = { zero, zero, zero };
	picker p;
	tm_dims kept;
	MlirValue v[3];

	TM_TRY(picker_init(&p, lw));
	kept = tm_dims_reduced(&p.d, UINT32_C(1) << p.dim, true);
	tm_reduce(b, 1, p.sorted, UINT32_C(1) << p.dim, 3, state, mode_body,
	          &p, v);
	p.place = tm_reshape(b, v[0], &kept);
	take_places(&p);
	return TM_OK;
}
