/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_CALL_H
#define TM_RUN_CALL_H

#include "run/value.h"

/* Compiled code behind one pointer per argument (codegen.h). */
typedef void (*tm_packed_fn)(void **args);

/*
 * Calls ENTRY, whose C interface has the (builtin) TYPES, with the N arrays
 * of IN.  SHOWN is checked and reported: the same values with torch's
 * element types.
 */
TM_NODISCARD tm_status tm_run_call(tm_packed_fn entry,
                                   const tm_run_signature *types,
                                   const tm_run_signature *shown,
                                   const tm_array *in, size_t n,
                                   tm_array **out, tm_error *err);

#endif
