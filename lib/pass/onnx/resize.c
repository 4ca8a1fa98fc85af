/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Resize and Upsample, one axis after the other: each place of the result is
 * a weighted sum of a few places of the input.  Places and weights depend on
 * the sizes alone, so they are constants.
 */
#include "pass/onnx/resize.h"

#include <math.h>

enum { MAX_TAPS = 64, MAX_EXTENT = 1 << 20 };

struct mode {
	bool nearest, linear, cubic;
	bool antialias, exclude_outside;
	const char *coordinates;
	double cubic_a, extrapolation;
};

struct axis {
	int64_t in, out;
	double scale;
	double roi_start, roi_end;
	int taps;
	int64_t *place[MAX_TAPS]; /* [out] */
	float *weight[MAX_TAPS];
	float *extra; /* [out], added; NULL: nothing */
};

/* ---- one coordinate ---- */

static bool
is(const char *a, const char *b)
{
	return !strcmp(a, b);
}

/* Where output place X lies in the input. */
static double
source_of(const struct mode *m, const struct axis *a, int64_t x)
{
	const double in = (double)a->in, out = a->scale * in;
	const double half = ((double)x + 0.5) / a->scale - 0.5;

	if (is(m->coordinates, "align_corners"))
		return a->out == 1 ? 0 : (double)x * (in - 1) / (out - 1);
	if (is(m->coordinates, "asymmetric"))
		return (double)x / a->scale;
	if (is(m->coordinates, "tf_crop_and_resize")) {
		const double span = a->roi_end - a->roi_start;

		return a->roi_start * (in - 1) +
		       (a->out == 1 ? span * (in - 1) / 2
		                    : (double)x * span * (in - 1) / (out - 1));
	}
	if (is(m->coordinates, "pytorch_half_pixel"))
		return a->out == 1 ? -0.5 : half;
	if (is(m->coordinates, "tf_half_pixel_for_nn"))
		return ((double)x + 0.5) / a->scale;
	if (is(m->coordinates, "half_pixel_symmetric"))
		return in / 2 * (1 - (double)a->out / out) + half;
	return half;
}

/* ---- the weights around a coordinate ---- */

static double
cubic(double x, double a)
{
	x = fabs(x);
	if (x <= 1)
		return (a + 2) * x * x * x - (a + 3) * x * x + 1;
	if (x < 2)
		return a * (x * x * x - 5 * x * x + 8 * x - 4);
	return 0;
}

/* Nearest keeps one of the two neighbours. */
static void
nearest_weights(tm_onnx_conv *c, double ratio, double *w)
{
	bool right;

	if (ratio == 1)
		right = true;
	else if (tm_onnx_arg_is(c, "nearest_mode", "round_prefer_ceil"))
		right = ratio >= 0.5;
	else if (tm_onnx_arg_is(c, "nearest_mode", "ceil"))
		right = true;
	else if (tm_onnx_arg_is(c, "nearest_mode", "round_prefer_floor"))
		right = ratio > 0.5;
	else
		right = false; /* floor; what there was before version 11 */
	w[0] = !right;
	w[1] = right;
}

/* The number of places that count, and how far left of the coordinate the
 * first one is. */
static int
footprint(const struct mode *m, double scale, int *start)
{
	const double s = m->antialias && scale < 1 ? scale : 1;
	const double reach = m->cubic ? 2 : 1;

	*start = (int)floor(-reach / s) + 1;
	return 2 - 2 * *start;
}

/* Weights of N places from START on, RATIO right of place 0. */
static void
weights(tm_onnx_conv *c, const struct mode *m, double scale, double ratio,
        int start, int n, double *w)
{
	const double s = m->antialias && scale < 1 ? scale : 1;
	double sum = 0;

	if (m->nearest) {
		nearest_weights(c, ratio, w);
		return;
	}
	for (int i = 0; i < n; i++) {
		const double d = s * (start + i - ratio);

		w[i] = m->cubic ? cubic(d, m->cubic_a)
		                : fmax(0, 1 - fabs(d));
		sum += w[i];
	}
	for (int i = 0; i < n; i++)
		w[i] /= sum;
}

static void
drop_outside(double *w, int n, int64_t first, int64_t limit)
{
	double sum = 0;

	for (int i = 0; i < n; i++) {
		if (first + i < 0 || first + i >= limit)
			w[i] = 0;
		sum += w[i];
	}
	for (int i = 0; i < n && sum != 0; i++)
		w[i] /= sum;
}

static int64_t
clamp(int64_t v, int64_t hi)
{
	return v < 0 ? 0 : v > hi ? hi : v;
}

static void
fill_place(tm_onnx_conv *c, const struct mode *m, struct axis *a, int64_t x)
{
	const double at = source_of(m, a, x);
	int64_t base = (int64_t)floor(at);
	double ratio = at - (double)base, w[MAX_TAPS];
	int start;

	/* A whole number belongs to the place on its left. */
	if (ratio == 0) {
		ratio = 1;
		base--;
	}
	footprint(m, a->scale, &start);
	weights(c, m, a->scale, ratio, start, a->taps, w);
	if (m->exclude_outside)
		drop_outside(w, a->taps, base + start, a->in);
	if (a->extra && (at < 0 || at > (double)(a->in - 1))) {
		memset(w, 0, sizeof w);
		a->extra[x] = (float)m->extrapolation;
	}
	for (int i = 0; i < a->taps; i++) {
		a->place[i][x] = clamp(base + start + i, a->in - 1);
		a->weight[i][x] = (float)w[i];
	}
}

static tm_status
fill_axis(tm_onnx_conv *c, const struct mode *m, struct axis *a)
{
	tm_arena *arena = c->pass->arena;
	int start;

	a->taps = footprint(m, a->scale, &start);
	if (a->taps > MAX_TAPS || a->out > MAX_EXTENT || a->in < 1 ||
	    a->out < 0)
		return tm_onnx_unsupported(c, "it shrinks too much");
	for (int i = 0; i < a->taps; i++) {
		a->place[i] = TM_NEW(arena, int64_t, (size_t)a->out);
		a->weight[i] = TM_NEW(arena, float, (size_t)a->out);
		if (!a->place[i] || !a->weight[i])
			return TM_ENOMEM;
	}
	if (is(m->coordinates, "tf_crop_and_resize") &&
	    !(a->extra = TM_NEW(arena, float, (size_t)a->out)))
		return TM_ENOMEM;
	for (int64_t x = 0; x < a->out; x++)
		fill_place(c, m, a, x);
	return TM_OK;
}

/* ---- building ---- */

/* A constant of N numbers along dimension D of RANK. */
static MlirValue
along(tm_onnx_conv *c, const float *v, int64_t n, int d, int rank)
{
	int64_t shape[TM_MAX_RANK];

	for (int i = d; i < rank; i++)
		shape[i - d] = i == d ? n : 1;
	return tm_onnx_f32s(c, rank - d, shape, v);
}

/* Whether all of the N weights are V. */
static bool
all_are(const float *w, int64_t n, float v)
{
	for (int64_t i = 0; i < n; i++)
		if (w[i] != v)
			return false;
	return true;
}

/* Nearest: every place has exactly one tap of weight 1. */
static MlirValue
select_nearest(tm_onnx_conv *c, const struct axis *a, MlirValue x, int d)
{
	int64_t *place = TM_NEW(c->pass->arena, int64_t, (size_t)a->out);

	for (int64_t i = 0; place && i < a->out; i++)
		place[i] = a->place[a->weight[0][i] > 0 ? 0 : 1][i];
	if (!place)
		return (MlirValue){ NULL };
	return tm_onnx_op(c, "index_select", x, tm_onnx_int(c, d),
	                  tm_onnx_i64s(c, 1, &a->out, place));
}

static MlirValue
add_tap(tm_onnx_conv *c, const struct axis *a, int tap, MlirValue x, int d,
        int rank, MlirValue sum)
{
	MlirValue v = tm_onnx_op(c, "index_select", x, tm_onnx_int(c, d),
	                         tm_onnx_i64s(c, 1, &a->out, a->place[tap]));

	if (mlirValueIsNull(v))
		return v;
	v = tm_onnx_op(c, "mul.Tensor", v,
	               along(c, a->weight[tap], a->out, d, rank));
	if (mlirValueIsNull(sum) || mlirValueIsNull(v))
		return v;
	return tm_onnx_op(c, "add.Tensor", sum, v, tm_onnx_int(c, 1));
}

static MlirValue
resize_axis(tm_onnx_conv *c, const struct mode *m, const struct axis *a,
            MlirValue x, int d, int rank)
{
	MlirValue sum = { NULL };

	if (m->nearest && !a->extra)
		return select_nearest(c, a, x, d);
	for (int t = 0; t < a->taps; t++) {
		if (all_are(a->weight[t], a->out, 0))
			continue;
		sum = add_tap(c, a, t, x, d, rank, sum);
		if (mlirValueIsNull(sum))
			return sum;
	}
	if (a->extra && !mlirValueIsNull(sum))
		sum = tm_onnx_op(c, "add.Tensor", sum,
		                 along(c, a->extra, a->out, d, rank),
		                 tm_onnx_int(c, 1));
	return sum;
}

/* ---- what the node says ---- */

static tm_status
read_mode(tm_onnx_conv *c, struct mode *m)
{
	static const char *const known[] = {
		"half_pixel", "asymmetric", "align_corners",
		"tf_crop_and_resize", "pytorch_half_pixel",
		"tf_half_pixel_for_nn", "half_pixel_symmetric"
	};
	int64_t flag = 0;

	*m = (struct mode){ .coordinates = "asymmetric", .cubic_a = -0.75 };
	m->nearest = tm_onnx_arg_is(c, "mode", "nearest");
	m->cubic = tm_onnx_arg_is(c, "mode", "cubic");
	m->linear = tm_onnx_arg_is(c, "mode", "linear") ||
	            tm_onnx_arg_is(c, "mode", "bilinear");
	for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
		if (tm_onnx_arg_is(c, "coordinate_transformation_mode",
		                   known[i]))
			m->coordinates = known[i];
	if (tm_onnx_arg_int(c, "antialias", &flag))
		m->antialias = flag != 0 && !m->nearest;
	if (tm_onnx_arg_int(c, "exclude_outside", &flag))
		m->exclude_outside = flag != 0;
	tm_onnx_arg_float(c, "cubic_coeff_a", &m->cubic_a);
	tm_onnx_arg_float(c, "extrapolation_value", &m->extrapolation);
	if (!m->nearest && !m->linear && !m->cubic)
		return tm_onnx_unsupported(c, "an unknown mode");
	return TM_OK;
}

/* Numbers of the input or attribute NAME; 0 where it is not given or empty,
 * -1 where they are not known. */
static int
numbers(tm_onnx_conv *c, const char *name, double *out)
{
	const MlirValue v = tm_onnx_arg(c, name);
	MlirValue items[2 * TM_MAX_RANK];
	tm_onnx_ints ints;
	intptr_t k;
	size_t n;

	if (mlirValueIsNull(v))
		return 0;
	if (tm_type_kind_of(mlirValueGetType(v)) == TM_TYPE_LIST) {
		k = tm_value_list(v, items, 2 * TM_MAX_RANK);
		for (intptr_t i = 0; i < k && i < 2 * TM_MAX_RANK; i++)
			if (!tm_value_float(items[i], &out[i]))
				return -1;
		return (int)k;
	}
	if (tm_onnx_literal_floats(v, out, 2 * TM_MAX_RANK, &n))
		return (int)n;
	if (!tm_onnx_ints_of(c, v, &ints) || ints.n > 2 * TM_MAX_RANK)
		return -1;
	for (size_t i = 0; i < ints.n; i++) {
		if (!ints.at[i].known)
			return -1;
		out[i] = (double)ints.at[i].v;
	}
	return (int)ints.n;
}

/* One scale for all axes, so that the shape is kept. */
static void
keep_aspect(tm_onnx_conv *c, struct axis *axes, const int64_t *which, int n)
{
	const bool larger =
	        tm_onnx_arg_is(c, "keep_aspect_ratio_policy", "not_smaller");
	double scale = axes[which[0]].scale;

	for (int i = 1; i < n; i++) {
		const double s = axes[which[i]].scale;

		scale = larger ? fmax(scale, s) : fmin(scale, s);
	}
	for (int i = 0; i < n; i++) {
		struct axis *a = &axes[which[i]];

		a->scale = scale;
		a->out = (int64_t)floor(scale * (double)a->in + 0.5);
	}
}

static tm_status
read_axes(tm_onnx_conv *c, const tm_tensor_type *t, struct axis *axes)
{
	double scales[2 * TM_MAX_RANK], sizes[2 * TM_MAX_RANK];
	double roi[2 * TM_MAX_RANK];
	int64_t which[TM_MAX_RANK];
	int n = t->rank, num_scales, num_sizes, num_roi;

	for (int i = 0; i < t->rank; i++)
		which[i] = i;
	if (tm_onnx_has(c, "axes"))
		n = (int)tm_onnx_arg_ints(c, "axes", which, t->rank);
	num_scales = numbers(c, "scales", scales);
	num_sizes = numbers(c, "sizes", sizes);
	num_roi = numbers(c, "roi", roi);
	if (n < 1 || num_scales < 0 || num_sizes < 0 ||
	    (num_scales != n && num_sizes != n))
		return tm_onnx_unsupported(c, "scales or sizes are not known");
	for (int i = 0; i < n; i++) {
		struct axis *a;
		int d;

		if (!tm_dim_normal(which[i], t->rank, &d))
			return tm_onnx_unsupported(c, "an axis does not fit");
		which[i] = d;
		a = &axes[d];
		a->scale = num_sizes == n ? sizes[i] / (double)a->in
		                          : scales[i];
		a->out = num_sizes == n
		                 ? (int64_t)sizes[i]
		                 : (int64_t)floor((double)a->in * scales[i]);
		if (num_roi == 2 * n) {
			a->roi_start = roi[i];
			a->roi_end = roi[n + i];
		}
	}
	if (num_sizes == n && tm_onnx_has(c, "keep_aspect_ratio_policy") &&
	    !tm_onnx_arg_is(c, "keep_aspect_ratio_policy", "stretch"))
		keep_aspect(c, axes, which, n);
	return TM_OK;
}

/* Version 1 of Upsample has a scale for each of the last two dimensions. */
static void
bind_upsample_scales(tm_onnx_conv *c)
{
	const MlirValue h = tm_onnx_arg(c, "height_scale");
	const MlirValue w = tm_onnx_arg(c, "width_scale");
	const MlirValue one = tm_onnx_float(c, 1);

	if (mlirValueIsNull(h) || mlirValueIsNull(w))
		return;
	tm_onnx_bind(c, "scales",
	             tm_torch_list(&c->rw.b,
	                           tm_type_get(c->pass->ctx, TM_TYPE_FLOAT),
	                           TM_VALUES(one, one, h, w)));
}

static bool
is_changed(const struct mode *m, const struct axis *a)
{
	return a->out != a->in || a->scale != 1 ||
	       is(m->coordinates, "tf_crop_and_resize");
}

/* Whether all sizes, and what is to become of them, are known. */
static bool
is_static(tm_onnx_conv *c, const tm_tensor_type *t)
{
	double unused[2 * TM_MAX_RANK];

	for (int d = 0; d < t->rank; d++)
		if (t->sizes[d] == TM_DYN)
			return false;
	return numbers(c, "scales", unused) >= 0 &&
	       numbers(c, "sizes", unused) >= 0;
}

tm_status
onnx_resize(tm_onnx_conv *c)
{
	MlirValue x = tm_onnx_arg(c, "X");
	const tm_dtype dtype = tm_onnx_dtype(x);
	struct axis axes[TM_MAX_RANK] = { { 0 } };
	tm_tensor_type t;
	struct mode m;

	TM_TRY(read_mode(c, &m));
	if (!tm_onnx_tensor(x, &t))
		return tm_onnx_unsupported(c, "the rank is not known");
	for (int d = 0; d < t.rank; d++) {
		axes[d].in = axes[d].out = t.sizes[d];
		axes[d].scale = 1;
		axes[d].roi_end = 1;
	}
	bind_upsample_scales(c);
	if (!is_static(c, &t))
		return tm_onnx_resize_runtime(c);
	TM_TRY(read_axes(c, &t, axes));
	if (!m.nearest)
		x = tm_onnx_cast(c, x, dtype == TM_F64 ? TM_F64 : TM_F32);
	for (int d = 0; d < t.rank; d++) {
		if (!is_changed(&m, &axes[d]))
			continue;
		TM_TRY(fill_axis(c, &m, &axes[d]));
		x = resize_axis(c, &m, &axes[d], x, d, t.rank);
		if (mlirValueIsNull(x))
			return TM_EUNSUP;
	}
	return tm_onnx_result(c, tm_onnx_cast(c, x, dtype));
}
