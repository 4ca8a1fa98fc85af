/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Verifiers of ops with regions and of the ops that end these. */
#include "dialect/verify.h"

/* The last op of the one block of REGION; null if there is none such. */
static MlirOperation
last_of(MlirRegion region)
{
	const MlirBlock block = mlirRegionGetFirstBlock(region);

	if (mlirBlockIsNull(block) ||
	    !mlirBlockIsNull(mlirBlockGetNextInRegion(block)))
		return (MlirOperation){ NULL };
	return mlirBlockGetTerminator(block);
}

/* Does region I have one block that an op with the verifier ENDS ends? */
static bool
ends_with(MlirOperation op, intptr_t i, tm_verify_fn *ends, const char *name)
{
	const MlirOperation last = last_of(mlirOperationGetRegion(op, i));

	if (!mlirOperationIsNull(last) && tm_verifier_of(last) == ends)
		return true;
	return tm_op_error(op, "region #%td must be one block that ends with "
	                       "'%s'",
	                   i, name);
}

/* Is OP inside of an op with the verifier PARENT? */
static bool
inside(MlirOperation op, tm_verify_fn *parent, const char *name)
{
	const MlirOperation outer = mlirOperationGetParentOperation(op);

	if (!mlirOperationIsNull(outer) && tm_verifier_of(outer) == parent)
		return true;
	return tm_op_error(op, "expects parent op '%s'", name);
}

static bool
count_is(MlirOperation op, intptr_t have, intptr_t want, const char *of)
{
	return have == want ||
	       tm_op_error(op, "expected %td %s, but found %td", want, of,
	                   have);
}

/* ---- control flow ---- */

bool
verify_prim_if(MlirOperation op)
{
	for (intptr_t i = 0; i < 2; i++) {
		if (!ends_with(op, i, verify_if_yield, "torch.prim.If.yield"))
			return false;
		if (mlirBlockGetNumArguments(mlirRegionGetFirstBlock(
		            mlirOperationGetRegion(op, i))))
			return tm_op_error(op, "region #%td should have no "
			                       "arguments",
			                   i);
	}
	return true;
}

bool
verify_if_yield(MlirOperation op)
{
	return inside(op, verify_prim_if, "torch.prim.If") &&
	       count_is(op, mlirOperationGetNumOperands(op),
	                mlirOperationGetNumResults(
	                        mlirOperationGetParentOperation(op)),
	                "operands, one per result of 'torch.prim.If'");
}

bool
verify_prim_loop(MlirOperation op)
{
	const intptr_t carried = mlirOperationGetNumOperands(op) - 2;
	MlirBlock body;

	if (!count_is(op, mlirOperationGetNumResults(op), carried,
	              "results, one per carried value") ||
	    !ends_with(op, 0, verify_loop_condition,
	               "torch.prim.Loop.condition"))
		return false;
	body = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
	if (!count_is(op, mlirBlockGetNumArguments(body), carried + 1,
	              "arguments of the body, the trip and the carried "
	              "values"))
		return false;
	return tm_type_kind_of(mlirValueGetType(
	               mlirBlockGetArgument(body, 0))) == TM_TYPE_INT ||
	       tm_op_error(op, "the first argument of the body must be the "
	                       "number of the trip, a '!torch.int'");
}

bool
verify_loop_condition(MlirOperation op)
{
	return inside(op, verify_prim_loop, "torch.prim.Loop") &&
	       count_is(op, mlirOperationGetNumOperands(op) - 1,
	                mlirOperationGetNumResults(
	                        mlirOperationGetParentOperation(op)),
	                "carried values, one per result of "
	                "'torch.prim.Loop'");
}

/* ---- shape and dtype calculations ---- */

bool
verify_calculate(MlirOperation op)
{
	for (intptr_t i = 0; i < 2; i++)
		if (mlirOperationIsNull(
		            last_of(mlirOperationGetRegion(op, i))))
			return tm_op_error(op, "region #%td must be one block "
			                       "with a terminator",
			                   i);
	return ends_with(op, 1, verify_yield_per_result, "*.calculate.yield.*");
}

bool
verify_yield_per_result(MlirOperation op)
{
	return inside(op, verify_calculate, "*.calculate") &&
	       count_is(op, mlirOperationGetNumOperands(op),
	                mlirOperationGetNumResults(
	                        mlirOperationGetParentOperation(op)),
	                "operands, one per result of the parent op");
}
