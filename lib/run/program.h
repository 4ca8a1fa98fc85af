/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_PROGRAM_H
#define TM_RUN_PROGRAM_H

#include "run/codegen.h"
#include "run/value.h"

/* A model as machine code in this process.  Compiled once, run many times,
 * also by several threads at once. */
typedef struct tm_program tm_program;

/*
 * Compiles MODULE, in linalg on tensors, which is lowered in place and of no
 * use afterwards.  SIGNATURE, from the module while its types were torch's,
 * says the element types; NULL: those of the builtin types.  Weights are
 * used where they are: the context must outlive the program.
 */
TM_NODISCARD tm_status tm_program_compile(MlirModule module,
                                          const tm_run_signature *signature,
                                          const tm_codegen_options *options,
                                          tm_program **out, tm_error *err);
/* Accepts NULL. */
void tm_program_free(tm_program *program);

/* Borrowed from the program. */
const tm_run_signature *tm_program_signature(const tm_program *program);

/*
 * Runs on N arrays, which are checked against the signature and not written
 * to.  *OUT is an owned list of owned arrays, freed by tm_arrays_free().
 */
TM_NODISCARD tm_status tm_program_run(const tm_program *program,
                                      const tm_array *in, size_t n,
                                      tm_array **out, size_t *num_out,
                                      tm_error *err);
void tm_arrays_free(tm_array *arrays, size_t n);

#endif
