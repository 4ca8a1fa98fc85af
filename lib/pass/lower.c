/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Lowers functions from torch to a target; the work is in lib/lower. */
#include "lower/lower.h"
#include "pass/passes.h"

bool
tm_pass_lower(MlirOperation op, tm_target target)
{
	tm_report report = { .n = 0 };
	const bool done = tm_lower_module(op, target, tm_report_add, &report);

	if (!done)
		tm_report_emit(&report);
	tm_report_free(&report);
	return done;
}
