/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TORCH_MLIR_C_DIALECTS_H
#define TORCH_MLIR_C_DIALECTS_H

#include "mlir-c/IR.h"
#include "torch-mlir-c/Status.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Declares mlirGetDialectHandle__torch__(), to be used with MLIR's
 * mlirDialectHandleRegisterDialect() and its relatives.  The name is
 * upstream's. */
MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Torch, torch);

#ifdef __cplusplus
}
#endif

#endif
