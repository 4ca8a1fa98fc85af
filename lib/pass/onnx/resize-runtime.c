/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Resize where a size or a scale is only known at run time: places and
 * weights are computed by torch ops, otherwise as in resize.c.
 */
#include "pass/onnx/resize.h"

/* Where output places i lie in the input of n elements, scaled by s to m. */
static const char *
source_text(tm_onnx_conv *c)
{
	static const struct {
		const char *mode, *text;
	} texts[] = {
		{ "align_corners",
		  "where.self(gt.Scalar(i, 0), i * (n - 1) / (s * n - 1), i)" },
		{ "asymmetric", "i / s" },
		{ "half_pixel", "(i + 0.5) / s - 0.5" },
		{ "half_pixel_symmetric",
		  "(1 - m / (s * n)) * n / 2 + (i + 0.5) / s - 0.5" },
		{ "pytorch_half_pixel",
		  "where.self(eq.Scalar(full([], m, dtype=float64), 1), "
		  "full([], -0.5, dtype=float64), (i + 0.5) / s - 0.5)" },
		{ "tf_half_pixel_for_nn", "(i + 0.5) / s" },
		{ "tf_crop_and_resize",
		  "span = (r1 - r0) * (n - 1); "
		  "where.self(eq.Scalar(full([], m, dtype=float64), 1), "
		  "span / 2 + i, i * span / max(m - 1, 1)) + r0 * (n - 1)" },
	};

	for (size_t k = 0; k < sizeof texts / sizeof texts[0]; k++)
		if (tm_onnx_arg_is(c, "coordinate_transformation_mode",
		                   texts[k].mode))
			return texts[k].text;
	/* What there was before version 11. */
	return tm_onnx_has(c, "coordinate_transformation_mode") ? NULL
	                                                        : "i / s";
}

/* Whether the right one of two neighbours is taken, r right of the left. */
static const char *
nearest_text(tm_onnx_conv *c)
{
	if (tm_onnx_arg_is(c, "nearest_mode", "round_prefer_floor"))
		return "gt.Scalar(r, 0.5)";
	if (tm_onnx_arg_is(c, "nearest_mode", "round_prefer_ceil"))
		return "ge.Scalar(r, 0.5)";
	if (tm_onnx_arg_is(c, "nearest_mode", "ceil"))
		return "gt.Scalar(r, 0.0)";
	return "ge.Scalar(r, 1.0)";
}

/* ---- one axis: x, d, n, m, s are bound ---- */

static MlirValue
select_nearest(tm_onnx_conv *c)
{
	tm_onnx_bind(c, "right", tm_onnx_eval(c, nearest_text(c)));
	if (!tm_onnx_has(c, "right"))
		return (MlirValue){ NULL };
	return tm_onnx_eval(c, "p = to.dtype(base, int64) + to.dtype(right, "
	                       "int64); index_select(x, d, clamp(p, 0, n - "
	                       "1))");
}

/* The weight of the place K right of the base. */
static const char *
weight_text(bool cubic, int k)
{
	static const char *const linear[] = { "1 - r", "r" };
	static const char *const cubics[] = {
		"u = r + 1; (((u - 5) * u + 8) * u - 4) * a",
		"((a + 2) * r - (a + 3)) * r * r + 1",
		"u = 1 - r; ((a + 2) * u - (a + 3)) * u * u + 1",
		"u = 2 - r; (((u - 5) * u + 8) * u - 4) * a",
	};

	return cubic ? cubics[k + 1] : linear[k];
}

/* Binds places and weights of the neighbours FROM … TO. */
static bool
bind_taps(tm_onnx_conv *c, bool cubic, int from, int to, MlirValue *places,
          MlirValue *weights)
{
	int64_t outside = 0;
	MlirValue sum = { NULL };

	tm_onnx_arg_int(c, "exclude_outside", &outside);
	for (int k = from; k <= to; k++) {
		tm_onnx_bind(c, "k", tm_onnx_int(c, k));
		places[k - from] =
		        tm_onnx_eval(c, "to.dtype(base, int64) + k");
		weights[k - from] = tm_onnx_eval(c, weight_text(cubic, k));
		if (mlirValueIsNull(places[k - from]) ||
		    mlirValueIsNull(weights[k - from]))
			return false;
		if (!outside)
			continue;
		tm_onnx_bind(c, "p", places[k - from]);
		tm_onnx_bind(c, "w", weights[k - from]);
		weights[k - from] = tm_onnx_eval(
		        c, "where.self(logical_and(ge.Scalar(p, 0), "
		           "lt.Scalar(p, n)), w, zeros_like(w))");
		tm_onnx_bind(c, "w", weights[k - from]);
		tm_onnx_bind(c, "so_far", sum);
		sum = tm_onnx_eval(c, "has(so_far) ? so_far + w : w");
		if (mlirValueIsNull(sum))
			return false;
	}
	tm_onnx_bind(c, "sum", sum);
	return true;
}

static MlirValue
interpolate(tm_onnx_conv *c, bool cubic, int d, int rank)
{
	const int from = cubic ? -1 : 0, to = cubic ? 2 : 1;
	MlirValue places[4], weights[4], y = { NULL };

	if (!bind_taps(c, cubic, from, to, places, weights))
		return y;
	tm_onnx_bind(c, "tail", tm_onnx_int(c, rank - 1 - d));
	for (int k = 0; k <= to - from; k++) {
		tm_onnx_bind(c, "p", places[k]);
		tm_onnx_bind(c, "w", weights[k]);
		tm_onnx_bind(c, "y", y);
		y = tm_onnx_eval(
		        c, "f = has(sum) ? w / sum : w; "
		           "v = index_select(x, d, clamp(p, 0, n - 1)) * "
		           "reshape(to.dtype(f, dtype(x)), [-1] + repeat(1, "
		           "tail)); has(y) ? y + v : v");
		if (mlirValueIsNull(y))
			return y;
	}
	return y;
}

/* What lies outside of the input gets one value. */
static MlirValue
extrapolate(tm_onnx_conv *c, MlirValue y)
{
	tm_onnx_bind(c, "y", y);
	return tm_onnx_eval(
	        c, "out = reshape(logical_or(lt.Scalar(src, 0), "
	           "gt.Scalar(src, n - 1)), [-1] + repeat(1, tail)); "
	           "where.self(out, full([], extrapolation_value, "
	           "dtype=dtype(y)), y)");
}

static MlirValue
resize_axis(tm_onnx_conv *c, MlirValue x, int d, int rank)
{
	const char *source = source_text(c);
	MlirValue y;

	if (!source)
		return (MlirValue){ NULL };
	tm_onnx_bind(c, "x", x);
	tm_onnx_bind(c, "d", tm_onnx_int(c, d));
	tm_onnx_bind(c, "a", tm_onnx_arg(c, "cubic_coeff_a"));
	tm_onnx_bind(c, "tail", tm_onnx_int(c, rank - 1 - d));
	tm_onnx_bind(c, "i", tm_onnx_eval(c, "to.dtype(arange(m), float64)"));
	tm_onnx_bind(c, "src", tm_onnx_eval(c, source));
	/* A whole number belongs to the place on its left. */
	tm_onnx_bind(c, "base", tm_onnx_eval(c, "ceil(src) - 1"));
	tm_onnx_bind(c, "r", tm_onnx_eval(c, "src - base"));
	if (!tm_onnx_has(c, "r"))
		return (MlirValue){ NULL };
	if (!tm_onnx_has(c, "a"))
		tm_onnx_bind(c, "a", tm_onnx_float(c, -0.75));
	if (tm_onnx_arg_is(c, "mode", "nearest"))
		y = select_nearest(c);
	else
		y = interpolate(c, tm_onnx_arg_is(c, "mode", "cubic"), d,
		                rank);
	if (mlirValueIsNull(y) ||
	    !tm_onnx_arg_is(c, "coordinate_transformation_mode",
	                    "tf_crop_and_resize"))
		return y;
	return extrapolate(c, y);
}

/* ---- sizes and scales ---- */

/* Element I of the tensor or float list NAME as a float64 tensor. */
static MlirValue
element(tm_onnx_conv *c, const char *name, int i)
{
	tm_onnx_bind(c, "list_", tm_onnx_arg(c, name));
	tm_onnx_bind(c, "i_", tm_onnx_int(c, i));
	if (tm_type_kind_of(mlirValueGetType(tm_onnx_arg(c, name))) ==
	    TM_TYPE_LIST)
		return tm_onnx_eval(c, "full([], list_[i_], dtype=float64)");
	return tm_onnx_eval(c, "to.dtype(aten.select.int(list_, 0, i_), "
	                       "float64)");
}

/* Binds n, m and s of dimension D, which is entry I of scales or sizes. */
static bool
bind_sizes(tm_onnx_conv *c, MlirValue x, int d, int i, bool by_size)
{
	tm_onnx_ints sizes;

	tm_onnx_bind(c, "n", tm_onnx_dyn_value(c, tm_onnx_size(c, x, d)));
	if (!by_size) {
		tm_onnx_bind(c, "s", element(c, "scales", i));
		tm_onnx_bind(c, "m",
		             tm_onnx_eval(c, "Int.Tensor(to.dtype(floor(s * "
		                             "n), int64))"));
		return tm_onnx_has(c, "m");
	}
	if (!tm_onnx_ints_read(c, tm_onnx_arg(c, "sizes"), &sizes) ||
	    (size_t)i >= sizes.n)
		return false;
	tm_onnx_bind(c, "m", tm_onnx_dyn_value(c, sizes.at[i]));
	tm_onnx_bind(c, "s",
	             tm_onnx_eval(c, "full([], m, dtype=float64) / n"));
	return tm_onnx_has(c, "s");
}

/* Whether entry I leaves its dimension as it is. */
static bool
is_kept(tm_onnx_conv *c, MlirValue x, int d, int i, bool by_size)
{
	double v[2 * TM_MAX_RANK];
	tm_onnx_ints sizes;
	tm_onnx_dyn have;
	size_t n;

	if (tm_onnx_arg_is(c, "coordinate_transformation_mode",
	                   "tf_crop_and_resize"))
		return false;
	if (!by_size)
		return tm_onnx_literal_floats(tm_onnx_arg(c, "scales"), v,
		                              2 * TM_MAX_RANK, &n) &&
		       (size_t)i < n && v[i] == 1;
	if (!tm_onnx_ints_of(c, tm_onnx_arg(c, "sizes"), &sizes) ||
	    (size_t)i >= sizes.n)
		return false;
	have = tm_onnx_size(c, x, d);
	if (have.known && sizes.at[i].known)
		return have.v == sizes.at[i].v;
	/* The size of X itself, read again. */
	return !have.known && !sizes.at[i].known &&
	       tm_onnx_same_size(have.value, sizes.at[i].value);
}

tm_status
tm_onnx_resize_runtime(tm_onnx_conv *c)
{
	const MlirValue sizes = tm_onnx_arg(c, "sizes");
	MlirValue x = tm_onnx_arg(c, "X");
	const tm_dtype dtype = tm_onnx_dtype(x);
	const int rank = tm_onnx_rank(x);
	tm_tensor_type t;
	bool by_size = tm_onnx_tensor(sizes, &t) && t.sizes[0] != 0;
	int64_t axes[TM_MAX_RANK], antialias = 0;
	intptr_t n = rank;

	tm_onnx_arg_int(c, "antialias", &antialias);
	for (int i = 0; i < rank; i++)
		axes[i] = i;
	if (tm_onnx_has(c, "axes"))
		n = tm_onnx_arg_ints(c, "axes", axes, rank);
	if (n < 1 || antialias ||
	    (by_size && tm_onnx_has(c, "keep_aspect_ratio_policy") &&
	     !tm_onnx_arg_is(c, "keep_aspect_ratio_policy", "stretch")))
		return tm_onnx_unsupported(c, "scales or sizes are not known");
	if (!tm_onnx_arg_is(c, "mode", "nearest"))
		x = tm_onnx_cast(c, x, dtype == TM_F64 ? TM_F64 : TM_F32);
	for (int i = 0; i < (int)n; i++) {
		int d;

		if (!tm_dim_normal(axes[i], rank, &d))
			return tm_onnx_unsupported(c, "an axis does not fit");
		if (is_kept(c, x, d, i, by_size))
			continue;
		if (tm_onnx_has(c, "roi")) {
			tm_onnx_bind(c, "r0", element(c, "roi", i));
			tm_onnx_bind(c, "r1", element(c, "roi", (int)n + i));
		}
		if (!bind_sizes(c, x, d, i, by_size))
			return TM_EUNSUP;
		x = resize_axis(c, x, d, rank);
		if (mlirValueIsNull(x))
			return TM_EUNSUP;
	}
	return tm_onnx_result(c, tm_onnx_cast(c, x, dtype));
}
