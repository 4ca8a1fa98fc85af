/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/math.h"

#include "dialect/build.h"
#include "run/collect.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

static bool
is_foreign(MlirOperation op, void *data)
{
	(void)data;
	return (tm_op_is(op, "math.copysign") || tm_op_is(op, "math.rsqrt")) &&
	       mlirTypeIsAFloat(
	               mlirValueGetType(mlirOperationGetResult(op, 0)));
}

static MlirValue
masked(tm_builder *b, MlirValue x, MlirType bits, int64_t mask)
{
	const MlirNamedAttribute value =
	        tm_attr(b, "value", mlirIntegerAttrGet(bits, mask));
	const MlirValue m = tm_build(b, "arith.constant", TM_NO_VALUES, bits,
	                             TM_ATTRS(value));

	x = tm_build(b, "arith.bitcast", TM_VALUES(x), bits, TM_NO_ATTRS);
	return tm_build(b, "arith.andi", TM_VALUES(x, m), bits, TM_NO_ATTRS);
}

static MlirValue
copysign_bits(tm_builder *b, MlirOperation op, MlirType type)
{
	const unsigned width = mlirFloatTypeGetWidth(type);
	const MlirType bits = mlirIntegerTypeGet(b->ctx, width);
	const int64_t sign = (int64_t)(UINT64_MAX << (width - 1));
	const MlirValue x = masked(b, mlirOperationGetOperand(op, 0), bits,
	                           ~sign);
	const MlirValue s = masked(b, mlirOperationGetOperand(op, 1), bits,
	                           sign);
	const MlirValue v = tm_build(b, "arith.ori", TM_VALUES(x, s), bits,
	                             TM_NO_ATTRS);

	return tm_build(b, "arith.bitcast", TM_VALUES(v), type, TM_NO_ATTRS);
}

static MlirValue
rsqrt_quotient(tm_builder *b, MlirOperation op, MlirType type)
{
	const MlirNamedAttribute value =
	        tm_attr(b, "value", mlirFloatAttrDoubleGet(b->ctx, type, 1));
	const MlirValue one = tm_build(b, "arith.constant", TM_NO_VALUES, type,
	                               TM_ATTRS(value));
	const MlirValue root = tm_build(
	        b, "math.sqrt", TM_VALUES(mlirOperationGetOperand(op, 0)),
	        type, TM_NO_ATTRS);

	return tm_build(b, "arith.divf", TM_VALUES(one, root), type,
	                TM_NO_ATTRS);
}

static void
expand(MlirOperation op)
{
	tm_builder b = tm_builder_before(op);
	const MlirValue result = mlirOperationGetResult(op, 0);
	const MlirType type = mlirValueGetType(result);
	const MlirValue v = tm_op_is(op, "math.rsqrt") ?
	                            rsqrt_quotient(&b, op, type) :
	                            copysign_bits(&b, op, type);

	mlirValueReplaceAllUsesOfWith(result, v);
	mlirOperationDestroy(op);
}

void
tm_math_expand(MlirModule module)
{
	tm_found ops = tm_collect(mlirModuleGetOperation(module), is_foreign,
	                          NULL);

	for (size_t i = 0; i < ops.n; i++)
		expand(ops.v[i]);
	tm_found_free(&ops);
}
