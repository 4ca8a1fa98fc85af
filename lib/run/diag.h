/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_DIAG_H
#define TM_RUN_DIAG_H

#include "base/status.h"

#include <mlir-c/Diagnostics.h>
#include <mlir-c/IR.h>

/*
 * Turns MLIR's diagnostics into a tm_error: between begin and end the first
 * error of the context is recorded, with its location, and nothing is
 * printed.  Must not move in memory meanwhile.
 */
typedef struct tm_diag {
	MlirContext ctx;
	MlirDiagnosticHandlerID id;
	tm_error *err; /* borrowed */
	tm_status status; /* what an error means */
} tm_diag;

void tm_diag_begin(tm_diag *diag, MlirContext ctx, tm_status status,
                   tm_error *err);
void tm_diag_end(tm_diag *diag);

/* Collects what MLIR prints in pieces, cutting what does not fit. */
typedef struct tm_text {
	char *ptr;
	size_t cap, len;
} tm_text;

/* A MlirStringCallback; DATA is a tm_text. */
void tm_text_append(MlirStringRef part, void *data);

#endif
