/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TORCH_MLIR_C_MODEL_H
#define TORCH_MLIR_C_MODEL_H

#include "mlir-c/IR.h"
#include "torch-mlir-c/Status.h"

/*
 * Models as MLIR modules.  For programs that only want to run a model,
 * Program.h is enough and needs nothing of MLIR.
 */

#ifdef __cplusplus
extern "C" {
#endif

/// Reads the model in the file `path`: .onnx or .pt2, known by its content,
/// or MLIR text or bytecode.  `context` must know the dialects
/// (torchMlirRegisterAllDialects()).  Weights stay in the file, which is
/// mapped as long as the context lives.  The caller owns `*module`.
TORCH_MLIR_EXPORTED TorchMlirStatus
torchMlirModelImport(MlirContext context, const char *path, MlirModule *module,
                     TorchMlirError *error);

/// Runs passes on `module`, in place.  `pipeline` is the name of a pipeline or
/// pass, several separated by commas, or as after mlir-opt's --pass-pipeline:
/// "builtin.module(cse,canonicalize)".  After a failure the module is valid,
/// but part of the passes may have run; the reason is the first diagnostic.
TORCH_MLIR_EXPORTED TorchMlirStatus
torchMlirModelRunPipeline(MlirModule module, const char *pipeline,
                          TorchMlirError *error);

#ifdef __cplusplus
}
#endif

#endif
