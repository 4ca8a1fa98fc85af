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

/* A failed check calls puts(), whose text would be lost in a buffer by the
 * abort() that follows: dprintf() to standard error takes its place. */
static void
redirect_messages(tm_codegen *cg)
{
	LLVMValueRef puts = LLVMGetNamedFunction(cg->module, "puts");
	LLVMTypeRef i32 = LLVMInt32TypeInContext(cg->ctx);
	LLVMTypeRef ptr = LLVMPointerTypeInContext(cg->ctx, 0);
	LLVMTypeRef parameters[] = { i32, ptr };
	LLVMTypeRef type = LLVMFunctionType(i32, parameters, 2, true);
	LLVMBuilderRef b;
	LLVMValueRef print, arguments[3];

	if (!puts || !LLVMIsDeclaration(puts) || LLVMCountParams(puts) != 1)
		return;
	LLVMSetValueName2(puts, "tm_check_failed", 15);
	LLVMSetLinkage(puts, LLVMInternalLinkage);
	print = LLVMAddFunction(cg->module, "dprintf", type);
	b = LLVMCreateBuilderInContext(cg->ctx);
	LLVMPositionBuilderAtEnd(
	        b, LLVMAppendBasicBlockInContext(cg->ctx, puts, ""));
	arguments[0] = LLVMConstInt(i32, 2, false);
	arguments[1] = LLVMBuildGlobalString(b, "%s\n", "tm_format");
	arguments[2] = LLVMGetParam(puts, 0);
	LLVMBuildCall2(b, type, print, arguments, 3, "");
	if (LLVMGetTypeKind(LLVMGetReturnType(LLVMGlobalGetValueType(puts))) ==
	    LLVMVoidTypeKind)
		LLVMBuildRetVoid(b);
	else
		LLVMBuildRet(b, LLVMConstInt(i32, 0, false));
	LLVMDisposeBuilder(b);
}

/* Renames FUNCTION to "_mlir_ciface_ENTRY", hides the rest, optimizes. */
static tm_status
finish(tm_codegen *cg, const char *function, const char *entry, tm_error *err)
{
	char name[256];

	redirect_messages(cg);
	tm_codegen_internalize(cg, function);
	if (entry) {
		snprintf(name, sizeof name, "_mlir_ciface_%s", entry);
		LLVMSetValueName2(LLVMGetNamedFunction(cg->module, function),
		                  name, strlen(name));
	}
	return tm_codegen_optimize(cg, err);
}

/* Weights join the module as bytes after optimization, which has nothing to
 * gain from them and would copy them many times. */
static void
define_weights(tm_codegen *cg, const tm_externs *externs)
{
	for (size_t i = 0; i < externs->n; i++) {
		const tm_extern *const e = &externs->v[i];
		LLVMValueRef old = LLVMGetNamedGlobal(cg->module, e->name);
		LLVMValueRef bytes, global;

		if (!old) /* nothing uses it any more */
			continue;
		bytes = LLVMConstStringInContext2(
		        cg->ctx, (const char *)e->bytes.ptr, e->bytes.len,
		        true);
		global = LLVMAddGlobal(cg->module, LLVMTypeOf(bytes), "");
		LLVMSetInitializer(global, bytes);
		LLVMSetGlobalConstant(global, true);
		LLVMSetLinkage(global, LLVMInternalLinkage);
		LLVMSetAlignment(global, 64);
		LLVMReplaceAllUsesWith(old, global);
		LLVMDeleteGlobal(old);
		LLVMSetValueName2(global, e->name, strlen(e->name));
	}
}

tm_status
tm_emit_code(MlirModule module, tm_emit_kind kind, const char *entry,
             const tm_codegen_options *options, FILE *out, tm_error *err)
{
	char function[256];
	tm_codegen cg = { 0 };
	tm_externs externs = { 0 };
	tm_status status;

	TM_TRY(tm_run_ciface_name(module, function, sizeof function, err));
	status = tm_run_to_llvm(module, tm_codegen_vector_bits(options),
	                        &externs, err);
	if (status == TM_OK)
		status = tm_codegen_begin(module, options, &cg, err);
	if (status == TM_OK)
		status = finish(&cg, function, entry, err);
	if (status == TM_OK) {
		define_weights(&cg, &externs);
		status = write_code(&cg, kind, out, err);
	}
	tm_codegen_free(&cg);
	tm_externs_free(&externs);
	return status;
}
