/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_PASSES_H
#define TM_PASS_PASSES_H

/* Makes every pass and pipeline known to MLIR's pass manager, once. */
void tm_passes_register(void);

#endif
