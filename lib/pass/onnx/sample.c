/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reading an image between its pixels: GridSample and RoiAlign. */
#include "pass/onnx/convert.h"

/* ---- GridSample ---- */

/* A grid's number as a place among n pixels. */
static const char place_text[] =
        "align_corners == 1 ? (g + 1) * 0.5 * (n - 1) : ((g + 1) * n - 1) * "
        "0.5";

/* Places outside are moved inside, but for "zeros". */
static const char *
padding_text(tm_onnx_conv *c)
{
	if (tm_onnx_arg_is(c, "padding_mode", "border"))
		return "clamp(v, 0, n - 1)";
	if (tm_onnx_arg_is(c, "padding_mode", "reflection"))
		return "lo = align_corners == 1 ? 0.0 : -0.5; "
		       "span = align_corners == 1 ? max(n - 1, 1) : n; "
		       "t = fmod.Scalar(abs(v - lo), 2 * span); "
		       "clamp(where.self(gt.Scalar(t, span), 2 * span - t, t) + "
		       "lo, 0, n - 1)";
	return "v";
}

/* Binds v to the padded place of what is bound as v. */
static MlirValue
padded(tm_onnx_conv *c, MlirValue v, const char *n)
{
	if (mlirValueIsNull(v))
		return v;
	tm_onnx_bind(c, "v", v);
	tm_onnx_bind(c, "n", tm_onnx_arg(c, n));
	return tm_onnx_eval(c, padding_text(c));
}

/* The pixels at row y and column x, whole numbers; 0 outside. */
static MlirValue
pixels(tm_onnx_conv *c, MlirValue y, MlirValue x)
{
	tm_onnx_bind(c, "y", y);
	tm_onnx_bind(c, "x", x);
	if (mlirValueIsNull(y) || mlirValueIsNull(x))
		return y;
	return tm_onnx_eval(
	        c, "inside = logical_and(logical_and(ge.Scalar(y, 0), "
	           "le.Scalar(y, h - 1)), logical_and(ge.Scalar(x, 0), "
	           "le.Scalar(x, w - 1))); "
	           "at = to.dtype(clamp(y, 0, h - 1) * w + clamp(x, 0, w - 1), "
	           "int64); "
	           "b = size(X, 0); k = size(X, 1); s = sizes(at); "
	           "i = expand(reshape(at, [b, 1, -1]), [b, k, -1]); "
	           "p = reshape(gather(reshape(X, [b, k, h * w]), 2, i), "
	           "[b, k] + slice(s, 1, len(s))); "
	           "p * to.dtype(unsqueeze(inside, 1), dtype(X))");
}

static MlirValue
weighted(tm_onnx_conv *c, MlirValue sum, MlirValue p, MlirValue wy,
         MlirValue wx)
{
	tm_onnx_bind(c, "sum_", sum);
	tm_onnx_bind(c, "p_", p);
	tm_onnx_bind(c, "wy_", wy);
	tm_onnx_bind(c, "wx_", wx);
	if (mlirValueIsNull(p) || mlirValueIsNull(wy) || mlirValueIsNull(wx))
		return (MlirValue){ NULL };
	return tm_onnx_eval(c, "t = p_ * unsqueeze(wy_ * wx_, 1); has(sum_) ? "
	                       "sum_ + t : t");
}

/* The weights of N neighbours of the place V, the first one FROM its floor. */
static bool
neighbours(tm_onnx_conv *c, MlirValue v, bool cubic, MlirValue *at,
           MlirValue *weight)
{
	static const char *const linear[] = { "1 - r", "r" };
	static const char *const cubics[] = {
		"u = r + 1; (((u - 5) * u + 8) * u - 4) * -0.75",
		"(1.25 * r - 2.25) * r * r + 1",
		"u = 1 - r; (1.25 * u - 2.25) * u * u + 1",
		"u = 2 - r; (((u - 5) * u + 8) * u - 4) * -0.75",
	};
	const int n = cubic ? 4 : 2;

	tm_onnx_bind(c, "v", v);
	tm_onnx_bind(c, "r", tm_onnx_eval(c, "v - floor(v)"));
	for (int i = 0; i < n; i++) {
		tm_onnx_bind(c, "i", tm_onnx_int(c, cubic ? i - 1 : i));
		at[i] = tm_onnx_eval(c, "floor(v) + i");
		weight[i] = tm_onnx_eval(c, cubic ? cubics[i] : linear[i]);
		if (mlirValueIsNull(at[i]) || mlirValueIsNull(weight[i]))
			return false;
	}
	return true;
}

static MlirValue
interpolated(tm_onnx_conv *c, MlirValue y, MlirValue x, bool cubic)
{
	MlirValue ys[4], xs[4], wy[4], wx[4], sum = { NULL };
	const int n = cubic ? 4 : 2;

	if (!neighbours(c, y, cubic, ys, wy) ||
	    !neighbours(c, x, cubic, xs, wx))
		return sum;
	for (int i = 0; cubic && i < n; i++) {
		ys[i] = padded(c, ys[i], "h");
		xs[i] = padded(c, xs[i], "w");
	}
	for (int i = 0; i < n * n; i++) {
		sum = weighted(c, sum, pixels(c, ys[i / n], xs[i % n]),
		               wy[i / n], wx[i % n]);
		if (mlirValueIsNull(sum))
			return sum;
	}
	return sum;
}

tm_status
onnx_grid_sample(tm_onnx_conv *c)
{
	const bool cubic = tm_onnx_arg_is(c, "mode", "bicubic") ||
	                   tm_onnx_arg_is(c, "mode", "cubic");
	const bool nearest = tm_onnx_arg_is(c, "mode", "nearest");
	MlirValue y, x;

	if (tm_onnx_rank(tm_onnx_arg(c, "X")) != 4)
		return tm_onnx_unsupported(c, "something else than a batch of "
		                              "images");
	tm_onnx_bind(c, "h", tm_onnx_dyn_value(
	                             c, tm_onnx_size(c, tm_onnx_arg(c, "X"),
	                                             2)));
	tm_onnx_bind(c, "w", tm_onnx_dyn_value(
	                             c, tm_onnx_size(c, tm_onnx_arg(c, "X"),
	                                             3)));
	tm_onnx_bind(c, "n", tm_onnx_arg(c, "h"));
	tm_onnx_bind(c, "g", tm_onnx_eval(c, "aten.select.int(grid, -1, 1)"));
	y = tm_onnx_eval(c, place_text);
	tm_onnx_bind(c, "n", tm_onnx_arg(c, "w"));
	tm_onnx_bind(c, "g", tm_onnx_eval(c, "aten.select.int(grid, -1, 0)"));
	x = tm_onnx_eval(c, place_text);
	if (!cubic) {
		y = padded(c, y, "h");
		x = padded(c, x, "w");
	}
	if (mlirValueIsNull(y) || mlirValueIsNull(x))
		return TM_EUNSUP;
	if (nearest)
		return tm_onnx_result(c, pixels(c, tm_onnx_op(c, "round", y),
		                                tm_onnx_op(c, "round", x)));
	return tm_onnx_result(c, interpolated(c, y, x, cubic));
}

/* ---- RoiAlign ---- */

/*
 * One direction: FROM and TO are columns of rois, N the image's extent, OUT
 * the cells, each with s samples.  Gives low, high, and the weights of both,
 * 0 outside.
 */
#define ROI_AXIS(lo, from, to, n, out)                                       \
	lo "a = aten.select.int(rois, 1, " from ") * spatial_scale - off; " lo \
	"z = aten.select.int(rois, 1, " to ") * spatial_scale - off; " lo      \
	"e = half ? " lo "z - " lo "a : clamp_min(" lo "z - " lo "a, 1.0); "  \
	lo "b = unsqueeze(" lo "e, 1) / " out "; " lo                          \
	"p = unsqueeze(" lo "a, 1) + (to.dtype(arange(" out                    \
	" * s), dtype(X)) + 0.5) * " lo "b / s; " lo                           \
	"v = to.dtype(logical_and(ge.Scalar(" lo "p, -1.0), le.Scalar(" lo     \
	"p, " n ")), dtype(X)); " lo "q = clamp(" lo "p, 0, " n " - 1); " lo   \
	"l = floor(" lo "q); " lo "h = clamp(" lo "l + 1, 0, " n " - 1); " lo  \
	"r = " lo "q - " lo "l; "

static const char roi_text[] =
        "off = half ? 0.5 : 0.0; "
        ROI_AXIS("y", "1", "3", "h", "output_height")
        ROI_AXIS("x", "0", "2", "w", "output_width")
        "k = size(X, 1); "
        "base = (unsqueeze(to.dtype(batch_indices, int64), 1) * k + "
        "arange(k)) * (h * w); "
        "big = unsqueeze(unsqueeze(base, 2), 3); "
        "flat = reshape(X, [-1]); "
        "row = [unsqueeze(unsqueeze(to.dtype(i, int64) * w, 1), 3) for i in "
        "[yl, yh]]; "
        "col = [unsqueeze(unsqueeze(to.dtype(i, int64), 1), 2) for i in "
        "[xl, xh]]; "
        "wy = [unsqueeze(unsqueeze(i * yv, 1), 3) for i in [1 - yr, yr]]; "
        "wx = [unsqueeze(unsqueeze(i * xv, 1), 2) for i in [1 - xr, xr]]; "
        "at = [big + row[i // 2] + col[i % 2] for i in range(4)]; "
        "px = [reshape(index_select(flat, 0, reshape(i, [-1])), sizes(i)) for "
        "i in at]; "
        "t = [px[i] * wy[i // 2] * wx[i % 2] for i in range(4)]; "
        "v = max_mode ? maximum(maximum(t[0], t[1]), maximum(t[2], t[3])) : "
        "t[0] + t[1] + t[2] + t[3]; "
        "c = reshape(v, [size(v, 0), k, output_height, s, output_width, s]); "
        "max_mode ? amax(c, [3, 5], False) : mean.dim(c, [3, 5], False)";

tm_status
onnx_roi_align(tm_onnx_conv *c)
{
	const MlirValue x = tm_onnx_arg(c, "X");
	int64_t ratio = 0;

	tm_onnx_arg_int(c, "sampling_ratio", &ratio);
	if (tm_onnx_rank(x) != 4 || ratio < 1)
		return tm_onnx_unsupported(c, "a number of samples that "
		                              "depends on the regions");
	tm_onnx_bind(c, "s", tm_onnx_int(c, ratio));
	tm_onnx_bind(c, "h", tm_onnx_dyn_value(c, tm_onnx_size(c, x, 2)));
	tm_onnx_bind(c, "w", tm_onnx_dyn_value(c, tm_onnx_size(c, x, 3)));
	tm_onnx_bind(c, "half",
	             tm_onnx_bool(c,
	                          tm_onnx_arg_is(
	                                  c, "coordinate_transformation_mode",
	                                  "half_pixel")));
	tm_onnx_bind(c, "max_mode",
	             tm_onnx_bool(c, tm_onnx_arg_is(c, "mode", "max")));
	return tm_onnx_text(c, roi_text);
}
