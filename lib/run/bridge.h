/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_BRIDGE_H
#define TM_RUN_BRIDGE_H

#include "base/bytes.h"

#include <mlir-c/IR.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What MLIR offers in C++ only and the way down to machine code needs. */

/* Attaches to the dialects below linalg on tensors the interfaces that
 * bufferization and the conversion to LLVM ask for.  Nothing is loaded. */
void tm_bridge_register_interfaces(MlirDialectRegistry registry);

/* Makes the passes that lib/run's pipelines name known to MLIR's global
 * registry.  Registering twice does no harm. */
void tm_bridge_register_passes(void);

/* The bytes behind a dense_resource attribute, borrowed from the context;
 * false if ATTR is none or its blob is missing. */
bool tm_bridge_resource(MlirAttribute attr, tm_bytes *out);

#ifdef __cplusplus
}
#endif

#endif
