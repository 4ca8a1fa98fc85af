/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/linalg.h"

#include <math.h>
#include <mlir-c/BuiltinTypes.h>

/* A reduction of the operand "self". */
typedef struct reduction {
	tm_lower *lw;
	MlirValue source;
	tm_dtype from; /* of the source */
	tm_dtype sum;  /* what is accumulated in */
	tm_dims d;
	uint32_t mask;
	bool keep;
} reduction;

/* Reads the operands; WITHOUT DIMS every dimension is reduced. */
static tm_status
reduction_init(reduction *r, tm_lower *lw)
{
	const tm_schema *schema = lw->call.def->schema;

	*r = (reduction){ .lw = lw,
		          .source = tm_lower_arg(lw, "self"),
		          .from = tm_lower_dtype(lw, "self") };
	r->d = tm_dims_of(&lw->b, r->source);
	r->sum = tm_sum_dtype(tm_lower_result_dtype(lw, 0));
	if (tm_schema_arg_index(schema, TM_STR("keepdim")) >= 0 &&
	    !tm_call_bool(&lw->call, "keepdim", &r->keep))
		return tm_lower_unsupported(lw, "keepdim is not known");
	if (tm_schema_arg_index(schema, TM_STR("dim")) < 0) {
		r->mask = r->d.rank >= 32 ? UINT32_MAX :
		                            (UINT32_C(1) << r->d.rank) - 1;
		return TM_OK;
	}
	if (!tm_lower_dims_mask(lw, "dim", r->d.rank, &r->mask))
		return tm_lower_unsupported(lw, "dim is not known");
	return TM_OK;
}

static MlirType
sum_type(const reduction *r)
{
	return tm_dtype_to_builtin(r->lw->b.ctx, r->sum);
}

/* The reduced V, which has no reduced dimensions, in the result's shape and
 * element type. */
static void
set_result(const reduction *r, int i, MlirValue v, tm_dtype from)
{
	tm_builder *b = &r->lw->b;
	const tm_dtype to = tm_lower_result_dtype(r->lw, i);

	v = tm_convert_tensor(b, v, from, to);
	if (r->keep) {
		const tm_dims d = tm_dims_reduced(&r->d, r->mask, true);

		v = tm_reshape(b, v, &d);
	}
	tm_lower_result(r->lw, i, v);
}

/* How many elements become one. */
static tm_ix
reduced_count(const reduction *r)
{
	tm_ix n = tm_ix_const(1);

	for (int i = 0; i < r->d.rank; i++)
		if (r->mask >> i & 1)
			n = tm_ix_mul(&r->lw->b, n, r->d.d[i]);
	return n;
}

/* COUNT in the type that is accumulated in. */
static MlirValue
count_value(const reduction *r, tm_ix n)
{
	tm_builder *b = &r->lw->b;

	return tm_convert(b, tm_ix_get_i64(b, n), TM_I64, r->sum);
}

static tm_status
reduce(reduction *r, MlirValue init, tm_body_fn body, MlirValue *out)
{
	tm_reduce(&r->lw->b, 1, &r->source, r->mask, 1, &init, body, r, out);
	return TM_OK;
}

/* The accumulated type's conversion of the element. */
static MlirValue
element(tm_builder *b, const reduction *r, const MlirValue *args)
{
	return tm_convert(b, args[0], r->from, r->sum);
}

/* ---- sum, mean, product ---- */

static void
sum_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const reduction *r = user;

	yields[0] = tm_add(b, r->sum, element(b, r, args), args[1]);
}

static void
prod_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const reduction *r = user;

	yields[0] = tm_mul(b, r->sum, element(b, r, args), args[1]);
}

tm_status
linalg_sum(tm_lower *lw)
{
	reduction r;
	MlirValue v;

	TM_TRY(reduction_init(&r, lw));
	TM_TRY(reduce(&r, tm_const_of(&lw->b, sum_type(&r), 0), sum_body, &v));
	set_result(&r, 0, v, r.sum);
	return TM_OK;
}

tm_status
linalg_prod(tm_lower *lw)
{
	reduction r;
	MlirValue v;

	TM_TRY(reduction_init(&r, lw));
	TM_TRY(reduce(&r, tm_const_of(&lw->b, sum_type(&r), 1), prod_body,
	              &v));
	set_result(&r, 0, v, r.sum);
	return TM_OK;
}

/* Elementwise X op DIVISOR. */
typedef struct division {
	const reduction *r;
	MlirValue divisor;
} division;

static void
divide_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
            void *user)
{
	const division *d = user;

	yields[0] = tm_div(b, d->r->sum, args[0], d->divisor);
}

static MlirValue
divided(const reduction *r, MlirValue v, MlirValue divisor)
{
	division d = { r, divisor };

	return tm_map_elements(&r->lw->b, 1, &v, tm_element_type(v),
	                       divide_body, &d);
}

static MlirValue
mean_of(reduction *r)
{
	MlirValue v;
	const MlirValue n = count_value(r, reduced_count(r));

	(void)reduce(r, tm_const_of(&r->lw->b, sum_type(r), 0), sum_body, &v);
	return divided(r, v, n);
}

tm_status
linalg_mean(tm_lower *lw)
{
	reduction r;

	TM_TRY(reduction_init(&r, lw));
	set_result(&r, 0, mean_of(&r), r.sum);
	return TM_OK;
}

/* ---- variance ---- */

static MlirValue
square(tm_builder *b, const reduction *r, MlirValue x)
{
	return tm_mul(b, r->sum, x, x);
}

/* ARGS: element, mean, state. */
static void
deviation_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
               void *user)
{
	const reduction *r = user;
	const MlirValue d = tm_sub(b, r->sum, element(b, r, args), args[1]);

	yields[0] = tm_add(b, r->sum, square(b, r, d), args[2]);
}

/* N - CORRECTION, but not less than 0. */
static MlirValue
degrees_of_freedom(const reduction *r)
{
	tm_builder *b = &r->lw->b;
	const tm_call *c = &r->lw->call;
	MlirValue n = count_value(r, reduced_count(r)), k;
	const MlirValue zero = tm_const_of(b, sum_type(r), 0);
	bool unbiased = true;

	if (tm_call_has(c, "correction")) {
		k = tm_lower_scalar(r->lw, "correction", r->sum);
	} else {
		(void)tm_call_bool(c, "unbiased", &unbiased);
		k = tm_const_of(b, sum_type(r), unbiased);
	}
	return tm_max(b, r->sum, tm_sub(b, r->sum, n, k), zero);
}

/* The sum of squared deviations from MEAN. */
static MlirValue
deviations(reduction *r, MlirValue mean)
{
	tm_builder *b = &r->lw->b;
	const tm_dims kept = tm_dims_reduced(&r->d, r->mask, true);
	const MlirValue zero = tm_const_of(b, sum_type(r), 0);
	MlirValue v;
	const MlirValue in[] = {
		r->source,
		tm_broadcast_to(b, tm_reshape(b, mean, &kept), &r->d),
	};

	tm_reduce(b, 2, in, r->mask, 1, &zero, deviation_body, r, &v);
	return v;
}

static void
sqrt_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	(void)user;
	yields[0] = tm_math(b, "math.sqrt", args[0]);
}

static MlirValue
roots(tm_builder *b, MlirValue v)
{
	return tm_map_elements(b, 1, &v, tm_element_type(v), sqrt_body, NULL);
}

static tm_status
lower_variance(tm_lower *lw, bool root, bool with_mean)
{
	reduction r;
	MlirValue mean, v;

	TM_TRY(reduction_init(&r, lw));
	if (tm_dtype_get(r.from)->cls != TM_CLASS_FLOAT)
		return tm_lower_unsupported(lw, "of %s",
		                            tm_dtype_get(r.from)->name);
	mean = mean_of(&r);
	v = divided(&r, deviations(&r, mean), degrees_of_freedom(&r));
	set_result(&r, 0, root ? roots(&lw->b, v) : v, r.sum);
	if (with_mean)
		set_result(&r, 1, mean, r.sum);
	return TM_OK;
}

tm_status
linalg_var(tm_lower *lw)
{
	return lower_variance(lw, false, false);
}

tm_status
linalg_std(tm_lower *lw)
{
	return lower_variance(lw, true, false);
}

tm_status
linalg_var_mean(tm_lower *lw)
{
	return lower_variance(lw, false, true);
}

tm_status
linalg_std_mean(tm_lower *lw)
{
	return lower_variance(lw, true, true);
}

/* ---- extremes ---- */

static void
max_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const reduction *r = user;

	yields[0] = tm_max(b, r->from, args[0], args[1]);
}

static void
min_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const reduction *r = user;

	yields[0] = tm_min(b, r->from, args[0], args[1]);
}

/* The result I of "self" without indices. */
static tm_status
set_extreme(reduction *r, bool greatest, int i)
{
	tm_builder *b = &r->lw->b;
	MlirValue v;

	TM_TRY(reduce(r,
	              greatest ? tm_lowest(b, r->from) : tm_highest(b, r->from),
	              greatest ? max_body : min_body, &v));
	set_result(r, i, v, r->from);
	return TM_OK;
}

static tm_status
lower_extreme(tm_lower *lw, bool greatest)
{
	reduction r;

	TM_TRY(reduction_init(&r, lw));
	return set_extreme(&r, greatest, 0);
}

tm_status
linalg_amax(tm_lower *lw)
{
	return lower_extreme(lw, true);
}

tm_status
linalg_amin(tm_lower *lw)
{
	return lower_extreme(lw, false);
}

tm_status
linalg_aminmax(tm_lower *lw)
{
	reduction r;

	TM_TRY(reduction_init(&r, lw));
	TM_TRY(set_extreme(&r, false, 0));
	return set_extreme(&r, true, 1);
}

/* A reduction along one dimension that remembers where. */
typedef struct search {
	reduction r;
	int dim;
	bool greatest;
} search;

/* ARGS: element, best, its index.  The first of equals stays; the first NaN
 * beats everything. */
static void
search_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
            void *user)
{
	const search *s = user;
	const tm_dtype t = s->r.from;
	const MlirValue at = tm_index_cast(b, tm_index(b, s->dim),
	                                   mlirIntegerTypeGet(b->ctx, 64));
	MlirValue better = tm_cmp(b, t, s->greatest ? "gt" : "lt", args[0],
	                          args[1]);

	if (tm_dtype_get(t)->cls == TM_CLASS_FLOAT) {
		const MlirValue nan = tm_is_nan(b, args[0]);
		const MlirValue old = tm_not(b, tm_is_nan(b, args[1]));

		better = tm_or(b, better, tm_and(b, nan, old));
	}
	yields[0] = tm_select(b, better, args[0], args[1]);
	yields[1] = tm_select(b, better, at, args[2]);
}

static void
find(search *s, MlirValue results[2])
{
	tm_builder *b = &s->r.lw->b;
	const MlirValue state[] = {
		s->greatest ? tm_lowest(b, s->r.from) :
		              tm_highest(b, s->r.from),
		tm_const_int_of(b, mlirIntegerTypeGet(b->ctx, 64), 0),
	};

	for (s->dim = 0; s->dim < s->r.d.rank - 1; s->dim++)
		if (s->r.mask >> s->dim & 1)
			break;
	if (!s->r.d.rank) {
		results[0] = s->r.source;
		results[1] = tm_filled(b, &s->r.d, state[1]);
		return;
	}
	tm_reduce(b, 1, &s->r.source, s->r.mask, 2, state, search_body, s,
	          results);
}

static tm_status
lower_extreme_dim(tm_lower *lw, bool greatest)
{
	search s = { .greatest = greatest };
	MlirValue v[2];

	TM_TRY(reduction_init(&s.r, lw));
	find(&s, v);
	set_result(&s.r, 0, v[0], s.r.from);
	set_result(&s.r, 1, v[1], TM_I64);
	return TM_OK;
}

tm_status
linalg_max_dim(tm_lower *lw)
{
	return lower_extreme_dim(lw, true);
}

tm_status
linalg_min_dim(tm_lower *lw)
{
	return lower_extreme_dim(lw, false);
}

static tm_status
lower_arg_extreme(tm_lower *lw, bool greatest)
{
	search s = { .greatest = greatest };
	tm_builder *b = &lw->b;
	MlirValue v[2];

	TM_TRY(reduction_init(&s.r, lw));
	if (!tm_call_has(&lw->call, "dim")) {
		const reduction whole = s.r;
		tm_dims flat = { .rank = 1 };

		flat.d[0] = tm_dims_product(b, &s.r.d, 0, s.r.d.rank);
		s.r.source = tm_reshape(b, s.r.source, &flat);
		s.r.d = flat;
		s.r.mask = 1;
		find(&s, v);
		set_result(&whole, 0, v[1], TM_I64);
		return TM_OK;
	}
	find(&s, v);
	set_result(&s.r, 0, v[1], TM_I64);
	return TM_OK;
}

tm_status
linalg_argmax(tm_lower *lw)
{
	return lower_arg_extreme(lw, true);
}

tm_status
linalg_argmin(tm_lower *lw)
{
	return lower_arg_extreme(lw, false);
}

/* ---- logic ---- */

static void
all_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const reduction *r = user;

	yields[0] = tm_and(b, tm_convert(b, args[0], r->from, TM_BOOL),
	                   args[1]);
}

static void
any_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const reduction *r = user;

	yields[0] = tm_or(b, tm_convert(b, args[0], r->from, TM_BOOL), args[1]);
}

static tm_status
lower_logic(tm_lower *lw, bool all, bool empty_is_none)
{
	reduction r;
	MlirValue v, none;

	TM_TRY(reduction_init(&r, lw));
	if (empty_is_none && tm_call_has(&lw->call, "dim") &&
	    tm_call_list(&lw->call, "dim", &none, 0) == 0)
		r.mask = 0;
	TM_TRY(reduce(&r, tm_const_bool(&lw->b, all), all ? all_body : any_body,
	              &v));
	set_result(&r, 0, v, TM_BOOL);
	return TM_OK;
}

tm_status
linalg_all(tm_lower *lw)
{
	return lower_logic(lw, true, false);
}

tm_status
linalg_any(tm_lower *lw)
{
	return lower_logic(lw, false, false);
}

tm_status
linalg_all_dims(tm_lower *lw)
{
	return lower_logic(lw, true, true);
}

tm_status
linalg_any_dims(tm_lower *lw)
{
	return lower_logic(lw, false, true);
}

static void
count_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
           void *user)
{
	const reduction *r = user;
	const MlirValue one = tm_convert(b, args[0], r->from, TM_BOOL);

	yields[0] = tm_add(b, TM_I64, args[1],
	                   tm_convert(b, one, TM_BOOL, TM_I64));
}

tm_status
linalg_count_nonzero(tm_lower *lw)
{
	reduction r;
	MlirValue v;

	TM_TRY(reduction_init(&r, lw));
	TM_TRY(reduce(&r, tm_const_of(&lw->b, sum_type(&r), 0), count_body,
	              &v));
	set_result(&r, 0, v, TM_I64);
	return TM_OK;
}
