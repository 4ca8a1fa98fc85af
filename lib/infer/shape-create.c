/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/util.h"

#include <math.h>

bool
shape_size(tm_infer *in)
{
	int64_t sizes[2 * TM_MAX_RANK];
	const int n = tm_infer_ints(in, tm_infer_name(in, "size", "shape"),
	                            sizes);

	for (int i = 0; i < n; i++) {
		if (sizes[i] < 0 && sizes[i] != TM_UNKNOWN)
			return tm_infer_error(in, "a size is negative");
		sizes[i] = tm_size_of(sizes[i]);
	}
	tm_infer_set(in, 0, n, sizes);
	return true;
}

/* The number of steps from START before END, as PyTorch computes it: for ints
 * exactly, otherwise in double. */
static int64_t
arange_int(int64_t start, int64_t end, int64_t step)
{
	int64_t span;

	if (step == 0 || __builtin_sub_overflow(end, start, &span))
		return TM_DYN;
	if (step < 0 ? span >= 0 : span <= 0)
		return 0;
	return step < 0 ? (span + 1) / step + 1 : (span - 1) / step + 1;
}

static int64_t
arange_float(double start, double end, double step)
{
	const double n = ceil((end - start) / step);

	if (!(n > 0))
		return n <= 0 ? 0 : TM_DYN;
	return n < 9e15 ? (int64_t)n : TM_DYN;
}

/* A Scalar operand: an int where IS_INT, else a double. */
struct number {
	int64_t i;
	double f;
	bool is_int;
};

static bool
number(tm_infer *in, const char *name, int64_t dflt, struct number *out)
{
	*out = (struct number){ dflt, (double)dflt, true };
	if (mlirValueIsNull(tm_call_arg(&in->call, name)))
		return true;
	out->is_int = tm_call_int(&in->call, name, &out->i);
	return tm_call_float(&in->call, name, &out->f);
}

bool
shape_arange(tm_infer *in)
{
	struct number start, end, step;
	int64_t n;

	if (!number(in, "start", 0, &start) || !number(in, "end", 0, &end) ||
	    !number(in, "step", 1, &step))
		return shape_vector(in);
	if (start.is_int && end.is_int && step.is_int)
		n = arange_int(start.i, end.i, step.i);
	else
		n = arange_float(start.f, end.f, step.f);
	tm_infer_set(in, 0, 1, &n);
	return true;
}

bool
shape_linspace(tm_infer *in)
{
	const int64_t n = tm_size_of(tm_infer_int(in, "steps", TM_UNKNOWN));

	tm_infer_set(in, 0, 1, &n);
	return true;
}

bool
shape_window(tm_infer *in)
{
	const int64_t n =
	        tm_size_of(tm_infer_int(in, "window_length", TM_UNKNOWN));

	tm_infer_set(in, 0, 1, &n);
	return true;
}

bool
shape_eye(tm_infer *in)
{
	const int64_t n = tm_infer_int(in, "n", TM_UNKNOWN);
	int64_t sizes[2];

	sizes[0] = tm_size_of(n);
	sizes[1] = tm_size_of(tm_infer_int(in, "m", n));
	tm_infer_set(in, 0, 2, sizes);
	return true;
}

bool
shape_tri_indices(tm_infer *in)
{
	int64_t sizes[2] = { 2, TM_DYN };

	tm_infer_set(in, 0, 2, sizes);
	return true;
}

bool
shape_shape_as_tensor(tm_infer *in)
{
	tm_tensor_type t;
	int64_t n = TM_DYN;

	if (tm_infer_first_sized(in, &t))
		n = t.rank;
	tm_infer_set(in, 0, 1, &n);
	return true;
}

bool
shape_tensor_data(tm_infer *in)
{
	MlirValue v = mlirOperationGetOperand(in->call.op, 0);
	int64_t sizes[TM_MAX_RANK];
	MlirValue first;
	int rank = 0;

	while (tm_type_kind_of(mlirValueGetType(v)) == TM_TYPE_LIST) {
		const intptr_t n = tm_value_list(v, &first, 1);

		if (n < 0 || rank == TM_MAX_RANK)
			return true;
		sizes[rank++] = n;
		if (n == 0)
			break;
		v = first;
	}
	tm_infer_set(in, 0, rank, sizes);
	return true;
}
