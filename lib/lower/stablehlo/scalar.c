/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The functions of fn.def on StableHLO tensors of one shape. */
#include "lower/stablehlo/util.h"

#include <mlir-c/BuiltinTypes.h>
#include <stdio.h>

/* The op of each function by class of type; NULL: by its text. */
static const struct {
	const char *f, *i, *u, *b, *c;
} names[TM_NUM_FNS] = {
#define ALL(name) { name, name, name, NULL, name }
#define INTS(name) { NULL, name, name, name, NULL }
	[TM_FN_add] = { "stablehlo.add", "stablehlo.add", "stablehlo.add",
	                "stablehlo.or", "stablehlo.add" },
	[TM_FN_sub] = { "stablehlo.subtract", "stablehlo.subtract",
	                "stablehlo.subtract", "stablehlo.xor",
	                "stablehlo.subtract" },
	[TM_FN_mul] = { "stablehlo.multiply", "stablehlo.multiply",
	                "stablehlo.multiply", "stablehlo.and",
	                "stablehlo.multiply" },
	[TM_FN_div] = { .f = "stablehlo.divide", .c = "stablehlo.divide" },
	[TM_FN_neg] = ALL("stablehlo.negate"),
	[TM_FN_abs] = { .f = "stablehlo.abs", .i = "stablehlo.abs",
	                .c = "stablehlo.abs" },
	[TM_FN_max] = { "stablehlo.maximum", "stablehlo.maximum",
	                "stablehlo.maximum", "stablehlo.or", NULL },
	[TM_FN_min] = { "stablehlo.minimum", "stablehlo.minimum",
	                "stablehlo.minimum", "stablehlo.and", NULL },
	[TM_FN_rem] = { .f = "stablehlo.remainder" },
	[TM_FN_pow] = { "stablehlo.power", NULL, NULL, NULL,
	                "stablehlo.power" },
	[TM_FN_floor] = { .f = "stablehlo.floor" },
	[TM_FN_ceil] = { .f = "stablehlo.ceil" },
	[TM_FN_round] = { .f = "stablehlo.round_nearest_even" },
	[TM_FN_sqrt] = { .f = "stablehlo.sqrt", .c = "stablehlo.sqrt" },
	[TM_FN_rsqrt] = { .f = "stablehlo.rsqrt", .c = "stablehlo.rsqrt" },
	[TM_FN_exp] = { .f = "stablehlo.exponential",
	                .c = "stablehlo.exponential" },
	[TM_FN_expm1] = { .f = "stablehlo.exponential_minus_one",
	                  .c = "stablehlo.exponential_minus_one" },
	[TM_FN_log] = { .f = "stablehlo.log", .c = "stablehlo.log" },
	[TM_FN_log1p] = { .f = "stablehlo.log_plus_one",
	                  .c = "stablehlo.log_plus_one" },
	[TM_FN_sin] = { .f = "stablehlo.sine", .c = "stablehlo.sine" },
	[TM_FN_cos] = { .f = "stablehlo.cosine", .c = "stablehlo.cosine" },
	[TM_FN_tan] = { .f = "stablehlo.tan", .c = "stablehlo.tan" },
	[TM_FN_asin] = { .f = "chlo.asin" },
	[TM_FN_acos] = { .f = "chlo.acos" },
	[TM_FN_atan] = { .f = "chlo.atan" },
	[TM_FN_atan2] = { .f = "stablehlo.atan2" },
	[TM_FN_sinh] = { .f = "chlo.sinh" },
	[TM_FN_cosh] = { .f = "chlo.cosh" },
	[TM_FN_tanh] = { .f = "stablehlo.tanh", .c = "stablehlo.tanh" },
	[TM_FN_asinh] = { .f = "chlo.asinh" },
	[TM_FN_acosh] = { .f = "chlo.acosh" },
	[TM_FN_atanh] = { .f = "chlo.atanh" },
	[TM_FN_erf] = { .f = "chlo.erf" },
	[TM_FN_erfc] = { .f = "chlo.erfc" },
	[TM_FN_lgamma] = { .f = "chlo.lgamma" },
	[TM_FN_erfinv] = { .f = "chlo.erf_inv" },
	[TM_FN_and] = INTS("stablehlo.and"),
	[TM_FN_or] = INTS("stablehlo.or"),
	[TM_FN_xor] = INTS("stablehlo.xor"),
	[TM_FN_real] = { .c = "stablehlo.real" },
	[TM_FN_imag] = { .c = "stablehlo.imag" },
	[TM_FN_sigmoid] = { .f = "stablehlo.logistic" },
#undef ALL
#undef INTS
};

static const char *
name_of(tm_fn fn, tm_dtype dtype)
{
	switch (tm_dtype_get(dtype)->cls) {
	case TM_CLASS_FLOAT:
		return names[fn].f;
	case TM_CLASS_INT:
		return names[fn].i;
	case TM_CLASS_UINT:
		return names[fn].u;
	case TM_CLASS_BOOL:
		return names[fn].b;
	case TM_CLASS_COMPLEX:
		return names[fn].c;
	}
	return NULL;
}

static MlirType
type_of(tm_emitter *em, tm_dtype dtype)
{
	return tm_hlo_type(em->user, tm_hlo_element(em->b->ctx, dtype));
}

static MlirValue
constant(tm_emitter *em, tm_dtype dtype, tm_num num)
{
	return tm_hlo_splat(em->b, em->user, dtype, num);
}

static MlirValue
select_value(tm_emitter *em, tm_dtype dtype, MlirValue cond, MlirValue t,
             MlirValue f)
{
	return tm_build(em->b, "stablehlo.select", TM_VALUES(cond, t, f),
	                type_of(em, dtype), TM_NO_ATTRS);
}

static MlirValue
binary(tm_emitter *em, const char *name, tm_dtype dtype, MlirValue x,
       MlirValue y)
{
	return tm_build(em->b, name, TM_VALUES(x, y), type_of(em, dtype),
	                TM_NO_ATTRS);
}

static MlirValue
compare(tm_emitter *em, const char *direction, MlirValue x, MlirValue y)
{
	char text[64];

	snprintf(text, sizeof text, "#stablehlo<comparison_direction %s>",
	         direction);
	return tm_build(em->b, "stablehlo.compare", TM_VALUES(x, y),
	                type_of(em, TM_BOOL),
	                TM_ATTRS(tm_hlo_attr(em->b, "comparison_direction",
	                                     text)));
}

static const char *
direction_of(tm_fn fn)
{
	switch (fn) {
	case TM_FN_eq: return "EQ";
	case TM_FN_ne: return "NE";
	case TM_FN_lt: return "LT";
	case TM_FN_le: return "LE";
	case TM_FN_gt: return "GT";
	case TM_FN_ge: return "GE";
	default: return NULL;
	}
}

/* By zero it gives 0: StableHLO leaves that case to the implementation. */
static MlirValue
int_division(tm_emitter *em, tm_fn fn, tm_dtype dtype, const MlirValue *args)
{
	const MlirValue zero = constant(em, dtype, tm_num_int(0));
	const MlirValue one = constant(em, dtype, tm_num_int(1));
	const MlirValue by_zero = compare(em, "EQ", args[1], zero);
	const MlirValue safe = select_value(em, dtype, by_zero, one, args[1]);
	MlirValue q = binary(em, "stablehlo.divide", dtype, args[0], safe);

	q = select_value(em, dtype, by_zero, zero, q);
	if (fn == TM_FN_idiv)
		return q;
	q = binary(em, "stablehlo.multiply", dtype, q, args[1]);
	return binary(em, "stablehlo.subtract", dtype, args[0], q);
}

static MlirValue
int_power(tm_emitter *em, tm_dtype dtype, const MlirValue *args)
{
	return binary(em, "stablehlo.power", dtype, args[0], args[1]);
}

static MlirValue
special(tm_emitter *em, tm_fn fn, tm_dtype dtype, const MlirValue *args)
{
	const tm_dtype_class cls = tm_dtype_get(dtype)->cls;
	const bool is_int = cls == TM_CLASS_INT || cls == TM_CLASS_UINT;

	if (direction_of(fn))
		return compare(em, direction_of(fn), args[0], args[1]);
	if (is_int && (fn == TM_FN_idiv || fn == TM_FN_rem))
		return int_division(em, fn, dtype, args);
	if (is_int && fn == TM_FN_pow)
		return int_power(em, dtype, args);
	/* Shifts by more than the width give 0 or the sign here too. */
	if (is_int && fn == TM_FN_shl)
		return binary(em, "stablehlo.shift_left", dtype, args[0],
		              args[1]);
	if (is_int && fn == TM_FN_shr)
		return binary(em,
		              cls == TM_CLASS_INT
		                      ? "stablehlo.shift_right_arithmetic"
		                      : "stablehlo.shift_right_logical",
		              dtype, args[0], args[1]);
	if (cls == TM_CLASS_FLOAT && fn == TM_FN_isfinite)
		return tm_build(em->b, "stablehlo.is_finite",
		                TM_VALUES(args[0]), type_of(em, TM_BOOL),
		                TM_NO_ATTRS);
	return (MlirValue){ NULL };
}

static tm_dtype
result_of(tm_fn fn, tm_dtype dtype)
{
	if (tm_fns[fn].result != TM_RESULT_REAL)
		return dtype;
	return dtype == TM_C64 ? TM_F32 : dtype == TM_C128 ? TM_F64 : dtype;
}

static MlirValue
call(tm_emitter *em, tm_fn fn, tm_dtype dtype, const MlirValue *args)
{
	const char *name = name_of(fn, dtype);

	if (!name)
		return special(em, fn, dtype, args);
	return tm_build(em->b, name, (tm_values){ tm_fns[fn].arity, args },
	                type_of(em, result_of(fn, dtype)), TM_NO_ATTRS);
}

/* To bool is a comparison; everything else is PyTorch's conversion. */
static MlirValue
convert(tm_emitter *em, MlirValue v, tm_dtype from, tm_dtype to)
{
	if (to == TM_BOOL)
		return compare(em, "NE", v, constant(em, from, tm_num_int(0)));
	return tm_build(em->b, "stablehlo.convert", TM_VALUES(v),
	                type_of(em, to), TM_NO_ATTRS);
}

const tm_emit_target tm_stablehlo_tensors = { call, constant, convert,
	                                      select_value };
