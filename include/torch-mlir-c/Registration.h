/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TORCH_MLIR_C_REGISTRATION_H
#define TORCH_MLIR_C_REGISTRATION_H

#include "mlir-c/IR.h"
#include "torch-mlir-c/Status.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Makes known to `context` every dialect that the library reads or writes:
/// torch, torch_c, tm_tensor, stablehlo, chlo and MLIR's own from linalg down
/// to LLVM.  Loads torch; the others are loaded where something needs them.
TORCH_MLIR_EXPORTED void torchMlirRegisterAllDialects(MlirContext context);

/// Makes the passes and pipelines of the library known to MLIR, so that
/// mlirParsePassPipeline() finds them by upstream's names.  They belong to
/// the process; calling this twice, or in several threads, is harmless.
TORCH_MLIR_EXPORTED void torchMlirRegisterAllPasses(void);

#ifdef __cplusplus
}
#endif

#endif
