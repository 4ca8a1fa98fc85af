/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A Loop whose number of turns is not known becomes torch.prim.Loop.  What it
 * carries must have one type in all turns: the body is converted with the
 * types that it is given first, and again with wider ones until they hold.
 */
#include "pass/onnx/control.h"

enum { MAX_TRIES = 4, MAX_VALUES = 64 };

struct loop {
	intptr_t num_carried, num_scans;
	MlirType types[MAX_VALUES]; /* carried, then the scans' elements */
	bool scans_known;
	MlirOperation copy; /* of the node: owns BLOCK */
	MlirBlock block;
	MlirValue *yields;
};

/* The same conversion at another place. */
static tm_onnx_conv
at(const tm_onnx_conv *c, tm_builder b)
{
	tm_onnx_conv other = *c;

	other.rw.b = b;
	return other;
}

/* [?, element's sizes]: what a scan output has so far. */
static MlirType
stack_type(MlirContext ctx, MlirType element)
{
	tm_tensor_type t;

	if (!tm_type_tensor(element, &t) || !t.has_sizes ||
	    t.rank == TM_MAX_RANK)
		return (MlirType){ NULL };
	memmove(t.sizes + 1, t.sizes, (size_t)t.rank * sizeof t.sizes[0]);
	t.sizes[0] = TM_DYN;
	t.rank++;
	return tm_type_tensor_get(ctx, TM_TYPE_VTENSOR, &t);
}

/* Gives the body of a fresh copy the arguments of a prim.Loop: the number of
 * the turn, what is carried, what the scans have so far. */
static tm_status
open_body(tm_onnx_conv *c, struct loop *l)
{
	const MlirLocation loc = c->rw.b.loc;
	tm_onnx_conv in;
	const int64_t yes = 1;

	l->copy = mlirOperationClone(c->rw.call.op);
	l->block = tm_onnx_graph(l->copy, 0);
	if (mlirBlockGetNumArguments(l->block) != 2 + l->num_carried)
		return tm_onnx_unsupported(c, "the body has another number of "
		                              "inputs");
	mlirBlockInsertArgument(l->block, 0,
	                        tm_type_get(c->pass->ctx, TM_TYPE_INT), loc);
	in = at(c, tm_builder_at_start(l->block, loc));
	mlirValueReplaceAllUsesOfWith(
	        mlirBlockGetArgument(l->block, 1),
	        tm_onnx_op(&in, "prim.NumToTensor.Scalar",
	                   mlirBlockGetArgument(l->block, 0)));
	mlirValueReplaceAllUsesOfWith(
	        mlirBlockGetArgument(l->block, 2),
	        tm_onnx_small_literal(&in, 0, NULL, &yes, TM_BOOL));
	mlirBlockEraseArgument(l->block, 2);
	mlirBlockEraseArgument(l->block, 1);
	for (intptr_t i = 0; i < l->num_carried; i++)
		mlirValueSetType(mlirBlockGetArgument(l->block, 1 + i),
		                 l->types[i]);
	for (intptr_t i = 0; l->scans_known && i < l->num_scans; i++)
		mlirBlockAddArgument(
		        l->block,
		        stack_type(c->pass->ctx, l->types[l->num_carried + i]),
		        loc);
	return TM_OK;
}

/* What both tensor types say; *CHANGED where that is less than A. */
static MlirType
widen(MlirContext ctx, MlirType a, MlirType b, bool *changed)
{
	tm_tensor_type x, y;
	bool differs = false;

	if (mlirTypeEqual(a, b))
		return a;
	if (!tm_type_tensor(a, &x) || !tm_type_tensor(b, &y) ||
	    x.dtype != y.dtype || x.rank != y.rank ||
	    x.has_sizes != y.has_sizes)
		return (MlirType){ NULL };
	for (int i = 0; i < x.rank; i++)
		if (x.sizes[i] != y.sizes[i] && x.sizes[i] != TM_DYN) {
			x.sizes[i] = TM_DYN;
			differs = true;
		}
	*changed |= differs;
	return tm_type_tensor_get(ctx, TM_TYPE_VTENSOR, &x);
}

/* Compares what the body gives with what it was given. */
static tm_status
settle(tm_onnx_conv *c, struct loop *l, bool *again)
{
	*again = false;
	for (intptr_t i = 0; i < l->num_carried + l->num_scans; i++) {
		const MlirType have = mlirValueGetType(l->yields[1 + i]);

		if (i >= l->num_carried && !l->scans_known) {
			l->types[i] = have;
			continue;
		}
		l->types[i] = widen(c->pass->ctx, l->types[i], have, again);
		if (mlirTypeIsNull(l->types[i]))
			return tm_onnx_unsupported(
			        c, "a value changes its rank or type from turn "
			           "to turn");
	}
	for (intptr_t i = 0; i < l->num_scans; i++)
		if (mlirTypeIsNull(stack_type(c->pass->ctx,
		                              l->types[l->num_carried + i])))
			return tm_onnx_unsupported(
			        c, "the rank of a scan output is not known");
	*again |= !l->scans_known && l->num_scans > 0;
	l->scans_known = true;
	return TM_OK;
}

static tm_status
try_body(tm_onnx_conv *c, struct loop *l, bool *again)
{
	TM_TRY(open_body(c, l));
	TM_TRY(tm_onnx_convert_block(c->pass, l->block));
	if (tm_onnx_yields(c, l->block, &l->yields) !=
	    1 + l->num_carried + l->num_scans)
		return tm_onnx_unsupported(c, "the body has another number of "
		                              "results");
	return settle(c, l, again);
}

/* Ends the body: whether to go on, and with what. */
static tm_status
close_body(tm_onnx_conv *c, struct loop *l)
{
	const MlirOperation end = mlirBlockGetTerminator(l->block);
	tm_onnx_conv in = at(c, tm_builder_before(end));
	MlirValue operands[1 + MAX_VALUES];
	const intptr_t n = l->num_carried + l->num_scans;

	tm_onnx_bind(&in, "go_on", l->yields[0]);
	operands[0] = tm_onnx_eval(&in, "Bool.Tensor(reshape(go_on, []))");
	for (intptr_t i = 0; i < l->num_carried; i++)
		operands[1 + i] = tm_onnx_as_type(
		        &in.rw.b, l->yields[1 + i], l->types[i]);
	for (intptr_t i = l->num_carried; i < n; i++) {
		const MlirValue so_far =
		        mlirBlockGetArgument(l->block, 1 + i);

		tm_onnx_bind(&in, "so_far", so_far);
		tm_onnx_bind(&in, "element", l->yields[1 + i]);
		operands[1 + i] = tm_onnx_eval(
		        &in, "cat([so_far, unsqueeze(element, 0)], 0)");
		if (!mlirValueIsNull(operands[1 + i]))
			operands[1 + i] = tm_onnx_as_type(
			        &in.rw.b, operands[1 + i],
			        mlirValueGetType(so_far));
	}
	for (intptr_t i = 0; i <= n; i++)
		if (mlirValueIsNull(operands[i])) {
			memcpy(c->rw.reason, in.rw.reason,
			       sizeof c->rw.reason);
			return TM_EUNSUP;
		}
	tm_build_op(&in.rw.b, "torch.prim.Loop.condition",
	            (tm_values){ 1 + n, operands }, TM_NO_TYPES, TM_NO_ATTRS,
	            TM_NO_REGIONS);
	mlirOperationDestroy(end);
	return TM_OK;
}

/* A stack of nothing, of TYPE: sizes that are not known are 0 as well. */
static MlirValue
empty_stack(tm_onnx_conv *c, MlirType type)
{
	int64_t sizes[TM_MAX_RANK];
	tm_tensor_type t;
	MlirValue v;

	tm_type_tensor(type, &t);
	for (int i = 0; i < t.rank; i++)
		sizes[i] = t.sizes[i] == TM_DYN ? 0 : t.sizes[i];
	for (int i = 1; i < t.rank; i++)
		if (t.sizes[i] == TM_DYN)
			return (MlirValue){ NULL };
	tm_onnx_bind(c, "sizes_", tm_onnx_int_list(c, t.rank, sizes));
	tm_onnx_bind(c, "dtype_",
	             tm_onnx_int(c, tm_dtype_get(t.dtype)->torch));
	v = tm_onnx_eval(c, "full(sizes_, 0, dtype=dtype_)");
	return mlirValueIsNull(v) ? v : tm_onnx_as_type(&c->rw.b, v, type);
}

static tm_status
build_loop(tm_onnx_conv *c, struct loop *l, MlirValue trips, MlirValue cond)
{
	const intptr_t n = l->num_carried + l->num_scans;
	MlirValue in[2 + MAX_VALUES];
	MlirType types[MAX_VALUES];
	MlirRegion region;
	MlirOperation op;

	in[0] = trips;
	in[1] = cond;
	for (intptr_t i = 0; i < n; i++) {
		const bool scan = i >= l->num_carried;

		types[i] = scan ? stack_type(c->pass->ctx, l->types[i])
		                : l->types[i];
		in[2 + i] = scan ? empty_stack(c, types[i])
		                 : tm_onnx_as_type(&c->rw.b,
		                                   tm_onnx_input(c, 2 + i),
		                                   types[i]);
		if (mlirValueIsNull(in[2 + i]))
			return tm_onnx_unsupported(
			        c, "a scan output of unknown sizes");
	}
	region = mlirRegionCreate();
	mlirBlockDetach(l->block);
	mlirRegionAppendOwnedBlock(region, l->block);
	op = tm_build_op(&c->rw.b, "torch.prim.Loop",
	                 (tm_values){ 2 + n, in }, (tm_types){ n, types },
	                 TM_NO_ATTRS, (tm_regions){ 1, &region });
	for (intptr_t i = 0; i < n; i++)
		TM_TRY(tm_onnx_result(c, mlirOperationGetResult(op, i)));
	return TM_OK;
}

static tm_status
convert_body(tm_onnx_conv *c, struct loop *l, MlirValue trips, MlirValue cond)
{
	bool again = true;

	for (int i = 0; again; i++) {
		if (i == MAX_TRIES)
			return tm_onnx_unsupported(
			        c, "the types of what it carries do not "
			           "settle");
		if (i > 0)
			mlirOperationDestroy(l->copy);
		l->copy = (MlirOperation){ NULL };
		TM_TRY(try_body(c, l, &again));
	}
	TM_TRY(close_body(c, l));
	return build_loop(c, l, trips, cond);
}

tm_status
tm_onnx_runtime_loop(tm_onnx_conv *c, intptr_t num_carried,
                     intptr_t num_scans)
{
	struct loop l = { .num_carried = num_carried,
		          .num_scans = num_scans };
	MlirValue trips = tm_onnx_int(c, INT64_MAX);
	MlirValue cond = tm_onnx_bool(c, true);
	tm_status status;

	c->num_results = 0;
	c->rw.reason[0] = 0;
	if (num_carried + num_scans > MAX_VALUES)
		return tm_onnx_unsupported(c, "it carries more than %d values",
		                           MAX_VALUES);
	if (!mlirValueIsNull(tm_onnx_input(c, 0))) {
		tm_onnx_bind(c, "trips_", tm_onnx_input(c, 0));
		trips = tm_onnx_eval(c, "Int.Tensor(reshape(trips_, []))");
	}
	if (!mlirValueIsNull(tm_onnx_input(c, 1))) {
		tm_onnx_bind(c, "cond_", tm_onnx_input(c, 1));
		cond = tm_onnx_eval(c, "Bool.Tensor(reshape(cond_, []))");
	}
	if (mlirValueIsNull(trips) || mlirValueIsNull(cond))
		return TM_EUNSUP;
	for (intptr_t i = 0; i < num_carried; i++)
		l.types[i] = mlirValueGetType(tm_onnx_input(c, 2 + i));
	status = convert_body(c, &l, trips, cond);
	if (!mlirOperationIsNull(l.copy))
		mlirOperationDestroy(l.copy);
	return status;
}
