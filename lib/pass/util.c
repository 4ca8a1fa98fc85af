/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/util.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

bool
tm_block_ops(tm_arena *arena, MlirBlock block, tm_ops_list *out)
{
	size_t n = 0;
	MlirOperation op;

	for (op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
	     op = mlirOperationGetNextInBlock(op))
		n++;
	out->op = TM_NEW(arena, MlirOperation, n ? n : 1);
	out->n = 0;
	if (!out->op)
		return false;
	for (op = mlirBlockGetFirstOperation(block); out->n < n;
	     op = mlirOperationGetNextInBlock(op))
		out->op[out->n++] = op;
	return true;
}

/* ---- functions ---- */

bool
tm_is_function(MlirOperation op)
{
	const MlirStringRef name =
	        mlirIdentifierStr(mlirOperationGetName(op));

	return tm_str_eq(tm_str_of(name), TM_STR("func.func"));
}

MlirAttribute
tm_op_get_attr(MlirOperation op, const char *name)
{
	return mlirOperationGetAttributeByName(
	        op, mlirStringRefCreateFromCString(name));
}

bool
tm_each_function(MlirOperation module, tm_func_fn fn, void *user)
{
	bool any = false;

	if (tm_is_function(module))
		return fn(module, user);
	for (intptr_t i = 0; i < mlirOperationGetNumRegions(module); i++) {
		MlirBlock block = mlirRegionGetFirstBlock(
		        mlirOperationGetRegion(module, i));

		for (; !mlirBlockIsNull(block);
		     block = mlirBlockGetNextInRegion(block)) {
			MlirOperation op = mlirBlockGetFirstOperation(block);

			while (!mlirOperationIsNull(op)) {
				const MlirOperation next =
				        mlirOperationGetNextInBlock(op);

				any |= tm_each_function(op, fn, user);
				op = next;
			}
		}
	}
	return any;
}

MlirBlock
tm_function_entry(MlirOperation func)
{
	if (mlirOperationGetNumRegions(func) < 1)
		return (MlirBlock){ NULL };
	return mlirRegionGetFirstBlock(mlirOperationGetRegion(func, 0));
}

/* The types of the operands of END, or of BLOCK's arguments. */
static MlirType *
operand_types(tm_arena *arena, MlirOperation end, intptr_t *n)
{
	MlirType *types;

	*n = mlirOperationGetNumOperands(end);
	types = TM_NEW(arena, MlirType, (size_t)*n + 1);
	for (intptr_t i = 0; types && i < *n; i++)
		types[i] = mlirValueGetType(mlirOperationGetOperand(end, i));
	return types;
}

static MlirType *
argument_types(tm_arena *arena, MlirBlock block, intptr_t *n)
{
	MlirType *types;

	*n = mlirBlockGetNumArguments(block);
	types = TM_NEW(arena, MlirType, (size_t)*n + 1);
	for (intptr_t i = 0; types && i < *n; i++)
		types[i] = mlirValueGetType(mlirBlockGetArgument(block, i));
	return types;
}

/* The only return of a function of one block; null otherwise. */
static MlirOperation
only_return(MlirBlock entry)
{
	if (!mlirBlockIsNull(mlirBlockGetNextInRegion(entry)))
		return (MlirOperation){ NULL };
	return mlirBlockGetTerminator(entry);
}

bool
tm_function_update_type(MlirOperation func)
{
	const MlirBlock entry = tm_function_entry(func);
	tm_arena arena = { 0 };
	MlirType *in, *out, type;
	MlirOperation end;
	intptr_t ni, no;
	bool changed = false;

	if (mlirBlockIsNull(entry))
		return false;
	end = only_return(entry);
	if (mlirOperationIsNull(end))
		return false;
	in = argument_types(&arena, entry, &ni);
	out = operand_types(&arena, end, &no);
	if (in && out) {
		type = mlirFunctionTypeGet(mlirOperationGetContext(func), ni,
		                           in, no, out);
		const MlirAttribute attr = mlirTypeAttrGet(type);
		const MlirAttribute old = tm_op_get_attr(func, "function_type");

		changed = !mlirAttributeEqual(attr, old);
		if (changed)
			mlirOperationSetAttributeByName(
			        func,
			        mlirStringRefCreateFromCString("function_type"),
			        attr);
	}
	tm_arena_free(&arena);
	return changed;
}

/* ---- dead ops ---- */

bool
tm_op_used(MlirOperation op)
{
	const intptr_t n = mlirOperationGetNumResults(op);

	for (intptr_t i = 0; i < n; i++)
		if (!mlirOpOperandIsNull(mlirValueGetFirstUse(
		            mlirOperationGetResult(op, i))))
			return true;
	return false;
}

bool
tm_op_removable(MlirOperation op)
{
	const tm_op_def *def = tm_op_def_of(op);

	return def && (def->traits & (TM_PURE | TM_CONSTANT)) &&
	       !(def->traits & TM_TERMINATOR) &&
	       mlirOperationGetNumResults(op) > 0;
}

/* From the last to the first, so that what an op used dies with it. */
static bool
erase_dead_in(tm_arena *arena, MlirBlock block)
{
	tm_ops_list ops;
	bool changed = false;

	if (!tm_block_ops(arena, block, &ops))
		return false;
	for (size_t i = ops.n; i-- > 0;) {
		if (tm_op_removable(ops.op[i]) && !tm_op_used(ops.op[i])) {
			mlirOperationDestroy(ops.op[i]);
			changed = true;
		} else if (mlirOperationGetNumRegions(ops.op[i]) > 0) {
			changed |= tm_erase_dead(ops.op[i]);
		}
	}
	return changed;
}

bool
tm_erase_dead(MlirOperation op)
{
	tm_arena arena = { 0 };
	bool changed = false;

	for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++) {
		MlirBlock block = mlirRegionGetFirstBlock(
		        mlirOperationGetRegion(op, i));

		for (; !mlirBlockIsNull(block);
		     block = mlirBlockGetNextInRegion(block))
			changed |= erase_dead_in(&arena, block);
	}
	tm_arena_free(&arena);
	return changed;
}

/* ---- replacing ---- */

bool
tm_user_refines(MlirOperation user)
{
	const tm_op_def *def = tm_op_def_of(user);

	if (!def)
		return false;
	return (def->traits & (TM_REFINES | TM_LIST)) ||
	       def->id == TM_OP_prim_TupleConstruct ||
	       def->id == TM_OP_tensor_static_info_cast ||
	       def->id == TM_OP_derefine;
}

MlirValue
tm_cast(tm_builder *b, MlirValue v, MlirType type)
{
	if (mlirTypeEqual(mlirValueGetType(v), type))
		return v;
	return tm_build(b, "torch.tensor_static_info_cast", TM_VALUES(v), type,
	                TM_NO_ATTRS);
}

/* Gives every user of V that needs TYPE a cast at B. */
static void
cast_strict_users(tm_builder *b, MlirValue v, MlirValue new_value,
                  MlirType type)
{
	MlirOpOperand use = mlirValueGetFirstUse(v);
	MlirValue cast = { NULL };

	while (!mlirOpOperandIsNull(use)) {
		const MlirOpOperand next = mlirOpOperandGetNextUse(use);
		const MlirOperation user = mlirOpOperandGetOwner(use);
		const unsigned i = mlirOpOperandGetOperandNumber(use);

		if (!tm_user_refines(user)) {
			if (mlirValueIsNull(cast))
				cast = tm_cast(b, new_value, type);
			mlirOperationSetOperand(user, (intptr_t)i, cast);
		}
		use = next;
	}
}

void
tm_replace(tm_builder *b, MlirValue old, MlirValue new_value)
{
	const MlirType type = mlirValueGetType(old);

	if (!mlirTypeEqual(type, mlirValueGetType(new_value)))
		cast_strict_users(b, old, new_value, type);
	mlirValueReplaceAllUsesOfWith(old, new_value);
}
