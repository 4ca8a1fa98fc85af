/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/codegen.h"

#include "run/diag.h"

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <mlir-c/Target/LLVMIR.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

tm_status
tm_llvm_check(LLVMErrorRef error, const char *what, tm_error *err)
{
	char *message;
	tm_status status;

	if (!error)
		return TM_OK;
	message = LLVMGetErrorMessage(error);
	status = tm_fail(err, TM_EUNSUP, TM_NO_OFFSET, "%s: %s", what, message);
	LLVMDisposeErrorMessage(message);
	return status;
}

/* ---- the target ---- */

static void
init_native(void)
{
	LLVMInitializeNativeTarget();
	LLVMInitializeNativeAsmPrinter();
	LLVMInitializeNativeAsmParser();
}

/* LLVM's table of targets belongs to the process. */
static pthread_once_t native_once = PTHREAD_ONCE_INIT;

static LLVMTargetMachineRef
machine_for(const char *triple, const char *cpu, const char *features,
            int opt_level, tm_error *err)
{
	static const LLVMCodeGenOptLevel levels[] = {
		LLVMCodeGenLevelNone, LLVMCodeGenLevelLess,
		LLVMCodeGenLevelDefault, LLVMCodeGenLevelAggressive
	};
	LLVMTargetRef target;
	char *message = NULL;

	if (LLVMGetTargetFromTriple(triple, &target, &message)) {
		tm_fail(err, TM_EUNSUP, TM_NO_OFFSET, "%s", message);
		LLVMDisposeMessage(message);
		return NULL;
	}
	return LLVMCreateTargetMachine(target, triple, cpu, features,
	                               levels[opt_level], LLVMRelocPIC,
	                               LLVMCodeModelDefault);
}

static LLVMTargetMachineRef
machine_of(const tm_codegen_options *o, tm_error *err)
{
	char *const triple = LLVMGetDefaultTargetTriple();
	char *const cpu = LLVMGetHostCPUName();
	char *const features = LLVMGetHostCPUFeatures();
	const bool host = !o->triple && !o->cpu;
	LLVMTargetMachineRef machine;

	pthread_once(&native_once, init_native);
	machine = machine_for(
	        o->triple ? o->triple : triple,
	        o->cpu ? o->cpu : host ? cpu : "",
	        o->features ? o->features : host ? features : "",
	        o->opt_level < 0 ? 0 : o->opt_level > 3 ? 3 : o->opt_level,
	        err);
	LLVMDisposeMessage(triple);
	LLVMDisposeMessage(cpu);
	LLVMDisposeMessage(features);
	return machine;
}

/* "+avx2" among the features of the host. */
int
tm_codegen_vector_bits(const tm_codegen_options *o)
{
	char *host;
	int bits = 128;

	if (o->opt_level == 0 || o->vector_bits)
		return o->opt_level == 0 ? 0 : o->vector_bits;
	if (o->triple || o->cpu)
		return bits;
	host = LLVMGetHostCPUFeatures();
	if (strstr(host, "+avx512f,"))
		bits = 512;
	else if (strstr(host, "+avx2,"))
		bits = 256;
	LLVMDisposeMessage(host);
	return bits;
}

tm_status
tm_codegen_begin(MlirModule module, const tm_codegen_options *options,
                 tm_codegen *out, tm_error *err)
{
	char *triple;
	LLVMTargetDataRef layout;
	tm_diag diag;

	*out = (tm_codegen){ .opt_level = options->opt_level };
	out->machine = machine_of(options, err);
	if (!out->machine)
		return tm_fail(err, TM_EUNSUP, TM_NO_OFFSET,
		               "no such target machine");
	out->ctx = LLVMContextCreate();
	tm_diag_begin(&diag, mlirModuleGetContext(module), TM_EUNSUP, err);
	out->module = mlirTranslateModuleToLLVMIR(
	        mlirModuleGetOperation(module), out->ctx);
	tm_diag_end(&diag);
	if (!out->module)
		return tm_fail(err, TM_EUNSUP, TM_NO_OFFSET,
		               "translation to LLVM IR failed");
	triple = LLVMGetTargetMachineTriple(out->machine);
	layout = LLVMCreateTargetDataLayout(out->machine);
	LLVMSetTarget(out->module, triple);
	LLVMSetModuleDataLayout(out->module, layout);
	LLVMDisposeTargetData(layout);
	LLVMDisposeMessage(triple);
	return TM_OK;
}

void
tm_codegen_free(tm_codegen *cg)
{
	if (cg->module)
		LLVMDisposeModule(cg->module);
	if (cg->ctx)
		LLVMContextDispose(cg->ctx);
	if (cg->machine)
		LLVMDisposeTargetMachine(cg->machine);
	*cg = (tm_codegen){ 0 };
}

/* ---- the packed entry ---- */

/* Loads a TYPE from where ARGS[I] points to; without one, that address. */
static LLVMValueRef
load_argument(LLVMBuilderRef b, LLVMValueRef args, unsigned i,
              LLVMTypeRef type)
{
	LLVMContextRef ctx = LLVMGetTypeContext(LLVMTypeOf(args));
	LLVMTypeRef ptr = LLVMPointerTypeInContext(ctx, 0);
	LLVMValueRef index =
	        LLVMConstInt(LLVMInt64TypeInContext(ctx), i, false);
	LLVMValueRef slot = LLVMBuildGEP2(b, ptr, args, &index, 1, "");
	LLVMValueRef at = LLVMBuildLoad2(b, ptr, slot, "");

	return type ? LLVMBuildLoad2(b, type, at, "") : at;
}

static void
build_packed(tm_codegen *cg, LLVMValueRef callee, LLVMValueRef packed,
             LLVMValueRef *operands, LLVMTypeRef *types)
{
	LLVMBuilderRef b = LLVMCreateBuilderInContext(cg->ctx);
	LLVMTypeRef type = LLVMGlobalGetValueType(callee);
	LLVMTypeRef result = LLVMGetReturnType(type);
	LLVMValueRef args = LLVMGetParam(packed, 0), call, at;
	const unsigned n = LLVMCountParams(callee);

	LLVMPositionBuilderAtEnd(
	        b, LLVMAppendBasicBlockInContext(cg->ctx, packed, ""));
	LLVMGetParamTypes(type, types);
	for (unsigned i = 0; i < n; i++)
		operands[i] = load_argument(b, args, i, types[i]);
	call = LLVMBuildCall2(b, type, callee, operands, n, "");
	if (LLVMGetTypeKind(result) != LLVMVoidTypeKind) {
		at = load_argument(b, args, n, NULL);
		LLVMBuildStore(b, call, at);
	}
	LLVMBuildRetVoid(b);
	LLVMDisposeBuilder(b);
}

tm_status
tm_codegen_add_packed(tm_codegen *cg, const char *function, const char *name,
                      tm_error *err)
{
	LLVMValueRef callee = LLVMGetNamedFunction(cg->module, function);
	LLVMTypeRef ptr = LLVMPointerTypeInContext(cg->ctx, 0);
	LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(cg->ctx),
	                                    &ptr, 1, false);
	LLVMValueRef *operands;
	LLVMTypeRef *types;
	unsigned n;
	tm_status status = TM_ENOMEM;

	if (!callee || LLVMGetNamedFunction(cg->module, name))
		return tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
		               "no function '%s' or one '%s' already", function,
		               name);
	n = LLVMCountParams(callee);
	operands = calloc(n + 1, sizeof *operands);
	types = calloc(n + 1, sizeof *types);
	if (operands && types) {
		build_packed(cg, callee,
		             LLVMAddFunction(cg->module, name, type), operands,
		             types);
		status = TM_OK;
	}
	free(operands);
	free(types);
	return status;
}

/* ---- out ---- */

void
tm_codegen_internalize(tm_codegen *cg, const char *keep)
{
	const LLVMValueRef kept = LLVMGetNamedFunction(cg->module, keep);

	for (LLVMValueRef f = LLVMGetFirstFunction(cg->module); f;
	     f = LLVMGetNextFunction(f))
		if (f != kept && !LLVMIsDeclaration(f))
			LLVMSetLinkage(f, LLVMInternalLinkage);
	for (LLVMValueRef g = LLVMGetFirstGlobal(cg->module); g;
	     g = LLVMGetNextGlobal(g))
		if (!LLVMIsDeclaration(g))
			LLVMSetLinkage(g, LLVMInternalLinkage);
}

tm_status
tm_codegen_optimize(tm_codegen *cg, tm_error *err)
{
	LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
	char pipeline[24];
	LLVMErrorRef error;

	snprintf(pipeline, sizeof pipeline, "default<O%d>", cg->opt_level);
	LLVMPassBuilderOptionsSetLoopVectorization(options, true);
	LLVMPassBuilderOptionsSetSLPVectorization(options, true);
	LLVMPassBuilderOptionsSetLoopInterleaving(options, true);
	LLVMPassBuilderOptionsSetLoopUnrolling(options, true);
	error = LLVMRunPasses(cg->module, pipeline, cg->machine, options);
	LLVMDisposePassBuilderOptions(options);
	return tm_llvm_check(error, "optimization", err);
}

tm_status
tm_codegen_object(tm_codegen *cg, LLVMMemoryBufferRef *out, tm_error *err)
{
	char *message = NULL;
	tm_status status = TM_OK;

	*out = NULL;
	if (LLVMTargetMachineEmitToMemoryBuffer(cg->machine, cg->module,
	                                        LLVMObjectFile, &message, out))
		status = tm_fail(err, TM_EUNSUP, TM_NO_OFFSET, "%s", message);
	LLVMDisposeMessage(message);
	return status;
}

char *
tm_codegen_text(tm_codegen *cg)
{
	return LLVMPrintModuleToString(cg->module);
}
