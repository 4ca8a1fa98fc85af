/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/model.h"

#include "pass/pipeline.h"
#include "pass/util.h"
#include "run/collect.h"
#include "run/diag.h"
#include "run/to_llvm.h"

#include <stdio.h>

/* ---- the way down ---- */

/* A dialect's name in front of an op's. */
static bool
is_from(MlirOperation op, void *data)
{
	const tm_str *const dialect = data;
	const MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));

	return tm_str_starts((tm_str){ name.data, name.length }, *dialect);
}

static bool
has_ops_of(MlirModule module, tm_str dialect)
{
	tm_found found = tm_collect(mlirModuleGetOperation(module), is_from,
	                            &dialect);
	const bool any = found.n > 0;

	tm_found_free(&found);
	return any;
}

/* A function may do nothing but pass torch's tensors on. */
static bool
takes_torch(MlirOperation op, void *data)
{
	MlirBlock entry = { NULL };

	(void)data;
	if (tm_is_function(op))
		entry = tm_function_entry(op);
	return !mlirBlockIsNull(entry) &&
	       mlirBlockGetNumArguments(entry) > 0 &&
	       tm_type_kind_of(mlirValueGetType(
	               mlirBlockGetArgument(entry, 0))) != TM_TYPE_OTHER;
}

static bool
has_torch_functions(MlirModule module)
{
	tm_found found = tm_collect(mlirModuleGetOperation(module),
	                            takes_torch, NULL);
	const bool any = found.n > 0;

	tm_found_free(&found);
	return any;
}

static tm_stage
stage_of(MlirModule module)
{
	if (has_ops_of(module, TM_STR("torch.")) ||
	    has_torch_functions(module))
		return TM_STAGE_TORCH;
	if (has_ops_of(module, TM_STR("tosa.")))
		return TM_STAGE_TOSA;
	if (has_ops_of(module, TM_STR("stablehlo.")))
		return TM_STAGE_STABLEHLO;
	return TM_STAGE_LINALG;
}

/* The two halves of the way, with the signature between them. */
static tm_status
lower_torch(MlirModule module, tm_stage stage, tm_run_signature *signature,
            tm_report *report, tm_error *err)
{
	static const int targets[] = {
		[TM_STAGE_TORCH] = -1,
		[TM_STAGE_LINALG] = TM_LINALG,
		[TM_STAGE_TOSA] = TM_TOSA,
		[TM_STAGE_STABLEHLO] = TM_STABLEHLO,
	};
	tm_pipeline_options options = TM_PIPELINE_OPTIONS_INIT;

	options.target = targets[stage];
	TM_TRY(tm_pipeline_to_torch(module, &options, report));
	if (signature)
		TM_TRY(tm_run_signature_of(module, signature, err));
	if (stage == TM_STAGE_TORCH)
		return TM_OK;
	return tm_pipeline_to_backend(module, &options, report);
}

/* "not supported: torch.aten.foo, torch.aten.bar (3 times)". */
static tm_status
fail_with(const tm_report *report, tm_status status, tm_error *err)
{
	char list[400] = "";
	size_t len = 0;

	for (size_t i = 0; i < report->n && len < sizeof list; i++) {
		const tm_report_entry *const e = &report->entries[i];

		len += (size_t)snprintf(list + len, sizeof list - len,
		                        e->count > 1 ? "%s%.*s (%zu times)" :
		                                       "%s%.*s",
		                        i ? ", " : "", TM_STR_ARG(e->op),
		                        e->count);
	}
	return tm_fail(err, status, TM_NO_OFFSET,
	               len ? "not supported: %s" :
	                     "the model cannot be lowered%s",
	               list);
}

/* The same, with what is said about it in ERR. */
static tm_status
lower_with_errors(MlirModule module, tm_stage stage,
                  tm_run_signature *signature, tm_report *report,
                  tm_error *err)
{
	tm_report own = { 0 };
	tm_diag diag;
	tm_status status;

	if (!report)
		report = &own;
	tm_diag_begin(&diag, mlirModuleGetContext(module), TM_EINVAL, err);
	status = lower_torch(module, stage, signature, report, err);
	tm_diag_end(&diag);
	if (status != TM_OK)
		status = fail_with(report, status, err);
	tm_report_free(&own);
	return status;
}

tm_status
tm_model_lower(MlirModule module, tm_stage stage, tm_run_signature *signature,
               tm_report *report, tm_error *err)
{
	static const char *const names[] = {
		[TM_STAGE_TORCH] = "torch",
		[TM_STAGE_LINALG] = "linalg",
		[TM_STAGE_TOSA] = "TOSA",
		[TM_STAGE_STABLEHLO] = "StableHLO",
	};
	const tm_stage now = stage_of(module);

	if (now == TM_STAGE_TORCH)
		return lower_with_errors(module, stage, signature, report,
		                         err);
	if (signature)
		TM_TRY(tm_run_signature_of(module, signature, err));
	if (now == stage)
		return TM_OK;
	return tm_fail(err, TM_EUNSUP, TM_NO_OFFSET,
	               "no way leads from %s to %s", names[now], names[stage]);
}

tm_status
tm_model_to_linalg(MlirModule module, tm_target target,
                   tm_run_signature *signature, tm_report *report,
                   tm_error *err)
{
	tm_stage stage = stage_of(module);

	*signature = (tm_run_signature){ 0 };
	if (stage == TM_STAGE_STABLEHLO || target == TM_STABLEHLO)
		return tm_fail(err, TM_EUNSUP, TM_NO_OFFSET,
		               "StableHLO cannot be run here");
	if (stage == TM_STAGE_TORCH)
		stage = target == TM_TOSA ? TM_STAGE_TOSA : TM_STAGE_LINALG;
	TM_TRY(tm_model_lower(module, stage, signature, report, err));
	if (stage_of(module) == TM_STAGE_TOSA)
		return tm_run_tosa_to_linalg(module, err);
	return TM_OK;
}
