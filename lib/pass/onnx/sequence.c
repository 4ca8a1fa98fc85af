/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Sequences are torch lists whose elements are known here; optionals are
 * their value or None. */
#include "pass/onnx/convert.h"

#include <stdlib.h>

enum { MAX_SEQUENCE = 1024 };

/* The elements of the list V; -1 where they are not known. */
static intptr_t
elements(tm_onnx_conv *c, MlirValue v, MlirValue **out)
{
	const intptr_t n =
	        mlirValueIsNull(v) ? -1 : tm_value_list(v, NULL, 0);

	if (n < 0 || n > MAX_SEQUENCE)
		return -1;
	*out = TM_NEW(c->pass->arena, MlirValue, (size_t)n + 1);
	return *out ? tm_value_list(v, *out, n) : -1;
}

static tm_status
unknown(tm_onnx_conv *c)
{
	return tm_onnx_unsupported(c, "a sequence whose elements are not "
	                              "known one by one");
}

static tm_status
result_list(tm_onnx_conv *c, intptr_t n, const MlirValue *v)
{
	return tm_onnx_result(c, tm_onnx_list(c, n, v));
}

/* The argument NAME as a place among N, LAST where it is not given. */
static bool
position(tm_onnx_conv *c, const char *name, intptr_t n, intptr_t last,
         intptr_t *out)
{
	tm_onnx_ints at;

	*out = last;
	if (!tm_onnx_has(c, name))
		return true;
	if (!tm_onnx_ints_of(c, tm_onnx_arg(c, name), &at) || at.n != 1 ||
	    !at.at[0].known)
		return false;
	*out = (intptr_t)at.at[0].v;
	*out += *out < 0 ? n : 0;
	return *out >= 0 && *out <= last;
}

tm_status
onnx_sequence_construct(tm_onnx_conv *c)
{
	const intptr_t n = tm_onnx_num_inputs(c);
	MlirValue *v = TM_NEW(c->pass->arena, MlirValue, (size_t)n + 1);

	for (intptr_t i = 0; v && i < n; i++)
		v[i] = tm_onnx_input(c, i);
	return v ? result_list(c, n, v) : TM_ENOMEM;
}

tm_status
onnx_sequence_at(tm_onnx_conv *c)
{
	MlirValue *v;
	const intptr_t n = elements(c, tm_onnx_arg(c, "input_sequence"), &v);
	intptr_t i;

	if (n < 1 || !position(c, "position", n, n - 1, &i))
		return unknown(c);
	return tm_onnx_result(c, v[i]);
}

tm_status
onnx_sequence_insert(tm_onnx_conv *c)
{
	MlirValue *v;
	const intptr_t n = elements(c, tm_onnx_arg(c, "input_sequence"), &v);
	intptr_t i;

	if (n < 0 || !position(c, "position", n, n, &i))
		return unknown(c);
	memmove(v + i + 1, v + i, (size_t)(n - i) * sizeof *v);
	v[i] = tm_onnx_arg(c, "tensor");
	return result_list(c, n + 1, v);
}

tm_status
onnx_sequence_erase(tm_onnx_conv *c)
{
	MlirValue *v;
	const intptr_t n = elements(c, tm_onnx_arg(c, "input_sequence"), &v);
	intptr_t i;

	if (n < 1 || !position(c, "position", n, n - 1, &i))
		return unknown(c);
	memmove(v + i, v + i + 1, (size_t)(n - i - 1) * sizeof *v);
	return result_list(c, n - 1, v);
}

tm_status
onnx_sequence_length(tm_onnx_conv *c)
{
	MlirValue *v;
	const intptr_t n = elements(c, tm_onnx_arg(c, "input_sequence"), &v);
	tm_onnx_ints r;

	if (n < 0 || !tm_onnx_ints_new(c, 0, 1, &r))
		return unknown(c);
	r.at[0] = tm_onnx_known(n);
	return tm_onnx_ints_result(c, &r, TM_I64);
}

tm_status
onnx_concat_from_sequence(tm_onnx_conv *c)
{
	return tm_onnx_text(c, "new_axis == 1 ? stack(input, axis) : "
	                       "cat(input, axis)");
}

/* The sizes of the parts; *ONE where each part is one element thick and no
 * size was given. */
static bool
part_sizes(tm_onnx_conv *c, tm_onnx_dyn size, tm_onnx_ints *out, bool *one)
{
	tm_onnx_ints split;
	int64_t chunk = 1;

	*one = !tm_onnx_has(c, "split");
	if (!*one) {
		if (!tm_onnx_ints_read(c, tm_onnx_arg(c, "split"), &split))
			return false;
		if (split.rank == 1) {
			*out = split;
			return true;
		}
		if (!split.at[0].known || split.at[0].v < 1)
			return false;
		chunk = split.at[0].v;
	}
	if (!size.known || size.v / chunk >= TM_ONNX_MAX_INTS ||
	    !tm_onnx_ints_new(c, 1, (size_t)((size.v + chunk - 1) / chunk),
	                      out))
		return false;
	for (size_t i = 0; i < out->n; i++) {
		const int64_t left = size.v - (int64_t)i * chunk;

		out->at[i] = tm_onnx_known(left < chunk ? left : chunk);
	}
	return true;
}

tm_status
onnx_split_to_sequence(tm_onnx_conv *c)
{
	const MlirValue x = tm_onnx_arg(c, "input");
	MlirValue v[TM_ONNX_MAX_INTS];
	tm_onnx_dyn start = tm_onnx_known(0);
	int64_t axis = 0, keep = 1;
	tm_onnx_ints sizes;
	bool one;
	int d;

	tm_onnx_arg_int(c, "axis", &axis);
	tm_onnx_arg_int(c, "keepdims", &keep);
	if (tm_onnx_rank(x) < 1 || !tm_dim_normal(axis, tm_onnx_rank(x), &d) ||
	    !part_sizes(c, tm_onnx_size(c, x, d), &sizes, &one))
		return unknown(c);
	for (size_t i = 0; i < sizes.n; i++) {
		const tm_onnx_dyn end =
		        tm_onnx_dyn_op(c, '+', start, sizes.at[i]);

		v[i] = tm_onnx_op(c, "slice.Tensor", x, tm_onnx_int(c, d),
		                  tm_onnx_dyn_value(c, start),
		                  tm_onnx_dyn_value(c, end),
		                  tm_onnx_int(c, 1));
		if (one && !keep && !mlirValueIsNull(v[i]))
			v[i] = tm_onnx_op(c, "squeeze.dim", v[i],
			                  tm_onnx_int(c, d));
		if (mlirValueIsNull(v[i]))
			return TM_EUNSUP;
		start = end;
	}
	return result_list(c, (intptr_t)sizes.n, v);
}

/* ---- optionals ---- */

tm_status
onnx_optional(tm_onnx_conv *c)
{
	const MlirValue v = tm_onnx_arg(c, "input");

	return tm_onnx_result(c, mlirValueIsNull(v) ? tm_onnx_none(c) : v);
}

static bool
may_be_none(MlirValue v)
{
	return tm_type_kind_of(mlirValueGetType(v)) == TM_TYPE_OPTIONAL;
}

tm_status
onnx_optional_get(tm_onnx_conv *c)
{
	const MlirValue v = tm_onnx_arg(c, "input");

	if (may_be_none(v))
		return tm_onnx_unsupported(c, "an optional that is an input of "
		                              "the model");
	return tm_onnx_result(c, v);
}

tm_status
onnx_optional_has(tm_onnx_conv *c)
{
	const MlirValue v = tm_onnx_arg(c, "input");
	tm_onnx_ints r;

	if (!mlirValueIsNull(v) && may_be_none(v))
		return tm_onnx_unsupported(c, "an optional that is an input of "
		                              "the model");
	if (!tm_onnx_ints_new(c, 0, 1, &r))
		return TM_ENOMEM;
	r.at[0] = tm_onnx_known(!mlirValueIsNull(v));
	return tm_onnx_ints_result(c, &r, TM_BOOL);
}
