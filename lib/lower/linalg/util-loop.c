/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/util.h"

#include <mlir-c/BuiltinTypes.h>

static MlirRegion
region_of(MlirBlock block)
{
	const MlirRegion region = mlirRegionCreate();

	mlirRegionAppendOwnedBlock(region, block);
	return region;
}

static void
scf_yield(tm_builder *b, int n, const MlirValue *v)
{
	tm_build_op(b, "scf.yield", (tm_values){ n, v }, TM_NO_TYPES,
	            TM_NO_ATTRS, TM_NO_REGIONS);
}

static MlirBlock
state_block(tm_builder *b, int n, const MlirType *types, MlirValue *args)
{
	const MlirBlock block = mlirBlockCreate(0, NULL, NULL);

	for (int i = 0; i < n; i++)
		args[i] = mlirBlockAddArgument(block, types[i], b->loc);
	return block;
}

void
tm_for(tm_builder *b, tm_ix from, tm_ix to, tm_ix step, int n, MlirValue *state,
       tm_body_fn body, void *user)
{
	MlirValue operands[TM_MAX_LOOP_STATE + 3], args[TM_MAX_LOOP_STATE + 1];
	MlirType types[TM_MAX_LOOP_STATE + 1];

	operands[0] = tm_ix_get(b, from);
	operands[1] = tm_ix_get(b, to);
	operands[2] = tm_ix_get(b, step);
	types[0] = mlirIndexTypeGet(b->ctx);
	for (int i = 0; i < n; i++) {
		operands[3 + i] = state[i];
		types[1 + i] = mlirValueGetType(state[i]);
	}

	const MlirBlock block = state_block(b, 1 + n, types, args);
	tm_builder in = tm_builder_at_end(block, b->loc);
	MlirValue yields[TM_MAX_LOOP_STATE];

	body(&in, args, yields, user);
	scf_yield(&in, n, yields);

	const MlirOperation op = tm_build_op(
	        b, "scf.for", (tm_values){ 3 + n, operands },
	        (tm_types){ n, types + 1 }, TM_NO_ATTRS,
	        TM_REGIONS(region_of(block)));

	for (int i = 0; i < n; i++)
		state[i] = mlirOperationGetResult(op, i);
}

typedef struct nest {
	const tm_dims *d;
	int depth, num_state;
	MlirValue indices[TM_MAX_RANK];
	tm_body_fn body;
	void *user;
} nest;

static void
nest_body(tm_builder *b, const MlirValue *args, MlirValue *yields, void *user)
{
	nest *s = user;
	const int at = s->depth++;

	s->indices[at] = args[0];
	if (s->depth < s->d->rank) {
		memcpy(yields, args + 1,
		       (size_t)s->num_state * sizeof *yields);
		tm_for(b, tm_ix_const(0), s->d->d[s->depth], tm_ix_const(1),
		       s->num_state, yields, nest_body, s);
	} else {
		MlirValue all[TM_MAX_RANK + TM_MAX_LOOP_STATE];

		memcpy(all, s->indices, (size_t)s->d->rank * sizeof *all);
		memcpy(all + s->d->rank, args + 1,
		       (size_t)s->num_state * sizeof *all);
		s->body(b, all, yields, s->user);
	}
	s->depth--;
}

void
tm_for_each(tm_builder *b, const tm_dims *d, int n, MlirValue *state,
            tm_body_fn body, void *user)
{
	nest s = { .d = d, .num_state = n, .body = body, .user = user };

	if (!d->rank) {
		MlirValue yields[TM_MAX_LOOP_STATE];

		body(b, state, yields, user);
		memcpy(state, yields, (size_t)n * sizeof *state);
		return;
	}
	tm_for(b, tm_ix_const(0), d->d[0], tm_ix_const(1), n, state, nest_body,
	       &s);
}

static MlirRegion
branch(tm_builder *b, tm_body_fn body, void *user, int n)
{
	const MlirBlock block = mlirBlockCreate(0, NULL, NULL);
	tm_builder in = tm_builder_at_end(block, b->loc);
	MlirValue yields[TM_MAX_LOOP_STATE];

	body(&in, NULL, yields, user);
	scf_yield(&in, n, yields);
	return region_of(block);
}

void
tm_if(tm_builder *b, MlirValue cond, int n, const MlirType *types,
      tm_body_fn then, tm_body_fn otherwise, void *user, MlirValue *results)
{
	const MlirRegion t = branch(b, then, user, n);
	const MlirRegion f = branch(b, otherwise, user, n);
	const MlirOperation op = tm_build_op(b, "scf.if", TM_VALUES(cond),
	                                     (tm_types){ n, types },
	                                     TM_NO_ATTRS, TM_REGIONS(t, f));

	for (int i = 0; i < n; i++)
		results[i] = mlirOperationGetResult(op, i);
}

void
tm_while(tm_builder *b, int n, MlirValue *state, tm_body_fn cond,
         tm_body_fn body, void *user)
{
	MlirType types[TM_MAX_LOOP_STATE];
	MlirValue args[TM_MAX_LOOP_STATE + 1], yields[TM_MAX_LOOP_STATE];

	for (int i = 0; i < n; i++)
		types[i] = mlirValueGetType(state[i]);

	const MlirBlock before = state_block(b, n, types, args + 1);
	tm_builder in = tm_builder_at_end(before, b->loc);

	cond(&in, args + 1, args, user);
	tm_build_op(&in, "scf.condition", (tm_values){ n + 1, args },
	            TM_NO_TYPES, TM_NO_ATTRS, TM_NO_REGIONS);

	const MlirBlock after = state_block(b, n, types, args);

	in = tm_builder_at_end(after, b->loc);
	body(&in, args, yields, user);
	scf_yield(&in, n, yields);

	const MlirOperation op = tm_build_op(
	        b, "scf.while", (tm_values){ n, state },
	        (tm_types){ n, types }, TM_NO_ATTRS,
	        TM_REGIONS(region_of(before), region_of(after)));

	for (int i = 0; i < n; i++)
		state[i] = mlirOperationGetResult(op, i);
}
