/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "torch-mlir-c/Model.h"

#include "api/api.h"
#include "import/import.h"
#include "run/diag.h"
#include "torch-mlir-c/Registration.h"

#include <mlir-c/Pass.h>
#include <string.h>

TorchMlirStatus
torchMlirModelImport(MlirContext context, const char *path, MlirModule *module,
                     TorchMlirError *error)
{
	static const tm_import_options options = TM_IMPORT_DEFAULTS;
	tm_error err = { 0 };
	const tm_status status =
	        tm_import_file(context, path, &options, module, &err);

	return tm_api_result(status, &err, error);
}

/* Parses PIPELINE into PM; the parser's complaint becomes ERR. */
static tm_status
parse(MlirPassManager pm, const char *pipeline, tm_error *err)
{
	char message[400] = "";
	tm_text text = { message, sizeof message, 0 };
	const MlirStringRef all = mlirStringRefCreateFromCString(pipeline);
	MlirLogicalResult result;

	if (!strncmp(pipeline, "builtin.module(", 15))
		result = mlirParsePassPipeline(
		        mlirPassManagerGetAsOpPassManager(pm), all,
		        tm_text_append, &text);
	else
		result = mlirOpPassManagerAddPipeline(
		        mlirPassManagerGetAsOpPassManager(pm), all,
		        tm_text_append, &text);
	if (mlirLogicalResultIsSuccess(result))
		return TM_OK;
	return tm_fail(err, TM_EINVAL, TM_NO_OFFSET, "%s", message);
}

static tm_status
run(MlirModule module, const char *pipeline, tm_error *err)
{
	const MlirContext ctx = mlirModuleGetContext(module);
	const MlirPassManager pm = mlirPassManagerCreate(ctx);
	tm_status status = parse(pm, pipeline, err);
	tm_diag diag;

	if (status == TM_OK) {
		tm_diag_begin(&diag, ctx, TM_EUNSUP, err);
		if (mlirLogicalResultIsFailure(mlirPassManagerRunOnOp(
		            pm, mlirModuleGetOperation(module))))
			status = tm_fail(err, TM_EUNSUP, TM_NO_OFFSET,
			                 "a pass failed without a message");
		tm_diag_end(&diag);
	}
	mlirPassManagerDestroy(pm);
	return status;
}

TorchMlirStatus
torchMlirModelRunPipeline(MlirModule module, const char *pipeline,
                          TorchMlirError *error)
{
	tm_error err = { 0 };

	torchMlirRegisterAllPasses();
	return tm_api_result(run(module, pipeline, &err), &err, error);
}
