/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/emit.h"

#include "run/to_llvm.h"

#include <errno.h>
#include <llvm-c/Core.h>
#include <string.h>

static void
write_part(MlirStringRef part, void *data)
{
	fwrite(part.data, 1, part.length, data);
}

static tm_status
check_written(FILE *out, tm_error *err)
{
	if (!fflush(out) && !ferror(out))
		return TM_OK;
	return tm_fail(err, TM_EIO, TM_NO_OFFSET, "cannot write: %s",
	               strerror(errno));
}

tm_status
tm_emit_mlir(MlirModule module, bool bytecode, FILE *out, tm_error *err)
{
	MlirOperation op = mlirModuleGetOperation(module);
	MlirBytecodeWriterConfig config;
	bool ok = true;

	if (bytecode) {
		config = mlirBytecodeWriterConfigCreate();
		ok = mlirLogicalResultIsSuccess(
		        mlirOperationWriteBytecodeWithConfig(
		                op, config, write_part, out));
		mlirBytecodeWriterConfigDestroy(config);
	} else {
		mlirOperationPrint(op, write_part, out);
	}
	if (!ok)
		return tm_fail(err, TM_EUNSUP, TM_NO_OFFSET,
		               "the module cannot be written as bytecode");
	return check_written(out, err);
}

static tm_status
write_code(tm_codegen *cg, tm_emit_kind kind, FILE *out, tm_error *err)
{
	LLVMMemoryBufferRef object;
	char *text;

	if (kind == TM_EMIT_LLVM_IR) {
		text = tm_codegen_text(cg);
		fputs(text, out);
		LLVMDisposeMessage(text);
		return check_written(out, err);
	}
	TM_TRY(tm_codegen_object(cg, &object, err));
	fwrite(LLVMGetBufferStart(object), 1, LLVMGetBufferSize(object), out);
	LLVMDisposeMemoryBuffer(object);
	return check_written(out, err);
}

/* Renames FUNCTION to "_mlir_ciface_ENTRY", hides the rest, optimizes. */
static tm_status
finish(tm_codegen *cg, const char *function, const char *entry, tm_error *err)
{
	char name[256];

	tm_codegen_internalize(cg, function);
	if (entry) {
		snprintf(name, sizeof name, "_mlir_ciface_%s", entry);
		LLVMSetValueName2(LLVMGetNamedFunction(cg->module, function),
		                  name, strlen(name));
	}
	return tm_codegen_optimize(cg, err);
}

tm_status
tm_emit_code(MlirModule module, tm_emit_kind kind, const char *entry,
             const tm_codegen_options *options, FILE *out, tm_error *err)
{
	char function[256];
	tm_codegen cg = { 0 };
	tm_status status;

	TM_TRY(tm_run_ciface_name(module, function, sizeof function, err));
	TM_TRY(tm_run_to_llvm(module, tm_codegen_vector_bits(options), NULL,
	                      err));
	status = tm_codegen_begin(module, options, &cg, err);
	if (status == TM_OK)
		status = finish(&cg, function, entry, err);
	if (status == TM_OK)
		status = write_code(&cg, kind, out, err);
	tm_codegen_free(&cg);
	return status;
}
