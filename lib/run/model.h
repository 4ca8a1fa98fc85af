/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_MODEL_H
#define TM_RUN_MODEL_H

#include "ops/op.h"
#include "pass/report.h"
#include "run/value.h"

/* Where a module can stand above machine code. */
typedef enum tm_stage {
	TM_STAGE_TORCH, /* the torch dialect, decomposed into core ops */
	TM_STAGE_LINALG,
	TM_STAGE_TOSA,
	TM_STAGE_STABLEHLO
} tm_stage;

/*
 * Lowers MODULE in place to STAGE; a module that stands there already stays
 * as it is.  SIGNATURE, unless it is NULL, says what goes in and out, with
 * torch's element types where they were known; the caller frees it.  What
 * cannot be lowered is listed in REPORT, which may be NULL, with TM_EUNSUP.
 */
TM_NODISCARD tm_status tm_model_lower(MlirModule module, tm_stage stage,
                                      tm_run_signature *signature,
                                      tm_report *report, tm_error *err);

/* The same to linalg on tensors by way of TARGET. */
TM_NODISCARD tm_status tm_model_to_linalg(MlirModule module, tm_target target,
                                          tm_run_signature *signature,
                                          tm_report *report, tm_error *err);

#endif
