/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/interpolate.h"

#include <mlir-c/BuiltinTypes.h>

enum { BILINEAR, NEAREST, BICUBIC };
enum { ZEROS, BORDER, REFLECTION };

/* "input" (n, c, spatial…) at the places "grid" (n, spatial…, coordinates);
 * coordinates count from the last dimension, -1 to 1. */
typedef struct grid_sample {
	tm_lower *lw;
	tm_dtype from, dtype;
	MlirValue source, grid;
	int spatial;
	int64_t mode, padding;
	bool align;
	tm_dims d;
} grid_sample;

static MlirValue
number(tm_builder *b, const grid_sample *g, double v)
{
	return tm_const_of(b, tm_dtype_to_builtin(b->ctx, g->dtype), v);
}

static MlirValue
size_number(tm_builder *b, const grid_sample *g, tm_ix size)
{
	return tm_convert(b, tm_ix_get_i64(b, size), TM_I64, g->dtype);
}

/* From [-1, 1] to [0, size - 1]. */
static MlirValue
unnormalize(tm_builder *b, const grid_sample *g, MlirValue x, tm_ix size)
{
	const tm_dtype t = g->dtype;
	const MlirValue one = number(b, g, 1), two = number(b, g, 2);
	const MlirValue n = size_number(b, g, size);

	x = tm_add(b, t, x, one);
	if (g->align)
		return tm_mul(b, t, tm_div(b, t, x, two),
		              tm_sub(b, t, n, one));
	x = tm_sub(b, t, tm_mul(b, t, x, n), one);
	return tm_div(b, t, x, two);
}

/* Mirrors X at the borders LOW/2 and HIGH/2 as often as it takes. */
static MlirValue
reflect(tm_builder *b, const grid_sample *g, MlirValue x, MlirValue low,
        MlirValue high)
{
	const tm_dtype t = g->dtype;
	const MlirValue half = number(b, g, 0.5), zero = number(b, g, 0);
	const MlirValue min = tm_mul(b, t, low, half);
	const MlirValue span = tm_mul(b, t, tm_sub(b, t, high, low), half);
	const MlirValue flat = tm_cmp(b, t, "eq", span, zero);
	const MlirValue safe = tm_select(b, flat, number(b, g, 1), span);
	MlirValue turns, extra, odd;

	x = tm_math(b, "math.absf", tm_sub(b, t, x, min));
	extra = tm_build(b, "arith.remf", TM_VALUES(x, safe),
	                 mlirValueGetType(x), TM_NO_ATTRS);
	turns = tm_math(b, "math.floor", tm_div(b, t, x, safe));
	odd = tm_build(b, "arith.remf", TM_VALUES(turns, number(b, g, 2)),
	               mlirValueGetType(x), TM_NO_ATTRS);
	odd = tm_cmp(b, t, "ne", odd, zero);
	x = tm_select(b, odd, tm_sub(b, t, span, extra), extra);
	return tm_select(b, flat, zero, tm_add(b, t, x, min));
}

static MlirValue
clamp(tm_builder *b, const grid_sample *g, MlirValue x, tm_ix size)
{
	const MlirValue last = tm_sub(b, g->dtype, size_number(b, g, size),
	                              number(b, g, 1));
	const MlirValue zero = number(b, g, 0);
	const MlirValue low = tm_cmp(b, g->dtype, "gt", x, zero);

	/* NaN becomes 0 */
	x = tm_select(b, low, x, zero);
	return tm_min(b, g->dtype, x, last);
}

/* A place made valid as the padding mode wants. */
static MlirValue
padded(tm_builder *b, const grid_sample *g, MlirValue x, tm_ix size)
{
	const tm_dtype t = g->dtype;
	MlirValue n = size_number(b, g, size);
	const MlirValue one = number(b, g, 1), two = number(b, g, 2);

	if (g->padding == ZEROS)
		return x;
	if (g->padding == REFLECTION) {
		n = tm_mul(b, t, n, two);
		x = g->align ? reflect(b, g, x, number(b, g, 0),
		                       tm_sub(b, t, n, two)) :
		               reflect(b, g, x, number(b, g, -1),
		                       tm_sub(b, t, n, one));
	}
	return clamp(b, g, x, size);
}

/* The tap K at the number X, which is whole. */
static void
set_tap(tm_builder *b, const grid_sample *g, tm_taps *t, int k, MlirValue x,
        tm_ix size)
{
	MlirValue whole;
	const MlirValue at = tm_floor_index(b, g->dtype, x, &whole);

	t->index[k] = tm_clamp_index(b, at, size);
	t->inside[k] = tm_and(
	        b, tm_cmp(b, g->dtype, "ge", x, number(b, g, 0)),
	        tm_cmp(b, g->dtype, "lt", x, size_number(b, g, size)));
}

static void
cubic_taps(tm_builder *b, const grid_sample *g, MlirValue x, tm_ix size,
           tm_taps *t)
{
	const tm_dtype dt = g->dtype;
	const MlirValue floor = tm_math(b, "math.floor", x);

	t->n = 4;
	tm_cubic_weights(b, dt, tm_sub(b, dt, x, floor), t->weight);
	for (int k = 0; k < 4; k++) {
		MlirValue p = tm_add(b, dt, floor, number(b, g, k - 1));

		p = padded(b, g, p, size);
		set_tap(b, g, t, k, tm_math(b, "math.floor", p), size);
	}
}

static void
taps_of(tm_builder *b, const grid_sample *g, MlirValue x, tm_ix size,
        tm_taps *t)
{
	const tm_dtype dt = g->dtype;
	const MlirValue one = number(b, g, 1);
	MlirValue floor;

	*t = (tm_taps){ .n = 1 };
	x = unnormalize(b, g, x, size);
	if (g->mode == BICUBIC) {
		cubic_taps(b, g, x, size, t);
		return;
	}
	x = padded(b, g, x, size);
	if (g->mode == NEAREST) {
		set_tap(b, g, t, 0, tm_math(b, "math.roundeven", x), size);
		return;
	}
	floor = tm_math(b, "math.floor", x);
	t->n = 2;
	t->weight[1] = tm_sub(b, dt, x, floor);
	t->weight[0] = tm_sub(b, dt, one, t->weight[1]);
	set_tap(b, g, t, 0, floor, size);
	set_tap(b, g, t, 1, tm_add(b, dt, floor, one), size);
}

/* ARGS: n, c, spatial…. */
static void
sample_body(tm_builder *b, const MlirValue *args, MlirValue *yields,
            void *user)
{
	const grid_sample *g = user;
	tm_taps taps[TM_MAX_TAPPED];
	MlirValue at[TM_MAX_TAPPED + 2] = { args[0] }, v;

	for (int i = 0; i < g->spatial; i++)
		at[1 + i] = args[2 + i];
	for (int i = 0; i < g->spatial; i++) {
		at[1 + g->spatial] = tm_const_index(b, g->spatial - 1 - i);
		v = tm_extract(b, g->grid, g->spatial + 2, at);
		v = tm_convert(b, v, g->from, g->dtype);
		taps_of(b, g, v, g->d.d[2 + i], &taps[i]);
	}
	v = tm_interpolate(b, g->source, g->from, g->dtype, 2, args,
	                   g->spatial, taps);
	yields[0] = tm_convert(b, v, g->dtype, g->from);
}

tm_status
linalg_grid_sampler(tm_lower *lw)
{
	tm_builder *b = &lw->b;
	grid_sample g = { .lw = lw,
		          .from = tm_lower_result_dtype(lw, 0),
		          .source = tm_lower_arg(lw, "input"),
		          .grid = tm_lower_arg(lw, "grid") };
	tm_dims to;

	g.d = to = tm_dims_of(b, g.source);
	g.spatial = g.d.rank - 2;
	g.dtype = g.from == TM_F64 ? TM_F64 : TM_F32;
	if (g.spatial < 2 || g.spatial > TM_MAX_TAPPED ||
	    tm_rank(g.grid) != g.d.rank)
		return tm_lower_unsupported(lw, "rank %d", g.d.rank);
	if (!tm_call_int(&lw->call, "interpolation_mode", &g.mode) ||
	    !tm_call_int(&lw->call, "padding_mode", &g.padding) ||
	    !tm_call_bool(&lw->call, "align_corners", &g.align))
		return tm_lower_unsupported(lw, "modes are not known");
	if (g.mode < BILINEAR || g.mode > BICUBIC || g.padding < ZEROS ||
	    g.padding > REFLECTION || (g.mode == BICUBIC && g.spatial != 2))
		return tm_lower_unsupported(lw, "modes are out of range");
	for (int i = 0; i < g.spatial; i++)
		to.d[2 + i] = tm_dim_of(b, g.grid, 1 + i);
	tm_lower_result(lw, 0,
	                tm_compute(b, &to, tm_element_type(g.source),
	                           sample_body, &g));
	return TM_OK;
}
