/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/onnx/convert.h"

/* How much is added (or, negative, cut) at each side of each dimension. */
struct pads {
	int rank;
	tm_onnx_dyn before[TM_MAX_RANK], after[TM_MAX_RANK];
};

static tm_status
read_pads(tm_onnx_conv *c, struct pads *p)
{
	const MlirValue list = tm_onnx_arg(
	        c, tm_onnx_has(c, "pads") ? "pads" : "paddings");
	MlirValue v[2 * TM_MAX_RANK];
	int64_t axes[TM_MAX_RANK];
	intptr_t n, k;

	*p = (struct pads){ tm_onnx_rank(tm_onnx_arg(c, "data")), { { 0 } },
		            { { 0 } } };
	if (p->rank < 0 || mlirValueIsNull(list))
		return tm_onnx_unsupported(c, "the rank is not known");
	for (int i = 0; i < p->rank; i++) {
		p->before[i] = p->after[i] = tm_onnx_known(0);
		axes[i] = i;
	}
	n = tm_value_list(list, v, 2 * TM_MAX_RANK);
	k = n / 2;
	if (n < 0 || n % 2 || k > p->rank ||
	    (tm_onnx_has(c, "axes") &&
	     tm_onnx_arg_ints(c, "axes", axes, p->rank) != k))
		return tm_onnx_unsupported(c, "the pads do not fit");
	for (intptr_t i = 0; i < n; i++) {
		tm_onnx_dyn pad = { .value = v[i] };
		int d;

		pad.known = tm_value_int(v[i], &pad.v);
		if (!tm_dim_normal(axes[i % k], p->rank, &d))
			return tm_onnx_unsupported(c, "an axis does not fit");
		*(i < k ? &p->before[d] : &p->after[d]) = pad;
	}
	return TM_OK;
}

static bool
is_nothing(const struct pads *p, int d)
{
	return p->before[d].known && p->before[d].v == 0 &&
	       p->after[d].known && p->after[d].v == 0;
}

static tm_status
pad_constant(tm_onnx_conv *c, const struct pads *p)
{
	MlirValue v[2 * TM_MAX_RANK];
	int first = 0;
	intptr_t n = 0;

	while (first < p->rank && is_nothing(p, first))
		first++;
	for (int d = p->rank; d-- > first;) {
		v[n++] = tm_onnx_dyn_value(c, p->before[d]);
		v[n++] = tm_onnx_dyn_value(c, p->after[d]);
	}
	tm_onnx_bind(c, "p",
	             tm_torch_list(&c->rw.b,
	                           tm_type_get(c->pass->ctx, TM_TYPE_INT),
	                           (tm_values){ n, v }));
	if (!tm_onnx_has(c, "value") && tm_onnx_has(c, "constant_value")) {
		const MlirValue t = tm_onnx_arg(c, "constant_value");
		int64_t i;
		double f;
		size_t one;

		if (tm_onnx_literal_ints(t, &i, 1, &one) && one == 1)
			tm_onnx_bind(c, "value", tm_onnx_int(c, i));
		else if (tm_onnx_literal_floats(t, &f, 1, &one) && one == 1)
			tm_onnx_bind(c, "value", tm_onnx_float(c, f));
		else
			tm_onnx_bind(c, "value",
			             tm_onnx_eval(c, "v = reshape("
			                             "constant_value, []); "
			                             "is_float(v) ? "
			                             "Float.Tensor(v) : "
			                             "Int.Tensor(v)"));
	}
	if (!tm_onnx_has(c, "value"))
		tm_onnx_bind(c, "value", tm_onnx_int(c, 0));
	return tm_onnx_text(c, "constant_pad_nd(data, p, value)");
}

/*
 * The other modes read each place of the result from a place of the input.
 * Place i, counted from the first element of the input, comes from
 *   edge     the nearest one
 *   wrap     i modulo n
 *   reflect  a wave of period 2 (n - 1) between the ends
 */
static const char *
places_of(tm_onnx_conv *c)
{
	if (tm_onnx_arg_is(c, "mode", "edge"))
		return "clamp(i, 0, n - 1)";
	if (tm_onnx_arg_is(c, "mode", "wrap"))
		return "remainder.Scalar(i, n)";
	if (tm_onnx_arg_is(c, "mode", "reflect"))
		return "(n - 1) - abs(remainder.Scalar(i, max(2 * (n - 1), "
		       "1)) - (n - 1))";
	return NULL;
}

tm_status
onnx_pad(tm_onnx_conv *c)
{
	MlirValue x = tm_onnx_arg(c, "data");
	const char *text;
	struct pads p;

	TM_TRY(read_pads(c, &p));
	if (tm_onnx_arg_is(c, "mode", "constant"))
		return pad_constant(c, &p);
	text = places_of(c);
	if (!text)
		return tm_onnx_unsupported(c, "an unknown mode");
	for (int d = 0; d < p.rank; d++) {
		const tm_onnx_dyn zero = tm_onnx_known(0);
		const tm_onnx_dyn n = tm_onnx_size(c, x, d);

		if (is_nothing(&p, d))
			continue;
		tm_onnx_bind(c, "x", x);
		tm_onnx_bind(c, "d", tm_onnx_int(c, d));
		tm_onnx_bind(c, "n", tm_onnx_dyn_value(c, n));
		tm_onnx_bind(c, "from",
		             tm_onnx_dyn_value(
		                     c, tm_onnx_dyn_op(c, '-', zero,
		                                       p.before[d])));
		tm_onnx_bind(c, "to",
		             tm_onnx_dyn_value(
		                     c, tm_onnx_dyn_op(c, '+', n,
		                                       p.after[d])));
		tm_onnx_bind(c, "i", tm_onnx_eval(c, "arange.start(from, to)"));
		tm_onnx_bind(c, "places", tm_onnx_eval(c, text));
		x = tm_onnx_eval(c, "index_select(x, d, places)");
		if (mlirValueIsNull(x))
			return TM_EUNSUP;
	}
	return tm_onnx_result(c, x);
}

/* Crops what is too much and pads what is missing, half at each side. */
tm_status
onnx_center_crop_pad(tm_onnx_conv *c)
{
	MlirValue x = tm_onnx_arg(c, "input");
	int64_t shape[TM_MAX_RANK], axes[TM_MAX_RANK], pads[2 * TM_MAX_RANK];
	const intptr_t n = tm_onnx_arg_ints(c, "shape", shape, TM_MAX_RANK);
	tm_tensor_type t;

	memset(pads, 0, sizeof pads);
	if (n < 0 || !tm_onnx_tensor(x, &t))
		return tm_onnx_unsupported(c, "the shape is not known");
	for (intptr_t i = 0; i < n; i++)
		axes[i] = i;
	if (tm_onnx_has(c, "axes") &&
	    tm_onnx_arg_ints(c, "axes", axes, TM_MAX_RANK) != n)
		return tm_onnx_unsupported(c, "the axes do not fit");
	for (intptr_t i = 0; i < n; i++) {
		int64_t more, before;
		int d;

		if (!tm_dim_normal(axes[i], t.rank, &d) ||
		    t.sizes[d] == TM_DYN)
			return tm_onnx_unsupported(c, "a size is not known");
		more = shape[i] - t.sizes[d];
		before = more < 0 ? -(-more / 2) : more / 2;
		pads[2 * (t.rank - 1 - d)] = before;
		pads[2 * (t.rank - 1 - d) + 1] = more - before;
	}
	tm_onnx_bind(c, "p", tm_onnx_int_list(c, 2 * t.rank, pads));
	return tm_onnx_text(c, "constant_pad_nd(input, p, 0)");
}
