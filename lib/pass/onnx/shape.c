/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Operators that move elements by their places. */
#include "pass/onnx/shape.h"

#include <mlir-c/BuiltinAttributes.h>
#include <stdlib.h>

static tm_status
unknown_rank(tm_onnx_conv *c)
{
	return tm_onnx_unsupported(c, "the rank is not known");
}

/* Shape and Size are followed as ints; without a rank there is nothing. */
tm_status
onnx_shape(tm_onnx_conv *c)
{
	return unknown_rank(c);
}

/* ---- Reshape ---- */

/* An element that is read at run time: 0 takes the size of X, -1 what is
 * left of NUMEL after KNOWN, the product of the others. */
static tm_onnx_dyn
runtime_extent(tm_onnx_conv *c, tm_onnx_dyn v, int d, MlirValue x,
               bool allow_zero)
{
	const int rank = tm_onnx_rank(x);
	tm_onnx_dyn zero;

	if (allow_zero || d >= rank)
		return v;
	zero = tm_onnx_dyn_op(c, '=', v, tm_onnx_known(0));
	zero = tm_onnx_dyn_op(c, '*', zero, tm_onnx_size(c, x, d));
	return tm_onnx_dyn_op(c, '+', v, zero);
}

/* Resolves what is 0 in SHAPE, and finds the one that is -1. */
static tm_status
resolve_zeros(tm_onnx_conv *c, tm_onnx_ints *shape, MlirValue x,
              bool allow_zero)
{
	const int rank = tm_onnx_rank(x);

	for (size_t i = 0; i < shape->n; i++) {
		tm_onnx_dyn *v = &shape->at[i];

		if (!v->known)
			*v = runtime_extent(c, *v, (int)i, x, allow_zero);
		else if (v->v == 0 && !allow_zero && (int)i < rank)
			*v = tm_onnx_size(c, x, (int)i);
		else if (v->v == 0 && !allow_zero)
			return tm_onnx_unsupported(
			        c, "a dimension is to be copied from a rank "
			           "that the input does not have");
	}
	return TM_OK;
}

/* Any element that is not known may be -1 at run time: makes every element
 * non-negative. */
static void
resolve_rest(tm_onnx_conv *c, tm_onnx_ints *shape, MlirValue x)
{
	const tm_onnx_dyn minus = tm_onnx_known(-1);
	tm_onnx_dyn total = tm_onnx_known(1), others = total, rest;

	for (int d = 0; d < tm_onnx_rank(x); d++)
		total = tm_onnx_dyn_op(c, '*', total, tm_onnx_size(c, x, d));
	for (size_t i = 0; i < shape->n; i++) {
		/* -1 counts as 1: v + 2 * (v == -1) */
		tm_onnx_dyn m = tm_onnx_dyn_op(c, '=', shape->at[i], minus);

		m = tm_onnx_dyn_op(c, '*', m, tm_onnx_known(2));
		m = tm_onnx_dyn_op(c, '+', shape->at[i], m);
		others = tm_onnx_dyn_op(c, '*', others, m);
	}
	/* No elements at all: the rest is 0 whatever it is divided by. */
	others = tm_onnx_dyn_op(c, 'M', others, tm_onnx_known(1));
	rest = tm_onnx_dyn_op(c, '/', total, others);
	rest = tm_onnx_dyn_op(c, '+', rest, tm_onnx_known(1));
	for (size_t i = 0; i < shape->n; i++) {
		tm_onnx_dyn m = tm_onnx_dyn_op(c, '=', shape->at[i], minus);

		m = tm_onnx_dyn_op(c, '*', m, rest);
		shape->at[i] = tm_onnx_dyn_op(c, '+', shape->at[i], m);
	}
}

static bool
has_negative(const tm_onnx_ints *shape, bool *unknown)
{
	bool negative = false;

	*unknown = false;
	for (size_t i = 0; i < shape->n; i++) {
		negative |= shape->at[i].known && shape->at[i].v < 0;
		*unknown |= !shape->at[i].known;
	}
	return negative;
}

tm_status
onnx_reshape(tm_onnx_conv *c)
{
	const MlirValue x = tm_onnx_arg(c, "data");
	int64_t allow_zero = 0;
	tm_onnx_ints shape;
	bool unknown;

	tm_onnx_arg_int(c, "allowzero", &allow_zero);
	if (tm_onnx_rank(x) < 0)
		return unknown_rank(c);
	if (!tm_onnx_ints_arg(c, "shape", &shape))
		return tm_onnx_unsupported(c, "the rank of the result is not "
		                              "known");
	TM_TRY(resolve_zeros(c, &shape, x, allow_zero != 0));
	/* Sizes of X that were copied are not negative; what was read from a
	 * tensor may be. */
	if (!has_negative(&shape, &unknown) && unknown &&
	    !tm_onnx_ints_trusted(c, &shape))
		resolve_rest(c, &shape, x);
	return tm_onnx_result(c, tm_onnx_op(c, "reshape", x,
	                                    tm_onnx_ints_list(c, &shape)));
}

tm_status
onnx_flatten(tm_onnx_conv *c)
{
	const MlirValue x = tm_onnx_arg(c, "input");
	const int rank = tm_onnx_rank(x);
	tm_onnx_ints shape;
	int64_t axis = 1;

	tm_onnx_arg_int(c, "axis", &axis);
	if (rank < 0)
		return unknown_rank(c);
	axis += axis < 0 ? rank : 0;
	if (!tm_onnx_ints_new(c, 1, 2, &shape))
		return TM_ENOMEM;
	shape.at[0] = shape.at[1] = tm_onnx_known(1);
	for (int d = 0; d < rank; d++) {
		tm_onnx_dyn *to = &shape.at[d < axis ? 0 : 1];

		*to = tm_onnx_dyn_op(c, '*', *to, tm_onnx_size(c, x, d));
	}
	return tm_onnx_result(c, tm_onnx_op(c, "reshape", x,
	                                    tm_onnx_ints_list(c, &shape)));
}

/* ---- Squeeze, Unsqueeze, Transpose ---- */

/* Whether the list NAME has an element that is not known. */
static bool
has_unknown(tm_onnx_conv *c, const char *name, tm_onnx_ints *out)
{
	if (!tm_onnx_ints_arg(c, name, out))
		return false;
	for (size_t i = 0; i < out->n; i++)
		if (!out->at[i].known)
			return true;
	return false;
}

static int
compare_ints(const void *a, const void *b)
{
	const int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;

	return (x > y) - (x < y);
}

/* The sorted non-negative axes of a tensor of RANK; -1 where unknown. */
static intptr_t
sorted_axes(tm_onnx_conv *c, int rank, int64_t *axes)
{
	const intptr_t n = tm_onnx_arg_ints(c, "axes", axes, TM_MAX_RANK);

	for (intptr_t i = 0; i < n; i++) {
		axes[i] += axes[i] < 0 ? rank : 0;
		if (axes[i] < 0 || axes[i] >= rank)
			return -1;
	}
	if (n > 0)
		qsort(axes, (size_t)n, sizeof *axes, compare_ints);
	return n;
}

tm_status
onnx_squeeze(tm_onnx_conv *c)
{
	MlirValue x = tm_onnx_arg(c, "data");
	int64_t axes[TM_MAX_RANK];
	tm_onnx_ints runtime;
	tm_tensor_type t;
	intptr_t n = 0;

	if (!tm_onnx_tensor(x, &t))
		return unknown_rank(c);
	if (has_unknown(c, "axes", &runtime))
		return tm_onnx_squeeze_runtime(c, x, &runtime);
	if (tm_onnx_has(c, "axes")) {
		n = sorted_axes(c, t.rank, axes);
	} else {
		for (int d = 0; d < t.rank; d++) {
			if (t.sizes[d] == TM_DYN)
				return tm_onnx_unsupported(
				        c, "which dimensions are 1 is not "
				           "known");
			if (t.sizes[d] == 1)
				axes[n++] = d;
		}
	}
	if (n < 0)
		return tm_onnx_unsupported(c, "the axes do not fit");
	for (intptr_t i = n; i-- > 0 && !mlirValueIsNull(x);)
		x = tm_onnx_op(c, "squeeze.dim", x, tm_onnx_int(c, axes[i]));
	return tm_onnx_result(c, x);
}

tm_status
onnx_unsqueeze(tm_onnx_conv *c)
{
	MlirValue x = tm_onnx_arg(c, "data");
	const int rank = tm_onnx_rank(x);
	int64_t axes[TM_MAX_RANK];
	tm_onnx_ints runtime;
	intptr_t n;

	if (rank < 0)
		return unknown_rank(c);
	if (has_unknown(c, "axes", &runtime))
		return tm_onnx_unsqueeze_runtime(c, x, &runtime);
	n = tm_onnx_arg_ints(c, "axes", axes, TM_MAX_RANK);
	if (n >= 0)
		n = sorted_axes(c, rank + (int)n, axes);
	if (n < 0)
		return tm_onnx_unsupported(c, "the axes do not fit");
	for (intptr_t i = 0; i < n && !mlirValueIsNull(x); i++)
		x = tm_onnx_op(c, "unsqueeze", x, tm_onnx_int(c, axes[i]));
	return tm_onnx_result(c, x);
}

tm_status
onnx_transpose(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "data"));
	int64_t perm[TM_MAX_RANK];

	if (rank < 0)
		return unknown_rank(c);
	if (!tm_onnx_has(c, "perm")) {
		for (int i = 0; i < rank; i++)
			perm[i] = rank - 1 - i;
		tm_onnx_bind(c, "perm", tm_onnx_int_list(c, rank, perm));
	}
	return tm_onnx_text(c, "permute(data, perm)");
}

/* ---- Slice and Split ---- */

/* x[..., start:end:step, ...] along D with Python's rules; a negative step
 * reads from the end of the flipped tensor. */
static MlirValue
slice_dim(tm_onnx_conv *c, MlirValue x, int d, tm_onnx_dyn start,
          tm_onnx_dyn end, int64_t step)
{
	const MlirValue dim = tm_onnx_int(c, d);
	const tm_onnx_dyn n = tm_onnx_size(c, x, d);
	const int64_t dims[] = { d };

	if (step < 0) {
		/* index i becomes n - 1 - i; -n - 1 is the place before 0 */
		const tm_onnx_dyn last =
		        tm_onnx_dyn_op(c, '-', n, tm_onnx_known(1));

		x = tm_onnx_op(c, "flip", x, tm_onnx_int_list(c, 1, dims));
		start = start.v < 0
		                ? tm_onnx_known(start.v == INT64_MIN
		                                        ? INT64_MAX
		                                        : -1 - start.v)
		                : tm_onnx_dyn_op(c, '-', last, start);
		end = end.v < 0 ? tm_onnx_known(end.v == INT64_MIN ? INT64_MAX
		                                                   : -1 - end.v)
		                : tm_onnx_dyn_op(c, '-', last, end);
		/* Past the end of x means from its end. */
		start = tm_onnx_dyn_op(c, 'M', start, tm_onnx_known(0));
		end = tm_onnx_dyn_op(c, 'M', end, tm_onnx_known(0));
		step = -step;
	}
	if (mlirValueIsNull(x))
		return x;
	return tm_onnx_op(c, "slice.Tensor", x, dim,
	                  tm_onnx_dyn_value(c, start),
	                  tm_onnx_dyn_value(c, end), tm_onnx_int(c, step));
}

/* The list NAME, N elements; where it is not given START + i * STEP. */
static bool
list_or(tm_onnx_conv *c, const char *name, size_t n, int64_t start,
        int64_t step, tm_onnx_ints *out)
{
	if (tm_onnx_has(c, name))
		return tm_onnx_ints_arg(c, name, out) && out->n == n;
	if (!tm_onnx_ints_new(c, 1, n, out))
		return false;
	for (size_t i = 0; i < n; i++)
		out->at[i] = tm_onnx_known(start + (int64_t)i * step);
	return true;
}

static bool
all_known(const tm_onnx_ints *ints)
{
	for (size_t i = 0; i < ints->n; i++)
		if (!ints->at[i].known)
			return false;
	return true;
}

tm_status
onnx_slice(tm_onnx_conv *c)
{
	MlirValue x = tm_onnx_arg(c, "data");
	const int rank = tm_onnx_rank(x);
	tm_onnx_ints starts, ends, axes, steps;

	if (rank < 0)
		return unknown_rank(c);
	if (!tm_onnx_ints_arg(c, "starts", &starts) ||
	    !tm_onnx_ints_arg(c, "ends", &ends) || starts.n != ends.n ||
	    starts.n > (size_t)rank ||
	    !list_or(c, "axes", starts.n, 0, 1, &axes) ||
	    !list_or(c, "steps", starts.n, 1, 0, &steps))
		return tm_onnx_unsupported(c, "starts, ends, axes and steps do "
		                              "not fit");
	if (!all_known(&axes))
		return tm_onnx_slice_any_axes(c, x, &starts, &ends, &axes,
		                              &steps);
	for (size_t i = 0; i < starts.n; i++) {
		const tm_onnx_dyn start = starts.at[i], end = ends.at[i];
		const tm_onnx_dyn step = steps.at[i];
		int d;

		if (!tm_dim_normal(axes.at[i].v, rank, &d) ||
		    (step.known && step.v == 0))
			return tm_onnx_unsupported(c, "an axis or step is out "
			                              "of range");
		x = step.known && (step.v > 0 || (start.known && end.known))
		            ? slice_dim(c, x, d, start, end, step.v)
		            : tm_onnx_slice_runtime(c, x, d, start, end, step);
		if (mlirValueIsNull(x))
			return TM_EUNSUP;
	}
	return tm_onnx_result(c, x);
}

/* The sizes of the parts: given, or equal, the last one smaller. */
static bool
split_sizes(tm_onnx_conv *c, MlirValue x, int axis, intptr_t parts,
            tm_onnx_ints *out)
{
	const tm_onnx_dyn size = tm_onnx_size(c, x, axis);
	int64_t chunk;

	if (tm_onnx_ints_arg(c, "split", out))
		return (intptr_t)out->n == parts;
	if (!size.known || parts < 1 ||
	    !tm_onnx_ints_new(c, 1, (size_t)parts, out))
		return false;
	chunk = (size.v + parts - 1) / parts;
	for (intptr_t i = 0; i < parts; i++) {
		const int64_t left = size.v - i * chunk;

		out->at[i] = tm_onnx_known(left < 0       ? 0
		                           : left < chunk ? left
		                                          : chunk);
	}
	return true;
}

tm_status
onnx_split(tm_onnx_conv *c)
{
	const MlirValue x = tm_onnx_arg(c, "input");
	const intptr_t parts = tm_onnx_num_outputs(c);
	tm_onnx_dyn start = tm_onnx_known(0);
	tm_onnx_ints sizes;
	int64_t axis = 0;
	int d;

	tm_onnx_arg_int(c, "axis", &axis);
	if (!tm_dim_normal(axis, tm_onnx_rank(x), &d) || tm_onnx_rank(x) < 1)
		return unknown_rank(c);
	if (!split_sizes(c, x, d, parts, &sizes))
		return tm_onnx_unsupported(c, "the sizes of the parts are not "
		                              "known");
	for (intptr_t i = 0; i < parts; i++) {
		const tm_onnx_dyn end =
		        tm_onnx_dyn_op(c, '+', start, sizes.at[i]);

		TM_TRY(tm_onnx_result(c, slice_dim(c, x, d, start, end, 1)));
		start = end;
	}
	return TM_OK;
}

/* ---- Expand, Tile, ConstantOfShape, Range ---- */

/* The size that a dimension of X and the wanted one broadcast to. */
static tm_onnx_dyn
broadcast_extent(tm_onnx_conv *c, tm_onnx_dyn want, tm_onnx_dyn have)
{
	if (want.known && want.v == 1)
		return have;
	if (have.known && have.v == 1)
		return want;
	if (want.known && have.known && want.v == have.v)
		return have;
	if (have.known && !want.known)
		return have; /* it can only be 1 or the same */
	if (want.known)
		return want;
	return tm_onnx_dyn_op(c, 'M', want, have);
}

tm_status
onnx_expand(tm_onnx_conv *c)
{
	const MlirValue x = tm_onnx_arg(c, "input");
	const int rank = tm_onnx_rank(x);
	tm_onnx_ints shape, r;
	size_t n;

	if (rank < 0)
		return unknown_rank(c);
	if (!tm_onnx_ints_arg(c, "shape", &shape))
		return tm_onnx_unsupported(c, "the rank of the result is not "
		                              "known");
	n = shape.n > (size_t)rank ? shape.n : (size_t)rank;
	if (!tm_onnx_ints_new(c, 1, n, &r))
		return TM_ENOMEM;
	for (size_t i = 0; i < n; i++) {
		const bool has_want = n - i <= shape.n;
		const bool has_have = n - i <= (size_t)rank;
		const tm_onnx_dyn one = tm_onnx_known(1);

		r.at[i] = broadcast_extent(
		        c, has_want ? shape.at[i - (n - shape.n)] : one,
		        has_have ? tm_onnx_size(c, x,
		                                (int)(i - (n - (size_t)rank)))
		                 : one);
	}
	return tm_onnx_result(c, tm_onnx_op(c, "broadcast_to", x,
	                                    tm_onnx_ints_list(c, &r)));
}

/* Version 1: one axis, so many times. */
tm_status
onnx_tile_1(tm_onnx_conv *c)
{
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "input"));
	MlirValue repeats[TM_MAX_RANK];
	int64_t axis;
	int d;

	if (rank < 1 || !tm_onnx_arg_int(c, "axis", &axis) ||
	    !tm_dim_normal(axis, rank, &d))
		return unknown_rank(c);
	for (int i = 0; i < rank; i++)
		repeats[i] = i == d ? tm_onnx_arg(c, "tiles")
		                    : tm_onnx_int(c, 1);
	tm_onnx_bind(c, "repeats",
	             tm_torch_list(&c->rw.b,
	                           tm_type_get(c->pass->ctx, TM_TYPE_INT),
	                           (tm_values){ rank, repeats }));
	return tm_onnx_text(c, "tile(input, repeats)");
}

tm_status
onnx_constant_of_shape(tm_onnx_conv *c)
{
	const MlirAttribute value = tm_onnx_attribute(c, "value");

	if (mlirAttributeIsNull(value))
		return tm_onnx_text(c, "full(input, 0.0, dtype=float32)");
	tm_onnx_bind(c, "v", tm_torch_literal(&c->rw.b, value));
	return tm_onnx_text(c, "broadcast_to(reshape(v, []), input)");
}

/* A scalar tensor as a number of its kind. */
static MlirValue
number_of(tm_onnx_conv *c, const char *name)
{
	const MlirValue v = tm_onnx_arg(c, name);
	tm_onnx_ints ints;
	double f;
	size_t n;

	if (tm_dtype_get(tm_onnx_dtype(v))->cls == TM_CLASS_FLOAT)
		return tm_onnx_literal_floats(v, &f, 1, &n) && n == 1
		               ? tm_onnx_float(c, f)
		               : tm_onnx_op(c, "Float.Tensor", v);
	return tm_onnx_ints_read(c, v, &ints) && ints.n == 1
	               ? tm_onnx_dyn_value(c, ints.at[0])
	               : (MlirValue){ NULL };
}

tm_status
onnx_range(tm_onnx_conv *c)
{
	const MlirValue a = number_of(c, "start"), b = number_of(c, "limit");
	const MlirValue d = number_of(c, "delta");

	if (mlirValueIsNull(a) || mlirValueIsNull(b) || mlirValueIsNull(d))
		return tm_onnx_unsupported(c, "an input is no scalar");
	tm_onnx_bind(c, "a", a);
	tm_onnx_bind(c, "b", b);
	tm_onnx_bind(c, "d", d);
	return tm_onnx_text(c, "arange.start_step(a, b, d, "
	                       "dtype=dtype(start))");
}
