/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Running sums and the like along one dimension: a loop over it, around the
 * other dimensions, that reads what it wrote last. */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinTypes.h>

typedef struct scan scan;

/* Combines the running value OLD with the element X; WHERE tells whether X
 * became the running value, for those that remember. */
typedef MlirValue (*scan_fn)(tm_builder *b, const scan *s, MlirValue old,
                             MlirValue x, MlirValue *where);

struct scan {
	tm_lower *lw;
	tm_dtype from, sum;
	MlirValue source;
	int rank, dim;
	scan_fn fn;
	MlirValue init;
	bool remembers;
};

/* ARGS: an index, then the results. */
static void
scan_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const scan *s = user;
	const tm_ix at = tm_ix_of(args[s->dim]), zero = tm_ix_const(0);
	const tm_ix last = tm_ix_sub(b, at, tm_ix_const(1));
	const MlirValue first = tm_ix_cmp(b, "eq", at, zero);
	const MlirValue *out = args + s->rank;
	MlirValue before[TM_MAX_RANK], old, x, where = { NULL };

	memcpy(before, args, (size_t)s->rank * sizeof *before);
	before[s->dim] = tm_ix_get(b, tm_ix_max(b, last, zero));
	x = tm_extract(b, s->source, s->rank, args);
	x = tm_convert(b, x, s->from, s->sum);
	old = tm_select(b, first, s->init,
	                tm_extract(b, out[0], s->rank, before));
	yields[0] = tm_insert(b, s->fn(b, s, old, x, &where), out[0], s->rank,
	                      args);
	if (!s->remembers)
		return;
	where = tm_or(b, where, first);
	x = tm_select(b, where,
	              tm_index_cast(b, at.v, mlirIntegerTypeGet(b->ctx, 64)),
	              tm_extract(b, out[1], s->rank, before));
	yields[1] = tm_insert(b, x, out[1], s->rank, args);
}

static tm_status
scan_init(scan *s, tm_lower *lw, tm_dtype sum)
{
	*s = (scan){ .lw = lw,
		     .from = tm_lower_dtype(lw, "self"),
		     .sum = sum,
		     .source = tm_lower_arg(lw, "self") };
	if (!tm_rank(s->source))
		s->source = tm_unsqueeze(&lw->b, s->source, 0);
	s->rank = tm_rank(s->source);
	if (!tm_call_dim(&lw->call, "dim", s->rank, &s->dim))
		return tm_lower_unsupported(lw, "dim is not known");
	return TM_OK;
}

static void
scan_run(scan *s)
{
	tm_lower *lw = s->lw;
	tm_builder *b = &lw->b;
	const tm_dims d = tm_dims_of(b, s->source);
	const int n = s->remembers ? 2 : 1;
	MlirValue out[2];

	/* Filled differently: two equal tensors would become one buffer. */
	out[0] = tm_filled(b, &d,
	                   tm_const_of(b, tm_dtype_to_builtin(b->ctx, s->sum),
	                               0));
	out[1] = tm_filled(b, &d,
	                   tm_const_int_of(b, mlirIntegerTypeGet(b->ctx, 64),
	                                   1));
	tm_for_each(b, &d, n, out, scan_body, s);
	out[0] = tm_convert_tensor(b, out[0], s->sum,
	                           tm_lower_result_dtype(lw, 0));
	for (int i = 0; i < n; i++) {
		if (!mlirShapedTypeGetRank(tm_lower_result_type(lw, i)))
			out[i] = tm_squeeze(b, out[i], 0);
		tm_lower_result(lw, i, out[i]);
	}
}

static MlirValue
add(tm_builder *b, const scan *s, MlirValue old, MlirValue x, MlirValue *where)
{
	(void)where;
	return tm_add(b, s->sum, old, x);
}

static MlirValue
multiply(tm_builder *b, const scan *s, MlirValue old, MlirValue x,
         MlirValue *where)
{
	(void)where;
	return tm_mul(b, s->sum, old, x);
}

/* log(exp(old) + exp(x)) without overflow. */
static MlirValue
log_add_exp(tm_builder *b, const scan *s, MlirValue old, MlirValue x,
            MlirValue *where)
{
	const MlirValue low = tm_min(b, s->sum, old, x);
	const MlirValue high = tm_max(b, s->sum, old, x);
	const MlirValue same = tm_cmp(b, s->sum, "eq", low, high);
	MlirValue v = tm_math(b, "math.exp", tm_sub(b, s->sum, low, high));
	MlirValue ln2 = tm_const_of(b, mlirValueGetType(x),
	                            0.693147180559945309417);

	(void)where;
	v = tm_math(b, "math.log1p", v);
	v = tm_select(b, same, ln2, v); /* also of two infinities */
	return tm_add(b, s->sum, high, v);
}

static tm_status
lower_scan(tm_lower *lw, scan_fn fn, double init)
{
	scan s;

	TM_TRY(scan_init(&s, lw, tm_sum_dtype(tm_lower_result_dtype(lw, 0))));
	s.fn = fn;
	s.init = tm_const_of(&lw->b, tm_dtype_to_builtin(lw->b.ctx, s.sum),
	                     init);
	scan_run(&s);
	return TM_OK;
}

tm_status
linalg_cumsum(tm_lower *lw)
{
	return lower_scan(lw, add, 0);
}

tm_status
linalg_cumprod(tm_lower *lw)
{
	return lower_scan(lw, multiply, 1);
}

tm_status
linalg_logcumsumexp(tm_lower *lw)
{
	scan s;

	TM_TRY(scan_init(&s, lw, tm_sum_dtype(tm_lower_result_dtype(lw, 0))));
	if (tm_dtype_get(s.sum)->cls != TM_CLASS_FLOAT)
		return tm_lower_unsupported(lw, "of %s",
		                            tm_dtype_get(s.from)->name);
	s.fn = log_add_exp;
	s.init = tm_lowest(&lw->b, s.sum);
	scan_run(&s);
	return TM_OK;
}

/* The last of equals wins, and a NaN stays. */
static MlirValue
keep(tm_builder *b, const scan *s, const char *pred, MlirValue old,
     MlirValue x, MlirValue *where)
{
	*where = tm_cmp(b, s->sum, pred, x, old);
	if (tm_dtype_get(s->sum)->cls == TM_CLASS_FLOAT) {
		const MlirValue nan = tm_is_nan(b, x);
		const MlirValue stays = tm_is_nan(b, old);

		*where = tm_and(b, *where, tm_not(b, stays));
		*where = tm_or(b, *where, nan);
	}
	return tm_select(b, *where, x, old);
}

static MlirValue
keep_max(tm_builder *b, const scan *s, MlirValue old, MlirValue x,
         MlirValue *where)
{
	return keep(b, s, "ge", old, x, where);
}

static MlirValue
keep_min(tm_builder *b, const scan *s, MlirValue old, MlirValue x,
         MlirValue *where)
{
	return keep(b, s, "le", old, x, where);
}

static tm_status
lower_keep(tm_lower *lw, bool greatest)
{
	scan s;

	TM_TRY(scan_init(&s, lw, tm_lower_dtype(lw, "self")));
	s.remembers = true;
	s.fn = greatest ? keep_max : keep_min;
	s.init = greatest ? tm_lowest(&lw->b, s.sum) :
	                    tm_highest(&lw->b, s.sum);
	scan_run(&s);
	return TM_OK;
}

tm_status
linalg_cummax(tm_lower *lw)
{
	return lower_keep(lw, true);
}

tm_status
linalg_cummin(tm_lower *lw)
{
	return lower_keep(lw, false);
}
