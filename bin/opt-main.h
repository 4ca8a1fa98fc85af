/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BIN_OPT_MAIN_H
#define TM_BIN_OPT_MAIN_H

#include <mlir-c/IR.h>

#ifdef __cplusplus
extern "C" {
#endif

/* MLIR's opt driver with MLIR's dialects and passes, and ours. */
int opt_main(int argc, char **argv,
             void (*register_dialects)(MlirDialectRegistry registry),
             void (*register_passes)(void));

#ifdef __cplusplus
}
#endif

#endif
