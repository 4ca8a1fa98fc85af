/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_BUFFERS_H
#define TM_RUN_BUFFERS_H

#include "run/to_llvm.h"

/* Rewrites between bufferization and loops. */

/* Turns globals that hold weights (dense_resource) into declarations and
 * lists those; the bytes are not copied. */
TM_NODISCARD tm_status tm_buffers_extern(MlirModule module,
                                         tm_externs *externs);

/* Copies between buffers that are not contiguous become linalg.copy; MLIR
 * would call a function of its runtime library. */
void tm_buffers_copies(MlirModule module);

#endif
