/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_EMIT_H
#define TM_RUN_EMIT_H

#include "run/codegen.h"

#include <stdio.h>

/* Writes MODULE as MLIR text or bytecode. */
TM_NODISCARD tm_status tm_emit_mlir(MlirModule module, bool bytecode,
                                    FILE *out, tm_error *err);

typedef enum tm_emit_kind { TM_EMIT_LLVM_IR, TM_EMIT_OBJECT } tm_emit_kind;

/*
 * Lowers MODULE, in linalg on tensors, and writes LLVM IR as text or a
 * relocatable object.  It exports one function, the C interface of MLIR
 * _mlir_ciface_ENTRY; ENTRY NULL: the name of the entry function.  A failed
 * run-time check writes its message to standard error and calls abort(3).
 */
TM_NODISCARD tm_status tm_emit_code(MlirModule module, tm_emit_kind kind,
                                    const char *entry,
                                    const tm_codegen_options *options,
                                    FILE *out, tm_error *err);

#endif
