/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A compiler of somebody else: imports a model into its own MlirContext, runs
 * a pipeline of the library, and prints the module.
 *
 * usage: lower MODEL PIPELINE...
 */
#include <torch-mlir-c/Dialects.h>
#include <torch-mlir-c/Model.h>
#include <torch-mlir-c/Registration.h>
#include <torch-mlir-c/TorchTypes.h>

#include <stdio.h>

static void
print(MlirStringRef text, void *file)
{
	fwrite(text.data, 1, text.length, file);
}

static int
lower(MlirModule module, char **pipelines)
{
	TorchMlirError error = TORCH_MLIR_ERROR_INIT;

	for (; *pipelines; pipelines++) {
		if (torchMlirModelRunPipeline(module, *pipelines, &error)) {
			fprintf(stderr, "%s: %s\n", *pipelines, error.reason);
			return 1;
		}
	}
	mlirOperationPrint(mlirModuleGetOperation(module), print, stdout);
	return 0;
}

int
main(int argc, char **argv)
{
	TorchMlirError error = TORCH_MLIR_ERROR_INIT;
	const MlirContext context = mlirContextCreate();
	MlirModule module;
	MlirType list;
	int status = 1;

	if (argc < 2)
		return 2;
	torchMlirRegisterAllDialects(context);
	list = torchMlirTorchListTypeGet(torchMlirTorchIntTypeGet(context));
	printf("// %d\n", torchMlirTypeIsATorchList(list));
	if (torchMlirModelImport(context, argv[1], &module, &error)) {
		fprintf(stderr, "%s: %s\n", argv[1], error.reason);
	} else {
		status = lower(module, argv + 2);
		mlirModuleDestroy(module);
	}
	mlirContextDestroy(context);
	return status;
}
