/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Pooling.  Windows that PyTorch's ops cannot say (dilated averages, uneven
 * padding) are padded before, or counted. */
#include "pass/onnx/window.h"

/* With ceil_mode the last window may begin inside and end outside: adds the
 * padding that it needs, unless it would begin in the padding behind X. */
static tm_status
ceil_padding(tm_onnx_conv *c, tm_onnx_window *w)
{
	int64_t ceil_mode = 0;

	tm_onnx_arg_int(c, "ceil_mode", &ceil_mode);
	for (int i = 0; ceil_mode && i < w->n; i++) {
		const int64_t reach = (w->kernel[i] - 1) * w->dilation[i] + 1;
		const int64_t before = w->before[i];
		int64_t span = w->size[i] + before + w->after[i] - reach;
		int64_t steps;

		if (w->size[i] == TM_DYN)
			return tm_onnx_unsupported(c, "ceil_mode on a size "
			                              "that is not known");
		if (span < 0)
			continue;
		steps = (span + w->stride[i] - 1) / w->stride[i];
		if (steps * w->stride[i] >= w->size[i] + before)
			steps--;
		if (steps * w->stride[i] > span)
			w->after[i] += steps * w->stride[i] - span;
	}
	return TM_OK;
}

static const char *
pick(int n, const char *one, const char *two, const char *three)
{
	return n == 1 ? one : n == 2 ? two : n == 3 ? three : NULL;
}

/* ---- MaxPool ---- */

static MlirValue
lowest(tm_onnx_conv *c, tm_dtype dtype)
{
	switch (dtype) {
	case TM_U8: return tm_onnx_int(c, 0);
	case TM_I8: return tm_onnx_int(c, -128);
	default: return tm_onnx_float(c, -1.0 / 0.0);
	}
}

/* Turns the places in the padded plane into those in all of X; in
 * column-major order where ORDER says so. */
static MlirValue
flat_indices(tm_onnx_conv *c, const tm_onnx_window *w, const int64_t *before,
             const int64_t *padded, const int64_t *size)
{
	int64_t order = 0;

	tm_onnx_arg_int(c, "storage_order", &order);
	tm_onnx_bind(c, "before", tm_onnx_int_list(c, w->n, before));
	tm_onnx_bind(c, "padded", tm_onnx_int_list(c, w->n, padded));
	tm_onnx_bind(c, "size", tm_onnx_int_list(c, w->n, size));
	tm_onnx_bind(c, "n", tm_onnx_int(c, w->n));
	return tm_onnx_eval(
	        c, order ? "at = [remainder.Scalar(floor_divide.Scalar(i, "
	                   "prod(slice(padded, k + 1, n))), padded[k]) - "
	                   "before[k] for k in range(n)]; "
	                   "f = sum([at[k] * prod(slice(size, 0, k)) for k in "
	                   "range(n)]); b = reshape(arange(size(X, 0) * "
	                   "size(X, 1)), [size(X, 0), size(X, 1)] + [1] * n); "
	                   "f + b * prod(size)"
	                 : "at = [remainder.Scalar(floor_divide.Scalar(i, "
	                   "prod(slice(padded, k + 1, n))), padded[k]) - "
	                   "before[k] for k in range(n)]; "
	                   "f = sum([at[k] * prod(slice(size, k + 1, n)) for k "
	                   "in range(n)]); b = reshape(arange(size(X, 0) * "
	                   "size(X, 1)), [size(X, 0), size(X, 1)] + [1] * n); "
	                   "f + b * prod(size)");
}

/* The text has i bound: PyTorch counts inside one plane. */
static tm_status
max_with_indices(tm_onnx_conv *c, tm_onnx_window *w)
{
	const char *text =
	        pick(w->n, "max_pool1d_with_indices(x, kernel, stride, "
	                   "padding, dilation)",
	             "max_pool2d_with_indices(x, kernel, stride, padding, "
	             "dilation)",
	             "max_pool3d_with_indices(x, kernel, stride, padding, "
	             "dilation)");
	int64_t before[TM_ONNX_MAX_SPATIAL], size[TM_ONNX_MAX_SPATIAL];
	MlirValue values, i;

	if (!text)
		return tm_onnx_unsupported(c, "pooling over %d dimensions",
		                           w->n);
	for (int k = 0; k < w->n; k++)
		if (w->size[k] == TM_DYN)
			return tm_onnx_unsupported(
			        c, "places of maxima where a size is not "
			           "known");
	memcpy(before, w->before, sizeof before);
	memcpy(size, w->size, sizeof size);
	tm_onnx_bind(c, "x",
	             tm_onnx_window_pad(
	                     c, tm_onnx_arg(c, "X"), w,
	                     lowest(c, tm_onnx_dtype(tm_onnx_arg(c, "X")))));
	if (!tm_onnx_has(c, "x"))
		return TM_EUNSUP;
	tm_onnx_window_bind(c, w);
	TM_TRY(tm_onnx_text(c, text));
	values = c->results[0];
	i = c->results[1];
	c->num_results = 0;
	tm_onnx_bind(c, "i", i);
	i = flat_indices(c, w, before, w->size, size);
	TM_TRY(tm_onnx_result(c, values));
	return tm_onnx_result(c, i);
}

tm_status
onnx_max_pool(tm_onnx_conv *c)
{
	const MlirValue x = tm_onnx_arg(c, "X");
	const char *text;
	tm_onnx_window w;

	TM_TRY(tm_onnx_window_read(c, "X", NULL, &w));
	TM_TRY(ceil_padding(c, &w));
	if (tm_onnx_output_used(c, 1))
		return max_with_indices(c, &w);
	text = pick(w.n, "max_pool1d(x, kernel, stride, padding, dilation)",
	            "max_pool2d(x, kernel, stride, padding, dilation)",
	            "max_pool3d(x, kernel, stride, padding, dilation)");
	if (!text)
		return tm_onnx_unsupported(c, "pooling over %d dimensions",
		                           w.n);
	tm_onnx_bind(c, "x", x);
	for (int i = 0; i < w.n; i++)
		if (w.before[i] != w.after[i] ||
		    2 * w.before[i] > w.kernel[i]) {
			tm_onnx_bind(c, "x",
			             tm_onnx_window_pad(
			                     c, x, &w,
			                     lowest(c, tm_onnx_dtype(x))));
			break;
		}
	if (!tm_onnx_has(c, "x"))
		return TM_EUNSUP;
	tm_onnx_window_bind(c, &w);
	return tm_onnx_text(c, text);
}

/* ---- sums over windows ---- */

/*
 * The sum over each window of X, as a convolution of every plane with ones:
 * it takes dilation, and any padding was put around X before.
 */
static MlirValue
window_sums(tm_onnx_conv *c, MlirValue x, const tm_onnx_window *w)
{
	tm_onnx_bind(c, "x", x);
	tm_onnx_window_bind(c, w);
	if (mlirValueIsNull(x))
		return x;
	return tm_onnx_eval(
	        c, "s = sizes(x); p = reshape(x, [s[0] * s[1], 1] + slice(s, "
	           "2, len(s))); k = full([1, 1] + kernel, 1.0, "
	           "dtype=dtype(x)); y = convolution(p, k, None, stride, [0] "
	           "* len(stride), dilation, False, [0] * len(stride), 1); "
	           "t = sizes(y); reshape(y, [s[0], s[1]] + slice(t, 2, "
	           "len(t)))");
}

static MlirValue
padded(tm_onnx_conv *c, MlirValue x, const tm_onnx_window *w, double value)
{
	tm_onnx_window copy = *w;

	for (int i = 0; i < w->n; i++)
		if (w->before[i] || w->after[i])
			return tm_onnx_window_pad(c, x, &copy,
			                          tm_onnx_float(c, value));
	return x;
}

/* How many elements each window averages: those of X, or of X and its
 * padding, never those that only ceil_mode adds. */
static MlirValue
window_counts(tm_onnx_conv *c, const tm_onnx_window *given,
              const tm_onnx_window *w)
{
	int64_t with_pad = 0;
	tm_onnx_window inner = *given, outer = *w;
	MlirValue ones;

	tm_onnx_arg_int(c, "count_include_pad", &with_pad);
	ones = tm_onnx_eval(c, "s = sizes(X); full([1, 1] + slice(s, 2, "
	                       "len(s)), 1.0, dtype=dtype(X))");
	if (mlirValueIsNull(ones))
		return ones;
	if (with_pad) {
		ones = padded(c, ones, &inner, 1);
		for (int i = 0; i < w->n; i++) {
			outer.before[i] -= given->before[i];
			outer.after[i] -= given->after[i];
		}
	}
	return mlirValueIsNull(ones)
	               ? ones
	               : window_sums(c, padded(c, ones, &outer, 0), w);
}

static bool
is_padded_or_dilated(const tm_onnx_window *w)
{
	for (int i = 0; i < w->n; i++)
		if (w->before[i] || w->after[i] || w->dilation[i] != 1)
			return true;
	return false;
}

tm_status
onnx_average_pool(tm_onnx_conv *c)
{
	tm_onnx_window given, w;
	const char *text;

	TM_TRY(tm_onnx_window_read(c, "X", NULL, &given));
	w = given;
	TM_TRY(ceil_padding(c, &w));
	text = pick(w.n, "avg_pool1d(X, kernel, stride)",
	            "avg_pool2d(X, kernel, stride)",
	            "avg_pool3d(X, kernel, stride)");
	if (!is_padded_or_dilated(&w) && text) {
		tm_onnx_window_bind(c, &w);
		return tm_onnx_text(c, text);
	}
	tm_onnx_bind(c, "counts", window_counts(c, &given, &w));
	tm_onnx_bind(c, "sums",
	             window_sums(c, padded(c, tm_onnx_arg(c, "X"), &w, 0),
	                         &w));
	if (!tm_onnx_has(c, "counts") || !tm_onnx_has(c, "sums"))
		return TM_EUNSUP;
	return tm_onnx_text(c, "sums / counts");
}

tm_status
onnx_lp_pool(tm_onnx_conv *c)
{
	tm_onnx_window w;
	int64_t p = 2;
	MlirValue x;

	TM_TRY(tm_onnx_window_read(c, "X", NULL, &w));
	TM_TRY(ceil_padding(c, &w));
	tm_onnx_arg_int(c, "p", &p);
	tm_onnx_bind(c, "inv_p", tm_onnx_float(c, 1.0 / (double)p));
	x = tm_onnx_eval(c, "pow.Tensor_Scalar(abs(X), p)");
	if (mlirValueIsNull(x))
		return TM_EUNSUP;
	tm_onnx_bind(c, "sums", window_sums(c, padded(c, x, &w, 0), &w));
	if (!tm_onnx_has(c, "sums"))
		return TM_EUNSUP;
	return tm_onnx_text(c, "pow.Tensor_Scalar(sums, inv_p)");
}

/* Puts each value where its index says, in a tensor of zeros. */
tm_status
onnx_max_unpool(tm_onnx_conv *c)
{
	int64_t size[TM_ONNX_MAX_SPATIAL];
	tm_onnx_window w;

	TM_TRY(tm_onnx_window_read(c, "X", NULL, &w));
	for (int i = 0; i < w.n; i++) {
		if (w.size[i] == TM_DYN)
			return tm_onnx_unsupported(c, "a size is not known");
		size[i] = (w.size[i] - 1) * w.stride[i] + w.kernel[i] -
		          w.before[i] - w.after[i];
	}
	tm_onnx_bind(c, "size", tm_onnx_int_list(c, w.n, size));
	/* The indices count in the smallest plane that fits; a given shape is
	 * that plane with more behind it. */
	tm_onnx_bind(c, "plane",
	             tm_onnx_eval(
	                     c, "lead = [size(X, 0), size(X, 1)]; "
	                        "z = full([prod(lead + size)], 0.0, "
	                        "dtype=dtype(X)); y = scatter.src(z, 0, "
	                        "reshape(I, [-1]), reshape(X, [-1])); "
	                        "reshape(y, lead + size)"));
	if (!tm_onnx_has(c, "plane"))
		return TM_EUNSUP;
	if (!tm_onnx_has(c, "output_shape"))
		return tm_onnx_text(c, "plane");
	tm_onnx_bind(c, "n", tm_onnx_int(c, w.n));
	return tm_onnx_text(
	        c, "constant_pad_nd(plane, [k % 2 == 0 ? 0 : output_shape[1 + n "
	           "- k // 2] - size[n - 1 - k // 2] for k in range(2 * n)])");
}
