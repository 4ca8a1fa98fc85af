/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_PASS_ONNX_CONTROL_H
#define TM_PASS_ONNX_CONTROL_H

#include "pass/onnx/convert.h"

/* The block of graph I of OP; null if it has none. */
MlirBlock tm_onnx_graph(MlirOperation op, intptr_t i);
/* The operands of BLOCK's terminator; their number, -1 without memory. */
intptr_t tm_onnx_yields(tm_onnx_conv *c, MlirBlock block, MlirValue **out);
/* Puts a converted copy of the node's graph REGION, applied to ARGS, before
 * the node. */
TM_NODISCARD tm_status tm_onnx_inline_graph(tm_onnx_conv *c, intptr_t region,
                                            intptr_t num_args,
                                            const MlirValue *args,
                                            MlirValue **yields, intptr_t *n);
MlirValue tm_onnx_as_type(tm_builder *b, MlirValue v, MlirType type);

/* ---- loop.c ---- */
/* Builds the node, a Loop, as torch.prim.Loop. */
TM_NODISCARD tm_status tm_onnx_runtime_loop(tm_onnx_conv *c,
                                            intptr_t num_carried,
                                            intptr_t num_scans);

#endif
