/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The passes that lower torch to a target; the work is in lib/lower. */
#include "dialect/bridge.h"
#include "lower/lower.h"
#include "pass/passes.h"
#include "pass/report.h"

static bool
lower(MlirOperation op, tm_target target)
{
	tm_report report = { 0 };
	const bool ok = tm_lower_to(op, target, tm_report_add, &report);

	if (!ok)
		tm_report_emit(&report);
	tm_report_free(&report);
	return ok;
}

static bool
to_linalg(MlirOperation op, const tm_option_value *values)
{
	(void)values;
	return lower(op, TM_LINALG);
}

static bool
to_tosa(MlirOperation op, const tm_option_value *values)
{
	(void)values;
	return lower(op, TM_TOSA);
}

static bool
to_stablehlo(MlirOperation op, const tm_option_value *values)
{
	(void)values;
	return lower(op, TM_STABLEHLO);
}

const tm_pass_info tm_pass_convert_torch_to_linalg = {
	.flag = "convert-torch-to-linalg",
	.summary = "Lowers functions from torch to linalg on tensors",
	.dialects = "arith cf complex func linalg math scf tensor ub",
	.run = to_linalg,
};

const tm_pass_info tm_pass_convert_torch_to_tosa = {
	.flag = "convert-torch-to-tosa",
	.summary = "Lowers functions from torch to TOSA",
	.dialects = "arith func tensor tosa ub",
	.run = to_tosa,
};

const tm_pass_info tm_pass_convert_torch_to_stablehlo = {
	.flag = "convert-torch-to-stablehlo",
	.summary = "Lowers functions from torch to StableHLO",
	.dialects = "arith chlo func stablehlo tensor ub",
	.run = to_stablehlo,
};
