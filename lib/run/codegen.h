/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_CODEGEN_H
#define TM_RUN_CODEGEN_H

#include "base/status.h"
#include "base/str.h"

#include <llvm-c/Error.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Types.h>
#include <mlir-c/IR.h>

typedef struct tm_codegen_options {
	int opt_level;        /* 0 to 3 */
	const char *triple;   /* NULL: the host's */
	const char *cpu;      /* NULL: the host's, or the triple's generic */
	const char *features; /* NULL: the host's, or none */
	int vector_bits;      /* width of vector registers; 0: as features say */
} tm_codegen_options;

#define TM_CODEGEN_DEFAULTS ((tm_codegen_options){ .opt_level = 2 })

/* The width of the target's vector registers, as far as it is known; 0 at
 * level 0, where code is to be simple. */
int tm_codegen_vector_bits(const tm_codegen_options *options);

/* A module on its way to machine code. */
typedef struct tm_codegen {
	LLVMContextRef ctx;
	LLVMModuleRef module;
	LLVMTargetMachineRef machine;
	int opt_level;
} tm_codegen;

/* Translates a module in the LLVM dialect for the target of OPTIONS.  Free
 * OUT also after a failure. */
TM_NODISCARD tm_status tm_codegen_begin(MlirModule module,
                                        const tm_codegen_options *options,
                                        tm_codegen *out, tm_error *err);
/* Adds "void NAME(void **args)" that calls FUNCTION with what args point
 * to; a result is stored behind the last of them. */
TM_NODISCARD tm_status tm_codegen_add_packed(tm_codegen *cg,
                                             const char *function,
                                             const char *name, tm_error *err);
/* Hides every definition but function KEEP, so that what is inlined is not
 * compiled once more. */
void tm_codegen_internalize(tm_codegen *cg, const char *keep);
TM_NODISCARD tm_status tm_codegen_optimize(tm_codegen *cg, tm_error *err);
/* A relocatable object, position independent; owned by the caller. */
TM_NODISCARD tm_status tm_codegen_object(tm_codegen *cg,
                                         LLVMMemoryBufferRef *out,
                                         tm_error *err);
/* LLVM IR as text, to be freed with LLVMDisposeMessage(). */
char *tm_codegen_text(tm_codegen *cg);
void tm_codegen_free(tm_codegen *cg);

/* Records LLVM's ERROR, which is consumed, if there is one. */
tm_status tm_llvm_check(LLVMErrorRef error, const char *what, tm_error *err);

#endif
