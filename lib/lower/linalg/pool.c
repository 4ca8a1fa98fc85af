/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/linalg.h"

#include <mlir-c/AffineExpr.h>
#include <mlir-c/BuiltinTypes.h>

enum { MAX_SPATIAL = 3 };

/* A window that moves over the last dimensions of "self". */
typedef struct pool {
	tm_lower *lw;
	tm_dtype dtype, sum;
	MlirValue input; /* padded, once pad() ran */
	int lead, spatial;
	tm_dims from, to, window;
	int64_t kernel[MAX_SPATIAL], stride[MAX_SPATIAL];
	int64_t padding[MAX_SPATIAL], dilation[MAX_SPATIAL];
	bool ceil;
} pool;

/* A constant int per dimension; one counts for all; DFLT if there is none. */
static bool
spatial_ints(const tm_call *call, const char *name, int n, int64_t *out,
             const int64_t *dflt)
{
	const tm_str text = tm_str_from(name);
	const bool given = tm_schema_arg_index(call->def->schema, text) >= 0;
	const intptr_t k = given ? tm_call_ints(call, name, out, n) : 0;

	if (k == 0)
		memcpy(out, dflt, (size_t)n * sizeof *out);
	if (k == 1)
		for (int i = 1; i < n; i++)
			out[i] = out[0];
	return k == 0 || k == 1 || k == n;
}

/* The number of spatial dimensions: that of the op's list parameter NAME. */
static int
spatial_of(const tm_call *call, const char *name)
{
	const int i = tm_schema_arg_index(call->def->schema,
	                                  tm_str_from(name));

	return i < 0 ? 0 : call->def->schema->args[i].list_size;
}

static tm_status
source_init(pool *p, tm_lower *lw, const char *size_name)
{
	*p = (pool){ .lw = lw,
		     .dtype = tm_lower_dtype(lw, "self"),
		     .input = tm_lower_arg(lw, "self"),
		     .spatial = spatial_of(&lw->call, size_name) };
	p->sum = tm_sum_dtype(p->dtype);
	p->from = p->to = tm_dims_of(&lw->b, p->input);
	p->lead = p->from.rank - p->spatial;
	if (p->spatial < 1 || p->spatial > MAX_SPATIAL || p->lead < 0)
		return tm_lower_unsupported(lw, "rank %d", p->from.rank);
	return TM_OK;
}

/* The size of the result along spatial dimension I, as PyTorch has it. */
static tm_ix
output_size(const pool *p, int i)
{
	tm_builder *b = &p->lw->b;
	const tm_ix one = tm_ix_const(1), s = tm_ix_const(p->stride[i]);
	const tm_ix size = p->from.d[p->lead + i];
	const tm_ix padded = tm_ix_add(b, size, tm_ix_const(p->padding[i]));
	const int64_t reach = p->dilation[i] * (p->kernel[i] - 1) + 1;
	const int64_t slack = p->padding[i] - reach +
	                      (p->ceil ? p->stride[i] - 1 : 0);
	tm_ix n = tm_ix_add(b, padded, tm_ix_const(slack)), last;

	n = tm_ix_add(b, tm_ix_floordiv(b, n, s), one);
	if (!p->ceil)
		return n;
	/* The last window must not begin in the padding behind. */
	last = tm_ix_mul(b, tm_ix_sub(b, n, one), s);
	return tm_ix_select_lt(b, last, padded, n, tm_ix_sub(b, n, one));
}

static tm_status
pool_init(pool *p, tm_lower *lw)
{
	static const int64_t ones[] = { 1, 1, 1 }, zeros[] = { 0, 0, 0 };
	const tm_call *call = &lw->call;

	TM_TRY(source_init(p, lw, "kernel_size"));
	if (!spatial_ints(call, "kernel_size", p->spatial, p->kernel, zeros) ||
	    !spatial_ints(call, "stride", p->spatial, p->stride, p->kernel) ||
	    !spatial_ints(call, "padding", p->spatial, p->padding, zeros) ||
	    !spatial_ints(call, "dilation", p->spatial, p->dilation, ones) ||
	    !tm_call_bool(call, "ceil_mode", &p->ceil))
		return tm_lower_unsupported(lw, "parameters are not known");
	p->window.rank = p->spatial;
	for (int i = 0; i < p->spatial; i++) {
		const int64_t limit = INT32_MAX;

		if (p->kernel[i] < 1 || p->kernel[i] > limit ||
		    p->stride[i] < 1 || p->stride[i] > limit ||
		    p->dilation[i] < 1 || p->dilation[i] > limit ||
		    p->padding[i] < 0 || p->padding[i] > limit)
			return tm_lower_unsupported(lw, "parameters are out "
			                                "of range");
		p->window.d[i] = tm_ix_const(p->kernel[i]);
		p->to.d[p->lead + i] = output_size(p, i);
	}
	return TM_OK;
}

/* Pads with SCALAR as far as the windows reach. */
static void
pad(pool *p, MlirValue scalar)
{
	tm_builder *b = &p->lw->b;
	tm_ix lo[TM_MAX_RANK], hi[TM_MAX_RANK];
	const tm_ix zero = tm_ix_const(0), one = tm_ix_const(1);
	bool pads = false;

	for (int i = 0; i < p->from.rank; i++)
		lo[i] = hi[i] = zero;
	for (int i = 0; i < p->spatial; i++) {
		const int64_t reach = p->dilation[i] * (p->kernel[i] - 1) + 1;
		const int k = p->lead + i;
		tm_ix end = tm_ix_sub(b, p->to.d[k], one);

		end = tm_ix_mul(b, end, tm_ix_const(p->stride[i]));
		end = tm_ix_add(b, end, tm_ix_const(reach - p->padding[i]));
		lo[k] = tm_ix_const(p->padding[i]);
		hi[k] = tm_ix_max(b, tm_ix_sub(b, end, p->from.d[k]), zero);
		pads |= !tm_ix_is(lo[k], 0) || !tm_ix_is(hi[k], 0);
	}
	if (pads)
		p->input = tm_pad(b, p->input, lo, hi, scalar);
}

/* Loops: those of the result, then those of the window. */
static void
window_maps(const pool *p, MlirAffineMap *maps, int num_out)
{
	const MlirContext ctx = p->lw->b.ctx;
	const int rank = p->from.rank, loops = rank + p->spatial;
	MlirAffineExpr in[TM_MAX_RANK];
	int window[MAX_SPATIAL], out[TM_MAX_RANK];

	for (int i = 0; i < rank; i++) {
		in[i] = mlirAffineDimExprGet(ctx, i);
		out[i] = i;
	}
	for (int i = 0; i < p->spatial; i++) {
		const MlirAffineExpr k = mlirAffineDimExprGet(ctx, rank + i);
		const MlirAffineExpr s =
		        mlirAffineConstantExprGet(ctx, p->stride[i]);
		const MlirAffineExpr d =
		        mlirAffineConstantExprGet(ctx, p->dilation[i]);

		window[i] = rank + i;
		in[p->lead + i] = mlirAffineAddExprGet(
		        mlirAffineMulExprGet(in[p->lead + i], s),
		        mlirAffineMulExprGet(k, d));
	}
	*maps++ = mlirAffineMapGet(ctx, loops, 0, rank, in);
	*maps++ = tm_map_select(ctx, loops, p->spatial, window);
	while (num_out--)
		*maps++ = tm_map_select(ctx, loops, rank, out);
}

/* Folds BODY over the windows; ARGS: element, unused, state. */
static void
fold_windows(pool *p, int num_out, const MlirValue *state, tm_body_fn body,
             MlirValue *results)
{
	tm_builder *b = &p->lw->b;
	char iterators[TM_MAX_RANK + MAX_SPATIAL];
	tm_generic g = {
		.num_in = 2,
		.num_out = num_out,
		.in = { p->input,
		        tm_empty(b, &p->window, tm_element_type(p->input)) },
		.num_loops = p->from.rank + p->spatial,
		.iterators = iterators,
		.body = body,
		.user = p
	};

	memset(iterators, 'p', (size_t)p->from.rank);
	memset(iterators + p->from.rank, 'r', (size_t)p->spatial);
	for (int i = 0; i < num_out; i++)
		g.out[i] = tm_filled(b, &p->to, state[i]);
	window_maps(p, g.maps, num_out);
	tm_generic_build(b, &g, results);
}

/* ---- max ---- */

static void
max_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const pool *p = user;

	yields[0] = tm_max(b, p->dtype, args[0], args[2]);
}

tm_status
linalg_max_pool(tm_lower *lw)
{
	pool p;
	MlirValue lowest, v;

	TM_TRY(pool_init(&p, lw));
	lowest = tm_lowest(&lw->b, p.dtype);
	pad(&p, lowest);
	fold_windows(&p, 1, &lowest, max_body, &v);
	tm_lower_result(lw, 0, v);
	return TM_OK;
}

/* The index of the current element in its unpadded plane, and whether it is
 * inside. */
static tm_ix
plane_index(tm_builder *b, const pool *p, MlirValue *inside)
{
	tm_ix at = tm_ix_const(0);

	*inside = tm_const_bool(b, true);
	for (int i = 0; i < p->spatial; i++) {
		const tm_ix size = p->from.d[p->lead + i];
		tm_ix x = tm_ix_of(tm_index(b, p->lead + i));
		tm_ix k = tm_ix_of(tm_index(b, p->from.rank + i));

		x = tm_ix_mul(b, x, tm_ix_const(p->stride[i]));
		k = tm_ix_mul(b, k, tm_ix_const(p->dilation[i]));
		x = tm_ix_sub(b, tm_ix_add(b, x, k),
		              tm_ix_const(p->padding[i]));
		*inside = tm_and(b, *inside,
		                 tm_ix_cmp(b, "ge", x, tm_ix_const(0)));
		*inside = tm_and(b, *inside, tm_ix_cmp(b, "lt", x, size));
		at = tm_ix_add(b, tm_ix_mul(b, at, size), x);
	}
	return at;
}

/* Whether ELEMENT replaces BEST, found at INDEX (-1: none yet): as PyTorch,
 * every NaN does. */
static MlirValue
replaces(tm_builder *b, tm_dtype dtype, MlirValue element, MlirValue best,
         MlirValue index)
{
	const MlirValue zero = tm_const_int_of(b, mlirValueGetType(index), 0);
	MlirValue c = tm_or(b, tm_cmp(b, dtype, "gt", element, best),
	                    tm_cmp(b, TM_I64, "lt", index, zero));

	if (tm_dtype_get(dtype)->cls == TM_CLASS_FLOAT)
		c = tm_or(b, c, tm_is_nan(b, element));
	return c;
}

static void
argmax_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
            void *user)
{
	const pool *p = user;
	MlirValue inside, better;
	const tm_ix at = plane_index(b, p, &inside);

	better = replaces(b, p->dtype, args[0], args[2], args[3]);
	better = tm_and(b, inside, better);
	yields[0] = tm_select(b, better, args[0], args[2]);
	yields[1] = tm_select(b, better, tm_ix_get_i64(b, at), args[3]);
}

tm_status
linalg_max_pool_with_indices(tm_lower *lw)
{
	pool p;
	MlirValue state[2], v[2];

	TM_TRY(pool_init(&p, lw));
	state[0] = tm_lowest(&lw->b, p.dtype);
	state[1] = tm_const_int_of(&lw->b, mlirIntegerTypeGet(lw->b.ctx, 64),
	                           -1);
	pad(&p, state[0]);
	fold_windows(&p, 2, state, argmax_body, v);
	tm_lower_result(lw, 0, v[0]);
	tm_lower_result(lw, 1, v[1]);
	return TM_OK;
}

/* ---- average ---- */

static void
sum_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const pool *p = user;

	yields[0] = tm_add(b, p->sum, tm_convert(b, args[0], p->dtype, p->sum),
	                   args[2]);
}

/* A sum over windows that is to be divided. */
typedef struct average {
	const pool *p;
	bool count_padding;
	int64_t divisor; /* 0: the window's size */
} average;

/* How many elements the window at output index O covers along I. */
static tm_ix
covered(tm_builder *b, const average *a, int i, tm_ix o)
{
	const pool *p = a->p;
	const tm_ix zero = tm_ix_const(0), size = p->from.d[p->lead + i];
	const tm_ix pad_ = tm_ix_const(p->padding[i]);
	tm_ix start = tm_ix_sub(
	        b, tm_ix_mul(b, o, tm_ix_const(p->stride[i])), pad_);
	tm_ix end = tm_ix_add(b, start, tm_ix_const(p->kernel[i]));

	end = tm_ix_min(b, end, tm_ix_add(b, size, pad_));
	if (!a->count_padding) {
		start = tm_ix_max(b, start, zero);
		end = tm_ix_min(b, end, size);
	}
	return tm_ix_sub(b, end, start);
}

static void
average_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
             void *user)
{
	const average *a = user;
	const pool *p = a->p;
	tm_ix n = tm_ix_const(a->divisor ? a->divisor : 1);
	MlirValue v;

	for (int i = 0; i < p->spatial && !a->divisor; i++) {
		const bool whole = !p->ceil &&
		                   (a->count_padding || !p->padding[i]);
		const tm_ix k = whole ? tm_ix_const(p->kernel[i]) :
		                        covered(b, a, i,
		                                tm_ix_of(tm_index(
		                                        b, p->lead + i)));

		n = tm_ix_mul(b, n, k);
	}
	v = tm_convert(b, tm_ix_get_i64(b, n), TM_I64, p->sum);
	v = tm_div(b, p->sum, args[0], v);
	yields[0] = tm_convert(b, v, p->sum, p->dtype);
}

tm_status
linalg_avg_pool(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	pool p;
	average a = { .p = &p };
	MlirValue zero, v;

	TM_TRY(pool_init(&p, lw));
	if (!tm_call_bool(&lw->call, "count_include_pad", &a.count_padding))
		return tm_lower_unsupported(lw, "count_include_pad is not "
		                                "known");
	if (tm_call_has(&lw->call, "divisor_override") &&
	    (!tm_call_int(&lw->call, "divisor_override", &a.divisor) ||
	     !a.divisor))
		return tm_lower_unsupported(lw, "divisor_override is not "
		                                "known");
	pad(&p, tm_const_of(b, tm_element_type(p.input), 0));
	zero = tm_const_of(b, tm_dtype_to_builtin(b->ctx, p.sum), 0);
	fold_windows(&p, 1, &zero, sum_body, &v);
	v = tm_map_elements(b, 1, &v, tm_element_type(p.input), average_body,
	                    &a);
	tm_lower_result(lw, 0, v);
	return TM_OK;
}

/* ---- windows as large as the output size wants ---- */

/* Where the window of output index O begins, and behind its end. */
static tm_ix
adaptive_start(tm_builder *b, const pool *p, int i, tm_ix o)
{
	const int k = p->lead + i;

	return tm_ix_floordiv(b, tm_ix_mul(b, o, p->from.d[k]), p->to.d[k]);
}

static tm_ix
adaptive_end(tm_builder *b, const pool *p, int i, tm_ix o)
{
	const int k = p->lead + i;
	const tm_ix next = tm_ix_add(b, o, tm_ix_const(1));

	return tm_ix_ceildiv(b, tm_ix_mul(b, next, p->from.d[k]), p->to.d[k]);
}

/* The element that the current window's current place holds, or the last
 * one before; AT is its index in the plane. */
static MlirValue
adaptive_element(tm_builder *b, const pool *p, MlirValue *inside, tm_ix *at)
{
	MlirValue index[TM_MAX_RANK];

	*inside = tm_const_bool(b, true);
	*at = tm_ix_const(0);
	for (int i = 0; i < p->lead; i++)
		index[i] = tm_index(b, i);
	for (int i = 0; i < p->spatial; i++) {
		const tm_ix size = p->from.d[p->lead + i];
		const tm_ix o = tm_ix_of(tm_index(b, p->lead + i));
		tm_ix x = tm_ix_of(tm_index(b, p->from.rank + i));

		x = tm_ix_add(b, x, adaptive_start(b, p, i, o));
		*inside = tm_and(
		        b, *inside,
		        tm_ix_cmp(b, "lt", x, adaptive_end(b, p, i, o)));
		x = tm_ix_min(b, x, tm_ix_sub(b, size, tm_ix_const(1)));
		*at = tm_ix_add(b, tm_ix_mul(b, *at, size), x);
		index[p->lead + i] = tm_ix_get(b, x);
	}
	return tm_extract(b, p->input, p->from.rank, index);
}

static tm_status
adaptive_init(pool *p, tm_lower *lw)
{
	tm_builder *b = &lw->b;
	tm_ix size[MAX_SPATIAL];
	intptr_t n;

	TM_TRY(source_init(p, lw, "output_size"));
	n = tm_lower_ixs(lw, "output_size", size, MAX_SPATIAL);
	if (n != p->spatial && n != 1)
		return tm_lower_unsupported(lw, "output_size is no list");
	p->window.rank = p->spatial;
	for (int i = 0; i < p->spatial; i++) {
		const int k = p->lead + i;
		const tm_ix in = p->from.d[k];

		p->to.d[k] = size[n == 1 ? 0 : i];
		p->to = tm_lower_result_dims(lw, 0, &p->to);
		/* No window is longer. */
		p->window.d[i] = tm_ix_ceildiv(b, in, p->to.d[k]);
		if (!tm_ix_known(in) || !tm_ix_known(p->to.d[k]) ||
		    p->to.d[k].c < 1 || in.c % p->to.d[k].c)
			p->window.d[i] = tm_ix_add(b, p->window.d[i],
			                           tm_ix_const(1));
		if (tm_ix_is(p->to.d[k], 1))
			p->window.d[i] = in;
	}
	return TM_OK;
}

/* As fold_windows(), but elements are read in the body. */
static void
fold_adaptive(pool *p, int num_out, const MlirValue *state, tm_body_fn body,
              MlirValue *results)
{
	tm_builder *b = &p->lw->b;
	const int loops = p->from.rank + p->spatial;
	char iterators[TM_MAX_RANK + MAX_SPATIAL];
	int dims[TM_MAX_RANK + MAX_SPATIAL];
	tm_generic g = {
		.num_in = 1,
		.num_out = num_out,
		.in = { tm_empty(b, &p->window, tm_element_type(p->input)) },
		.num_loops = loops,
		.iterators = iterators,
		.body = body,
		.user = p
	};

	memset(iterators, 'p', (size_t)p->from.rank);
	memset(iterators + p->from.rank, 'r', (size_t)p->spatial);
	for (int i = 0; i < loops; i++)
		dims[i] = i;
	g.maps[0] = tm_map_select(b->ctx, loops, p->spatial,
	                          dims + p->from.rank);
	for (int i = 0; i < num_out; i++) {
		g.out[i] = tm_filled(b, &p->to, state[i]);
		g.maps[1 + i] = tm_map_select(b->ctx, loops, p->from.rank,
		                              dims);
	}
	tm_generic_build(b, &g, results);
}

static void
adaptive_sum_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
                  void *user)
{
	const pool *p = user;
	MlirValue inside, v;
	tm_ix at;

	v = adaptive_element(b, p, &inside, &at);
	v = tm_add(b, p->sum, args[1], tm_convert(b, v, p->dtype, p->sum));
	yields[0] = tm_select(b, inside, v, args[1]);
}

static void
adaptive_mean_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
                   void *user)
{
	const pool *p = user;
	tm_ix n = tm_ix_const(1);
	MlirValue v;

	for (int i = 0; i < p->spatial; i++) {
		const tm_ix o = tm_ix_of(tm_index(b, p->lead + i));

		n = tm_ix_mul(b, n,
		              tm_ix_sub(b, adaptive_end(b, p, i, o),
		                        adaptive_start(b, p, i, o)));
	}
	v = tm_convert(b, tm_ix_get_i64(b, n), TM_I64, p->sum);
	v = tm_div(b, p->sum, args[0], v);
	yields[0] = tm_convert(b, v, p->sum, p->dtype);
}

tm_status
linalg_adaptive_avg_pool(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	pool p;
	MlirValue zero, v;

	TM_TRY(adaptive_init(&p, lw));
	zero = tm_const_of(b, tm_dtype_to_builtin(b->ctx, p.sum), 0);
	fold_adaptive(&p, 1, &zero, adaptive_sum_body, &v);
	v = tm_map_elements(b, 1, &v, tm_element_type(p.input),
	                    adaptive_mean_body, &p);
	tm_lower_result(lw, 0, v);
	return TM_OK;
}

static void
adaptive_max_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
                  void *user)
{
	const pool *p = user;
	MlirValue inside, better, v;
	tm_ix at;

	v = adaptive_element(b, p, &inside, &at);
	better = replaces(b, p->dtype, v, args[1], args[2]);
	better = tm_and(b, inside, better);
	yields[0] = tm_select(b, better, v, args[1]);
	yields[1] = tm_select(b, better, tm_ix_get_i64(b, at), args[2]);
}

tm_status
linalg_adaptive_max_pool(tm_lower *lw)
{
	pool p;
	MlirValue state[2], v[2];

	TM_TRY(adaptive_init(&p, lw));
	state[0] = tm_lowest(&lw->b, p.dtype);
	state[1] = tm_const_int_of(&lw->b, mlirIntegerTypeGet(lw->b.ctx, 64),
	                           -1);
	fold_adaptive(&p, 2, state, adaptive_max_body, v);
	tm_lower_result(lw, 0, v[0]);
	tm_lower_result(lw, 1, v[1]);
	return TM_OK;
}
