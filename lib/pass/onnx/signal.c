/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Fourier transforms as products with constant matrices, and windows. */
#include "pass/onnx/convert.h"

#include <math.h>

enum { MAX_POINTS = 8192 };

static const double two_pi = 6.283185307179586476925286766559;

/* ---- windows ---- */

/* The row's text over x = 2 pi i / N. */
tm_status
onnx_window(tm_onnx_conv *c)
{
	tm_onnx_bind(c, "two_pi", tm_onnx_float(c, two_pi));
	tm_onnx_bind(c, "x",
	             tm_onnx_eval(c, "n = periodic == 1 ? size : size - 1; "
	                             "i = to.dtype(arange(size), float32); "
	                             "mul.Scalar(i, two_pi) / n"));
	if (!tm_onnx_has(c, "x"))
		return TM_EUNSUP;
	tm_onnx_bind(c, "y", tm_onnx_eval(c, c->row->text));
	if (!tm_onnx_has(c, "y"))
		return TM_EUNSUP;
	return tm_onnx_text(c, "has(output_datatype) ? to.dtype(y, "
	                       "output_datatype) : y");
}

/* ---- Fourier transforms ---- */

/* [IN, OUT] of cos or sin of 2 pi i k / N, computed where the phase is
 * small. */
static MlirValue
wave(tm_onnx_conv *c, int64_t n, int64_t in, int64_t out, bool sine,
     double scale)
{
	const int64_t shape[] = { in, out };
	float *v = TM_NEW(c->pass->arena, float, (size_t)(in * out));

	for (int64_t i = 0; v && i < in; i++)
		for (int64_t k = 0; k < out; k++) {
			const double phase =
			        two_pi * (double)(i * k % n) / (double)n;

			v[i * out + k] =
			        (float)(scale *
			                (sine ? sin(phase) : cos(phase)));
		}
	return v ? tm_onnx_f32s(c, 2, shape, v) : (MlirValue){ NULL };
}

/*
 * Binds re and im: the transform of the last dimension of "re" and "im" (the
 * latter may be None), N points, IN of them given, OUT wanted.
 */
static tm_status
transform(tm_onnx_conv *c, int64_t n, int64_t in, int64_t out, bool inverse)
{
	const double scale = inverse ? 1.0 / (double)n : 1;

	tm_onnx_bind(c, "cos_", wave(c, n, in, out, false, scale));
	tm_onnx_bind(c, "sin_",
	             wave(c, n, in, out, true, inverse ? scale : -scale));
	if (!tm_onnx_has(c, "cos_") || !tm_onnx_has(c, "sin_"))
		return TM_ENOMEM;
	tm_onnx_bind(c, "a",
	             tm_onnx_eval(c, "has(im) ? matmul(re, cos_) - matmul(im, "
	                             "sin_) : matmul(re, cos_)"));
	tm_onnx_bind(c, "b",
	             tm_onnx_eval(c, "has(im) ? matmul(re, sin_) + matmul(im, "
	                             "cos_) : matmul(re, sin_)"));
	return tm_onnx_has(c, "a") && tm_onnx_has(c, "b") ? TM_OK : TM_EUNSUP;
}

tm_status
onnx_dft(tm_onnx_conv *c)
{
	const MlirValue x = tm_onnx_arg(c, "input");
	int64_t axis = c->opset < 20 ? 1 : -2, n, inverse = 0, onesided = 0;
	tm_tensor_type t;
	int d;

	if (tm_onnx_has(c, "axis") && !tm_onnx_arg_int(c, "axis", &axis))
		return tm_onnx_unsupported(c, "the axis is not known");
	tm_onnx_arg_int(c, "inverse", &inverse);
	tm_onnx_arg_int(c, "onesided", &onesided);
	if (!tm_onnx_tensor(x, &t) || t.rank < 2 ||
	    t.sizes[t.rank - 1] == TM_DYN ||
	    !tm_dim_normal(axis, t.rank, &d) || d == t.rank - 1)
		return tm_onnx_unsupported(c, "the rank is not known");
	n = t.sizes[d];
	if (tm_onnx_has(c, "dft_length") &&
	    !tm_onnx_arg_int(c, "dft_length", &n))
		n = TM_DYN;
	if (n < 1 || n > MAX_POINTS || t.sizes[d] == TM_DYN ||
	    (onesided && inverse))
		return tm_onnx_unsupported(c, "a length that is not known, or "
		                              "a one-sided inverse");
	tm_onnx_bind(c, "d", tm_onnx_int(c, d));
	tm_onnx_bind(c, "n", tm_onnx_int(c, n));
	tm_onnx_bind(c, "re",
	             tm_onnx_eval(c, "transpose.int(slice.Tensor(select.int("
	                             "input, -1, 0), d, 0, n), d, -1)"));
	if (t.sizes[t.rank - 1] == 2)
		tm_onnx_bind(c, "im",
		             tm_onnx_eval(c, "transpose.int(slice.Tensor("
		                             "select.int(input, -1, 1), d, 0, "
		                             "n), d, -1)"));
	else
		tm_onnx_bind(c, "im", (MlirValue){ NULL });
	TM_TRY(transform(c, n, t.sizes[d] < n ? t.sizes[d] : n,
	                 onesided ? n / 2 + 1 : n, inverse != 0));
	return tm_onnx_text(c, "stack([transpose.int(a, d, -1), "
	                       "transpose.int(b, d, -1)], -1)");
}

/* Frames of the signal, one after the other, each transformed. */
tm_status
onnx_stft(tm_onnx_conv *c)
{
	const MlirValue signal = tm_onnx_arg(c, "signal");
	int64_t step, length = -1, onesided = 1;
	tm_tensor_type t, w;

	tm_onnx_arg_int(c, "onesided", &onesided);
	if (tm_onnx_tensor(tm_onnx_arg(c, "window"), &w) && w.rank == 1)
		length = w.sizes[0];
	if (tm_onnx_has(c, "frame_length"))
		tm_onnx_arg_int(c, "frame_length", &length);
	if (!tm_onnx_tensor(signal, &t) || t.rank < 2 || length < 1 ||
	    length > MAX_POINTS || !tm_onnx_arg_int(c, "frame_step", &step) ||
	    step < 1)
		return tm_onnx_unsupported(c, "a length or step is not known");
	tm_onnx_bind(c, "n", tm_onnx_int(c, length));
	tm_onnx_bind(c, "step", tm_onnx_int(c, step));
	tm_onnx_bind(c, "real",
	             t.rank == 2 ? signal
	                         : tm_onnx_eval(c, "select.int(signal, -1, 0)"));
	tm_onnx_bind(c, "re",
	             tm_onnx_eval(c, "f = unfold(real, 1, n, step); "
	                             "has(window) ? f * window : f"));
	tm_onnx_bind(c, "im", (MlirValue){ NULL });
	if (t.rank == 3 && t.sizes[2] == 2)
		tm_onnx_bind(c, "im",
		             tm_onnx_eval(c, "f = unfold(select.int(signal, "
		                             "-1, 1), 1, n, step); "
		                             "has(window) ? f * window : f"));
	if (!tm_onnx_has(c, "re"))
		return TM_EUNSUP;
	TM_TRY(transform(c, length, length, onesided ? length / 2 + 1 : length,
	                 false));
	return tm_onnx_text(c, "stack([a, b], -1)");
}

/* ---- MelWeightMatrix ---- */

static double
to_mel(double hertz)
{
	return 2595 * log10(1 + hertz / 700);
}

static double
to_hertz(double mel)
{
	return 700 * (pow(10, mel / 2595) - 1);
}

/* The weight of spectrogram bin K in a triangle from LO over MID to HI. */
static double
triangle(int64_t k, int64_t lo, int64_t mid, int64_t hi)
{
	if (k == mid && lo == mid)
		return 1;
	if (k >= lo && k <= mid && mid > lo)
		return (double)(k - lo) / (double)(mid - lo);
	if (k >= mid && k < hi && hi > mid)
		return (double)(hi - k) / (double)(hi - mid);
	return 0;
}

tm_status
onnx_mel_weight_matrix(tm_onnx_conv *c)
{
	int64_t bins, length, rate, shape[2];
	double lo, hi, step;
	float *v;

	if (!tm_onnx_arg_int(c, "num_mel_bins", &bins) ||
	    !tm_onnx_arg_int(c, "dft_length", &length) ||
	    !tm_onnx_arg_int(c, "sample_rate", &rate) ||
	    !tm_onnx_arg_float(c, "lower_edge_hertz", &lo) ||
	    !tm_onnx_arg_float(c, "upper_edge_hertz", &hi) || bins < 1 ||
	    bins > MAX_POINTS || length < 1 || length > MAX_POINTS || rate < 1)
		return tm_onnx_unsupported(c, "an input is not known");
	shape[0] = length / 2 + 1;
	shape[1] = bins;
	v = TM_NEW(c->pass->arena, float, (size_t)(shape[0] * bins));
	if (!v)
		return TM_ENOMEM;
	step = (to_mel(hi) - to_mel(lo)) / (double)(bins + 2);
	for (int64_t b = 0; b < bins; b++) {
		int64_t edge[3];

		for (int i = 0; i < 3; i++)
			edge[i] = (int64_t)floor(
			        (double)(length + 1) *
			        to_hertz(to_mel(lo) + step * (double)(b + i)) /
			        (double)rate);
		for (int64_t k = 0; k < shape[0]; k++)
			v[k * bins + b] =
			        (float)triangle(k, edge[0], edge[1], edge[2]);
	}
	tm_onnx_bind(c, "m", tm_onnx_f32s(c, 2, shape, v));
	return tm_onnx_text(c, "has(output_datatype) ? to.dtype(m, "
	                       "output_datatype) : m");
}
