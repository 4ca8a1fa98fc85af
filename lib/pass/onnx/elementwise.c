/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Elementwise operators that a text alone cannot say, and constants. */
#include "pass/onnx/convert.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

/* Before version 7, B's dimensions stand at those of A from "axis" on. */
tm_status
onnx_legacy_binary(tm_onnx_conv *c)
{
	MlirValue b = tm_onnx_arg(c, "B");
	const int ra = tm_onnx_rank(tm_onnx_arg(c, "A"));
	const int rb = tm_onnx_rank(b);
	int64_t axis;

	if (tm_onnx_arg_int(c, "axis", &axis)) {
		if (ra < 0 || rb < 0)
			return tm_onnx_unsupported(c, "the rank is not known");
		axis += axis < 0 ? ra : 0;
		for (int64_t i = axis + rb; i < ra && !mlirValueIsNull(b); i++)
			b = tm_onnx_op(c, "unsqueeze", b, tm_onnx_int(c, -1));
		tm_onnx_bind(c, "B", b);
	}
	return tm_onnx_text(c, NULL);
}

/* Before version 7, a slope per channel has no dimensions behind it. */
tm_status
onnx_prelu_legacy(tm_onnx_conv *c)
{
	MlirValue slope = tm_onnx_arg(c, "slope");
	const int rank = tm_onnx_rank(tm_onnx_arg(c, "X"));

	if (tm_onnx_rank(slope) == 1)
		for (int i = 2; i < rank && !mlirValueIsNull(slope); i++)
			slope = tm_onnx_op(c, "unsqueeze", slope,
			                   tm_onnx_int(c, -1));
	tm_onnx_bind(c, "slope", slope);
	return tm_onnx_text(c, NULL);
}

/* Folds the inputs from left to right by the row's text over a and b. */
static MlirValue
fold(tm_onnx_conv *c)
{
	MlirValue v = tm_onnx_input(c, 0);

	for (intptr_t i = 1; i < tm_onnx_num_inputs(c) && !mlirValueIsNull(v);
	     i++) {
		tm_onnx_bind(c, "a", v);
		tm_onnx_bind(c, "b", tm_onnx_input(c, i));
		v = tm_onnx_eval(c, c->row->text);
	}
	return v;
}

tm_status
onnx_fold(tm_onnx_conv *c)
{
	return tm_onnx_result(c, fold(c));
}

tm_status
onnx_mean(tm_onnx_conv *c)
{
	tm_onnx_bind(c, "s", fold(c));
	tm_onnx_bind(c, "n", tm_onnx_int(c, tm_onnx_num_inputs(c)));
	return tm_onnx_text(c, "div.Scalar(s, n)");
}

/* A bound that is a constant is a Scalar: clamp is one op then. */
static MlirValue
scalar_bound(tm_onnx_conv *c, const char *name)
{
	const MlirValue v = tm_onnx_arg(c, name);
	const tm_dtype_class cls =
	        tm_dtype_get(tm_onnx_dtype(tm_onnx_arg(c, "input")))->cls;
	int64_t i;
	double f;
	size_t n;

	if (cls == TM_CLASS_FLOAT && tm_onnx_literal_floats(v, &f, 1, &n) &&
	    n == 1)
		return tm_onnx_float(c, f);
	if (cls == TM_CLASS_INT && tm_onnx_literal_ints(v, &i, 1, &n) &&
	    n == 1)
		return tm_onnx_int(c, i);
	return (MlirValue){ NULL };
}

tm_status
onnx_clip(tm_onnx_conv *c)
{
	const MlirValue min = scalar_bound(c, "min");
	const MlirValue max = scalar_bound(c, "max");
	const bool constant =
	        tm_onnx_has(c, "min") == !mlirValueIsNull(min) &&
	        tm_onnx_has(c, "max") == !mlirValueIsNull(max);

	if (!tm_onnx_has(c, "min") && !tm_onnx_has(c, "max"))
		return tm_onnx_text(c, "input");
	if (!constant)
		return tm_onnx_text(
		        c, "a = has(min) ? maximum(input, min) : input; "
		           "has(max) ? minimum(a, max) : a");
	tm_onnx_bind(c, "lo", min);
	tm_onnx_bind(c, "hi", max);
	return tm_onnx_text(c, "clamp(input, lo, hi)");
}

/* The type that "to" names: a number, or (version 1) a word. */
static tm_dtype
cast_target(tm_onnx_conv *c)
{
	static const char *const words[] = {
		"",       "FLOAT", "UINT8",  "INT8",    "UINT16", "INT16",
		"INT32",  "INT64", "STRING", "BOOL",    "FLOAT16", "DOUBLE",
		"UINT32", "UINT64"
	};
	const MlirAttribute to = tm_onnx_attribute(c, "to");
	tm_str s;

	if (mlirAttributeIsNull(to))
		return TM_DTYPE_NONE;
	if (mlirAttributeIsAInteger(to))
		return tm_dtype_from_onnx(
		        (int)mlirIntegerAttrGetValueSInt(to));
	if (!mlirAttributeIsAString(to))
		return TM_DTYPE_NONE;
	s = tm_str_of(mlirStringAttrGetValue(to));
	for (size_t i = 1; i < sizeof words / sizeof words[0]; i++)
		if (tm_str_eq(s, tm_str_from(words[i])))
			return tm_dtype_from_onnx((int)i);
	return TM_DTYPE_NONE;
}

tm_status
onnx_cast(tm_onnx_conv *c)
{
	const tm_dtype to = cast_target(c);

	if (to == TM_DTYPE_NONE || tm_dtype_get(to)->torch < 0)
		return tm_onnx_unsupported(
		        c, "a cast to strings or to a type without a number");
	if (tm_onnx_dtype(tm_onnx_arg(c, "input")) == TM_DTYPE_NONE)
		return tm_onnx_unsupported(
		        c, "a cast of strings or of an unknown type");
	return tm_onnx_result(c, tm_onnx_cast(c, tm_onnx_arg(c, "input"), to));
}

tm_status
onnx_identity(tm_onnx_conv *c)
{
	return tm_onnx_result(c, tm_onnx_input(c, 0));
}

/* Training: what is kept grows so that the sum stays. */
static tm_status
training_dropout(tm_onnx_conv *c)
{
	if (!tm_onnx_has(c, "ratio"))
		tm_onnx_bind(c, "ratio", tm_onnx_float(c, 0.5));
	if (!tm_onnx_has(c, "training_mode"))
		return tm_onnx_unsupported(c, "it is not known whether this is "
		                              "training");
	return tm_onnx_text(
	        c, "p = full([], ratio, dtype=float32); "
	           "on = full([], training_mode, dtype=bool); "
	           "keep = logical_or(ge.Tensor(rand(sizes(data), "
	           "dtype=float32), p), logical_not(on)); "
	           "f = where.self(on, reciprocal(1.0 - p), full([], 1.0, "
	           "dtype=float32)); "
	           "where.self(keep, data * to.dtype(f, dtype(data)), "
	           "zeros_like(data)), keep");
}

/* Inference keeps everything, and so does a ratio of 0. */
tm_status
onnx_dropout(tm_onnx_conv *c)
{
	double ratio = 0.5;
	bool training = false;
	const bool known =
	        !tm_onnx_has(c, "training_mode") ||
	        tm_value_bool(tm_onnx_arg(c, "training_mode"), &training);

	if (tm_onnx_has(c, "ratio") &&
	    !tm_onnx_arg_float(c, "ratio", &ratio))
		ratio = 0.5;
	if ((!known || training) && ratio != 0)
		return training_dropout(c);
	if (!tm_onnx_output_used(c, 1))
		return tm_onnx_text(c, "data");
	/* The mask was of data's type before version 10. */
	return tm_onnx_text(c, c->opset < 10 ? "data, ones_like(data)"
	                                     : "data, ones_like(data, "
	                                       "dtype=bool)");
}

/* ---- constants ---- */

static MlirValue
floats_constant(tm_onnx_conv *c, MlirAttribute list)
{
	const int64_t n = mlirArrayAttrGetNumElements(list);
	float *v = TM_NEW(c->pass->arena, float, (size_t)n);

	for (int64_t i = 0; v && i < n; i++)
		v[i] = (float)mlirFloatAttrGetValueDouble(
		        mlirArrayAttrGetElement(list, i));
	return v ? tm_onnx_f32s(c, 1, &n, v) : (MlirValue){ NULL };
}

static MlirValue
ints_constant(tm_onnx_conv *c, MlirAttribute list)
{
	const int64_t n = mlirArrayAttrGetNumElements(list);
	int64_t *v = TM_NEW(c->pass->arena, int64_t, (size_t)n);

	for (int64_t i = 0; v && i < n; i++)
		v[i] = mlirIntegerAttrGetValueSInt(
		        mlirArrayAttrGetElement(list, i));
	return v ? tm_onnx_i64s(c, 1, &n, v) : (MlirValue){ NULL };
}

tm_status
onnx_constant(tm_onnx_conv *c)
{
	MlirAttribute a = tm_onnx_attribute(c, "value");
	int64_t i;
	double f;
	float f32;

	if (mlirAttributeIsNull(a))
		a = tm_onnx_attribute(c, "sparse_value");
	if (!mlirAttributeIsNull(a)) {
		if (tm_type_kind_of(mlirShapedTypeGetElementType(
		            mlirAttributeGetType(a))) == TM_TYPE_STR)
			return tm_onnx_unsupported(c, "a constant of strings");
		return tm_onnx_result(c, tm_torch_literal(&c->rw.b, a));
	}
	if (tm_onnx_arg_int(c, "value_int", &i))
		return tm_onnx_result(c, tm_onnx_i64s(c, 0, NULL, &i));
	if (tm_onnx_arg_float(c, "value_float", &f)) {
		f32 = (float)f;
		return tm_onnx_result(c, tm_onnx_f32s(c, 0, NULL, &f32));
	}
	a = tm_onnx_attribute(c, "value_ints");
	if (!mlirAttributeIsNull(a))
		return tm_onnx_result(c, ints_constant(c, a));
	a = tm_onnx_attribute(c, "value_floats");
	if (!mlirAttributeIsNull(a))
		return tm_onnx_result(c, floats_constant(c, a));
	return tm_onnx_unsupported(c, "a constant of strings");
}
