/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Squeeze, Unsqueeze, Slice and reductions whose axes are only known at run
 * time.  The number of axes is known, and so is every rank; sizes are
 * computed with ints that are 0 or 1.
 */
#include "pass/onnx/shape.h"

/* ---- arithmetic ---- */

static tm_onnx_dyn
op(tm_onnx_conv *c, tm_onnx_dyn a, char sign, tm_onnx_dyn b)
{
	return tm_onnx_dyn_op(c, sign, a, b);
}

static tm_onnx_dyn
num(int64_t v)
{
	return tm_onnx_known(v);
}

/* 1 where A is negative. */
static tm_onnx_dyn
is_negative(tm_onnx_conv *c, tm_onnx_dyn a)
{
	return op(c, a, '<', num(0));
}

static tm_onnx_dyn
invert(tm_onnx_conv *c, tm_onnx_dyn flag)
{
	return op(c, num(1), '-', flag);
}

/* Makes the axes of a tensor of RANK non-negative. */
static void
normalize(tm_onnx_conv *c, tm_onnx_ints *axes, int rank)
{
	for (size_t k = 0; k < axes->n; k++) {
		const tm_onnx_dyn wrap =
		        op(c, is_negative(c, axes->at[k]), '*', num(rank));

		axes->at[k] = op(c, axes->at[k], '+', wrap);
	}
}

/* The sum of VALUES (1 where that is NULL) over the axes that are D. */
static tm_onnx_dyn
at_axis(tm_onnx_conv *c, const tm_onnx_ints *axes, int d,
        const tm_onnx_ints *values)
{
	tm_onnx_dyn sum = num(0);

	for (size_t k = 0; k < axes->n; k++) {
		const tm_onnx_dyn hit = op(c, axes->at[k], '=', num(d));

		sum = op(c, sum, '+',
		         values ? op(c, hit, '*', values->at[k]) : hit);
	}
	return sum;
}

/* ---- Unsqueeze and Squeeze ---- */

static tm_status
reshaped(tm_onnx_conv *c, MlirValue x, const tm_onnx_ints *sizes)
{
	return tm_onnx_result(c, tm_onnx_op(c, "reshape", x,
	                                    tm_onnx_ints_list(c, sizes)));
}

tm_status
tm_onnx_unsqueeze_runtime(tm_onnx_conv *c, MlirValue x, tm_onnx_ints *axes)
{
	const int rank = tm_onnx_rank(x);
	const int out = rank + (int)axes->n;
	tm_onnx_dyn before = num(0);
	tm_onnx_ints sizes;

	normalize(c, axes, out);
	if (!tm_onnx_ints_new(c, 1, (size_t)out, &sizes))
		return TM_ENOMEM;
	for (int o = 0; o < out; o++) {
		const tm_onnx_dyn flag = at_axis(c, axes, o, NULL);
		const tm_onnx_dyn from = op(c, num(o), '-', before);
		tm_onnx_dyn size = num(0);

		for (int i = 0; i < rank; i++)
			size = op(c, size, '+',
			          op(c, op(c, from, '=', num(i)), '*',
			             tm_onnx_size(c, x, i)));
		size = op(c, invert(c, flag), '*', size);
		sizes.at[o] = op(c, size, '+', flag);
		before = op(c, before, '+', flag);
	}
	return reshaped(c, x, &sizes);
}

/* The sizes of X without the dimensions whose FLAGS are 1. */
static bool
kept_sizes(tm_onnx_conv *c, MlirValue x, const tm_onnx_dyn *flags, int out,
           tm_onnx_ints *sizes)
{
	tm_onnx_dyn place = num(0);

	if (out < 0 || !tm_onnx_ints_new(c, 1, (size_t)out, sizes))
		return false;
	for (int o = 0; o < out; o++)
		sizes->at[o] = num(0);
	for (int d = 0; d < tm_onnx_rank(x); d++) {
		const tm_onnx_dyn keep = invert(c, flags[d]);
		const tm_onnx_dyn size =
		        op(c, keep, '*', tm_onnx_size(c, x, d));

		for (int o = 0; o < out; o++)
			sizes->at[o] =
			        op(c, sizes->at[o], '+',
			           op(c, op(c, place, '=', num(o)), '*', size));
		place = op(c, place, '+', keep);
	}
	return true;
}

static void
flags_of(tm_onnx_conv *c, const tm_onnx_ints *axes, int rank,
         tm_onnx_dyn *flags)
{
	for (int d = 0; d < rank; d++)
		flags[d] = at_axis(c, axes, d, NULL);
}

tm_status
tm_onnx_squeeze_runtime(tm_onnx_conv *c, MlirValue x, tm_onnx_ints *axes)
{
	const int rank = tm_onnx_rank(x);
	tm_onnx_dyn flags[TM_MAX_RANK];
	tm_onnx_ints sizes;

	normalize(c, axes, rank);
	flags_of(c, axes, rank, flags);
	if (!kept_sizes(c, x, flags, rank - (int)axes->n, &sizes))
		return tm_onnx_unsupported(c, "more axes than dimensions");
	return reshaped(c, x, &sizes);
}

/* ---- Slice ---- */

static tm_onnx_dyn
clamp(tm_onnx_conv *c, tm_onnx_dyn v, tm_onnx_dyn lo, tm_onnx_dyn hi)
{
	return op(c, op(c, v, 'M', lo), 'm', hi);
}

/* x[start:end:step] along D, the step of either sign: the places are
 * computed and gathered. */
MlirValue
tm_onnx_slice_runtime(tm_onnx_conv *c, MlirValue x, int d, tm_onnx_dyn start,
                      tm_onnx_dyn end, tm_onnx_dyn step)
{
	const tm_onnx_dyn n = tm_onnx_size(c, x, d);
	const tm_onnx_dyn down = is_negative(c, step);
	const tm_onnx_dyn last = op(c, n, '-', down);
	tm_onnx_dyn count;

	start = op(c, start, '+', op(c, is_negative(c, start), '*', n));
	end = op(c, end, '+', op(c, is_negative(c, end), '*', n));
	start = clamp(c, start, num(0), last);
	end = clamp(c, end, op(c, num(0), '-', down), last);
	/* ceil((end - start) / step) */
	count = op(c, op(c, start, '-', end), 'f', step);
	count = op(c, op(c, num(0), '-', count), 'M', num(0));
	tm_onnx_bind(c, "x_", x);
	tm_onnx_bind(c, "d_", tm_onnx_int(c, d));
	tm_onnx_bind(c, "count_", tm_onnx_dyn_value(c, count));
	tm_onnx_bind(c, "start_", tm_onnx_dyn_value(c, start));
	tm_onnx_bind(c, "step_", tm_onnx_dyn_value(c, step));
	return tm_onnx_eval(c, "index_select(x_, d_, arange(count_) * step_ + "
	                       "start_)");
}

tm_status
tm_onnx_slice_any_axes(tm_onnx_conv *c, MlirValue x, tm_onnx_ints *starts,
                       tm_onnx_ints *ends, tm_onnx_ints *axes,
                       tm_onnx_ints *steps)
{
	const int rank = tm_onnx_rank(x);

	normalize(c, axes, rank);
	for (int d = 0; d < rank; d++) {
		const tm_onnx_dyn flag = at_axis(c, axes, d, NULL);
		const tm_onnx_dyn rest = invert(c, flag);
		const tm_onnx_dyn start = at_axis(c, axes, d, starts);
		tm_onnx_dyn end = at_axis(c, axes, d, ends);
		tm_onnx_dyn step = at_axis(c, axes, d, steps);

		end = op(c, end, '+',
		         op(c, rest, '*', tm_onnx_size(c, x, d)));
		step = op(c, step, '+', rest);
		x = tm_onnx_slice_runtime(c, x, d, start, end, step);
		if (mlirValueIsNull(x))
			return TM_EUNSUP;
	}
	return tm_onnx_result(c, x);
}

/* ---- reductions ---- */

/*
 * Reduces X over axes that are not known: each element goes to the place in
 * the flattened result whose index lacks the reduced dimensions.
 */
MlirValue
tm_onnx_reduce_runtime(tm_onnx_conv *c, MlirValue x, tm_onnx_ints *axes,
                       const char *kind, bool keep)
{
	const int rank = tm_onnx_rank(x);
	tm_onnx_dyn flags[TM_MAX_RANK], stride = num(1);
	MlirValue place = { NULL };
	tm_onnx_ints sizes;

	normalize(c, axes, rank);
	flags_of(c, axes, rank, flags);
	if (rank < 1 ||
	    !kept_sizes(c, x, flags, rank - (int)axes->n, &sizes))
		return (MlirValue){ NULL };
	for (int d = rank; d-- > 0;) {
		const tm_onnx_dyn here = invert(c, flags[d]);
		const tm_onnx_dyn n = tm_onnx_size(c, x, d);

		tm_onnx_bind(c, "n_", tm_onnx_dyn_value(c, n));
		tm_onnx_bind(c, "f_", tm_onnx_dyn_value(
		                              c, op(c, here, '*', stride)));
		tm_onnx_bind(c, "tail_", tm_onnx_int(c, rank - 1 - d));
		tm_onnx_bind(c, "place_", place);
		place = tm_onnx_eval(
		        c, "i = reshape(arange(n_) * f_, [-1] + repeat(1, "
		           "tail_)); has(place_) ? place_ + i : i");
		if (mlirValueIsNull(place))
			return place;
		/* 1 where the dimension is reduced, else its size */
		stride = op(c, stride, '*',
		            op(c, op(c, here, '*', n), '+', flags[d]));
		if (keep) {
			if (d == rank - 1 &&
			    !tm_onnx_ints_new(c, 1, (size_t)rank, &sizes))
				return (MlirValue){ NULL };
			sizes.at[d] = op(c, op(c, here, '*', n), '+',
			                 flags[d]);
		}
	}
	tm_onnx_bind(c, "x_", x);
	tm_onnx_bind(c, "place_", place);
	tm_onnx_bind(c, "total_", tm_onnx_dyn_value(c, stride));
	tm_onnx_bind(c, "sizes_", tm_onnx_ints_list(c, &sizes));
	tm_onnx_bind(c, "kind_", tm_onnx_str(c, kind));
	return tm_onnx_eval(
	        c, "z = full([total_], 0, dtype=dtype(x_)); "
	           "p = reshape(broadcast_to(place_, sizes(x_)), [-1]); "
	           "v = reshape(x_, [-1]); "
	           "y = kind_ == 'sum' ? scatter_add(z, 0, p, v) : "
	           "scatter_reduce.two(z, 0, p, v, kind_, False); "
	           "reshape(y, sizes_)");
}
