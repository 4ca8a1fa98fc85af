/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/pipeline.h"

#include "lower/lower.h"
#include "pass/passes.h"
#include "pass/structure.h"
#include "pass/util.h"

#include <mlir-c/Pass.h>
#include <mlir-c/Transforms.h>
#include <stdio.h>

/* ---- calls ---- */

static MlirWalkResult
stop_at_call(MlirOperation op, void *user)
{
	const tm_str name = tm_str_of(
	        mlirIdentifierStr(mlirOperationGetName(op)));
	bool *found = user;

	*found = tm_str_eq(name, TM_STR("func.call"));
	return *found ? MlirWalkResultInterrupt : MlirWalkResultAdvance;
}

/* Types are refined function by function: calls have to go first. */
static tm_status
inline_calls(MlirModule module)
{
	const MlirOperation op = mlirModuleGetOperation(module);
	MlirPassManager pm;
	MlirLogicalResult result;
	bool found = false;

	mlirOperationWalk(op, stop_at_call, &found, MlirWalkPreOrder);
	if (!found)
		return TM_OK;
	pm = mlirPassManagerCreate(mlirModuleGetContext(module));
	mlirPassManagerAddOwnedPass(pm, mlirCreateTransformsInliner());
	mlirPassManagerAddOwnedPass(pm, mlirCreateTransformsSymbolDCE());
	result = mlirPassManagerRunOnOp(pm, op);
	mlirPassManagerDestroy(pm);
	return mlirLogicalResultIsSuccess(result) ? TM_OK : TM_EINVAL;
}

/* ---- the way down ---- */

/* Each decomposition may make types known that another one needs, so that
 * both are repeated until nothing changes.  Twice is the rule. */
enum { MAX_ROUNDS = 8 };

static tm_status
refine(MlirOperation op, bool *changed)
{
	const unsigned all =
	        TM_REFINE_TYPES | TM_REFINE_FOLD | TM_REFINE_RETURNS;

	return tm_pass_refine(op, all, changed) ? TM_OK : TM_EINVAL;
}

static tm_status
decompose(MlirOperation op, const tm_pipeline_options *opt, tm_report *report)
{
	const tm_decompose_options d = { .legal = opt->legal,
		                         .num_legal = opt->num_legal,
		                         .target = opt->target };
	bool changed;

	for (int i = 0; i < MAX_ROUNDS; i++) {
		changed = false;
		tm_report_free(report);
		TM_TRY(refine(op, &changed));
		changed = false;
		if (!tm_pass_decompose(op, &d, report, &changed))
			return TM_EINVAL;
		if (!changed)
			return TM_OK;
	}
	return TM_OK;
}

tm_status
tm_pipeline_to_torch(MlirModule module, const tm_pipeline_options *opt,
                     tm_report *report)
{
	const MlirOperation op = mlirModuleGetOperation(module);
	tm_report onnx = { .n = 0 };
	bool changed = false;
	tm_status status = inline_calls(module);

	if (status == TM_OK &&
	    (!tm_pass_functionalize(op, &changed) ||
	     !tm_pass_adjust_calling_conventions(op, &changed)))
		status = TM_EINVAL;
	if (status == TM_OK) {
		tm_pass_onnx_to_torch(op, &onnx, &changed);
		tm_unpack_results(op);
		status = decompose(op, opt, report);
	}
	tm_report_merge(report, &onnx);
	tm_report_free(&onnx);
	if (status == TM_OK && report->n)
		status = TM_EUNSUP;
	return status;
}

/* ---- reports ---- */

struct both {
	tm_report *report;
	const tm_report *decomposing;
};

/* Why an op could not be decomposed says more than that it has no lowering. */
static void
add_with_reason(MlirOperation op, const char *reason, void *user)
{
	const struct both *both = user;
	const tm_str name = tm_report_op_name(op);
	const tm_report *d = both->decomposing;
	char text[512];

	for (size_t i = 0; i < d->n; i++) {
		if (!tm_str_eq(d->entries[i].op, name))
			continue;
		if (tm_str_starts(name, TM_STR("onnx.")))
			snprintf(text, sizeof text, "%.*s",
			         TM_STR_ARG(d->entries[i].reason));
		else
			snprintf(text, sizeof text, "%s; %.*s", reason,
			         TM_STR_ARG(d->entries[i].reason));
		reason = text;
		break;
	}
	tm_report_add(op, reason, both->report);
}

tm_status
tm_pipeline_to_backend(MlirModule module, const tm_pipeline_options *opt,
                       tm_report *report)
{
	tm_report decomposing = { .n = 0 };
	struct both both = { report, &decomposing };
	tm_status status;
	bool done;

	if (opt->target < 0)
		return tm_pipeline_to_torch(module, opt, report);
	status = tm_pipeline_to_torch(module, opt, &decomposing);
	/* What has no decomposition here may still have a lowering. */
	if (status == TM_OK || status == TM_EUNSUP) {
		done = tm_lower_module(mlirModuleGetOperation(module),
		                       (tm_target)opt->target, add_with_reason,
		                       &both);
		status = report->n ? TM_EUNSUP : done ? TM_OK : TM_EINVAL;
	}
	tm_report_free(&decomposing);
	return status;
}
