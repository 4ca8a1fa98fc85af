/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/guard.h"

#include "run/collect.h"
#include "dialect/build.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

typedef struct division {
	const char *name;
	bool is_signed;
	bool remainder;
} division;

static const division divisions[] = {
	{ "arith.ceildivsi", true, false }, { "arith.ceildivui", false, false },
	{ "arith.divsi", true, false },     { "arith.divui", false, false },
	{ "arith.floordivsi", true, false }, { "arith.remsi", true, true },
	{ "arith.remui", false, true },
};

static const division *
division_of(MlirOperation op)
{
	const tm_str name =
	        tm_str_of(mlirIdentifierStr(mlirOperationGetName(op)));

	for (size_t i = 0; i < sizeof divisions / sizeof *divisions; i++)
		if (tm_str_eq(name, tm_str_from(divisions[i].name)))
			return &divisions[i];
	return NULL;
}

/* True for a constant divisor that cannot trap. */
static bool
is_harmless(MlirValue divisor)
{
	MlirAttribute value;

	if (!mlirValueIsAOpResult(divisor))
		return false;
	value = mlirOperationGetAttributeByName(
	        mlirOpResultGetOwner(divisor),
	        mlirStringRefCreateFromCString("value"));
	return !mlirAttributeIsNull(value) && mlirAttributeIsAInteger(value) &&
	       mlirIntegerAttrGetValueInt(value) != 0 &&
	       mlirIntegerAttrGetValueInt(value) != -1;
}

static bool
wants_guard(MlirOperation op, void *data)
{
	MlirType type;

	(void)data;
	if (!division_of(op) || is_harmless(mlirOperationGetOperand(op, 1)))
		return false;
	type = mlirValueGetType(mlirOperationGetOperand(op, 1));
	return mlirTypeIsAInteger(type) || mlirTypeIsAIndex(type);
}

static MlirValue
constant(tm_builder *b, MlirType type, int64_t v)
{
	MlirNamedAttribute value =
	        tm_attr(b, "value", mlirIntegerAttrGet(type, v));

	return tm_build(b, "arith.constant", TM_NO_VALUES, type,
	                TM_ATTRS(value));
}

/* x == V or x != V; PREDICATE is arith's number: eq 0, ne 1. */
static MlirValue
compare(tm_builder *b, int predicate, MlirValue x, int64_t v)
{
	MlirType i64 = mlirIntegerTypeGet(b->ctx, 64);
	MlirNamedAttribute p =
	        tm_attr(b, "predicate", mlirIntegerAttrGet(i64, predicate));

	return tm_build(b, "arith.cmpi",
	                TM_VALUES(x, constant(b, mlirValueGetType(x), v)),
	                mlirIntegerTypeGet(b->ctx, 1), TM_ATTRS(p));
}

static void
assert_not_zero(tm_builder *b, MlirValue divisor)
{
	MlirNamedAttribute msg =
	        tm_attr_str(b, "msg", TM_STR("integer division by zero"));

	tm_build_op(b, "cf.assert", TM_VALUES(compare(b, 1, divisor, 0)),
	            TM_NO_TYPES, TM_ATTRS(msg), TM_NO_REGIONS);
}

/* Divides by one where the divisor is minus one, and selects what that
 * division gives: 0 - x, remainder 0. */
static void
split_minus_one(tm_builder *b, MlirOperation op, const division *d)
{
	MlirValue x = mlirOperationGetOperand(op, 0);
	MlirValue y = mlirOperationGetOperand(op, 1);
	MlirValue result = mlirOperationGetResult(op, 0);
	MlirType type = mlirValueGetType(y);
	MlirValue one = constant(b, type, 1), zero = constant(b, type, 0);
	MlirValue minus = compare(b, 0, y, -1);
	MlirValue safe = tm_build(b, "arith.select", TM_VALUES(minus, one, y),
	                          type, TM_NO_ATTRS);
	MlirValue wrapped = zero, chosen;
	MlirOperation select;

	mlirOperationSetOperand(op, 1, safe);
	if (!d->remainder)
		wrapped = tm_build(b, "arith.subi", TM_VALUES(zero, x), type,
		                   TM_NO_ATTRS);
	b->before = mlirOperationGetNextInBlock(op);
	chosen = tm_build(b, "arith.select", TM_VALUES(minus, wrapped, result),
	                  type, TM_NO_ATTRS);
	select = mlirOpResultGetOwner(chosen);
	mlirValueReplaceAllUsesExcept(result, chosen, 1, &select);
}

static void
guard(MlirOperation op)
{
	const division *const d = division_of(op);
	tm_builder b = tm_builder_before(op);

	assert_not_zero(&b, mlirOperationGetOperand(op, 1));
	if (d->is_signed &&
	    !mlirTypeIsAIndex(mlirValueGetType(mlirOperationGetOperand(op, 1))))
		split_minus_one(&b, op, d);
}

void
tm_guard_divisions(MlirModule module)
{
	tm_found ops = tm_collect(mlirModuleGetOperation(module),
	                            wants_guard, NULL);

	for (size_t i = 0; i < ops.n; i++)
		guard(ops.v[i]);
	tm_found_free(&ops);
}
