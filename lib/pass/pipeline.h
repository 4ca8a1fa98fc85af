/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_PIPELINE_H
#define TM_PASS_PIPELINE_H

#include "ops/op.h"
#include "pass/report.h"

/* How a module is taken down. */
typedef struct tm_pipeline_options {
	int target; /* a tm_target; -1: only the core ops of torch */
	const tm_str *legal; /* ops, without "torch.", not to decompose */
	intptr_t num_legal;
} tm_pipeline_options;

#define TM_PIPELINE_OPTIONS_INIT { .target = -1 }

/*
 * Takes MODULE, in torch or in onnx ops, to torch ops that the target lowers
 * (or, without a target, that have no decomposition): converts ONNX, inlines,
 * refines, decomposes.
 *
 * TM_EINVAL after a diagnostic where the module contradicts itself.  TM_EUNSUP
 * where REPORT holds what could not be done; the caller prints it.
 */
TM_NODISCARD tm_status tm_pipeline_to_torch(MlirModule module,
                                            const tm_pipeline_options *opt,
                                            tm_report *report);

/* The same, and on to the target's dialects. */
TM_NODISCARD tm_status tm_pipeline_to_backend(MlirModule module,
                                              const tm_pipeline_options *opt,
                                              tm_report *report);

#endif
