/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/passes.h"
#include "pass/rewrite.h"
#include "pass/util.h"

#include <mlir-c/Diagnostics.h>

#include <stdio.h>

/*
 * One forward walk.  What a rewrite builds stands before the op that it
 * replaces, and the walk goes on there, so that its ops are looked at too.
 */

typedef struct decompose {
	const tm_decompose_options *opt;
	tm_report *report;
	tm_arena arena;
	bool changed, failed;
	int budget; /* rewrites left before the next op of the input */
} decompose;

/* More rewrites than that for one op: a row goes in circles. */
enum { MAX_REWRITES = 5000 };

static void decompose_region(decompose *d, MlirRegion region);

static bool
is_legal_name(const decompose *d, tm_str name)
{
	const tm_str prefix = TM_STR("torch.");
	tm_str bare = name;

	if (tm_str_starts(name, prefix)) {
		bare.ptr += prefix.len;
		bare.len -= prefix.len;
	}
	for (intptr_t i = 0; i < d->opt->num_legal; i++)
		if (tm_str_eq(d->opt->legal[i], bare) ||
		    tm_str_eq(d->opt->legal[i], name))
			return true;
	return false;
}

static bool
needs_none(const decompose *d, const tm_op_info *info)
{
	if (d->opt->target >= 0)
		return info->lower[d->opt->target] != NULL;
	for (int t = 0; t < TM_NUM_TARGETS; t++)
		if (!info->lower[t])
			return false;
	return true;
}

/* Whether an op that cannot be decomposed is still of use. */
static bool
has_lowering(const decompose *d, const tm_op_info *info)
{
	for (int t = 0; t < TM_NUM_TARGETS; t++)
		if (info->lower[t] && (d->opt->target < 0 ||
		                       d->opt->target == t))
			return true;
	return false;
}

static bool
wants_rewrite(const decompose *d, const tm_op_def *def)
{
	return def && (def->info->decomposition || def->info->decompose) &&
	       !needs_none(d, def->info) && !is_legal_name(d, def->name);
}

/* Erases what stands between KEPT and OP: a rewrite gave up half way. */
static void
erase_between(decompose *d, MlirBlock block, MlirOperation kept,
              MlirOperation op)
{
	MlirOperation o = mlirOperationIsNull(kept)
	                          ? mlirBlockGetFirstOperation(block)
	                          : mlirOperationGetNextInBlock(kept);
	MlirOperation *ops = NULL;
	size_t n = 0, cap = 0;

	for (; !mlirOperationEqual(o, op); o = mlirOperationGetNextInBlock(o)) {
		if (!tm_arena_grow(&d->arena, &ops, &cap, n + 1, sizeof *ops))
			return;
		ops[n++] = o;
	}
	while (n-- > 0)
		mlirOperationDestroy(ops[n]);
}

/* A tensor of another element type than the op's own: the rewrite computed in
 * a wider one. */
static MlirValue
as_result(tm_rewrite *rw, MlirValue v, MlirValue old)
{
	tm_tensor_type have, want;

	if (!tm_value_tensor(v, &have) || !tm_value_tensor(old, &want) ||
	    !have.dtype || !want.dtype || have.dtype == want.dtype)
		return v;
	return tm_rewrite_call(rw, "to.dtype",
	                       TM_VALUES(v, tm_torch_int(&rw->b,
	                                                 tm_dtype_get(want.dtype)
	                                                         ->torch)));
}

/* The more precise of the two types, where the new value says less. */
static MlirValue
keep_static_info(tm_rewrite *rw, MlirValue v, MlirValue old)
{
	const MlirType have = mlirValueGetType(v);
	const MlirType want = mlirValueGetType(old);

	if (mlirTypeEqual(have, want) || tm_type_is_subtype(have, want) ||
	    !tm_type_is_subtype(want, have))
		return v;
	return tm_cast(&rw->b, v, want);
}

static void
replace_results(decompose *d, tm_rewrite *rw)
{
	for (int i = 0; i < rw->num_results; i++) {
		const MlirValue old = tm_call_result(&rw->call, i);
		MlirValue v = rw->results[i];

		if (mlirValueIsNull(v))
			continue;
		v = as_result(rw, v, old);
		if (!mlirValueIsNull(v))
			tm_replace(&rw->b, old, keep_static_info(rw, v, old));
	}
	d->changed = true;
}

static tm_status
run(decompose *d, tm_rewrite *rw)
{
	const tm_op_info *info = rw->call.def->info;

	if (d->budget-- <= 0) {
		mlirEmitError(rw->b.loc, "decomposition does not end");
		return TM_EINVAL;
	}
	if (info->decomposition)
		return tm_rewrite_text(rw, info->decomposition, NULL, 0);
	return info->decompose(rw);
}

static bool
results_given(const tm_rewrite *rw)
{
	if (rw->num_results != mlirOperationGetNumResults(rw->call.op))
		return false;
	for (int i = 0; i < rw->num_results; i++)
		if (mlirValueIsNull(rw->results[i]) &&
		    !mlirOpOperandIsNull(mlirValueGetFirstUse(
		            tm_call_result(&rw->call, i))))
			return false;
	return true;
}

/* True if OP was replaced and is gone. */
static bool
rewrite(decompose *d, MlirBlock block, MlirOperation kept, MlirOperation op)
{
	tm_rewrite rw = { .arena = &d->arena };
	tm_status status;

	rw.call = tm_call_of(op);
	rw.b = tm_builder_before(op);
	status = run(d, &rw);
	if (status == TM_OK && !results_given(&rw)) {
		status = TM_EUNSUP;
		snprintf(rw.reason, sizeof rw.reason,
		         "its decomposition gives other results");
	}
	if (status == TM_OK) {
		replace_results(d, &rw);
		mlirOperationDestroy(op);
		return true;
	}
	erase_between(d, block, kept, op);
	if (status != TM_EUNSUP)
		d->failed = true;
	else if (!has_lowering(d, rw.call.def->info))
		tm_report_add(op, rw.reason, d->report);
	return false;
}

static void
decompose_block(decompose *d, MlirBlock block)
{
	MlirOperation kept = { NULL }; /* the last op that stays */
	MlirOperation op = mlirBlockGetFirstOperation(block);
	/* The input's next op: until it is reached, ops are new. */
	MlirOperation input = op;

	while (!mlirOperationIsNull(op) && !d->failed) {
		if (mlirOperationEqual(op, input)) {
			d->budget = MAX_REWRITES;
			input = mlirOperationGetNextInBlock(op);
		}
		if (wants_rewrite(d, tm_op_def_of(op)) &&
		    rewrite(d, block, kept, op)) {
			op = mlirOperationIsNull(kept)
			             ? mlirBlockGetFirstOperation(block)
			             : mlirOperationGetNextInBlock(kept);
			continue;
		}
		for (intptr_t i = 0; i < mlirOperationGetNumRegions(op); i++)
			decompose_region(d, mlirOperationGetRegion(op, i));
		kept = op;
		op = mlirOperationGetNextInBlock(op);
	}
}

static void
decompose_region(decompose *d, MlirRegion region)
{
	MlirBlock block = mlirRegionGetFirstBlock(region);

	for (; !mlirBlockIsNull(block);
	     block = mlirBlockGetNextInRegion(block))
		decompose_block(d, block);
}

static bool
decompose_function(MlirOperation func, void *user)
{
	decompose *d = user;
	const bool before = d->changed;

	d->changed = false;
	for (intptr_t i = 0; i < mlirOperationGetNumRegions(func); i++)
		decompose_region(d, mlirOperationGetRegion(func, i));
	if (d->changed)
		tm_erase_dead(func);
	d->changed |= before;
	return d->changed;
}

bool
tm_pass_decompose(MlirOperation op, const tm_decompose_options *opt,
                  tm_report *report, bool *changed)
{
	decompose d = { .opt = opt, .report = report };

	tm_each_function(op, decompose_function, &d);
	tm_arena_free(&d.arena);
	*changed |= d.changed;
	return !d.failed;
}
