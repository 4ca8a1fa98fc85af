/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Convolutions. */
#include "pass/onnx/window.h"

/* The convolution of x and w, both bound. */
static MlirValue
convolve(tm_onnx_conv *c, tm_onnx_window *w)
{
	const tm_dtype dtype = tm_onnx_dtype(tm_onnx_arg(c, "x"));
	const MlirValue zero =
	        tm_dtype_get(dtype)->cls == TM_CLASS_FLOAT
	                ? tm_onnx_float(c, 0)
	                : tm_onnx_int(c, 0);

	if (!tm_onnx_window_symmetric(w))
		tm_onnx_bind(c, "x", tm_onnx_window_pad(c, tm_onnx_arg(c, "x"),
		                                        w, zero));
	if (!tm_onnx_has(c, "x") || !tm_onnx_has(c, "w"))
		return (MlirValue){ NULL };
	tm_onnx_window_bind(c, w);
	return tm_onnx_eval(c, "convolution(x, w, b, stride, padding, "
	                       "dilation, False, [0] * len(stride), group)");
}

tm_status
onnx_conv(tm_onnx_conv *c)
{
	tm_onnx_window w;

	TM_TRY(tm_onnx_window_read(c, "X", "W", &w));
	tm_onnx_bind(c, "x", tm_onnx_arg(c, "X"));
	tm_onnx_bind(c, "w", tm_onnx_arg(c, "W"));
	tm_onnx_bind(c, "b", tm_onnx_arg(c, "B"));
	return tm_onnx_result(c, convolve(c, &w));
}

/* X as int32 with its zero point taken off.  A zero point per channel stands
 * at dimension AXIS. */
static MlirValue
centered(tm_onnx_conv *c, const char *x_name, const char *zero_name, int axis)
{
	const MlirValue x = tm_onnx_arg(c, x_name);
	const MlirValue wide = tm_onnx_cast(c, x, TM_I32);
	MlirValue zero = tm_onnx_arg(c, zero_name);

	if (mlirValueIsNull(zero) || mlirValueIsNull(wide))
		return wide;
	zero = tm_onnx_cast(c, zero, TM_I32);
	if (tm_onnx_rank(zero) == 1)
		for (int i = axis + 1;
		     i < tm_onnx_rank(x) && !mlirValueIsNull(zero); i++)
			zero = tm_onnx_op(c, "unsqueeze", zero,
			                  tm_onnx_int(c, -1));
	return mlirValueIsNull(zero) ? zero
	                             : tm_onnx_op(c, "sub.Tensor", wide, zero,
	                                          tm_onnx_int(c, 1));
}

tm_status
onnx_conv_integer(tm_onnx_conv *c)
{
	tm_onnx_window w;

	TM_TRY(tm_onnx_window_read(c, "X", "W", &w));
	tm_onnx_bind(c, "x", centered(c, "X", "x_zero_point", 1));
	tm_onnx_bind(c, "w", centered(c, "W", "w_zero_point", 0));
	tm_onnx_bind(c, "b", (MlirValue){ NULL });
	return tm_onnx_result(c, convolve(c, &w));
}

/* round(acc * scale / y_scale) + zero, saturated to the type of zero. */
static tm_status
requantize(tm_onnx_conv *c, MlirValue acc)
{
	const tm_dtype dtype = tm_onnx_dtype(tm_onnx_arg(c, "y_zero_point"));

	if (dtype != TM_U8 && dtype != TM_I8)
		return tm_onnx_unsupported(c, "the result is neither int8 nor "
		                              "uint8");
	tm_onnx_bind(c, "acc", acc);
	tm_onnx_bind(c, "lo", tm_onnx_int(c, dtype == TM_U8 ? 0 : -128));
	tm_onnx_bind(c, "hi", tm_onnx_int(c, dtype == TM_U8 ? 255 : 127));
	return tm_onnx_text(
	        c, "r = round(to.dtype(acc, float32) * (scale / y_scale)); "
	           "q = r + to.dtype(y_zero_point, float32); "
	           "to.dtype(clamp(q, lo, hi), dtype(y_zero_point))");
}

/* The scale of a weight per output channel, behind a batch. */
static MlirValue
channel_scale(tm_onnx_conv *c, const char *name, int behind)
{
	MlirValue v = tm_onnx_arg(c, name);

	if (tm_onnx_rank(v) == 1)
		for (int i = 0; i < behind && !mlirValueIsNull(v); i++)
			v = tm_onnx_op(c, "unsqueeze", v, tm_onnx_int(c, -1));
	return v;
}

tm_status
onnx_qlinear_conv(tm_onnx_conv *c)
{
	tm_onnx_window w;

	TM_TRY(tm_onnx_window_read(c, "x", "w", &w));
	tm_onnx_bind(c, "ws", channel_scale(c, "w_scale", w.n));
	tm_onnx_bind(c, "x", centered(c, "x", "x_zero_point", 1));
	tm_onnx_bind(c, "w", centered(c, "w", "w_zero_point", 0));
	tm_onnx_bind(c, "b", tm_onnx_arg(c, "B"));
	tm_onnx_bind(c, "scale", tm_onnx_eval(c, "x_scale * ws"));
	return requantize(c, convolve(c, &w));
}

tm_status
onnx_matmul_integer(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "A"));

	tm_onnx_bind(c, "a", centered(c, "A", "a_zero_point", rank - 2));
	tm_onnx_bind(c, "b", centered(c, "B", "b_zero_point", 1 << 20));
	return tm_onnx_text(c, "matmul(a, b)");
}

tm_status
onnx_qlinear_matmul(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "a"));

	tm_onnx_bind(c, "as", channel_scale(c, "a_scale", 1));
	tm_onnx_bind(c, "a", centered(c, "a", "a_zero_point", rank - 2));
	tm_onnx_bind(c, "b", centered(c, "b", "b_zero_point", 1 << 20));
	tm_onnx_bind(c, "scale", tm_onnx_eval(c, "as * b_scale"));
	return requantize(c, tm_onnx_eval(c, "matmul(a, b)"));
}

/* ---- ConvTranspose ---- */

/* Padding that makes the output as large as OUT says, or as auto_pad does. */
static void
pad_to(tm_onnx_conv *c, tm_onnx_window *w, const int64_t *out,
       const int64_t *extra)
{
	for (int i = 0; i < w->n; i++) {
		const int64_t full = (w->size[i] - 1) * w->stride[i] +
		                     (w->kernel[i] - 1) * w->dilation[i] + 1 +
		                     extra[i];

		tm_onnx_window_split(c, w, i, full - out[i]);
	}
}

/* The whole of the transposed convolution, then what padding cuts off. */
static MlirValue
transposed(tm_onnx_conv *c, tm_onnx_window *w, const int64_t *extra)
{
	int64_t before[TM_ONNX_MAX_SPATIAL], after[TM_ONNX_MAX_SPATIAL];
	MlirValue y;

	memcpy(before, w->before, sizeof before);
	memcpy(after, w->after, sizeof after);
	/* What both sides lose alike, convolution does itself; what the end
	 * gains beyond is output padding. */
	for (int i = 0; i < w->n; i++) {
		w->before[i] = before[i] < after[i] ? before[i] : after[i];
		w->before[i] = w->before[i] < 0 ? 0 : w->before[i];
	}
	tm_onnx_window_bind(c, w);
	tm_onnx_bind(c, "extra", tm_onnx_int_list(c, w->n, extra));
	y = tm_onnx_eval(c, "convolution(X, W, B, stride, padding, dilation, "
	                    "True, extra, group)");
	for (int i = 0; i < w->n; i++) {
		w->before[i] -= before[i];
		w->after[i] = (before[i] + w->before[i]) - after[i];
	}
	if (mlirValueIsNull(y))
		return y;
	for (int i = 0; i < w->n; i++)
		if (w->before[i] || w->after[i])
			return tm_onnx_window_pad(c, y, w, tm_onnx_float(c, 0));
	return y;
}

tm_status
onnx_conv_transpose(tm_onnx_conv *c)
{
	int64_t extra[TM_ONNX_MAX_SPATIAL], out[TM_ONNX_MAX_SPATIAL];
	tm_onnx_window w;

	TM_TRY(tm_onnx_window_read_transposed(c, &w));
	if (!tm_onnx_window_ints(c, "output_padding", w.n, 0, extra) ||
	    !tm_onnx_window_ints(c, "output_shape", w.n, 0, out))
		return tm_onnx_unsupported(c, "an attribute has another rank "
		                              "than the input");
	if (tm_onnx_has(c, "output_shape") || tm_onnx_window_is_same(c)) {
		for (int i = 0; i < w.n; i++) {
			if (w.size[i] == TM_DYN)
				return tm_onnx_unsupported(
				        c, "the padding depends on a size "
				           "that is not known");
			if (!tm_onnx_has(c, "output_shape"))
				out[i] = w.size[i] * w.stride[i];
		}
		pad_to(c, &w, out, extra);
	}
	return tm_onnx_result(c, transposed(c, &w, extra));
}
