/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_PASSES_H
#define TM_PASS_PASSES_H

#include "ops/op.h"
#include "pass/report.h"

/*
 * The passes on torch IR, as functions.  Each works on a module or on one
 * function, sets *CHANGED where it changed anything, and returns false after
 * a diagnostic.  passes.def registers them under their flags.
 */

/* What tm_pass_refine() does besides folding. */
enum {
	TM_REFINE_TYPES = 1 << 0,   /* sizes and element types of results */
	TM_REFINE_RETURNS = 1 << 1, /* results of functions without callers */
	TM_REFINE_FOLD = 1 << 2     /* scalars, lists, small tensors */
};

/* Narrows types from the operands to the results and replaces what is known
 * without running the program, in one forward walk. */
bool tm_pass_refine(MlirOperation op, unsigned what, bool *changed);

/* Which ops tm_pass_decompose() leaves alone. */
typedef struct tm_decompose_options {
	const tm_str *legal; /* names without "torch." */
	intptr_t num_legal;
	int target; /* a tm_target: what it lowers stays.  -1: what every
	             * target lowers stays */
} tm_decompose_options;

/* Replaces ops by what their rows say they are made of, until only ops are
 * left that have no decomposition or need none.  What could not be decomposed
 * is told to REPORT, which may be NULL. */
bool tm_pass_decompose(MlirOperation op, const tm_decompose_options *opt,
                       tm_report *report, bool *changed);

/* Replaces tensors with reference semantics, and the ops that change them, by
 * values.  False after a diagnostic where that is not possible. */
bool tm_pass_functionalize(MlirOperation op, bool *changed);

/* Turns torch.operator "onnx.X" into torch ops, in functions that say their
 * opset.  False where some could not be: they stay, and are told to REPORT
 * (NULL: emitted as one error). */
bool tm_pass_onnx_to_torch(MlirOperation op, tm_report *report, bool *changed);
/* Whether every value has a type that a backend can be given. */
bool tm_pass_verify_backend_contract(MlirOperation op);
/* Tuple results of functions are taken apart; None and text are left out. */
bool tm_pass_adjust_calling_conventions(MlirOperation module, bool *changed);

/* Lowers functions to TARGET; what cannot be is one diagnostic. */
bool tm_pass_lower(MlirOperation op, tm_target target);

/* Makes every pass and pipeline known to MLIR's pass manager, once. */
void tm_passes_register(void);

#endif
