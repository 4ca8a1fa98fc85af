/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The operators that shapes are computed with, on small integer tensors whose
 * elements are followed (ints.c).  Each returns false where it cannot. */
#include "pass/onnx/convert.h"

#include <mlir-c/BuiltinAttributes.h>

static bool
in(tm_onnx_conv *c, intptr_t i, tm_onnx_ints *out)
{
	return tm_onnx_ints_of(c, tm_onnx_input(c, i), out);
}

/* Whether V can be a number of DTYPE: what would wrap is left to run time. */
static bool
fits(tm_dtype dtype, tm_onnx_dyn v)
{
	const tm_dtype_info *info = tm_dtype_get(dtype);
	const int bits = info->bits;

	if (!v.known)
		return !mlirValueIsNull(v.value);
	if (info->cls == TM_CLASS_BOOL)
		return v.v == 0 || v.v == 1;
	if (info->cls == TM_CLASS_UINT)
		return v.v >= 0 && (bits == 64 || v.v >> bits == 0);
	if (info->cls != TM_CLASS_INT)
		return false;
	return bits == 64 || (v.v >= -(INT64_C(1) << (bits - 1)) &&
	                      v.v < INT64_C(1) << (bits - 1));
}

static bool
result(tm_onnx_conv *c, const tm_onnx_ints *ints, tm_dtype dtype)
{
	for (size_t i = 0; i < ints->n; i++)
		if (!fits(dtype, ints->at[i]))
			return false;
	return tm_onnx_ints_result(c, ints, dtype) == TM_OK;
}

/* ---- element by element ---- */

static bool
elementwise(tm_onnx_conv *c, char op, bool swap, bool gives_bool)
{
	const tm_dtype dtype =
	        gives_bool ? TM_BOOL : tm_onnx_dtype(tm_onnx_input(c, 0));
	tm_onnx_ints a, b, r;

	if (tm_onnx_num_inputs(c) != 2 || !in(c, swap ? 1 : 0, &a) ||
	    !in(c, swap ? 0 : 1, &b) ||
	    (a.n != b.n && a.n != 1 && b.n != 1) ||
	    tm_onnx_has(c, "axis") ||
	    !tm_onnx_ints_new(c, a.rank > b.rank ? a.rank : b.rank,
	                      a.n == 1 ? b.n : a.n, &r))
		return false;
	for (size_t i = 0; i < r.n; i++)
		r.at[i] = tm_onnx_dyn_op(c, op, a.at[a.n == 1 ? 0 : i],
		                         b.at[b.n == 1 ? 0 : i]);
	return result(c, &r, dtype);
}

#define ELEMENTWISE(id, op, swap, gives_bool)                \
	bool onnx_ints_##id(tm_onnx_conv *c)                 \
	{                                                    \
		return elementwise(c, op, swap, gives_bool); \
	}

ELEMENTWISE(add, '+', false, false)
ELEMENTWISE(sub, '-', false, false)
ELEMENTWISE(mul, '*', false, false)
ELEMENTWISE(div, '/', false, false)
ELEMENTWISE(max, 'M', false, false)
ELEMENTWISE(min, 'm', false, false)
ELEMENTWISE(equal, '=', false, true)
ELEMENTWISE(less, '<', false, true)
ELEMENTWISE(greater, '<', true, true)
ELEMENTWISE(less_equal, 'l', false, true)
ELEMENTWISE(greater_equal, 'l', true, true)
ELEMENTWISE(and, '&', false, true)
ELEMENTWISE(or, '|', false, true)

bool
onnx_ints_mod(tm_onnx_conv *c)
{
	int64_t fmod;

	return tm_onnx_arg_int(c, "fmod", &fmod) && fmod == 0 &&
	       elementwise(c, '%', false, false);
}

static bool
unary(tm_onnx_conv *c, char op, tm_onnx_dyn left, tm_dtype dtype)
{
	tm_onnx_ints a, r;

	if (!in(c, 0, &a) || !tm_onnx_ints_new(c, a.rank, a.n, &r))
		return false;
	for (size_t i = 0; i < r.n; i++)
		r.at[i] = tm_onnx_dyn_op(c, op, left, a.at[i]);
	return result(c, &r, dtype);
}

bool
onnx_ints_neg(tm_onnx_conv *c)
{
	return unary(c, '-', tm_onnx_known(0),
	             tm_onnx_dtype(tm_onnx_input(c, 0)));
}

bool
onnx_ints_not(tm_onnx_conv *c)
{
	return unary(c, '=', tm_onnx_known(0), TM_BOOL);
}

bool
onnx_ints_where(tm_onnx_conv *c)
{
	tm_onnx_ints k, a, b, r;
	size_t n;

	if (!in(c, 0, &k) || !in(c, 1, &a) || !in(c, 2, &b))
		return false;
	n = k.n > a.n ? k.n : a.n;
	n = n > b.n ? n : b.n;
	if ((k.n != n && k.n != 1) || (a.n != n && a.n != 1) ||
	    (b.n != n && b.n != 1) ||
	    !tm_onnx_ints_new(c, k.rank | a.rank | b.rank, n, &r))
		return false;
	for (size_t i = 0; i < n; i++) {
		const tm_onnx_dyn cond = k.at[k.n == 1 ? 0 : i];

		if (!cond.known)
			return false;
		r.at[i] = cond.v ? a.at[a.n == 1 ? 0 : i]
		                 : b.at[b.n == 1 ? 0 : i];
	}
	return result(c, &r, tm_onnx_dtype(tm_onnx_input(c, 1)));
}

/* ---- the same elements ---- */

static bool
same_elements(tm_onnx_conv *c, int rank, tm_dtype dtype)
{
	tm_onnx_ints a;

	if (!in(c, 0, &a) || rank > 1 || (rank == 0 && a.n != 1))
		return false;
	a.rank = rank;
	return result(c, &a, dtype);
}

bool
onnx_ints_cast(tm_onnx_conv *c)
{
	const MlirAttribute to = tm_onnx_attribute(c, "to");
	tm_onnx_ints a;
	tm_dtype dtype;

	if (!in(c, 0, &a) || mlirAttributeIsNull(to) ||
	    !mlirAttributeIsAInteger(to))
		return false;
	dtype = tm_dtype_from_onnx((int)mlirIntegerAttrGetValueSInt(to));
	if (dtype == TM_BOOL)
		return false;
	return result(c, &a, dtype);
}

bool
onnx_ints_cast_like(tm_onnx_conv *c)
{
	const tm_dtype dtype = tm_onnx_dtype(tm_onnx_input(c, 1));
	tm_onnx_ints a;

	return dtype != TM_BOOL && in(c, 0, &a) && result(c, &a, dtype);
}

bool
onnx_ints_identity(tm_onnx_conv *c)
{
	tm_onnx_ints a;

	if (!in(c, 0, &a))
		return false;
	return tm_onnx_result(c, tm_onnx_input(c, 0)) == TM_OK;
}

bool
onnx_ints_squeeze(tm_onnx_conv *c)
{
	return same_elements(c, 0, tm_onnx_dtype(tm_onnx_input(c, 0)));
}

bool
onnx_ints_unsqueeze(tm_onnx_conv *c)
{
	int64_t axes[2];
	tm_onnx_ints a;

	if (!in(c, 0, &a) || a.rank != 0 ||
	    tm_onnx_arg_ints(c, "axes", axes, 2) != 1)
		return false;
	return same_elements(c, 1, tm_onnx_dtype(tm_onnx_input(c, 0)));
}

bool
onnx_ints_reshape(tm_onnx_conv *c)
{
	int64_t shape[2];
	const intptr_t n = tm_onnx_arg_ints(c, "shape", shape, 2);
	tm_onnx_ints a;

	if (n < 0 || n > 1 || !in(c, 0, &a) ||
	    (n == 1 && shape[0] != -1 && shape[0] != (int64_t)a.n))
		return false;
	return same_elements(c, (int)n, tm_onnx_dtype(tm_onnx_input(c, 0)));
}

/* ---- other places of elements ---- */

bool
onnx_ints_concat(tm_onnx_conv *c)
{
	tm_onnx_ints part, r;
	size_t n = 0;

	for (intptr_t i = 0; i < tm_onnx_num_inputs(c); i++) {
		if (!in(c, i, &part) || part.rank != 1)
			return false;
		n += part.n;
	}
	if (n > TM_ONNX_MAX_INTS || !tm_onnx_ints_new(c, 1, n, &r))
		return false;
	n = 0;
	for (intptr_t i = 0; i < tm_onnx_num_inputs(c); i++) {
		in(c, i, &part);
		for (size_t k = 0; k < part.n; k++)
			r.at[n++] = part.at[k];
	}
	return result(c, &r, tm_onnx_dtype(tm_onnx_input(c, 0)));
}

bool
onnx_ints_gather(tm_onnx_conv *c)
{
	tm_onnx_ints data, index, r;

	if (!in(c, 0, &data) || data.rank != 1 || !in(c, 1, &index) ||
	    !tm_onnx_ints_new(c, index.rank, index.n, &r))
		return false;
	for (size_t i = 0; i < r.n; i++) {
		int64_t k = index.at[i].v;

		if (!index.at[i].known)
			return false;
		k += k < 0 ? (int64_t)data.n : 0;
		if (k < 0 || k >= (int64_t)data.n)
			return false;
		r.at[i] = data.at[k];
	}
	return result(c, &r, tm_onnx_dtype(tm_onnx_input(c, 0)));
}

static int64_t
clamp(int64_t v, int64_t lo, int64_t hi)
{
	return v < lo ? lo : v > hi ? hi : v;
}

bool
onnx_ints_slice(tm_onnx_conv *c)
{
	int64_t start, end, step = 1, n;
	tm_onnx_ints data, r;
	size_t k = 0;

	if (!in(c, 0, &data) || data.rank != 1 ||
	    tm_onnx_arg_ints(c, "starts", &start, 1) != 1 ||
	    tm_onnx_arg_ints(c, "ends", &end, 1) != 1 ||
	    (tm_onnx_has(c, "steps") &&
	     tm_onnx_arg_ints(c, "steps", &step, 1) != 1) ||
	    step == 0 || !tm_onnx_ints_new(c, 1, data.n, &r))
		return false;
	n = (int64_t)data.n;
	start += start < 0 ? n : 0;
	end += end < 0 ? n : 0;
	start = clamp(start, 0, step < 0 ? n - 1 : n);
	end = clamp(end, step < 0 ? -1 : 0, n);
	for (int64_t i = start; step > 0 ? i < end : i > end; i += step)
		r.at[k++] = data.at[i];
	r.n = k;
	return result(c, &r, tm_onnx_dtype(tm_onnx_input(c, 0)));
}

/* ---- new elements ---- */

bool
onnx_ints_shape(tm_onnx_conv *c)
{
	const MlirValue x = tm_onnx_input(c, 0);
	int64_t start = 0, end, rank;
	tm_tensor_type t;
	tm_onnx_ints r;

	if (!tm_onnx_tensor(x, &t))
		return false;
	rank = end = t.rank;
	tm_onnx_arg_int(c, "start", &start);
	tm_onnx_arg_int(c, "end", &end);
	start = clamp(start < 0 ? start + rank : start, 0, rank);
	end = clamp(end < 0 ? end + rank : end, start, rank);
	if (!tm_onnx_ints_new(c, 1, (size_t)(end - start), &r))
		return false;
	for (size_t i = 0; i < r.n; i++)
		r.at[i] = tm_onnx_size(c, x, (int)start + (int)i);
	return result(c, &r, TM_I64);
}

bool
onnx_ints_size(tm_onnx_conv *c)
{
	const MlirValue x = tm_onnx_input(c, 0);
	tm_tensor_type t;
	tm_onnx_ints r;

	if (!tm_onnx_tensor(x, &t) || !tm_onnx_ints_new(c, 0, 1, &r))
		return false;
	r.at[0] = tm_onnx_known(1);
	for (int i = 0; i < t.rank; i++)
		r.at[0] = tm_onnx_dyn_op(c, '*', r.at[0],
		                         tm_onnx_size(c, x, i));
	return result(c, &r, TM_I64);
}

/* The value that ConstantOfShape and Expand repeat. */
static bool
repeat(tm_onnx_conv *c, tm_onnx_dyn v, intptr_t rank, int64_t n,
       tm_dtype dtype)
{
	tm_onnx_ints r;

	if (rank < 0 || rank > 1 || n < 0 || n > TM_ONNX_MAX_INTS ||
	    !tm_onnx_ints_new(c, (int)rank, rank ? (size_t)n : 1, &r))
		return false;
	for (size_t i = 0; i < r.n; i++)
		r.at[i] = v;
	return result(c, &r, dtype);
}

bool
onnx_ints_constant_of_shape(tm_onnx_conv *c)
{
	const MlirAttribute value = tm_onnx_attribute(c, "value");
	int64_t n = 1, v;
	const intptr_t rank = tm_onnx_arg_ints(c, "input", &n, 1);
	MlirValue literal;
	size_t one;

	if (mlirAttributeIsNull(value) || rank < 0)
		return false;
	literal = tm_torch_literal(&c->rw.b, value);
	if (!tm_onnx_literal_ints(literal, &v, 1, &one) || one != 1)
		return false;
	return repeat(c, tm_onnx_known(v), rank, n, tm_onnx_dtype(literal));
}

bool
onnx_ints_expand(tm_onnx_conv *c)
{
	int64_t n = 1;
	const intptr_t rank = tm_onnx_arg_ints(c, "shape", &n, 1);
	tm_onnx_ints a;

	if (!in(c, 0, &a) || a.n != 1 || a.rank > rank)
		return false;
	return repeat(c, a.at[0], rank, n, tm_onnx_dtype(tm_onnx_input(c, 0)));
}

bool
onnx_ints_range(tm_onnx_conv *c)
{
	tm_onnx_ints a, b, d, r;
	int64_t v, end, step;
	size_t n = 0;

	if (!in(c, 0, &a) || !in(c, 1, &b) || !in(c, 2, &d) || a.n != 1 ||
	    b.n != 1 || d.n != 1 || !a.at[0].known || !b.at[0].known ||
	    !d.at[0].known || !tm_onnx_ints_new(c, 1, TM_ONNX_MAX_INTS, &r))
		return false;
	v = a.at[0].v;
	end = b.at[0].v;
	step = d.at[0].v;
	while (step > 0 ? v < end : step < 0 && v > end) {
		if (n == TM_ONNX_MAX_INTS)
			return false;
		r.at[n++] = tm_onnx_known(v);
		if (__builtin_add_overflow(v, step, &v))
			break;
	}
	r.n = n;
	return step && result(c, &r, tm_onnx_dtype(tm_onnx_input(c, 0)));
}

static bool
reduce(tm_onnx_conv *c, char op, int64_t start)
{
	int64_t keep = 1, axis;
	tm_onnx_ints a, r;

	tm_onnx_arg_int(c, "keepdims", &keep);
	if (!in(c, 0, &a) || a.rank != 1 || a.n == 0 ||
	    (tm_onnx_has(c, "axes") &&
	     tm_onnx_arg_ints(c, "axes", &axis, 1) != 1) ||
	    !tm_onnx_ints_new(c, keep ? 1 : 0, 1, &r))
		return false;
	r.at[0] = op == 'M' || op == 'm' ? a.at[0] : tm_onnx_known(start);
	for (size_t i = 0; i < a.n; i++)
		r.at[0] = tm_onnx_dyn_op(c, op, r.at[0], a.at[i]);
	return result(c, &r, tm_onnx_dtype(tm_onnx_input(c, 0)));
}

bool
onnx_ints_reduce_max(tm_onnx_conv *c)
{
	return reduce(c, 'M', 0);
}

bool
onnx_ints_reduce_min(tm_onnx_conv *c)
{
	return reduce(c, 'm', 0);
}

bool
onnx_ints_reduce_prod(tm_onnx_conv *c)
{
	return reduce(c, '*', 1);
}

bool
onnx_ints_reduce_sum(tm_onnx_conv *c)
{
	return reduce(c, '+', 0);
}
