/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The functions of fn.def on TOSA tensors. */
#include "lower/tosa/util.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

/* Ops without attributes, by class of type; NULL: special() or text. */
static const struct {
	const char *f, *i, *b;
} names[TM_NUM_FNS] = {
	[TM_FN_add] = { "tosa.add", "tosa.add", "tosa.logical_or" },
	[TM_FN_sub] = { "tosa.sub", "tosa.sub", "tosa.logical_xor" },
	[TM_FN_mul] = { .b = "tosa.logical_and" },
	[TM_FN_abs] = { "tosa.abs", "tosa.abs", NULL },
	[TM_FN_max] = { .b = "tosa.logical_or" },
	[TM_FN_min] = { .b = "tosa.logical_and" },
	[TM_FN_pow] = { .f = "tosa.pow" },
	[TM_FN_floor] = { .f = "tosa.floor" },
	[TM_FN_ceil] = { .f = "tosa.ceil" },
	[TM_FN_rsqrt] = { .f = "tosa.rsqrt" },
	[TM_FN_exp] = { .f = "tosa.exp" },
	[TM_FN_log] = { .f = "tosa.log" },
	[TM_FN_sin] = { .f = "tosa.sin" },
	[TM_FN_cos] = { .f = "tosa.cos" },
	[TM_FN_tanh] = { .f = "tosa.tanh" },
	[TM_FN_erf] = { .f = "tosa.erf" },
	[TM_FN_sigmoid] = { .f = "tosa.sigmoid" },
	[TM_FN_and] = { NULL, "tosa.bitwise_and", "tosa.logical_and" },
	[TM_FN_or] = { NULL, "tosa.bitwise_or", "tosa.logical_or" },
	[TM_FN_xor] = { NULL, "tosa.bitwise_xor", "tosa.logical_xor" },
	[TM_FN_not] = { NULL, "tosa.bitwise_not", "tosa.logical_not" },
};

static int
rank_of(const tm_emitter *em)
{
	return *(const int *)em->user;
}

/* The broadcast of the types of N values, with element type ELEMENT. */
static MlirType
broadcast_type(int n, const MlirValue *v, MlirType element)
{
	int64_t sizes[TM_MAX_RANK] = { 0 }, other[TM_MAX_RANK];
	const int rank = tm_tosa_sizes(v[0], sizes);

	for (int i = 1; i < n; i++) {
		(void)tm_tosa_sizes(v[i], other);
		for (int d = 0; d < rank; d++)
			if (sizes[d] == 1 ||
			    (sizes[d] == TM_DYN && other[d] > 1))
				sizes[d] = other[d];
	}
	return tm_tosa_type(rank, sizes, element);
}

static MlirValue
build(tm_emitter *em, const char *name, tm_dtype result, int n,
      const MlirValue *args, tm_attrs attrs)
{
	return tm_build(em->b, name, (tm_values){ n, args },
	                broadcast_type(n, args,
	                               tm_dtype_to_builtin(em->b->ctx, result)),
	                attrs);
}

static MlirValue
constant(tm_emitter *em, tm_dtype dtype, tm_num num)
{
	return tm_tosa_const(em->b, rank_of(em), dtype, num);
}

static MlirValue
multiply(tm_emitter *em, tm_dtype dtype, MlirValue x, MlirValue y)
{
	const MlirValue shift = tm_tosa_zero_point(
	        em->b, mlirIntegerTypeGet(em->b->ctx, 8));
	const MlirValue args[2] = { x, y };
	const MlirType element = tm_dtype_to_builtin(em->b->ctx, dtype);

	return tm_build(em->b, "tosa.mul", TM_VALUES(x, y, shift),
	                broadcast_type(2, args, element), TM_NO_ATTRS);
}

static MlirValue
compare(tm_emitter *em, const char *name, MlirValue x, MlirValue y)
{
	const MlirValue args[2] = { x, y };

	return build(em, name, TM_BOOL, 2, args, TM_NO_ATTRS);
}

static MlirValue
logical_not(tm_emitter *em, MlirValue v)
{
	return build(em, "tosa.logical_not", TM_BOOL, 1, &v, TM_NO_ATTRS);
}

/* TOSA compares numbers by equal, greater and greater_equal; bools by
 * logic. */
static MlirValue
comparison(tm_emitter *em, tm_fn fn, tm_dtype dtype, const MlirValue *args)
{
	const MlirValue x = args[0], y = args[1];

	if (tm_fns[fn].arity != 2)
		return (MlirValue){ NULL };
	if (dtype == TM_BOOL) {
		const MlirValue differ =
		        compare(em, "tosa.logical_xor", x, y);

		return fn == TM_FN_ne   ? differ
		       : fn == TM_FN_eq ? logical_not(em, differ)
		                        : (MlirValue){ NULL };
	}
	switch (fn) {
	case TM_FN_eq:
		return compare(em, "tosa.equal", x, y);
	case TM_FN_ne:
		return logical_not(em, compare(em, "tosa.equal", x, y));
	case TM_FN_gt:
		return compare(em, "tosa.greater", x, y);
	case TM_FN_ge:
		return compare(em, "tosa.greater_equal", x, y);
	case TM_FN_lt:
		return compare(em, "tosa.greater", y, x);
	case TM_FN_le:
		return compare(em, "tosa.greater_equal", y, x);
	default:
		return (MlirValue){ NULL };
	}
}

static MlirValue
select_value(tm_emitter *em, tm_dtype dtype, MlirValue cond, MlirValue t,
             MlirValue f)
{
	const MlirValue args[3] = { cond, t, f };

	return build(em, "tosa.select", dtype, 3, args, TM_NO_ATTRS);
}

/* intdiv exists for 32 and 64 bits and is undefined by zero. */
static MlirValue
int_division(tm_emitter *em, tm_fn fn, tm_dtype dtype, const MlirValue *args)
{
	const MlirValue zero = constant(em, dtype, tm_num_int(0));
	const MlirValue one = constant(em, dtype, tm_num_int(1));
	const MlirValue minus = constant(em, dtype, tm_num_int(-1));
	const MlirValue by_zero = compare(em, "tosa.equal", args[1], zero);
	const MlirValue flips = compare(em, "tosa.equal", args[1], minus);
	MlirValue d[2] = { args[0], args[1] }, q, negated[2] = { zero, args[0] };

	d[1] = select_value(em, dtype, by_zero, one, d[1]);
	d[1] = select_value(em, dtype, flips, one, d[1]);
	q = build(em, "tosa.intdiv", dtype, 2, d, TM_NO_ATTRS);
	q = select_value(em, dtype, flips,
	                 build(em, "tosa.sub", dtype, 2, negated, TM_NO_ATTRS),
	                 q);
	q = select_value(em, dtype, by_zero, zero, q);
	if (fn == TM_FN_idiv)
		return q;
	d[0] = args[0];
	d[1] = multiply(em, dtype, q, args[1]);
	return build(em, "tosa.sub", dtype, 2, d, TM_NO_ATTRS);
}

static MlirValue
minmax(tm_emitter *em, const char *name, tm_dtype dtype, const MlirValue *args)
{
	return build(em, name, dtype, 2, args, TM_NO_ATTRS);
}

static MlirValue
shift_right(tm_emitter *em, tm_dtype dtype, const MlirValue *args)
{
	return build(em, "tosa.arithmetic_right_shift", dtype, 2, args,
	             TM_ATTRS(tm_attr_bool(em->b, "round", false)));
}

/* Clamps shift amounts into [0, bits): negative or larger ones shift all
 * out. */
static MlirValue
shift(tm_emitter *em, tm_fn fn, tm_dtype dtype, const MlirValue *args)
{
	const int bits = tm_dtype_get(dtype)->bits;
	const MlirValue zero = constant(em, dtype, tm_num_int(0));
	const MlirValue last = constant(em, dtype, tm_num_int(bits - 1));
	const MlirValue over = compare(em, "tosa.greater", args[1], last);
	const MlirValue under = compare(em, "tosa.greater", zero, args[1]);
	MlirValue a[2] = { args[0], args[1] }, r;

	a[1] = select_value(em, dtype, over, last, a[1]);
	a[1] = select_value(em, dtype, under, last, a[1]);
	if (fn == TM_FN_shr)
		return shift_right(em, dtype, a);
	r = build(em, "tosa.logical_left_shift", dtype, 2, a, TM_NO_ATTRS);
	r = select_value(em, dtype, over, zero, r);
	return select_value(em, dtype, under, zero, r);
}

static MlirValue
special(tm_emitter *em, tm_fn fn, tm_dtype dtype, const MlirValue *args)
{
	const bool is_float = tm_dtype_get(dtype)->cls == TM_CLASS_FLOAT;
	const bool is_int = tm_dtype_get(dtype)->cls == TM_CLASS_INT;

	switch (fn) {
	case TM_FN_mul:
		return multiply(em, dtype, args[0], args[1]);
	case TM_FN_div:
		if (!is_float)
			break;
		return multiply(em, dtype, args[0],
		                build(em, "tosa.reciprocal", dtype, 1,
		                      &args[1], TM_NO_ATTRS));
	case TM_FN_max:
		return minmax(em, "tosa.maximum", dtype, args);
	case TM_FN_min:
		return minmax(em, "tosa.minimum", dtype, args);
	case TM_FN_idiv:
	case TM_FN_rem:
		if (is_int && tm_dtype_get(dtype)->bits >= 32)
			return int_division(em, fn, dtype, args);
		break;
	case TM_FN_shl:
	case TM_FN_shr:
		if (is_int)
			return shift(em, fn, dtype, args);
		break;
	default:
		return comparison(em, fn, dtype, args);
	}
	return (MlirValue){ NULL };
}

static MlirValue
call(tm_emitter *em, tm_fn fn, tm_dtype dtype, const MlirValue *args)
{
	const tm_dtype_class cls = tm_dtype_get(dtype)->cls;
	const char *name = cls == TM_CLASS_FLOAT ? names[fn].f
	                   : cls == TM_CLASS_INT ? names[fn].i
	                   : cls == TM_CLASS_BOOL ? names[fn].b
	                                          : NULL;

	if (tm_tosa_refuses(dtype))
		return (MlirValue){ NULL };
	if (!name)
		return special(em, fn, dtype, args);
	return build(em, name, dtype, tm_fns[fn].arity, args, TM_NO_ATTRS);
}

/* A float is truncated first: tosa.cast rounds to nearest. */
static MlirValue
truncate(tm_emitter *em, tm_dtype dtype, MlirValue v)
{
	const MlirValue zero = constant(em, dtype, tm_num_int(0));
	const MlirValue up = build(em, "tosa.ceil", dtype, 1, &v, TM_NO_ATTRS);
	const MlirValue down =
	        build(em, "tosa.floor", dtype, 1, &v, TM_NO_ATTRS);

	return select_value(em, dtype, compare(em, "tosa.greater", zero, v),
	                    up, down);
}

static MlirValue
convert(tm_emitter *em, MlirValue v, tm_dtype from, tm_dtype to)
{
	const tm_dtype_class fc = tm_dtype_get(from)->cls;
	const tm_dtype_class tc = tm_dtype_get(to)->cls;

	if (tm_tosa_refuses(from) || tm_tosa_refuses(to))
		return (MlirValue){ NULL };
	if (to == TM_BOOL)
		return logical_not(em,
		                   compare(em, "tosa.equal", v,
		                           constant(em, from, tm_num_int(0))));
	if (fc == TM_CLASS_FLOAT && tc == TM_CLASS_INT)
		v = truncate(em, from, v);
	return build(em, "tosa.cast", to, 1, &v, TM_NO_ATTRS);
}

const tm_emit_target tm_tosa_tensors = { call, constant, convert,
	                                 select_value };
