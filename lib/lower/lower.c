/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/lower.h"

#include "base/ptrmap.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Diagnostics.h>
#include <stdarg.h>
#include <stdio.h>

struct tm_value_map {
	tm_ptrmap values; /* torch value -> lowered value */
};

typedef struct tm_lower_run {
	tm_unsupported_fn fn;
	void *user;
	bool failed;
} tm_lower_run;

static void lower_op(tm_lower *lw, MlirOperation op);

static void
set(tm_lower *lw, MlirValue from, MlirValue to)
{
	if (!tm_ptrmap_set(&lw->map->values, from.ptr,
	                   (void *)(uintptr_t)to.ptr))
		lw->run->failed = true;
}

static void
tell_unsupported(tm_lower *lw, const char *reason)
{
	lw->run->failed = true;
	if (lw->run->fn)
		lw->run->fn(lw->call.op, reason, lw->run->user);
}

tm_status
tm_lower_unsupported(tm_lower *lw, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vsnprintf(lw->reason, sizeof lw->reason, format, args);
	va_end(args);
	return TM_EUNSUP;
}

/* ---- types ---- */

/* StableHLO keeps unsigned integers, the others have signless ones only. */
static MlirType
element_type(tm_lower *lw, tm_dtype dtype)
{
	if (lw->target == TM_STABLEHLO &&
	    tm_dtype_get(dtype)->cls == TM_CLASS_UINT)
		return tm_dtype_to_mlir(lw->b.ctx, dtype);
	return tm_dtype_to_builtin(lw->b.ctx, dtype);
}

static MlirType
tensor_type(tm_lower *lw, MlirType type)
{
	tm_tensor_type t;
	int64_t sizes[TM_MAX_RANK];
	MlirType element;

	if (!tm_type_tensor(type, &t) || !t.has_sizes ||
	    t.dtype == TM_DTYPE_NONE)
		return (MlirType){ NULL };
	element = element_type(lw, t.dtype);
	if (mlirTypeIsNull(element))
		return element;
	for (int i = 0; i < t.rank; i++)
		sizes[i] = t.sizes[i] == TM_DYN ? mlirShapedTypeGetDynamicSize()
		                                : t.sizes[i];
	return mlirRankedTensorTypeGet(t.rank, sizes, element,
	                               mlirAttributeGetNull());
}

MlirType
tm_lower_type(tm_lower *lw, MlirType type)
{
	switch (tm_type_kind_of(type)) {
	case TM_TYPE_VTENSOR:
		return tensor_type(lw, type);
	case TM_TYPE_INT:
	case TM_TYPE_GENERATOR:
		return mlirIntegerTypeGet(lw->b.ctx, 64);
	case TM_TYPE_FLOAT:
		return mlirF64TypeGet(lw->b.ctx);
	case TM_TYPE_BOOL:
		return mlirIntegerTypeGet(lw->b.ctx, 1);
	case TM_TYPE_OTHER:
		return type;
	default:
		return (MlirType){ NULL };
	}
}

MlirType
tm_lower_result_type(tm_lower *lw, intptr_t i)
{
	return tm_lower_type(lw,
	                     mlirValueGetType(tm_call_result(&lw->call, i)));
}

/* ---- operands ---- */

static MlirValue
constant(tm_lower *lw, MlirAttribute value)
{
	return tm_build(&lw->b, "arith.constant", TM_NO_VALUES,
	                mlirAttributeGetType(value),
	                TM_ATTRS(tm_attr(&lw->b, "value", value)));
}

/* A literal's elements with the backend's signless type. */
static MlirValue
literal(tm_lower *lw, MlirValue torch_value, MlirAttribute elements)
{
	const MlirType type = tm_lower_type(lw, mlirValueGetType(torch_value));
	const char *name =
	        lw->target == TM_LINALG ? "arith.constant"
	        : lw->target == TM_TOSA ? "tosa.const"
	                                : "stablehlo.constant";
	const char *attr = lw->target == TM_TOSA ? "values" : "value";

	if (mlirTypeIsNull(type))
		return (MlirValue){ NULL };
	elements = tm_elements_retype(elements, type);
	if (mlirAttributeIsNull(elements))
		return (MlirValue){ NULL };
	return tm_build(&lw->b, name, TM_NO_VALUES, type,
	                TM_ATTRS(tm_attr(&lw->b, attr, elements)));
}

/* A constant that is asked for is built where it is needed: CSE merges
 * them, and those that nobody asks for never exist. */
static MlirValue
scalar_constant(tm_lower *lw, MlirValue v)
{
	int64_t i;
	double f;
	bool b;

	switch (tm_type_kind_of(mlirValueGetType(v))) {
	case TM_TYPE_INT:
		if (tm_value_int(v, &i))
			return constant(lw, mlirIntegerAttrGet(
			        mlirIntegerTypeGet(lw->b.ctx, 64), i));
		break;
	case TM_TYPE_FLOAT:
		if (tm_value_float(v, &f))
			return constant(lw, mlirFloatAttrDoubleGet(
			        lw->b.ctx, mlirF64TypeGet(lw->b.ctx), f));
		break;
	case TM_TYPE_BOOL:
		if (tm_value_bool(v, &b))
			return constant(lw, mlirIntegerAttrGet(
			        mlirIntegerTypeGet(lw->b.ctx, 1), b));
		break;
	default:
		break;
	}
	return (MlirValue){ NULL };
}

MlirValue
tm_lower_value(tm_lower *lw, MlirValue v)
{
	MlirValue out = { mlirValueIsNull(v)
		                  ? NULL
		                  : tm_ptrmap_get(&lw->map->values, v.ptr) };
	MlirAttribute elements;

	if (!mlirValueIsNull(out) || mlirValueIsNull(v))
		return out;
	if (tm_value_literal(v, &elements)) {
		out = literal(lw, v, elements);
		if (!mlirValueIsNull(out))
			set(lw, v, out);
		return out;
	}
	return scalar_constant(lw, v);
}

MlirValue
tm_lower_arg(tm_lower *lw, const char *name)
{
	return tm_lower_value(lw, tm_call_arg(&lw->call, name));
}

intptr_t
tm_lower_list(tm_lower *lw, const char *name, MlirValue *out, intptr_t cap)
{
	const intptr_t n = tm_call_list(&lw->call, name, out, cap);

	for (intptr_t i = 0; i < n && i < cap; i++)
		out[i] = tm_lower_value(lw, out[i]);
	return n;
}

void
tm_lower_result(tm_lower *lw, intptr_t i, MlirValue v)
{
	const MlirType want = tm_lower_result_type(lw, i);

	if (!mlirTypeIsNull(want) && mlirTypeIsAShaped(want) &&
	    !mlirTypeEqual(want, mlirValueGetType(v)))
		v = tm_build(&lw->b, "tensor.cast", TM_VALUES(v), want,
		             TM_NO_ATTRS);
	set(lw, tm_call_result(&lw->call, i), v);
}

/* ---- ops ---- */

/* What cannot be lowered leaves poison behind, so that the walk goes on and
 * finds everything else that cannot be. */
static void
poison_results(tm_lower *lw)
{
	const intptr_t n = mlirOperationGetNumResults(lw->call.op);

	for (intptr_t i = 0; i < n; i++) {
		const MlirType type = tm_lower_result_type(lw, i);

		if (mlirTypeIsNull(type))
			continue;
		set(lw, tm_call_result(&lw->call, i),
		    tm_build(&lw->b, "ub.poison", TM_NO_VALUES, type,
		             TM_NO_ATTRS));
	}
}

static bool
is_tensor(MlirValue v)
{
	const tm_type_kind kind = tm_type_kind_of(mlirValueGetType(v));

	return kind == TM_TYPE_VTENSOR || kind == TM_TYPE_TENSOR;
}

/* A number whose producer had to be lowered. */
static bool
is_computed_number(MlirValue v)
{
	return tm_type_kind_of(mlirValueGetType(v)) == TM_TYPE_NUMBER;
}

/* Whether every tensor operand was lowered.  If not, its producer has been
 * told of, or its type is not known, which is told here. */
static bool
operands_ready(tm_lower *lw)
{
	const intptr_t n = mlirOperationGetNumOperands(lw->call.op);

	for (intptr_t i = 0; i < n; i++) {
		const MlirValue v = mlirOperationGetOperand(lw->call.op, i);

		if ((is_tensor(v) || is_computed_number(v)) &&
		    mlirValueIsNull(tm_lower_value(lw, v)))
			return false;
	}
	return true;
}

static bool
result_types_known(tm_lower *lw)
{
	const intptr_t n = mlirOperationGetNumResults(lw->call.op);

	for (intptr_t i = 0; i < n; i++) {
		const MlirValue v = tm_call_result(&lw->call, i);

		if (is_tensor(v) && mlirTypeIsNull(tm_lower_result_type(lw, i)))
			return false;
	}
	return true;
}

static bool
is_complex(tm_lower *lw)
{
	tm_tensor_type t;

	return mlirOperationGetNumOperands(lw->call.op) > 0 &&
	       tm_value_tensor(mlirOperationGetOperand(lw->call.op, 0), &t) &&
	       tm_dtype_get(t.dtype)->cls == TM_CLASS_COMPLEX;
}

/* TOSA has no tensors without elements; neither have its users. */
static bool
too_small_for_tosa(tm_lower *lw)
{
	const intptr_t n = mlirOperationGetNumResults(lw->call.op);
	tm_tensor_type t;

	for (intptr_t i = 0; lw->target == TM_TOSA && i < n; i++) {
		if (!tm_call_result_tensor(&lw->call, i, &t))
			continue;
		for (int d = 0; d < t.rank; d++)
			if (t.sizes[d] == 0)
				return true;
	}
	return false;
}

static void
lower_torch_op(tm_lower *lw)
{
	static const char *const names[TM_NUM_TARGETS] = {
		[TM_LINALG] = "linalg",
		[TM_TOSA] = "TOSA",
		[TM_STABLEHLO] = "StableHLO",
	};
	const tm_op_info *info = lw->call.def->info;
	const tm_lower_fn fn = info->lower[lw->target];

	MlirAttribute elements;

	if (lw->call.def->traits & TM_CONSTANT) {
		/* A literal at its own place, so that it dominates all uses;
		 * scalars are built where they are asked for. */
		if (tm_value_literal(tm_call_result(&lw->call, 0), &elements))
			(void)tm_lower_value(lw, tm_call_result(&lw->call, 0));
		return;
	}
	lw->reason[0] = '\0';
	if (!fn)
		(void)tm_lower_unsupported(lw, "no lowering to %s",
		                           names[lw->target]);
	else if (!operands_ready(lw)) {
		poison_results(lw);
		return;
	} else if (!result_types_known(lw))
		(void)tm_lower_unsupported(
		        lw, "rank or element type is not known");
	else if ((lw->call.def->traits & TM_ORDERED) && is_complex(lw))
		(void)tm_lower_unsupported(lw, "complex numbers have no order");
	else if (too_small_for_tosa(lw))
		(void)tm_lower_unsupported(lw, "TOSA has no empty tensors");
	else if (fn(lw) == TM_OK)
		return;
	tell_unsupported(lw, lw->reason[0] ? lw->reason : "cannot be lowered");
	poison_results(lw);
}

/* Ops of other dialects are kept, with lowered operands and result types. */
static void
clone_op(tm_lower *lw, MlirOperation op)
{
	const intptr_t n = mlirOperationGetNumOperands(op);
	const intptr_t nr = mlirOperationGetNumResults(op);
	MlirOperation copy = mlirOperationClone(op);

	for (intptr_t i = 0; i < n; i++) {
		const MlirValue v = mlirOperationGetOperand(op, i);
		const MlirValue low = tm_lower_value(lw, v);

		if (!mlirValueIsNull(low))
			mlirOperationSetOperand(copy, i, low);
	}
	mlirBlockAppendOwnedOperation(lw->b.block, copy);
	for (intptr_t i = 0; i < nr; i++) {
		const MlirValue r = mlirOperationGetResult(copy, i);
		const MlirType type = tm_lower_type(lw, mlirValueGetType(r));

		if (!mlirTypeIsNull(type))
			mlirValueSetType(r, type);
		set(lw, mlirOperationGetResult(op, i), r);
	}
}

static void
lower_op(tm_lower *lw, MlirOperation op)
{
	lw->call = tm_call_of(op);
	lw->b.loc = mlirOperationGetLocation(op);
	if (lw->call.def)
		lower_torch_op(lw);
	else
		clone_op(lw, op);
}

intptr_t
tm_lower_region(tm_lower *lw, MlirRegion region, MlirBlock dest,
                tm_values args, MlirValue *yields, intptr_t cap)
{
	const MlirBlock block = mlirRegionGetFirstBlock(region);
	const MlirOperation end = mlirBlockGetTerminator(block);
	tm_lower inner = *lw;
	intptr_t n;

	if (mlirBlockIsNull(block) || mlirOperationIsNull(end) ||
	    args.n != mlirBlockGetNumArguments(block))
		return -1;
	inner.b = tm_builder_at_end(dest, lw->b.loc);
	for (intptr_t i = 0; i < args.n; i++)
		set(&inner, mlirBlockGetArgument(block, i), args.v[i]);
	for (MlirOperation op = mlirBlockGetFirstOperation(block);
	     !mlirOperationEqual(op, end); op = mlirOperationGetNextInBlock(op))
		lower_op(&inner, op);
	n = mlirOperationGetNumOperands(end);
	for (intptr_t i = 0; i < n && i < cap; i++)
		yields[i] = tm_lower_value(&inner,
		                           mlirOperationGetOperand(end, i));
	return n;
}

/* ---- functions ---- */

/* A block with the builtin types of OLD's arguments, which are mapped. */
static MlirBlock
entry_block(tm_lower *lw, MlirBlock old)
{
	const intptr_t n = mlirBlockGetNumArguments(old);
	MlirBlock block = mlirBlockCreate(0, NULL, NULL);

	for (intptr_t i = 0; i < n; i++) {
		const MlirValue arg = mlirBlockGetArgument(old, i);
		const MlirType torch_type = mlirValueGetType(arg);
		const MlirType type = tm_lower_type(lw, torch_type);

		if (mlirTypeIsNull(type)) {
			mlirEmitError(lw->b.loc,
			              "an argument of the function has no "
			              "builtin type: rank or element type is "
			              "not known");
			lw->run->failed = true;
			continue;
		}
		set(lw, arg, mlirBlockAddArgument(block, type, lw->b.loc));
	}
	return block;
}

static void
set_function_type(tm_lower *lw, MlirOperation func, MlirBlock body)
{
	const MlirOperation end = mlirBlockGetTerminator(body);
	const intptr_t ni = mlirBlockGetNumArguments(body);
	const intptr_t no = mlirOperationIsNull(end)
	                            ? 0
	                            : mlirOperationGetNumOperands(end);
	tm_arena arena = { 0 };
	MlirType *types = TM_NEW(&arena, MlirType, (size_t)(ni + no + 1));

	if (!types) {
		lw->run->failed = true;
		return;
	}
	for (intptr_t i = 0; i < ni; i++)
		types[i] = mlirValueGetType(mlirBlockGetArgument(body, i));
	for (intptr_t i = 0; i < no; i++)
		types[ni + i] = mlirValueGetType(
		        mlirOperationGetOperand(end, i));
	mlirOperationSetInherentAttributeByName(
	        func, mlirStringRefCreateFromCString("function_type"),
	        mlirTypeAttrGet(mlirFunctionTypeGet(lw->b.ctx, ni, types, no,
	                                            types + ni)));
	tm_arena_free(&arena);
}

static bool
has_attr(MlirOperation op, const char *name)
{
	return !mlirAttributeIsNull(mlirOperationGetAttributeByName(
	        op, mlirStringRefCreateFromCString(name)));
}

/* Replaces the body of FUNC by its lowering. */
static void
lower_function(tm_lower *lw, MlirOperation func)
{
	const MlirRegion region = mlirOperationGetRegion(func, 0);
	const MlirBlock old = mlirRegionGetFirstBlock(region);
	MlirBlock body;

	if (mlirBlockIsNull(old))
		return;
	if (!mlirBlockIsNull(mlirBlockGetNextInRegion(old))) {
		mlirEmitError(mlirOperationGetLocation(func),
		              "a function of several blocks cannot be "
		              "lowered");
		lw->run->failed = true;
		return;
	}
	lw->b.ctx = mlirOperationGetContext(func);
	lw->b.loc = mlirOperationGetLocation(func);
	lw->strict_shapes = has_attr(func,
	                             "torch.assume_strict_symbolic_shapes");
	body = entry_block(lw, old);
	lw->b = tm_builder_at_end(body, lw->b.loc);
	for (MlirOperation op = mlirBlockGetFirstOperation(old);
	     !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
		lower_op(lw, op);
	mlirRegionAppendOwnedBlock(region, body);
	set_function_type(lw, func, body);
	mlirBlockDetach(old);
	mlirBlockDestroy(old);
}

static bool
is_function(MlirOperation op)
{
	return tm_str_eq(tm_str_of(mlirIdentifierStr(mlirOperationGetName(op))),
	                 TM_STR("func.func"));
}

static void
lower_if_function(MlirOperation op, tm_target target, tm_lower_run *run)
{
	tm_value_map map = { { 0 } };
	tm_lower lw = { .target = target, .map = &map, .run = run };

	if (is_function(op))
		lower_function(&lw, op);
	tm_ptrmap_free(&map.values);
}

/* An op whose dialect is not loaded would be built as an unknown one.  A pass
 * has them loaded already: then this only looks. */
static void
load_dialects(MlirContext ctx, tm_target target)
{
	static const char *const names[] = {
		"arith", "cf",     "complex", "func", "linalg", "math",
		"scf",   "tensor", "ub",      NULL,
	};
	static const char *const more[TM_NUM_TARGETS] = {
		[TM_TOSA] = "tosa", [TM_STABLEHLO] = "stablehlo"
	};

	for (int i = 0; names[i]; i++)
		mlirContextGetOrLoadDialect(ctx, tm_ref(tm_str_from(names[i])));
	if (more[target])
		mlirContextGetOrLoadDialect(ctx,
		                            tm_ref(tm_str_from(more[target])));
	if (target == TM_STABLEHLO)
		mlirContextGetOrLoadDialect(ctx, tm_ref(TM_STR("chlo")));
}

bool
tm_lower_module(MlirOperation op, tm_target target, tm_unsupported_fn fn, void *user)
{
	tm_lower_run run = { .fn = fn, .user = user };
	MlirBlock block;

	load_dialects(mlirOperationGetContext(op), target);
	if (is_function(op)) {
		lower_if_function(op, target, &run);
		return !run.failed;
	}
	block = mlirRegionGetFirstBlock(mlirOperationGetRegion(op, 0));
	for (op = mlirBlockGetFirstOperation(block); !mlirOperationIsNull(op);
	     op = mlirOperationGetNextInBlock(op))
		lower_if_function(op, target, &run);
	return !run.failed;
}
