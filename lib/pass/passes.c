/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/passes.h"

#include "dialect/bridge.h"
#include "pass/pipelines.h"

#include <pthread.h>
#include <stddef.h>

/* ---- one adapter per pass: from option values to a call ---- */

static bool
run_fold(MlirOperation op, const tm_option_value *values)
{
	bool changed = false;

	(void)values;
	return tm_pass_refine(op, TM_REFINE_FOLD, &changed);
}

static bool
run_refine_types(MlirOperation op, const tm_option_value *values)
{
	bool changed = false;

	(void)values;
	return tm_pass_refine(op, TM_REFINE_TYPES | TM_REFINE_FOLD, &changed);
}

static bool
run_refine_returns(MlirOperation op, const tm_option_value *values)
{
	bool changed = false;

	(void)values;
	return tm_pass_refine(op, TM_REFINE_RETURNS, &changed);
}

static bool
run_adjust(MlirOperation op, const tm_option_value *values)
{
	bool changed = false;

	(void)values;
	return tm_pass_adjust_calling_conventions(op, &changed);
}

static bool
run_functionalize(MlirOperation op, const tm_option_value *values)
{
	bool changed = false;

	(void)values;
	return tm_pass_functionalize(op, &changed);
}

static const tm_option decompose_options[] = {
	{ "legal-ops", TM_OPTION_LIST, NULL,
	  "Names without \"torch.\" of ops that stay as they are" },
	{ NULL },
};

static bool
run_decompose(MlirOperation op, const tm_option_value *values)
{
	const tm_decompose_options opt = { .legal = values[0].list,
		                           .num_legal = values[0].num_list,
		                           .target = -1 };
	bool changed = false;

	return tm_pass_decompose(op, &opt, NULL, &changed);
}

static const tm_option onnx_to_torch_options[] = {
	{ "allow-non-finites", TM_OPTION_BOOL, "true",
	  "Accepted for compatibility; infinities are always allowed" },
	{ NULL },
};

static bool
run_onnx_to_torch(MlirOperation op, const tm_option_value *values)
{
	bool changed = false;

	(void)values;
	return tm_pass_onnx_to_torch(op, NULL, &changed);
}

static bool
run_to_linalg(MlirOperation op, const tm_option_value *values)
{
	(void)values;
	return tm_pass_lower(op, TM_LINALG);
}

static bool
run_to_tosa(MlirOperation op, const tm_option_value *values)
{
	(void)values;
	return tm_pass_lower(op, TM_TOSA);
}

static bool
run_to_stablehlo(MlirOperation op, const tm_option_value *values)
{
	(void)values;
	return tm_pass_lower(op, TM_STABLEHLO);
}

static bool
run_verify_contract(MlirOperation op, const tm_option_value *values)
{
	(void)values;
	return tm_pass_verify_backend_contract(op);
}

/* ---- registration ---- */

static const tm_pass_info passes[] = {
#define PASS(flag_, op_, run_, options_, summary_) \
	{ .flag = flag_,                           \
	  .summary = summary_,                     \
	  .op_name = op_,                          \
	  .options = options_,                     \
	  .dialects = "torch torch_c",             \
	  .run = run_ },
#define LOWERING(flag_, run_, dialects_, summary_) \
	{ .flag = flag_,                           \
	  .summary = summary_,                     \
	  .dialects = dialects_,                   \
	  .run = run_ },
#include "pass/passes.def"
#undef PASS
#undef LOWERING
};

static void
register_all(void)
{
	for (size_t i = 0; i < sizeof passes / sizeof passes[0]; i++)
		tm_pass_register(&passes[i]);
	for (size_t i = 0; tm_pipelines[i].name; i++)
		tm_pipeline_register(&tm_pipelines[i]);
}

void
tm_passes_register(void)
{
	static pthread_once_t once = PTHREAD_ONCE_INIT;

	pthread_once(&once, register_all);
}
