/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* prim.If, prim.Loop, assertions. */
#include "lower/linalg/linalg.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>

typedef struct control {
	tm_lower *lw;
	intptr_t n; /* values carried */
	MlirType types[TM_MAX_LOOP_STATE];
	MlirRegion region;
	MlirValue max; /* trips */
	bool failed;
} control;

/* Values of the types that the op's results have. */
static void
cast_all(tm_builder *b, const control *c, MlirValue *v)
{
	for (intptr_t i = 0; i < c->n; i++)
		if (mlirTypeIsAShaped(c->types[i]))
			v[i] = tm_tensor_cast(b, v[i], c->types[i]);
}

static tm_status
control_init(control *c, tm_lower *lw)
{
	*c = (control){ .lw = lw,
		        .n = mlirOperationGetNumResults(lw->call.op) };
	if (c->n > TM_MAX_LOOP_STATE - 2)
		return tm_lower_unsupported(lw, "more than %d values",
		                            TM_MAX_LOOP_STATE - 2);
	for (intptr_t i = 0; i < c->n; i++) {
		c->types[i] = tm_lower_result_type(lw, i);
		if (mlirTypeIsNull(c->types[i]))
			return tm_lower_unsupported(lw, "result %d has no "
			                                "builtin type",
			                            (int)i);
	}
	return TM_OK;
}

/* Something of every type, where a region could not be lowered. */
static void
poison(tm_builder *b, const MlirType *types, intptr_t n, MlirValue *out)
{
	for (intptr_t i = 0; i < n; i++)
		out[i] = tm_build(b, "ub.poison", TM_NO_VALUES, types[i],
		                  TM_NO_ATTRS);
}

static bool
all_set(const MlirValue *v, intptr_t n)
{
	for (intptr_t i = 0; i < n; i++)
		if (mlirValueIsNull(v[i]))
			return false;
	return true;
}

/* ---- if ---- */

static void
branch(tm_builder *b, int region, MlirValue *yields, control *c)
{
	const MlirOperation op = c->lw->call.op;
	const intptr_t n = tm_lower_region(
	        c->lw, mlirOperationGetRegion(op, region), b->block,
	        TM_NO_VALUES, yields, TM_MAX_LOOP_STATE);

	if (n == c->n && all_set(yields, n)) {
		cast_all(b, c, yields);
		return;
	}
	c->failed = true;
	poison(b, c->types, c->n, yields);
}

static void
then_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	(void)args;
	branch(b, 0, yields, user);
}

static void
else_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	(void)args;
	branch(b, 1, yields, user);
}

static tm_status
set_results(control *c, const MlirValue *v)
{
	if (c->failed)
		return tm_lower_unsupported(c->lw, "a value of a region has no "
		                                   "builtin type");
	for (intptr_t i = 0; i < c->n; i++)
		tm_lower_result(c->lw, i, v[i]);
	return TM_OK;
}

tm_status
linalg_if(tm_lower *lw)
{
	const MlirOperation op = lw->call.op;
	const MlirValue cond = tm_lower_value(lw,
	                                      mlirOperationGetOperand(op, 0));
	MlirValue v[TM_MAX_LOOP_STATE];
	control c;

	TM_TRY(control_init(&c, lw));
	if (mlirValueIsNull(cond))
		return tm_lower_unsupported(lw, "the condition has no builtin "
		                                "type");
	tm_if(&lw->b, cond, (int)c.n, c.types, then_body, else_body, &c, v);
	return set_results(&c, v);
}

/* ---- loop ---- */

/* State: the trip's number, whether to go on, the values. */
static void
loop_cond(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	const control *c = user;

	yields[0] = tm_and(b, tm_cmp(b, TM_I64, "lt", args[0], c->max),
	                   args[1]);
}

static void
loop_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	control *c = user;
	MlirValue in[TM_MAX_LOOP_STATE] = { args[0] };
	const MlirValue one = tm_const_int_of(b, mlirValueGetType(args[0]), 1);
	intptr_t n;

	memcpy(in + 1, args + 2, (size_t)c->n * sizeof *in);
	yields[0] = tm_add(b, TM_I64, args[0], one);
	n = tm_lower_region(c->lw, c->region, b->block,
	                    (tm_values){ c->n + 1, in }, yields + 1,
	                    TM_MAX_LOOP_STATE - 1);
	if (n == c->n + 1 && all_set(yields + 1, n)) {
		cast_all(b, c, yields + 2);
		return;
	}
	c->failed = true;
	yields[1] = args[1];
	poison(b, c->types, c->n, yields + 2);
}

tm_status
linalg_loop(tm_lower *lw)
{
	const MlirOperation op = lw->call.op;
	MlirValue state[TM_MAX_LOOP_STATE];
	control c;

	TM_TRY(control_init(&c, lw));
	c.region = mlirOperationGetRegion(op, 0);
	c.max = tm_lower_value(lw, mlirOperationGetOperand(op, 0));
	state[0] = tm_const_int_of(&lw->b, mlirIntegerTypeGet(lw->b.ctx, 64),
	                           0);
	for (intptr_t i = 0; i <= c.n; i++)
		state[1 + i] = tm_lower_value(
		        lw, mlirOperationGetOperand(op, 1 + i));
	if (mlirValueIsNull(c.max) || !all_set(state, c.n + 2))
		return tm_lower_unsupported(lw, "an operand has no builtin "
		                                "type");
	cast_all(&lw->b, &c, state + 2);
	tm_while(&lw->b, (int)c.n + 2, state, loop_cond, loop_body, &c);
	return set_results(&c, state + 2);
}

/* ---- assertions ---- */

tm_status
linalg_assert(tm_lower *lw)
{
	const MlirValue cond = tm_lower_value(
	        lw, mlirOperationGetOperand(lw->call.op, 0));
	const MlirAttribute message = mlirOperationGetAttributeByName(
	        lw->call.op, tm_ref(TM_STR("message")));

	if (mlirValueIsNull(cond) || mlirAttributeIsNull(message))
		return tm_lower_unsupported(lw, "the condition has no builtin "
		                                "type");
	tm_build_op(&lw->b, "cf.assert", TM_VALUES(cond), TM_NO_TYPES,
	            TM_ATTRS(tm_attr(&lw->b, "msg", message)), TM_NO_REGIONS);
	return TM_OK;
}
