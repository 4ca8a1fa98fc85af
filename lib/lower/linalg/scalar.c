/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The functions of fn.def on builtin scalars. */
#include "lower/linalg/scalar.h"

#include "lower/linalg/util.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

/* The op of each function by class of type; NULL: by its text. */
static const struct {
	const char *f, *i, *u, *b, *c;
} names[TM_NUM_FNS] = {
	[TM_FN_add] = { "arith.addf", "arith.addi", "arith.addi", "arith.ori",
	                "complex.add" },
	[TM_FN_sub] = { "arith.subf", "arith.subi", "arith.subi", "arith.xori",
	                "complex.sub" },
	[TM_FN_mul] = { "arith.mulf", "arith.muli", "arith.muli",
	                "arith.andi", "complex.mul" },
	[TM_FN_div] = { .f = "arith.divf", .c = "complex.div" },
	[TM_FN_neg] = { .f = "arith.negf", .c = "complex.neg" },
	[TM_FN_abs] = { .f = "math.absf", .c = "complex.abs" },
	[TM_FN_max] = { "arith.maximumf", "arith.maxsi", "arith.maxui",
	                "arith.ori", NULL },
	[TM_FN_min] = { "arith.minimumf", "arith.minsi", "arith.minui",
	                "arith.andi", NULL },
	[TM_FN_fmax] = { .f = "arith.maxnumf", .b = "arith.ori" },
	[TM_FN_fmin] = { .f = "arith.minnumf", .b = "arith.andi" },
	[TM_FN_rem] = { .f = "arith.remf" },
	[TM_FN_pow] = { "math.powf", "math.ipowi", "math.ipowi", NULL,
	                "complex.pow" },
	[TM_FN_floor] = { .f = "math.floor" },
	[TM_FN_ceil] = { .f = "math.ceil" },
	[TM_FN_trunc] = { .f = "math.trunc" },
	[TM_FN_round] = { .f = "math.roundeven" },
	[TM_FN_sqrt] = { .f = "math.sqrt", .c = "complex.sqrt" },
	[TM_FN_rsqrt] = { .c = "complex.rsqrt" },
	[TM_FN_exp] = { .f = "math.exp", .c = "complex.exp" },
	[TM_FN_exp2] = { .f = "math.exp2" },
	[TM_FN_expm1] = { .f = "math.expm1", .c = "complex.expm1" },
	[TM_FN_log] = { .f = "math.log", .c = "complex.log" },
	[TM_FN_log2] = { .f = "math.log2" },
	[TM_FN_log10] = { .f = "math.log10" },
	[TM_FN_log1p] = { .f = "math.log1p", .c = "complex.log1p" },
	[TM_FN_sin] = { .f = "math.sin", .c = "complex.sin" },
	[TM_FN_cos] = { .f = "math.cos", .c = "complex.cos" },
	[TM_FN_tan] = { .f = "math.tan", .c = "complex.tan" },
	[TM_FN_asin] = { .f = "math.asin" },
	[TM_FN_acos] = { .f = "math.acos" },
	[TM_FN_atan] = { .f = "math.atan" },
	[TM_FN_atan2] = { .f = "math.atan2", .c = "complex.atan2" },
	[TM_FN_sinh] = { .f = "math.sinh" },
	[TM_FN_cosh] = { .f = "math.cosh" },
	[TM_FN_tanh] = { .f = "math.tanh", .c = "complex.tanh" },
	[TM_FN_asinh] = { .f = "math.asinh" },
	[TM_FN_acosh] = { .f = "math.acosh" },
	[TM_FN_atanh] = { .f = "math.atanh" },
	[TM_FN_erf] = { .f = "math.erf" },
	[TM_FN_erfc] = { .f = "math.erfc" },
	[TM_FN_and] = { NULL, "arith.andi", "arith.andi", "arith.andi", NULL },
	[TM_FN_or] = { NULL, "arith.ori", "arith.ori", "arith.ori", NULL },
	[TM_FN_xor] = { NULL, "arith.xori", "arith.xori", "arith.xori", NULL },
	[TM_FN_real] = { .c = "complex.re" },
	[TM_FN_imag] = { .c = "complex.im" },
	[TM_FN_conj] = { .c = "complex.conj" },
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

static MlirValue
const_of(tm_emitter *em, tm_dtype dtype, int64_t i)
{
	const MlirType type = tm_dtype_to_builtin(em->b->ctx, dtype);

	return tm_const_int_of(em->b, type, i);
}

static MlirValue
op2(tm_emitter *em, const char *name, tm_dtype dtype, MlirValue x, MlirValue y)
{
	return tm_build(em->b, name, TM_VALUES(x, y),
	                tm_dtype_to_builtin(em->b->ctx, dtype), TM_NO_ATTRS);
}

/* Integer division that cannot trap: see fn.def. */
static MlirValue
int_division(tm_emitter *em, tm_fn fn, tm_dtype dtype, const MlirValue *args)
{
	const bool is_signed = tm_dtype_get(dtype)->cls == TM_CLASS_INT;
	const MlirValue zero = const_of(em, dtype, 0);
	const MlirValue one = const_of(em, dtype, 1);
	const MlirValue by_zero = tm_cmp(em->b, dtype, "eq", args[1], zero);
	MlirValue safe = tm_select(em->b, by_zero, one, args[1]), q;

	if (!is_signed) {
		q = op2(em, "arith.divui", dtype, args[0], safe);
	} else {
		const MlirValue minus = const_of(em, dtype, -1);
		const MlirValue flips =
		        tm_cmp(em->b, dtype, "eq", args[1], minus);

		safe = tm_select(em->b, flips, one, safe);
		q = op2(em, "arith.divsi", dtype, args[0], safe);
		q = tm_select(em->b, flips,
		              op2(em, "arith.subi", dtype, zero, args[0]), q);
	}
	q = tm_select(em->b, by_zero, zero, q);
	if (fn == TM_FN_idiv)
		return q;
	q = op2(em, "arith.muli", dtype, q, args[1]);
	return op2(em, "arith.subi", dtype, args[0], q);
}

/* Shifts by more than the width are defined by PyTorch, not by LLVM. */
static MlirValue
shift(tm_emitter *em, tm_fn fn, tm_dtype dtype, const MlirValue *args)
{
	const bool is_signed = tm_dtype_get(dtype)->cls == TM_CLASS_INT;
	const int bits = tm_dtype_get(dtype)->bits;
	const MlirValue zero = const_of(em, dtype, 0);
	const MlirValue last = const_of(em, dtype, bits - 1);
	const MlirValue huge = op2(em, "arith.minui", dtype, args[1], last);
	MlirValue r;

	if (fn == TM_FN_shr && is_signed)
		return op2(em, "arith.shrsi", dtype, args[0], huge);
	r = op2(em, fn == TM_FN_shl ? "arith.shli" : "arith.shrui", dtype,
	        args[0], huge);
	return tm_select(em->b, tm_cmp(em->b, dtype, "eq", huge, args[1]), r,
	                 zero);
}

/* The integer type as wide as DTYPE. */
static tm_dtype
bits_of(tm_dtype dtype)
{
	switch (tm_dtype_get(dtype)->bits) {
	case 64:
		return TM_I64;
	case 32:
		return TM_I32;
	default:
		return TM_I16;
	}
}

static MlirValue
bitcast(tm_emitter *em, tm_dtype to, MlirValue v)
{
	return tm_build(em->b, "arith.bitcast", TM_VALUES(v),
	                tm_dtype_to_builtin(em->b->ctx, to), TM_NO_ATTRS);
}

/* The sign bit of a float, also of -0.0 and NaN. */
static MlirValue
sign_bit(tm_emitter *em, tm_dtype dtype, MlirValue v)
{
	const tm_dtype bits = bits_of(dtype);

	return tm_cmp(em->b, bits, "lt", bitcast(em, bits, v),
	              const_of(em, bits, 0));
}

/* Bits of a float, one up or down: away from zero towards B if A and B - A
 * have the same sign.  Zero goes to the smallest number with B's sign. */
static MlirValue
next_after(tm_emitter *em, tm_dtype dtype, const MlirValue *args)
{
	const tm_dtype bits = bits_of(dtype);
	const MlirType f = tm_dtype_to_builtin(em->b->ctx, dtype);
	const MlirValue zero = tm_const_of(em->b, f, 0);
	const MlirValue a = args[0], b = args[1];
	const MlirValue ia = bitcast(em, bits, a);
	const MlirValue up = tm_cmp(em->b, dtype, "lt", a, b);
	const MlirValue negative = tm_cmp(em->b, dtype, "lt", a, zero);
	const MlirValue grows = op2(em, "arith.xori", TM_BOOL, up, negative);
	const MlirValue step = tm_select(em->b, grows, const_of(em, bits, 1),
	                                 const_of(em, bits, -1));
	const MlirValue moved = bitcast(
	        em, dtype, op2(em, "arith.addi", bits, ia, step));
	const MlirValue least = tm_select(
	        em->b, up, bitcast(em, dtype, const_of(em, bits, 1)),
	        tm_build(em->b, "arith.negf",
	                 TM_VALUES(bitcast(em, dtype, const_of(em, bits, 1))),
	                 f, TM_NO_ATTRS));
	MlirValue r = tm_select(em->b, tm_cmp(em->b, dtype, "eq", a, zero),
	                        least, moved);

	r = tm_select(em->b, tm_cmp(em->b, dtype, "eq", a, b), b, r);
	r = tm_select(em->b, tm_cmp(em->b, dtype, "ne", b, b), b, r);
	return tm_select(em->b, tm_cmp(em->b, dtype, "ne", a, a), a, r);
}

static MlirValue
int_abs(tm_emitter *em, tm_dtype dtype, MlirValue v)
{
	const MlirValue zero = const_of(em, dtype, 0);

	if (tm_dtype_get(dtype)->cls != TM_CLASS_INT)
		return v;
	return tm_select(em->b, tm_cmp(em->b, dtype, "lt", v, zero),
	                 op2(em, "arith.subi", dtype, zero, v), v);
}

/* Euclid's loop, on absolute values. */
static MlirValue
gcd(tm_emitter *em, tm_dtype dtype, const MlirValue *args)
{
	const MlirType type = tm_dtype_to_builtin(em->b->ctx, dtype);
	const MlirType types[2] = { type, type };
	const MlirLocation locs[2] = { em->b->loc, em->b->loc };
	MlirBlock before = mlirBlockCreate(2, types, locs);
	MlirBlock after = mlirBlockCreate(2, types, locs);
	MlirRegion regions[2] = { mlirRegionCreate(), mlirRegionCreate() };
	tm_builder b = tm_builder_at_end(before, em->b->loc);
	tm_emitter in = *em;
	MlirValue v[2] = { mlirBlockGetArgument(before, 0),
		           mlirBlockGetArgument(before, 1) };
	const MlirValue start[2] = { int_abs(em, dtype, args[1]),
		                     int_abs(em, dtype, args[0]) };
	MlirValue next[2];

	in.b = &b;
	tm_build_op(&b, "scf.condition",
	            TM_VALUES(tm_cmp(&b, dtype, "ne", v[1],
	                             const_of(&in, dtype, 0)),
	                      v[0], v[1]),
	            TM_NO_TYPES, TM_NO_ATTRS, TM_NO_REGIONS);
	b = tm_builder_at_end(after, em->b->loc);
	v[0] = mlirBlockGetArgument(after, 0);
	v[1] = mlirBlockGetArgument(after, 1);
	next[0] = v[1];
	next[1] = int_division(&in, TM_FN_rem, dtype, v);
	tm_build_op(&b, "scf.yield", TM_VALUES(next[0], next[1]), TM_NO_TYPES,
	            TM_NO_ATTRS, TM_NO_REGIONS);
	mlirRegionAppendOwnedBlock(regions[0], before);
	mlirRegionAppendOwnedBlock(regions[1], after);
	return mlirOperationGetResult(
	        tm_build_op(em->b, "scf.while", (tm_values){ 2, start },
	                    (tm_types){ 2, types }, TM_NO_ATTRS,
	                    (tm_regions){ 2, regions }),
	        0);
}

static const char *
predicate_of(tm_fn fn)
{
	switch (fn) {
	case TM_FN_eq: return "eq";
	case TM_FN_ne: return "ne";
	case TM_FN_lt: return "lt";
	case TM_FN_le: return "le";
	case TM_FN_gt: return "gt";
	case TM_FN_ge: return "ge";
	default: return NULL;
	}
}

/* Functions that take more than one op. */
static MlirValue
special(tm_emitter *em, tm_fn fn, tm_dtype dtype, const MlirValue *args)
{
	const tm_dtype_class cls = tm_dtype_get(dtype)->cls;
	const char *predicate = predicate_of(fn);
	const bool is_int = cls == TM_CLASS_INT || cls == TM_CLASS_UINT;

	if (predicate)
		return tm_cmp(em->b, dtype, predicate, args[0], args[1]);
	if (is_int && (fn == TM_FN_idiv || fn == TM_FN_rem))
		return int_division(em, fn, dtype, args);
	if (is_int && (fn == TM_FN_shl || fn == TM_FN_shr))
		return shift(em, fn, dtype, args);
	if (is_int && fn == TM_FN_gcd)
		return gcd(em, dtype, args);
	if (cls == TM_CLASS_FLOAT && fn == TM_FN_nextafter)
		return next_after(em, dtype, args);
	if (cls == TM_CLASS_FLOAT && fn == TM_FN_signbit)
		return sign_bit(em, dtype, args[0]);
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
	const MlirType type =
	        tm_dtype_to_builtin(em->b->ctx, result_of(fn, dtype));

	if (!name)
		return special(em, fn, dtype, args);
	return tm_build(em->b, name,
	                (tm_values){ tm_fns[fn].arity, args }, type,
	                TM_NO_ATTRS);
}

static MlirValue
constant(tm_emitter *em, tm_dtype dtype, tm_num num)
{
	const MlirType type = tm_dtype_to_builtin(em->b->ctx, dtype);
	const tm_dtype_class cls = tm_dtype_get(dtype)->cls;

	if (cls == TM_CLASS_BOOL)
		return tm_const_int_of(em->b, type, tm_num_truth(num));
	if (cls == TM_CLASS_FLOAT || cls == TM_CLASS_COMPLEX)
		return tm_const_of(em->b, type, tm_num_as_float(num));
	if (num.kind != TM_NUM_FLOAT)
		return tm_const_int_of(em->b, type, num.i);
	return tm_const_of(em->b, type, num.f);
}

static MlirValue
convert(tm_emitter *em, MlirValue v, tm_dtype from, tm_dtype to)
{
	return tm_convert(em->b, v, from, to);
}

static MlirValue
select_value(tm_emitter *em, tm_dtype dtype, MlirValue cond, MlirValue t,
             MlirValue f)
{
	(void)dtype;
	return tm_select(em->b, cond, t, f);
}

const tm_emit_target tm_linalg_scalars = { call, constant, convert,
	                                   select_value };
