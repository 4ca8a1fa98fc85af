/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TORCH_MLIR_C_PROGRAM_H
#define TORCH_MLIR_C_PROGRAM_H

#include "torch-mlir-c/Status.h"

/*
 * A model as machine code in this process.  Needs no header of MLIR, and a
 * program that uses only this header and Status.h runs with every build of
 * the library.
 *
 *     TorchMlirError error = TORCH_MLIR_ERROR_INIT;
 *     TorchMlirProgramOptions options = TORCH_MLIR_PROGRAM_OPTIONS_INIT;
 *     TorchMlirProgram *program;
 *     TorchMlirArrays *outputs;
 *
 *     if (torchMlirProgramLoad("model.pt2", &options, &program, &error) ||
 *         torchMlirProgramRun(program, 1, &input, &outputs, &error))
 *       return puts(error.reason), 1;
 */

#ifdef __cplusplus
extern "C" {
#endif

/// How to compile.  Initialise with TORCH_MLIR_PROGRAM_OPTIONS_INIT: the size
/// tells the library which members there are.
typedef struct TorchMlirProgramOptions {
  size_t size;
  /// The way down: "linalg" or "tosa".  Static or the caller's.
  const char *target;
  /// 0 to 3, as a compiler's -O.
  int optLevel;
} TorchMlirProgramOptions;

#define TORCH_MLIR_PROGRAM_OPTIONS_INIT                                        \
  { sizeof(TorchMlirProgramOptions), "linalg", 2 }

/// A dense row-major array, little-endian.  A scalar has rank 0; a Python
/// int is an int64, a float a float64, a bool a bool of one byte.
typedef struct TorchMlirArray {
  /// PyTorch's name: "float32", "int64", "bool", "bfloat16"; not owned.
  const char *dtype;
  int32_t rank;
  /// `rank` extents; not owned.
  const int64_t *shape;
  /// `size` bytes; not owned.
  const void *data;
  size_t size;
} TorchMlirArray;

/// What one input or output of a program is.
typedef struct TorchMlirValueInfo {
  /// PyTorch's name; NULL if it is not known.  Static storage.
  const char *dtype;
  /// -1 if it is not known.
  int32_t rank;
  /// `rank` extents, -1 for any; borrowed from the program.
  const int64_t *shape;
} TorchMlirValueInfo;

/// Machine code; several threads may run one at the same time.
typedef struct TorchMlirProgram TorchMlirProgram;

/// Arrays that the library made.
typedef struct TorchMlirArrays TorchMlirArrays;

/// Reads the model in the file `path` (.onnx, .pt2, MLIR text or bytecode) and
/// compiles it.  `options` may be NULL.  The caller owns `*program`; it is
/// NULL after a failure.  The file must not change while the program lives.
TORCH_MLIR_EXPORTED TorchMlirStatus
torchMlirProgramLoad(const char *path, const TorchMlirProgramOptions *options,
                     TorchMlirProgram **program, TorchMlirError *error);

/// Frees the program; accepts NULL.
TORCH_MLIR_EXPORTED void torchMlirProgramDestroy(TorchMlirProgram *program);

/// The number of inputs and of outputs.
TORCH_MLIR_EXPORTED size_t
torchMlirProgramGetNumInputs(const TorchMlirProgram *program);
TORCH_MLIR_EXPORTED size_t
torchMlirProgramGetNumOutputs(const TorchMlirProgram *program);

/// What input or output `i` is; `i` must be less than their number.
TORCH_MLIR_EXPORTED TorchMlirValueInfo
torchMlirProgramGetInput(const TorchMlirProgram *program, size_t i);
TORCH_MLIR_EXPORTED TorchMlirValueInfo
torchMlirProgramGetOutput(const TorchMlirProgram *program, size_t i);

/// Runs the program on `numInputs` arrays, which are checked and not written
/// to.  The caller owns `*outputs`; it is NULL after a failure.
TORCH_MLIR_EXPORTED TorchMlirStatus
torchMlirProgramRun(const TorchMlirProgram *program, size_t numInputs,
                    const TorchMlirArray *inputs, TorchMlirArrays **outputs,
                    TorchMlirError *error);

/// The number of arrays.
TORCH_MLIR_EXPORTED size_t
torchMlirArraysGetCount(const TorchMlirArrays *arrays);

/// Array `i`, borrowed; `i` must be less than their number.
TORCH_MLIR_EXPORTED TorchMlirArray
torchMlirArraysGet(const TorchMlirArrays *arrays, size_t i);

/// Frees the arrays; accepts NULL.
TORCH_MLIR_EXPORTED void torchMlirArraysDestroy(TorchMlirArrays *arrays);

#ifdef __cplusplus
}
#endif

#endif
