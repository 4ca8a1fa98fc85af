/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/util.h"

#include <math.h>
#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

static tm_dtype_class
class_of(tm_dtype dtype)
{
	return tm_dtype_get(dtype)->cls;
}

static MlirValue
unary(tm_builder *b, const char *name, MlirValue x, MlirType type)
{
	return tm_build(b, name, TM_VALUES(x), type, TM_NO_ATTRS);
}

static MlirValue
binary(tm_builder *b, const char *name, MlirValue x, MlirValue y)
{
	return tm_build(b, name, TM_VALUES(x, y), mlirValueGetType(x),
	                TM_NO_ATTRS);
}

/* ---- constants ---- */

static MlirValue
constant(tm_builder *b, const char *name, MlirType type, MlirAttribute a)
{
	return tm_build(b, name, TM_NO_VALUES, type,
	                TM_ATTRS(tm_attr(b, "value", a)));
}

MlirValue
tm_const_int_of(tm_builder *b, MlirType type, int64_t v)
{
	if (!mlirTypeIsAInteger(type) && !mlirTypeIsAIndex(type))
		return tm_const_of(b, type, (double)v);
	if (mlirTypeIsAInteger(type) && mlirIntegerTypeGetWidth(type) == 1)
		return constant(b, "arith.constant", type,
		                mlirIntegerAttrGet(type, v & 1));
	return constant(b, "arith.constant", type, mlirIntegerAttrGet(type, v));
}

MlirValue
tm_const_index(tm_builder *b, int64_t v)
{
	return tm_const_int_of(b, mlirIndexTypeGet(b->ctx), v);
}

MlirValue
tm_const_bool(tm_builder *b, bool v)
{
	return tm_const_int_of(b, mlirIntegerTypeGet(b->ctx, 1), v);
}

static MlirAttribute
float_attr(tm_builder *b, MlirType type, double v)
{
	return mlirFloatAttrDoubleGet(b->ctx, type, v);
}

MlirValue
tm_const_of(tm_builder *b, MlirType type, double v)
{
	if (mlirTypeIsAComplex(type)) {
		const MlirType part = mlirComplexTypeGetElementType(type);
		const MlirAttribute parts[] = { float_attr(b, part, v),
			                        float_attr(b, part, 0) };

		return constant(b, "complex.constant", type,
		                mlirArrayAttrGet(b->ctx, 2, parts));
	}
	if (mlirTypeIsAInteger(type) || mlirTypeIsAIndex(type))
		return tm_const_int_of(b, type, (int64_t)v);
	return constant(b, "arith.constant", type, float_attr(b, type, v));
}

/* The largest finite values of the float types that have no infinity. */
static double
float_max(tm_dtype dtype)
{
	switch (dtype) {
	case TM_F8E4M3FN:
		return 448;
	case TM_F8E5M2FNUZ:
		return 57344;
	case TM_F8E4M3FNUZ:
		return 240;
	case TM_F4E2M1:
		return 6;
	default:
		return INFINITY;
	}
}

static uint64_t
int_max(const tm_dtype_info *info)
{
	const int bits = info->cls == TM_CLASS_INT ? info->bits - 1 :
	                                             info->bits;

	return UINT64_MAX >> (64 - bits);
}

MlirValue
tm_lowest(tm_builder *b, tm_dtype dtype)
{
	const tm_dtype_info *info = tm_dtype_get(dtype);
	const MlirType type = tm_dtype_to_builtin(b->ctx, dtype);

	switch (info->cls) {
	case TM_CLASS_INT:
		return tm_const_int_of(b, type, -(int64_t)int_max(info) - 1);
	case TM_CLASS_FLOAT:
		return tm_const_of(b, type, -float_max(dtype));
	default:
		return tm_const_int_of(b, type, 0);
	}
}

MlirValue
tm_highest(tm_builder *b, tm_dtype dtype)
{
	const tm_dtype_info *info = tm_dtype_get(dtype);
	const MlirType type = tm_dtype_to_builtin(b->ctx, dtype);

	switch (info->cls) {
	case TM_CLASS_INT:
		return tm_const_int_of(b, type, (int64_t)int_max(info));
	case TM_CLASS_UINT:
		/* All bits set: an attribute's integer is sign-extended. */
		return tm_const_int_of(b, type, -1);
	case TM_CLASS_FLOAT:
		return tm_const_of(b, type, float_max(dtype));
	default:
		return tm_const_int_of(b, type, 1);
	}
}

/* ---- arithmetic ---- */

/* The name of an operation for each class of element type. */
typedef struct by_class {
	const char *boolean, *sint, *uint, *real, *cplx;
} by_class;

static const char *
name_for(const by_class *names, tm_dtype dtype)
{
	switch (class_of(dtype)) {
	case TM_CLASS_BOOL:
		return names->boolean;
	case TM_CLASS_INT:
		return names->sint;
	case TM_CLASS_UINT:
		return names->uint;
	case TM_CLASS_FLOAT:
		return names->real;
	case TM_CLASS_COMPLEX:
		return names->cplx;
	}
	return NULL;
}

MlirValue
tm_add(tm_builder *b, tm_dtype dtype, MlirValue x, MlirValue y)
{
	static const by_class names = { "arith.ori", "arith.addi",
		                        "arith.addi", "arith.addf",
		                        "complex.add" };

	return binary(b, name_for(&names, dtype), x, y);
}

MlirValue
tm_sub(tm_builder *b, tm_dtype dtype, MlirValue x, MlirValue y)
{
	static const by_class names = { "arith.xori", "arith.subi",
		                        "arith.subi", "arith.subf",
		                        "complex.sub" };

	return binary(b, name_for(&names, dtype), x, y);
}

MlirValue
tm_mul(tm_builder *b, tm_dtype dtype, MlirValue x, MlirValue y)
{
	static const by_class names = { "arith.andi", "arith.muli",
		                        "arith.muli", "arith.mulf",
		                        "complex.mul" };

	return binary(b, name_for(&names, dtype), x, y);
}

MlirValue
tm_div(tm_builder *b, tm_dtype dtype, MlirValue x, MlirValue y)
{
	static const by_class names = { "arith.andi", "arith.divsi",
		                        "arith.divui", "arith.divf",
		                        "complex.div" };

	return binary(b, name_for(&names, dtype), x, y);
}

MlirValue
tm_max(tm_builder *b, tm_dtype dtype, MlirValue x, MlirValue y)
{
	static const by_class names = { "arith.ori", "arith.maxsi",
		                        "arith.maxui", "arith.maximumf",
		                        NULL };

	return binary(b, name_for(&names, dtype), x, y);
}

MlirValue
tm_min(tm_builder *b, tm_dtype dtype, MlirValue x, MlirValue y)
{
	static const by_class names = { "arith.andi", "arith.minsi",
		                        "arith.minui", "arith.minimumf",
		                        NULL };

	return binary(b, name_for(&names, dtype), x, y);
}

/* ---- comparison ---- */

static const struct predicate {
	const char *name;
	int sint, uint, real; /* numbers of arith.cmpi and arith.cmpf */
} predicates[] = {
	{ "eq", 0, 0, 1 }, { "ne", 1, 1, 13 }, { "lt", 2, 6, 4 },
	{ "le", 3, 7, 5 }, { "gt", 4, 8, 2 },  { "ge", 5, 9, 3 },
};

static const struct predicate *
predicate_find(const char *name)
{
	for (size_t i = 0; i < sizeof predicates / sizeof *predicates; i++)
		if (!strcmp(predicates[i].name, name))
			return &predicates[i];
	return NULL;
}

/* By parts: complex.neq has no way down to LLVM. */
static MlirValue
compare_complex(tm_builder *b, const struct predicate *p, MlirValue x,
                MlirValue y)
{
	const MlirType i1 = mlirIntegerTypeGet(b->ctx, 1);
	MlirValue parts[2];

	for (int i = 0; i < 2; i++) {
		const char *part = i ? "complex.im" : "complex.re";
		const MlirValue xp = tm_complex_part(b, part, x);
		const MlirValue yp = tm_complex_part(b, part, y);

		parts[i] = tm_build(b, "arith.cmpf", TM_VALUES(xp, yp), i1,
		                    TM_ATTRS(tm_attr_i64(b, "predicate",
		                                         p->real)));
	}
	return binary(b, p->sint ? "arith.ori" : "arith.andi", parts[0],
	              parts[1]);
}

MlirValue
tm_cmp(tm_builder *b, tm_dtype dtype, const char *pred, MlirValue x,
       MlirValue y)
{
	const struct predicate *p = predicate_find(pred);
	const tm_dtype_class cls = class_of(dtype);
	const MlirType i1 = mlirIntegerTypeGet(b->ctx, 1);
	const bool is_unsigned = cls == TM_CLASS_UINT || cls == TM_CLASS_BOOL;
	const bool is_float = cls == TM_CLASS_FLOAT;

	if (cls == TM_CLASS_COMPLEX)
		return compare_complex(b, p, x, y);

	const int number = is_float    ? p->real :
	                   is_unsigned ? p->uint :
	                                 p->sint;

	return tm_build(b, is_float ? "arith.cmpf" : "arith.cmpi",
	                TM_VALUES(x, y), i1,
	                TM_ATTRS(tm_attr_i64(b, "predicate", number)));
}

MlirValue
tm_select(tm_builder *b, MlirValue cond, MlirValue t, MlirValue f)
{
	return tm_build(b, "arith.select", TM_VALUES(cond, t, f),
	                mlirValueGetType(t), TM_NO_ATTRS);
}

MlirValue
tm_is_nan(tm_builder *b, MlirValue x)
{
	/* 14: unordered */
	return tm_build(b, "arith.cmpf", TM_VALUES(x, x),
	                mlirIntegerTypeGet(b->ctx, 1),
	                TM_ATTRS(tm_attr_i64(b, "predicate", 14)));
}

MlirValue
tm_and(tm_builder *b, MlirValue x, MlirValue y)
{
	return binary(b, "arith.andi", x, y);
}

MlirValue
tm_or(tm_builder *b, MlirValue x, MlirValue y)
{
	return binary(b, "arith.ori", x, y);
}

MlirValue
tm_not(tm_builder *b, MlirValue x)
{
	return binary(b, "arith.xori", x, tm_const_bool(b, true));
}

MlirValue
tm_math(tm_builder *b, const char *name, MlirValue x)
{
	return unary(b, name, x, mlirValueGetType(x));
}

MlirValue
tm_index_cast(tm_builder *b, MlirValue v, MlirType type)
{
	if (mlirTypeEqual(mlirValueGetType(v), type))
		return v;
	return unary(b, "arith.index_cast", v, type);
}

void
tm_assert(tm_builder *b, MlirValue cond, const char *message)
{
	tm_build_op(b, "cf.assert", TM_VALUES(cond), TM_NO_TYPES,
	            TM_ATTRS(tm_attr_str(b, "msg", tm_str_from(message))),
	            TM_NO_REGIONS);
}

/* ---- conversion ---- */

static bool
is_unsigned_class(tm_dtype_class cls)
{
	return cls == TM_CLASS_UINT || cls == TM_CLASS_BOOL;
}

static MlirValue
int_to_int(tm_builder *b, MlirValue v, tm_dtype from, tm_dtype to)
{
	const MlirType t = tm_dtype_to_builtin(b->ctx, to);
	const int old = (int)mlirIntegerTypeGetWidth(mlirValueGetType(v));
	const int new = (int)mlirIntegerTypeGetWidth(t);

	if (old == new)
		return v;
	if (old > new)
		return unary(b, "arith.trunci", v, t);
	return unary(b, is_unsigned_class(class_of(from)) ? "arith.extui" :
	                                                    "arith.extsi",
	             v, t);
}

/* As C on x86-64 converts: to 32 or 64 signed bits, then cut. */
static MlirValue
float_to_int(tm_builder *b, MlirValue v, tm_dtype from, tm_dtype to)
{
	const tm_dtype_info *info = tm_dtype_get(to);
	const bool narrow = info->cls == TM_CLASS_INT && info->bits <= 32;
	const tm_dtype via = narrow ? TM_I32 : TM_I64;

	if (to == TM_U64)
		return unary(b, "arith.fptoui", v,
		             tm_dtype_to_builtin(b->ctx, to));
	if (tm_dtype_get(from)->bits < 16)
		v = tm_convert(b, v, from, TM_F32);
	v = unary(b, "arith.fptosi", v, tm_dtype_to_builtin(b->ctx, via));
	return int_to_int(b, v, via, to);
}

static MlirValue
float_to_float(tm_builder *b, MlirValue v, tm_dtype from, tm_dtype to)
{
	const int old = tm_dtype_get(from)->bits, new = tm_dtype_get(to)->bits;
	const MlirType t = tm_dtype_to_builtin(b->ctx, to);

	if (old == new) /* float16 and bfloat16, the float8 types */
		return unary(b, "arith.truncf",
		             unary(b, "arith.extf", v, mlirF32TypeGet(b->ctx)),
		             t);
	return unary(b, old < new ? "arith.extf" : "arith.truncf", v, t);
}

static tm_dtype
part_of(tm_dtype dtype)
{
	switch (dtype) {
	case TM_C32:
		return TM_F16;
	case TM_C64:
		return TM_F32;
	case TM_C128:
		return TM_F64;
	default:
		return dtype;
	}
}

MlirValue
tm_complex_part(tm_builder *b, const char *name, MlirValue v)
{
	return unary(b, name, v,
	             mlirComplexTypeGetElementType(mlirValueGetType(v)));
}

static MlirValue
to_complex(tm_builder *b, MlirValue v, tm_dtype from, tm_dtype to)
{
	const tm_dtype part = part_of(to), old = part_of(from);
	const MlirType t = tm_dtype_to_builtin(b->ctx, to);
	MlirValue re = v, im;

	if (class_of(from) == TM_CLASS_COMPLEX) {
		re = tm_complex_part(b, "complex.re", v);
		im = tm_convert(b, tm_complex_part(b, "complex.im", v), old,
		                part);
	} else {
		im = tm_const_of(b, tm_dtype_to_builtin(b->ctx, part), 0);
	}
	re = tm_convert(b, re, old, part);
	return tm_build(b, "complex.create", TM_VALUES(re, im), t,
	                TM_NO_ATTRS);
}

MlirValue
tm_convert(tm_builder *b, MlirValue v, tm_dtype from, tm_dtype to)
{
	const tm_dtype_class f = class_of(from), t = class_of(to);
	const MlirType type = tm_dtype_to_builtin(b->ctx, to);

	if (from == to)
		return v;
	if (t == TM_CLASS_COMPLEX)
		return to_complex(b, v, from, to);
	if (t == TM_CLASS_BOOL)
		return tm_cmp(b, from, "ne", v,
		              tm_const_int_of(b, mlirValueGetType(v), 0));
	if (f == TM_CLASS_COMPLEX)
		return tm_convert(b, tm_complex_part(b, "complex.re", v),
		                  part_of(from), to);
	if (f == TM_CLASS_FLOAT)
		return t == TM_CLASS_FLOAT ? float_to_float(b, v, from, to) :
		                             float_to_int(b, v, from, to);
	if (t == TM_CLASS_FLOAT)
		return unary(b, is_unsigned_class(f) ? "arith.uitofp" :
		                                       "arith.sitofp",
		             v, type);
	return int_to_int(b, v, from, to);
}
