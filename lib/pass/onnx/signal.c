/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Fourier transforms as products with matrices, and windows. */
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

/*
 * Frames of the signal, one after the other, each times a matrix of waves.
 * Lengths may be known at run time only: places and phases are computed.
 */
static const char stft_text[] =
        "r = rank(signal); "
        "re = r == 3 ? aten.select.int(signal, -1, 0) : signal; "
        "im = r == 3 ? (size(signal, 2) == 2 ? aten.select.int(signal, -1, 1) "
        ": None) : None; "
        "frames = (size(re, 1) - n) // frame_step + 1; "
        "at = unsqueeze(arange(frames), 1) * frame_step + arange(n); "
        "b = size(re, 0); flat = reshape(at, [-1]); "
        "f = reshape(index_select(re, 1, flat), [b, frames, n]); "
        "x = has(window) ? f * window : f; "
        "g = has(im) ? reshape(index_select(im, 1, flat), [b, frames, n]) : "
        "None; y = has(g) ? (has(window) ? g * window : g) : None; "
        "m = onesided == 1 ? n // 2 + 1 : n; "
        "k = remainder.Scalar(unsqueeze(arange(n), 1) * arange(m), n); "
        "phase = to.dtype(k, float64) * two_pi / n; "
        "c = cos(phase); s = sin(phase); "
        "p = to.dtype(x, float64); q = has(y) ? to.dtype(y, float64) : None; "
        "u = has(q) ? matmul(p, c) + matmul(q, s) : matmul(p, c); "
        "v = has(q) ? matmul(q, c) - matmul(p, s) : -matmul(p, s); "
        "to.dtype(stack([u, v], -1), dtype(re))";

tm_status
onnx_stft(tm_onnx_conv *c)
{
	if (tm_onnx_rank(tm_onnx_arg(c, "signal")) < 2)
		return tm_onnx_unsupported(c, "the rank is not known");
	tm_onnx_bind(c, "n", tm_onnx_arg(c, "frame_length"));
	if (!tm_onnx_has(c, "n") && tm_onnx_has(c, "window"))
		tm_onnx_bind(c, "n",
		             tm_onnx_dyn_value(
		                     c, tm_onnx_size(
		                                c, tm_onnx_arg(c, "window"),
		                                0)));
	if (!tm_onnx_has(c, "n"))
		return tm_onnx_unsupported(c, "the length of a frame is not "
		                              "given");
	tm_onnx_bind(c, "two_pi", tm_onnx_float(c, two_pi));
	return tm_onnx_text(c, stft_text);
}

/* ---- MelWeightMatrix ---- */

/*
 * Each bin is a triangle between three edges, which stand at equal distances
 * on the mel scale: the weight of a frequency rises to 1 and falls again.
 */
static const char mel_text[] =
        "lo = log10(full([], lower_edge_hertz, dtype=float64) / 700 + 1) * "
        "2595; "
        "hi = log10(full([], upper_edge_hertz, dtype=float64) / 700 + 1) * "
        "2595; "
        "mel = to.dtype(arange(num_mel_bins + 2), float64) * ((hi - lo) / "
        "(num_mel_bins + 2)) + lo; "
        "hz = (pow.Scalar(10.0, mel / 2595) - 1) * 700; "
        "edge = floor(hz * (dft_length + 1) / sample_rate); "
        "a = slice.Tensor(edge, 0, 0, num_mel_bins); "
        "b = slice.Tensor(edge, 0, 1, num_mel_bins + 1); "
        "d = slice.Tensor(edge, 0, 2, num_mel_bins + 2); "
        "k = unsqueeze(to.dtype(arange(dft_length // 2 + 1), float64), 1); "
        "up = (k - a) / clamp_min(b - a, 1); "
        "down = (d - k) / clamp_min(d - b, 1); "
        "rises = logical_and(ge.Tensor(k, a), lt.Tensor(k, b)); "
        "falls = logical_and(gt.Tensor(k, b), lt.Tensor(k, d)); "
        "one = eq.Tensor(k, b); "
        "z = zeros_like(up); "
        "w = where.self(one, z + 1, where.self(rises, up, where.self(falls, "
        "down, z))); "
        "to.dtype(w, has(output_datatype) ? output_datatype : float32)";

tm_status
onnx_mel_weight_matrix(tm_onnx_conv *c)
{
	return tm_onnx_text(c, mel_text);
}
