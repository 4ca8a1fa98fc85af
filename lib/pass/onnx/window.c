/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/onnx/window.h"

/* Reads NAME, N ints, or N times DFLT where it is not given. */
bool
tm_onnx_window_ints(tm_onnx_conv *c, const char *name, int n, int64_t dflt,
          int64_t *out)
{
	for (int i = 0; i < n; i++)
		out[i] = dflt;
	return !tm_onnx_has(c, name) ||
	       tm_onnx_arg_ints(c, name, out, n) == n;
}

bool
tm_onnx_window_is_same(tm_onnx_conv *c)
{
	return tm_onnx_arg_is(c, "auto_pad", "SAME_UPPER") ||
	       tm_onnx_arg_is(c, "auto_pad", "SAME_LOWER");
}

/* Splits TOTAL between the two sides of dimension I. */
void
tm_onnx_window_split(tm_onnx_conv *c, tm_onnx_window *w, int i, int64_t total)
{
	const int64_t less = total / 2, more = total - total / 2;
	const bool lower = tm_onnx_arg_is(c, "auto_pad", "SAME_LOWER");

	w->before[i] = lower ? more : less;
	w->after[i] = lower ? less : more;
}

/* The output is as large as the input divided by the stride, rounded up. */
static tm_status
same_padding(tm_onnx_conv *c, tm_onnx_window *w)
{
	for (int i = 0; i < w->n; i++) {
		const int64_t reach = (w->kernel[i] - 1) * w->dilation[i] + 1;
		int64_t out, total;

		if (w->size[i] == TM_DYN) {
			if (w->stride[i] != 1)
				return tm_onnx_unsupported(
				        c, "auto_pad of a size that is not "
				           "known");
			tm_onnx_window_split(c, w, i, reach - 1);
			continue;
		}
		out = (w->size[i] + w->stride[i] - 1) / w->stride[i];
		total = (out - 1) * w->stride[i] + reach - w->size[i];
		tm_onnx_window_split(c, w, i, total > 0 ? total : 0);
	}
	return TM_OK;
}

static bool
is_sane(const tm_onnx_window *w)
{
	const int64_t most = INT32_MAX;

	for (int i = 0; i < w->n; i++)
		if (w->kernel[i] < 1 || w->kernel[i] > most ||
		    w->stride[i] < 1 || w->stride[i] > most ||
		    w->dilation[i] < 1 || w->dilation[i] > most ||
		    w->before[i] < -most || w->before[i] > most ||
		    w->after[i] < -most || w->after[i] > most)
			return false;
	return true;
}

static tm_status
read(tm_onnx_conv *c, const char *x_name, const char *w_name,
     tm_onnx_window *w)
{
	int64_t pads[2 * TM_ONNX_MAX_SPATIAL];
	tm_tensor_type x, k = { 0 };

	*w = (tm_onnx_window){ 0 };
	if (!tm_onnx_tensor(tm_onnx_arg(c, x_name), &x) || x.rank < 3 ||
	    x.rank > TM_ONNX_MAX_SPATIAL + 2)
		return tm_onnx_unsupported(c, "the input is no batch of "
		                              "channels of known rank");
	w->n = x.rank - 2;
	if (w_name && (!tm_onnx_tensor(tm_onnx_arg(c, w_name), &k) ||
	               k.rank != x.rank))
		return tm_onnx_unsupported(c, "the weight does not fit");
	for (int i = 0; i < w->n; i++)
		w->size[i] = x.sizes[i + 2];
	if (!tm_onnx_window_ints(c, "kernel_shape", w->n, 0, w->kernel) ||
	    !tm_onnx_window_ints(c, "strides", w->n, 1, w->stride) ||
	    !tm_onnx_window_ints(c, "dilations", w->n, 1, w->dilation) ||
	    !tm_onnx_window_ints(c, "pads", 2 * w->n, 0, pads))
		return tm_onnx_unsupported(c, "an attribute has another rank "
		                              "than the input");
	for (int i = 0; i < w->n; i++) {
		if (!tm_onnx_has(c, "kernel_shape") && w_name)
			w->kernel[i] = k.sizes[i + 2];
		w->before[i] = pads[i];
		w->after[i] = pads[w->n + i];
	}
	if (!is_sane(w))
		return tm_onnx_unsupported(c, "the window is not known");
	return TM_OK;
}

tm_status
tm_onnx_window_read(tm_onnx_conv *c, const char *x_name, const char *w_name,
                    tm_onnx_window *w)
{
	TM_TRY(read(c, x_name, w_name, w));
	return tm_onnx_window_is_same(c) ? same_padding(c, w) : TM_OK;
}

tm_status
tm_onnx_window_read_transposed(tm_onnx_conv *c, tm_onnx_window *w)
{
	return read(c, "X", "W", w);
}

bool
tm_onnx_window_symmetric(const tm_onnx_window *w)
{
	for (int i = 0; i < w->n; i++)
		if (w->before[i] != w->after[i] || w->before[i] < 0)
			return false;
	return true;
}

/* Pads X with VALUE, and leaves no padding in W. */
MlirValue
tm_onnx_window_pad(tm_onnx_conv *c, MlirValue x, tm_onnx_window *w, MlirValue value)
{
	int64_t pads[2 * TM_ONNX_MAX_SPATIAL];

	for (int i = 0; i < w->n; i++) {
		pads[2 * (w->n - 1 - i)] = w->before[i];
		pads[2 * (w->n - 1 - i) + 1] = w->after[i];
		if (w->size[i] != TM_DYN)
			w->size[i] += w->before[i] + w->after[i];
		w->before[i] = w->after[i] = 0;
	}
	return tm_onnx_op(c, "constant_pad_nd", x,
	                  tm_onnx_int_list(c, 2 * w->n, pads), value);
}

void
tm_onnx_window_bind(tm_onnx_conv *c, const tm_onnx_window *w)
{
	tm_onnx_bind(c, "kernel", tm_onnx_int_list(c, w->n, w->kernel));
	tm_onnx_bind(c, "stride", tm_onnx_int_list(c, w->n, w->stride));
	tm_onnx_bind(c, "dilation", tm_onnx_int_list(c, w->n, w->dilation));
	tm_onnx_bind(c, "padding", tm_onnx_int_list(c, w->n, w->before));
}

