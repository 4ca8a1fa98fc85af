/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Reductions, and normalizations made of them. */
#include "pass/onnx/shape.h"

static tm_status
unknown_rank(tm_onnx_conv *c)
{
	return tm_onnx_unsupported(c, "the rank is not known");
}

/* Binds "dims" to FROM … RANK - 1. */
static void
bind_dims_from(tm_onnx_conv *c, int from, int rank)
{
	int64_t dims[TM_MAX_RANK];
	int n = 0;

	for (int d = from; d < rank; d++)
		dims[n++] = d;
	tm_onnx_bind(c, "dims", tm_onnx_int_list(c, n, dims));
}

/* Binds "dims" and "keep"; *NOOP where nothing is to be reduced. */
static tm_status
bind_reduction(tm_onnx_conv *c, bool *noop)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "data"));
	int64_t keep = 1, if_empty = 0, axes[TM_MAX_RANK];
	intptr_t n = -1;

	tm_onnx_arg_int(c, "keepdims", &keep);
	tm_onnx_arg_int(c, "noop_with_empty_axes", &if_empty);
	if (rank < 0)
		return unknown_rank(c);
	if (tm_onnx_has(c, "axes")) {
		n = tm_onnx_arg_ints(c, "axes", axes, TM_MAX_RANK);
		if (n < 0)
			return tm_onnx_unsupported(
			        c, "the axes are not known before run time");
	}
	*noop = n <= 0 && if_empty;
	if (n > 0)
		tm_onnx_bind(c, "dims", tm_onnx_int_list(c, n, axes));
	else
		bind_dims_from(c, 0, rank);
	tm_onnx_bind(c, "keep", tm_onnx_bool(c, keep != 0));
	return TM_OK;
}

/* Over axes that are an input of the model. */
static tm_status
reduce_any_axes(tm_onnx_conv *c, tm_onnx_ints *axes)
{
	const tm_onnx_row *row = c->row;
	int64_t keep = 1;

	tm_onnx_arg_int(c, "keepdims", &keep);
	tm_onnx_bind(c, "x", tm_onnx_arg(c, "data"));
	if (row->pre)
		tm_onnx_bind(c, "x", tm_onnx_eval(c, row->pre));
	if (!tm_onnx_has(c, "x"))
		return TM_EUNSUP;
	tm_onnx_bind(c, "x", tm_onnx_reduce_runtime(c, tm_onnx_arg(c, "x"),
	                                            axes, row->kind,
	                                            keep != 0));
	if (!tm_onnx_has(c, "x"))
		return TM_EUNSUP;
	return tm_onnx_text(c, row->post ? row->post : "x");
}

static bool
has_unknown_axes(tm_onnx_conv *c, tm_onnx_ints *axes)
{
	int64_t known[TM_MAX_RANK];

	return c->row->kind && tm_onnx_has(c, "axes") &&
	       tm_onnx_arg_ints(c, "axes", known, TM_MAX_RANK) < 0 &&
	       tm_onnx_ints_arg(c, "axes", axes);
}

tm_status
onnx_reduce(tm_onnx_conv *c)
{
	tm_onnx_ints axes;
	bool noop;

	if (has_unknown_axes(c, &axes))
		return reduce_any_axes(c, &axes);
	TM_TRY(bind_reduction(c, &noop));
	return tm_onnx_text(c, noop ? "data" : NULL);
}

tm_status
onnx_reduce_prod(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "data"));
	int64_t dims[TM_MAX_RANK];
	MlirValue x = tm_onnx_arg(c, "data");
	tm_onnx_ints axes;
	int64_t keep = 1;
	intptr_t n;
	bool noop;

	if (has_unknown_axes(c, &axes))
		return reduce_any_axes(c, &axes);
	TM_TRY(bind_reduction(c, &noop));
	tm_onnx_arg_int(c, "keepdims", &keep);
	n = noop ? 0 : tm_onnx_arg_ints(c, "dims", dims, TM_MAX_RANK);
	/* With the dimensions kept their numbers stay what they are. */
	for (intptr_t i = 0; i < n && !mlirValueIsNull(x); i++) {
		dims[i] += dims[i] < 0 ? rank : 0;
		tm_onnx_bind(c, "x", x);
		tm_onnx_bind(c, "d", tm_onnx_int(c, dims[i]));
		x = tm_onnx_eval(c, "prod.dim_int(x, d, True, dtype(x))");
	}
	for (int d = rank; !keep && d-- > 0;)
		for (intptr_t i = 0; i < n && !mlirValueIsNull(x); i++)
			if (dims[i] == d)
				x = tm_onnx_op(c, "squeeze.dim", x,
				               tm_onnx_int(c, d));
	return tm_onnx_result(c, x);
}

/* ---- over the dimensions behind the channels ---- */

tm_status
onnx_spatial(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "X"));
	double p = 2;
	int64_t ip;

	if (rank < 0)
		return unknown_rank(c);
	bind_dims_from(c, 2, rank);
	if (tm_onnx_arg_int(c, "p", &ip))
		p = (double)ip;
	else
		tm_onnx_arg_float(c, "p", &p);
	tm_onnx_bind(c, "inv_p", tm_onnx_float(c, 1 / p));
	return tm_onnx_text(c, NULL);
}

/* ---- over the dimensions from an axis on ---- */

static tm_status
bind_from_axis(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "X"));
	int64_t axis = -1;
	int d;

	tm_onnx_arg_int(c, "axis", &axis);
	if (rank < 0 || !tm_dim_normal(axis, rank, &d))
		return unknown_rank(c);
	bind_dims_from(c, d, rank);
	return TM_OK;
}

tm_status
onnx_from_axis(tm_onnx_conv *c)
{
	TM_TRY(bind_from_axis(c));
	return tm_onnx_text(c, NULL);
}

tm_status
onnx_layer_norm(tm_onnx_conv *c)
{
	TM_TRY(bind_from_axis(c));
	return tm_onnx_text(
	        c, "w = dtype(X) == float64 ? float64 : float32; "
	           "x = to.dtype(X, w); "
	           "m = mean.dim(x, dims, True); d = x - m; "
	           "v = mean.dim(d * d, dims, True); "
	           "r = reciprocal(sqrt(v + epsilon)); "
	           "y = to.dtype(d * r, dtype(X)) * Scale; "
	           "has(B) ? y + B : y, m, r");
}

/* A vector of C channels with N dimensions of 1 behind it. */
static MlirValue
per_channel(tm_onnx_conv *c, MlirValue v, int n)
{
	for (int i = 0; i < n && !mlirValueIsNull(v); i++)
		v = tm_onnx_op(c, "unsqueeze", v, tm_onnx_int(c, -1));
	return v;
}

static void
rebind_per_channel(tm_onnx_conv *c, const char *name, int n)
{
	if (tm_onnx_has(c, name))
		tm_onnx_bind(c, name, per_channel(c, tm_onnx_arg(c, name), n));
}

tm_status
onnx_instance_norm(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "input"));

	if (rank < 2)
		return unknown_rank(c);
	bind_dims_from(c, 2, rank);
	rebind_per_channel(c, "scale", rank - 2);
	rebind_per_channel(c, "B", rank - 2);
	return tm_onnx_text(c, "m = mean.dim(input, dims, True); "
	                       "d = input - m; "
	                       "v = mean.dim(d * d, dims, True); "
	                       "d / sqrt(v + epsilon) * scale + B");
}

tm_status
onnx_group_norm(tm_onnx_conv *c)
{
	const MlirValue x = tm_onnx_arg(c, "X");
	const int rank = tm_onnx_rank(x);
	int64_t dims[TM_MAX_RANK];

	if (rank < 2)
		return unknown_rank(c);
	for (int i = 0; i < rank - 2; i++)
		dims[i] = i + 3;
	tm_onnx_bind(c, "rest", tm_onnx_int_list(c, rank - 2, dims));
	bind_dims_from(c, 2, rank + 1);
	/* Before version 21, one scale per group. */
	if (c->opset < 21) {
		rebind_per_channel(c, "scale", rank - 1);
		rebind_per_channel(c, "bias", rank - 1);
		return tm_onnx_text(
		        c, "s = sizes(X); g = reshape(X, [size(X, 0), "
		           "num_groups, -1] + slice(s, 2, len(s))); "
		           "x = to.dtype(g, float32); "
		           "m = mean.dim(x, dims, True); d = x - m; "
		           "v = mean.dim(d * d, dims, True); "
		           "y = to.dtype(d / sqrt(v + epsilon), dtype(X)); "
		           "reshape(y * scale + bias, s)");
	}
	rebind_per_channel(c, "scale", rank - 2);
	rebind_per_channel(c, "bias", rank - 2);
	return tm_onnx_text(
	        c, "s = sizes(X); g = reshape(X, [size(X, 0), num_groups, -1] "
	           "+ slice(s, 2, len(s))); x = to.dtype(g, float32); "
	           "m = mean.dim(x, dims, True); d = x - m; "
	           "v = mean.dim(d * d, dims, True); "
	           "y = to.dtype(d / sqrt(v + epsilon), dtype(X)); "
	           "reshape(y, s) * scale + bias");
}

static tm_status
batch_norm_training(tm_onnx_conv *c, int rank)
{
	int64_t dims[TM_MAX_RANK];
	int n = 0;

	for (int d = 0; d < rank; d++)
		if (d != 1)
			dims[n++] = d;
	tm_onnx_bind(c, "dims", tm_onnx_int_list(c, n, dims));
	tm_onnx_bind(c, "tail", tm_onnx_int(c, rank - 2));
	return tm_onnx_text(
	        c, "m = mean.dim(X, dims, True); d = X - m; "
	           "v = mean.dim(d * d, dims, True); "
	           "ones = repeat(1, tail); "
	           "s = reshape(scale, [-1] + ones); b = reshape(B, [-1] + "
	           "ones); d / sqrt(v + epsilon) * s + b, "
	           "mean * momentum + reshape(m, [-1]) * (1.0 - momentum), "
	           "var * momentum + reshape(v, [-1]) * (1.0 - momentum)");
}

tm_status
onnx_batch_norm(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "X"));
	int64_t training = 0;

	if (rank < 1)
		return unknown_rank(c);
	tm_onnx_arg_int(c, "training_mode", &training);
	if (training || tm_onnx_output_used(c, 1))
		return batch_norm_training(c, rank);
	rebind_per_channel(c, "scale", rank - 2);
	rebind_per_channel(c, "B", rank - 2);
	rebind_per_channel(c, "mean", rank - 2);
	rebind_per_channel(c, "var", rank - 2);
	return tm_onnx_text(c, "r = scale / sqrt(var + epsilon); "
	                       "to.dtype((X - mean) * r + B, dtype(X))");
}

/* Sum of squares over SIZE neighbouring channels. */
tm_status
onnx_lrn(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "X"));
	int64_t size = 1, pad[2 * TM_MAX_RANK] = { 0 };
	MlirValue sum = { NULL };

	if (rank < 2 || !tm_onnx_arg_int(c, "size", &size) || size < 1 ||
	    size > 256)
		return tm_onnx_unsupported(c, "the rank or size is not known");
	/* Pairs from the last dimension to the first: channels are next to
	 * last. */
	pad[2 * (rank - 2)] = (size - 1) / 2;
	pad[2 * (rank - 2) + 1] = size - 1 - (size - 1) / 2;
	tm_onnx_bind(c, "pads", tm_onnx_int_list(c, 2 * (rank - 1), pad));
	tm_onnx_bind(c, "padded",
	             tm_onnx_eval(c, "constant_pad_nd(X * X, pads)"));
	for (int64_t i = 0; i < size; i++) {
		tm_onnx_bind(c, "i", tm_onnx_int(c, i));
		tm_onnx_bind(c, "sum", sum);
		sum = tm_onnx_eval(
		        c, "n = size(X, 1); p = slice.Tensor(padded, 1, i, "
		           "i + n); has(sum) ? sum + p : p");
		if (mlirValueIsNull(sum))
			return TM_EUNSUP;
	}
	tm_onnx_bind(c, "sum", sum);
	return tm_onnx_text(c, "X / pow.Tensor_Scalar(sum * (alpha / size) + "
	                       "bias, beta)");
}

/* ---- softmax before version 13, one-hot of the maximum ---- */

/* The dimensions from "axis" on count as one: the row's text over x. */
tm_status
onnx_softmax_2d(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "input"));
	int64_t axis = 1;
	MlirValue y;
	int d;

	tm_onnx_arg_int(c, "axis", &axis);
	if (rank < 0)
		return unknown_rank(c);
	if (!tm_dim_normal(axis, rank, &d))
		return tm_onnx_unsupported(c, "the axis does not fit");
	tm_onnx_bind(c, "axis", tm_onnx_int(c, d));
	if (d == rank - 1) {
		tm_onnx_bind(c, "x", tm_onnx_arg(c, "input"));
		return tm_onnx_text(c, NULL);
	}
	tm_onnx_bind(c, "x", tm_onnx_eval(c, "flatten.using_ints(input, axis, "
	                                     "-1)"));
	if (!tm_onnx_has(c, "x"))
		return TM_EUNSUP;
	y = tm_onnx_eval(c, c->row->text);
	tm_onnx_bind(c, "y", y);
	return mlirValueIsNull(y) ? TM_EUNSUP
	                          : tm_onnx_text(c, "reshape(y, sizes(input))");
}

tm_status
onnx_hardmax(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "X"));
	int64_t axis = -1;
	int d;

	tm_onnx_arg_int(c, "axis", &axis);
	if (rank < 1 || !tm_dim_normal(axis, rank, &d))
		return unknown_rank(c);
	tm_onnx_bind(c, "axis", tm_onnx_int(c, d));
	return tm_onnx_text(
	        c, c->opset >= 13
	                   ? "i = argmax(X, axis, True); n = arange(size(X, "
	                     "axis)); k = reshape(n, [-1] + repeat(1, rank(X) "
	                     "- axis - 1)); to.dtype(eq.Tensor(i, k), "
	                     "dtype(X))"
	                   : "x = flatten.using_ints(X, axis, -1); "
	                     "i = argmax(x, axis, True); "
	                     "n = arange(size(x, axis)); "
	                     "reshape(to.dtype(eq.Tensor(i, n), dtype(X)), "
	                     "sizes(X))");
}

/* ---- CumSum, CumProd: the row's text over x and d ---- */

/* Where the axis is an input, each dimension's sums are taken, and the right
 * ones kept. */
static tm_status
cumulate_any_axis(tm_onnx_conv *c, int rank)
{
	MlirValue kept = { NULL };

	for (int d = 0; d < rank; d++) {
		tm_onnx_bind(c, "d", tm_onnx_int(c, d));
		tm_onnx_bind(c, "sums", tm_onnx_eval(c, c->row->text));
		if (!tm_onnx_has(c, "sums"))
			return TM_EUNSUP;
		tm_onnx_bind(c, "kept", kept);
		tm_onnx_bind(c, "from_end", tm_onnx_int(c, d - rank));
		kept = tm_onnx_eval(
		        c, "a = full([], axis, dtype=int64); "
		           "hit = logical_or(eq.Scalar(a, d), eq.Scalar(a, "
		           "from_end)); has(kept) ? where.self(hit, sums, "
		           "kept) : sums");
		if (mlirValueIsNull(kept))
			return TM_EUNSUP;
	}
	return tm_onnx_result(c, kept);
}

tm_status
onnx_cumulate(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "x"));
	int64_t axis;
	int d;

	if (rank < 1)
		return unknown_rank(c);
	if (!tm_onnx_arg_int(c, "axis", &axis))
		return cumulate_any_axis(c, rank);
	if (!tm_dim_normal(axis, rank, &d))
		return tm_onnx_unsupported(c, "the axis does not fit");
	tm_onnx_bind(c, "d", tm_onnx_int(c, d));
	return tm_onnx_text(c, NULL);
}
