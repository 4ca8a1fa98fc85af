/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_ONNX_READER_H
#define TM_IMPORT_ONNX_READER_H

#include "import/onnx/proto.h"

/*
 * Reads an ONNX model and checks it: every name is defined once and before
 * it is used (nodes that stand in another order are sorted), no node depends
 * on itself, every attribute has what its type says, every domain is
 * imported.  OUT lives in ARENA and borrows BYTES.
 */
TM_NODISCARD tm_status tm_onnx_read(tm_arena *arena, tm_bytes bytes,
                                    tm_onnx_model *out, tm_error *err);

/* The arena limit that suits a file of SIZE bytes: what an honest graph of
 * that size may need, not what a hostile one could ask for. */
size_t tm_onnx_memory_limit(size_t size);

/* The version that OPSETS import of DOMAIN, or 0.  "ai.onnx" and "" are the
 * same; a model older than IR 3 imports version 1 of it. */
int64_t tm_onnx_opset_version(const tm_onnx_opsets *opsets, tm_str domain);

/* The function that NODE calls, or NULL. */
const tm_onnx_function *tm_onnx_function_of(const tm_onnx_model *model,
                                            const tm_onnx_node *node);

/* NODE's attribute NAME, or NULL. */
const tm_onnx_attr *tm_onnx_attr_find(const tm_onnx_attrs *attrs, tm_str name);

/* ---- check.c ---- */
TM_NODISCARD tm_status tm_onnx_check(tm_arena *arena, tm_onnx_model *model,
                                     tm_error *err);
/* ---- order.c ---- */

/* An edge list: node I needs PTR[START[I]] .. PTR[START[I + 1] - 1]. */
typedef struct tm_onnx_needs {
	size_t *start; /* one more than nodes */
	size_t *ptr;
	size_t len, cap;
} tm_onnx_needs;

/* Sorts NODES so that each follows what it needs, keeping their order where
 * it may be kept. */
TM_NODISCARD tm_status tm_onnx_order(tm_arena *arena, tm_onnx_nodes *nodes,
                                     const tm_onnx_needs *needs,
                                     tm_error *err);

#endif
