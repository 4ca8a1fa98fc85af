/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "infer/infer.h"
#include "pass/fold.h"
#include "pass/passes.h"
#include "pass/util.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

/*
 * One forward walk: operands are refined before their user, so that each op
 * is looked at once.  Types and known values help each other - a size that is
 * known folds, and what folds tells a size - and are one pass for that reason.
 */

typedef struct refine {
	unsigned what;
	tm_arena arena;
	tm_fold fold;
	bool changed, failed;
} refine;

static void refine_region(refine *r, MlirRegion region);

/* ---- types ---- */

/* Results got other types: users that need the old ones get casts. */
static void
keep_strict_users(MlirOperation op, intptr_t i, MlirType old)
{
	const MlirValue v = mlirOperationGetResult(op, i);
	MlirOperation next = mlirOperationGetNextInBlock(op);
	MlirOpOperand use = mlirValueGetFirstUse(v);
	MlirValue cast = { NULL };
	tm_builder b;

	if (mlirOperationIsNull(next))
		return;
	b = tm_builder_before(next);
	b.loc = mlirOperationGetLocation(op);
	while (!mlirOpOperandIsNull(use)) {
		const MlirOpOperand following = mlirOpOperandGetNextUse(use);
		const MlirOperation user = mlirOpOperandGetOwner(use);
		const unsigned k = mlirOpOperandGetOperandNumber(use);

		if (!tm_user_refines(user)) {
			if (mlirValueIsNull(cast))
				cast = tm_cast(&b, v, old);
			if (!mlirOperationEqual(user, tm_value_def(cast)))
				mlirOperationSetOperand(user, (intptr_t)k,
				                        cast);
		}
		use = following;
	}
}

static void
refine_types(refine *r, MlirOperation op)
{
	const intptr_t n = mlirOperationGetNumResults(op);
	MlirType old[TM_MAX_RESULTS];
	bool changed = false;

	if (n == 0 || n > TM_MAX_RESULTS)
		return;
	for (intptr_t i = 0; i < n; i++)
		old[i] = mlirValueGetType(mlirOperationGetResult(op, i));
	if (!tm_infer_op(op, &changed))
		r->failed = true;
	if (!changed)
		return;
	r->changed = true;
	for (intptr_t i = 0; i < n; i++)
		if (!mlirTypeEqual(old[i], mlirValueGetType(
		                                   mlirOperationGetResult(op, i))))
			keep_strict_users(op, i, old[i]);
}

/* ---- prim.If ---- */

static MlirOperation
region_end(MlirOperation op, intptr_t i)
{
	const MlirBlock block =
	        mlirRegionGetFirstBlock(mlirOperationGetRegion(op, i));

	return mlirBlockIsNull(block) ? (MlirOperation){ NULL }
	                              : mlirBlockGetTerminator(block);
}

/* Moves the ops of the chosen region before OP. */
static void
inline_region(refine *r, MlirOperation op, intptr_t chosen)
{
	const MlirOperation end = region_end(op, chosen);
	const MlirBlock block =
	        mlirRegionGetFirstBlock(mlirOperationGetRegion(op, chosen));
	tm_builder b = tm_builder_before(op);
	MlirOperation inner = mlirBlockGetFirstOperation(block);

	while (!mlirOperationEqual(inner, end)) {
		const MlirOperation next = mlirOperationGetNextInBlock(inner);

		mlirOperationMoveBefore(inner, op);
		inner = next;
	}
	for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
		tm_replace(&b, mlirOperationGetResult(op, i),
		           mlirOperationGetOperand(end, i));
	r->changed = true;
}

/* What both branches agree on: the least of the two types. */
static bool
join_types(MlirType a, MlirType b, MlirType *out)
{
	tm_tensor_type x, y;

	if (mlirTypeEqual(a, b)) {
		*out = a;
		return true;
	}
	if (tm_type_kind_of(a) != tm_type_kind_of(b) ||
	    !tm_type_tensor(a, &x) || !tm_type_tensor(b, &y))
		return false;
	if (x.dtype != y.dtype)
		x.dtype = TM_DTYPE_NONE;
	if (!x.has_sizes || !y.has_sizes || x.rank != y.rank)
		x.has_sizes = false;
	for (int d = 0; x.has_sizes && d < x.rank; d++)
		if (x.sizes[d] != y.sizes[d])
			x.sizes[d] = TM_DYN;
	*out = tm_type_tensor_get(mlirTypeGetContext(a), tm_type_kind_of(a),
	                          &x);
	return true;
}

/* A yielded value of another type than the result needs a cast. */
static void
cast_yield(MlirOperation end, intptr_t i, MlirType type)
{
	tm_builder b = tm_builder_before(end);
	const MlirValue v = mlirOperationGetOperand(end, i);

	if (!mlirTypeEqual(mlirValueGetType(v), type))
		mlirOperationSetOperand(end, i, tm_cast(&b, v, type));
}

/* The value before a cast that only forgot something. */
static MlirValue
before_cast(MlirValue v)
{
	const MlirOperation def = tm_value_def(v);

	if (mlirOperationIsNull(def) ||
	    tm_op_id_of(def) != TM_OP_tensor_static_info_cast)
		return v;
	return mlirOperationGetOperand(def, 0);
}

static void
refine_if_result(refine *r, MlirOperation op, intptr_t i)
{
	const MlirValue v = mlirOperationGetResult(op, i);
	const MlirOperation a = region_end(op, 0), b = region_end(op, 1);
	const MlirType old = mlirValueGetType(v);
	MlirType type;

	if (!join_types(mlirValueGetType(before_cast(
	                        mlirOperationGetOperand(a, i))),
	                mlirValueGetType(before_cast(
	                        mlirOperationGetOperand(b, i))),
	                &type) ||
	    mlirTypeEqual(type, old) || !tm_type_is_subtype(type, old))
		return;
	mlirOperationSetOperand(a, i, before_cast(mlirOperationGetOperand(a, i)));
	mlirOperationSetOperand(b, i, before_cast(mlirOperationGetOperand(b, i)));
	cast_yield(a, i, type);
	cast_yield(b, i, type);
	mlirValueSetType(v, type);
	keep_strict_users(op, i, old);
	r->changed = true;
}

static bool
is_if(MlirOperation op)
{
	return tm_op_id_of(op) == TM_OP_prim_If &&
	       mlirOperationGetNumRegions(op) == 2 &&
	       !mlirOperationIsNull(region_end(op, 0)) &&
	       !mlirOperationIsNull(region_end(op, 1));
}

static void
refine_if(refine *r, MlirOperation op)
{
	if (!(r->what & TM_REFINE_TYPES))
		return;
	for (intptr_t i = 0; i < mlirOperationGetNumResults(op); i++)
		refine_if_result(r, op, i);
}

/* The region that a known condition chooses, -1 if it is not known. */
static intptr_t
chosen_region(refine *r, MlirOperation op)
{
	bool cond;

	if (!(r->what & TM_REFINE_FOLD) ||
	    !tm_value_bool(mlirOperationGetOperand(op, 0), &cond))
		return -1;
	return cond ? 0 : 1;
}

/* ---- the walk ---- */

/* Returns the op to go on with. */
static MlirOperation
refine_op(refine *r, MlirOperation op)
{
	intptr_t chosen;

	if (is_if(op)) {
		chosen = chosen_region(r, op);
		if (chosen >= 0) {
			const MlirOperation first = mlirBlockGetFirstOperation(
			        mlirRegionGetFirstBlock(
			                mlirOperationGetRegion(op, chosen)));
			const bool empty = mlirOperationEqual(
			        first, region_end(op, chosen));
			const MlirOperation next =
			        mlirOperationGetNextInBlock(op);

			inline_region(r, op, chosen);
			mlirOperationDestroy(op);
			return empty ? next : first;
		}
	}
	if (r->what & TM_REFINE_TYPES)
		refine_types(r, op);
	for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++)
		refine_region(r, mlirOperationGetRegion(op, i));
	if (is_if(op))
		refine_if(r, op);
	if ((r->what & TM_REFINE_FOLD) && tm_fold_op(&r->fold, op))
		r->changed = true;
	return mlirOperationGetNextInBlock(op);
}

static void
refine_region(refine *r, MlirRegion region)
{
	MlirBlock block = mlirRegionGetFirstBlock(region);

	for (; !mlirBlockIsNull(block);
	     block = mlirBlockGetNextInRegion(block)) {
		MlirOperation op = mlirBlockGetFirstOperation(block);

		while (!mlirOperationIsNull(op))
			op = refine_op(r, op);
	}
}

/* ---- functions ---- */

static bool
is_private(MlirOperation func)
{
	const MlirAttribute a = tm_op_get_attr(func, "sym_visibility");

	return !mlirAttributeIsNull(a) && mlirAttributeIsAString(a) &&
	       !tm_str_eq(tm_str_of(mlirStringAttrGetValue(a)),
	                  TM_STR("public"));
}

/* A public function returns what it knows: its return looks through casts,
 * and its type follows. */
static void
refine_returns(refine *r, MlirOperation func)
{
	const MlirBlock entry = tm_function_entry(func);
	MlirOperation end;

	if (is_private(func) || mlirBlockIsNull(entry) ||
	    !mlirBlockIsNull(mlirBlockGetNextInRegion(entry)))
		return;
	end = mlirBlockGetTerminator(entry);
	if (mlirOperationIsNull(end))
		return;
	for (intptr_t i = 0; i < mlirOperationGetNumOperands(end); i++) {
		const MlirValue v = mlirOperationGetOperand(end, i);
		const MlirValue from = before_cast(v);

		if (!mlirValueEqual(v, from) &&
		    tm_type_is_subtype(mlirValueGetType(from),
		                       mlirValueGetType(v)))
			mlirOperationSetOperand(end, i, from);
	}
	r->changed |= tm_function_update_type(func);
}

static size_t
count_ops(MlirOperation op)
{
	size_t n = 1;

	for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++) {
		MlirBlock block = mlirRegionGetFirstBlock(
		        mlirOperationGetRegion(op, i));

		for (; !mlirBlockIsNull(block);
		     block = mlirBlockGetNextInRegion(block)) {
			MlirOperation o = mlirBlockGetFirstOperation(block);

			for (; !mlirOperationIsNull(o);
			     o = mlirOperationGetNextInBlock(o))
				n += count_ops(o);
		}
	}
	return n;
}

static bool
refine_function(MlirOperation func, void *user)
{
	refine *r = user;
	const size_t before = count_ops(func);

	if (mlirBlockIsNull(tm_function_entry(func)))
		return false;
	tm_arena_init(&r->arena, 0);
	tm_fold_init(&r->fold, &r->arena, func);
	refine_region(r, mlirOperationGetRegion(func, 0));
	tm_fold_free(&r->fold);
	tm_arena_free(&r->arena);
	if (r->what & TM_REFINE_RETURNS)
		refine_returns(r, func);
	tm_erase_dead(func);
	/* Rules may build ops in vain; those are gone again. */
	r->changed |= count_ops(func) != before;
	return true;
}

bool
tm_pass_refine(MlirOperation op, unsigned what, bool *changed)
{
	refine r = { .what = what };

	tm_each_function(op, refine_function, &r);
	*changed |= r.changed;
	return !r.failed;
}
