/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_RUNTIME_H
#define TM_RUN_RUNTIME_H

#include "base/status.h"

#include <setjmp.h>
#include <stddef.h>

/*
 * What compiled code finds at run time: a closed list of functions, so that
 * a model can call nothing else of the process.
 */
typedef struct tm_symbol {
	const char *name;
	void (*address)(void);
} tm_symbol;

/* The list, borrowed from static storage. */
const tm_symbol *tm_runtime_symbols(size_t *n);

/*
 * One run.  Memory that the code allocates belongs to the frame until
 * tm_frame_free(), so nothing leaks when an assertion ends the run early.
 * Zero-initialise.
 */
typedef struct tm_frame {
	struct tm_frame_block *blocks;
	struct tm_frame *outer;
	const char *message; /* of the assertion that is failing */
	tm_error *err;
	tm_status status;
	jmp_buf escape;
} tm_frame;

/* Calls ENTRY(ARGS); a failed assertion comes back as TM_EINVAL with its
 * message, exhausted memory as TM_ENOMEM. */
TM_NODISCARD tm_status tm_frame_call(tm_frame *frame, void (*entry)(void **),
                                     void **args, tm_error *err);
void tm_frame_free(tm_frame *frame);

#endif
