/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * A program of somebody else: runs a model on zeros, by Program.h alone.
 * Nothing of MLIR is needed to build it.
 *
 * usage: run MODEL
 */
#include <torch-mlir-c/Program.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Zeros for input I of float32, with 1 for every open extent. */
static TorchMlirArray
zeros(const TorchMlirProgram *program, size_t i, int64_t *shape)
{
	const TorchMlirValueInfo info = torchMlirProgramGetInput(program, i);
	TorchMlirArray array = { info.dtype, info.rank, shape, NULL, 4 };

	for (int d = 0; d < info.rank; d++) {
		shape[d] = info.shape[d] < 0 ? 1 : info.shape[d];
		array.size *= (size_t)shape[d];
	}
	array.data = calloc(1, array.size);
	return array;
}

static int
complain(const char *what, const TorchMlirError *error)
{
	fprintf(stderr, "%s: %s: %s\n", what,
	        torchMlirStatusGetName(error->status), error->reason);
	return 1;
}

int
main(int argc, char **argv)
{
	TorchMlirError error = TORCH_MLIR_ERROR_INIT;
	TorchMlirProgramOptions options = TORCH_MLIR_PROGRAM_OPTIONS_INIT;
	TorchMlirProgram *program;
	TorchMlirArrays *outputs;
	TorchMlirArray input, output;
	int64_t shape[32];

	if (argc != 2)
		return 2;
	if (torchMlirProgramLoad(argv[1], &options, &program, &error))
		return complain(argv[1], &error);
	input = zeros(program, 0, shape);
	if (torchMlirProgramRun(program, 1, &input, &outputs, &error))
		return complain("run", &error);
	output = torchMlirArraysGet(outputs, 0);
	printf("torch-mlir %s: %zu output of %s, %zu bytes\n",
	       torchMlirGetVersion(), torchMlirArraysGetCount(outputs),
	       output.dtype, output.size);
	torchMlirArraysDestroy(outputs);
	torchMlirProgramDestroy(program);
	free((void *)(uintptr_t)input.data);
	return 0;
}
