/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/to_llvm.h"

#include "run/buffers.h"
#include "run/context.h"
#include "run/contract.h"
#include "run/diag.h"
#include "run/guard.h"
#include "run/math.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Dialect/Func.h>
#include <mlir-c/Pass.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Fuses on tensors, gives every tensor a buffer and every buffer an end. */
static const char to_buffers[] =
        "func.func(linalg-fuse-elementwise-ops),"
        "canonicalize,cse,"
        "eliminate-empty-tensors,empty-tensor-to-alloc-tensor,"
        "one-shot-bufferize{bufferize-function-boundaries=true "
        "function-boundary-type-conversion=identity-layout-map "
        "allow-return-allocs-from-loops=true},"
        "func.func(canonicalize),"
        "ownership-based-buffer-deallocation,canonicalize,"
        "buffer-deallocation-simplification,"
        "bufferization-lower-deallocations,"
        "convert-bufferization-to-memref,"
        "func.func(optimize-allocation-liveness)";

/* Named and generic ops become loops over buffers. */
static const char to_loops[] =
        "func.func(convert-linalg-to-loops),"
        "cse,canonicalize";

static const char to_standard[] =
        "expand-strided-metadata,lower-affine,convert-scf-to-cf,"
        "convert-complex-to-standard";

static const char to_llvm[] =
        "arith-expand{include-bf16=true},"
        "math-expand-ops{ops=rsqrt},"
        "convert-math-to-funcs{convert-ctlz=false},"
        "convert-math-to-libm,memref-expand,"
        "convert-to-llvm,reconcile-unrealized-casts";

static const char tosa_to_linalg[] =
        "func.func(tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith,"
        "tosa-to-tensor,tosa-to-scf)";

static MlirStringRef
ref(const char *text)
{
	return mlirStringRefCreateFromCString(text);
}

/* ---- the entry ---- */

static bool
is_func(MlirOperation op)
{
	MlirStringRef name = mlirIdentifierStr(mlirOperationGetName(op));

	return name.length == 9 && !memcmp(name.data, "func.func", 9);
}

static bool
is_private(MlirOperation op)
{
	MlirAttribute a =
	        mlirOperationGetAttributeByName(op, ref("sym_visibility"));

	return !mlirAttributeIsNull(a) &&
	       mlirStringRefEqual(mlirStringAttrGetValue(a), ref("private"));
}

static MlirStringRef
name_of(MlirOperation op)
{
	return mlirStringAttrGetValue(
	        mlirOperationGetAttributeByName(op, ref("sym_name")));
}

MlirOperation
tm_run_entry(MlirModule module, tm_error *err)
{
	MlirOperation only = { NULL };
	int num_public = 0;

	for (MlirOperation op =
	             mlirBlockGetFirstOperation(mlirModuleGetBody(module));
	     !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op)) {
		if (!is_func(op))
			continue;
		if (mlirRegionIsNull(mlirOperationGetFirstRegion(op)) ||
		    mlirBlockIsNull(mlirRegionGetFirstBlock(
		            mlirOperationGetFirstRegion(op)))) {
			tm_fail(err, TM_EUNSUP, TM_NO_OFFSET,
			        "function '%.*s' is declared but not defined",
			        (int)name_of(op).length, name_of(op).data);
			return (MlirOperation){ NULL };
		}
		if (is_private(op))
			continue;
		if (mlirStringRefEqual(name_of(op), ref("main")))
			return op;
		only = op;
		num_public++;
	}
	if (num_public == 1)
		return only;
	tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
	        num_public ? "several public functions and none is 'main'" :
	                     "no function to run");
	return (MlirOperation){ NULL };
}

tm_status
tm_run_ciface_name(MlirModule module, char *text, size_t cap, tm_error *err)
{
	MlirOperation entry = tm_run_entry(module, err);
	MlirStringRef name;
	int n;

	if (mlirOperationIsNull(entry))
		return TM_EINVAL;
	name = name_of(entry);
	n = snprintf(text, cap, "_mlir_ciface_%.*s",
	             name.length > 4096 ? 4096 : (int)name.length, name.data);
	if (n >= 0 && (size_t)n < cap)
		return TM_OK;
	return tm_fail(err, TM_ELIMIT, TM_NO_OFFSET,
	               "the entry function's name is too long");
}

/* The caller's arrays are read only, and the C interface is wanted. */
static void
mark_entry(MlirOperation entry)
{
	MlirContext ctx = mlirOperationGetContext(entry);
	MlirBlock body =
	        mlirRegionGetFirstBlock(mlirOperationGetFirstRegion(entry));

	mlirOperationSetAttributeByName(entry, ref("llvm.emit_c_interface"),
	                                mlirUnitAttrGet(ctx));
	for (intptr_t i = 0; i < mlirBlockGetNumArguments(body); i++)
		if (mlirTypeIsATensor(
		            mlirValueGetType(mlirBlockGetArgument(body, i))))
			mlirFuncSetArgAttr(entry, i,
			                   ref("bufferization.writable"),
			                   mlirBoolAttrGet(ctx, 0));
}

/* ---- running pipelines ---- */

static tm_status
run_passes(MlirModule module, const char *pipeline, tm_error *err)
{
	MlirContext ctx = mlirModuleGetContext(module);
	MlirPassManager pm = mlirPassManagerCreate(ctx);
	char message[200] = "";
	tm_text text = { message, sizeof message, 0 };
	bool ok;

	mlirPassManagerEnableVerifier(pm, false);
	if (mlirLogicalResultIsFailure(mlirOpPassManagerAddPipeline(
	            mlirPassManagerGetAsOpPassManager(pm), ref(pipeline),
	            tm_text_append, &text))) {
		mlirPassManagerDestroy(pm);
		return tm_fail(err, TM_EUNSUP, TM_NO_OFFSET, "%s", message);
	}
	ok = mlirLogicalResultIsSuccess(
	        mlirPassManagerRunOnOp(pm, mlirModuleGetOperation(module)));
	mlirPassManagerDestroy(pm);
	if (ok)
		return TM_OK;
	return tm_fail(err, TM_EUNSUP, TM_NO_OFFSET, "lowering failed");
}

/* The pipelines verify nothing in between, so what comes in is verified. */
static tm_status
lower_all(MlirModule module, int vector_bits, tm_externs *externs,
          tm_error *err)
{
	if (!mlirOperationVerify(mlirModuleGetOperation(module)))
		return tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
		               "the module is not valid");
	tm_guard_divisions(module);
	TM_TRY(run_passes(module, to_buffers, err));
	if (externs)
		TM_TRY(tm_buffers_extern(module, externs));
	tm_buffers_copies(module);
	TM_TRY(tm_contract(module, vector_bits, err));
	TM_TRY(run_passes(module, to_loops, err));
	TM_TRY(run_passes(module, to_standard, err));
	tm_math_expand(module);
	return run_passes(module, to_llvm, err);
}

tm_status
tm_run_to_llvm(MlirModule module, int vector_bits, tm_externs *externs,
               tm_error *err)
{
	MlirOperation entry = tm_run_entry(module, err);
	tm_diag diag;
	tm_status status;

	if (mlirOperationIsNull(entry))
		return err ? err->status : TM_EINVAL;
	tm_run_register_passes();
	mark_entry(entry);
	tm_diag_begin(&diag, mlirModuleGetContext(module), TM_EUNSUP, err);
	status = lower_all(module, vector_bits, externs, err);
	tm_diag_end(&diag);
	return status;
}

tm_status
tm_run_tosa_to_linalg(MlirModule module, tm_error *err)
{
	tm_diag diag;
	tm_status status;

	tm_run_register_passes();
	tm_diag_begin(&diag, mlirModuleGetContext(module), TM_EUNSUP, err);
	status = run_passes(module, tosa_to_linalg, err);
	tm_diag_end(&diag);
	return status;
}

void
tm_externs_free(tm_externs *externs)
{
	for (size_t i = 0; i < externs->n; i++)
		free(externs->v[i].name);
	free(externs->v);
	*externs = (tm_externs){ 0 };
}
