/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_CONTEXT_H
#define TM_RUN_CONTEXT_H

#include <mlir-c/IR.h>

/* Inserts MLIR's dialects from linalg on tensors (and TOSA) down to LLVM
 * into REGISTRY.  None is loaded. */
void tm_run_register_dialects(MlirDialectRegistry registry);

/* Registers the passes of the pipelines of lib/run, once per process. */
void tm_run_register_passes(void);

/* A context without threads that knows every dialect that the library reads
 * or writes; the caller destroys it. */
MlirContext tm_run_context_create(void);

#endif
