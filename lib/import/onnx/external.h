/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_ONNX_EXTERNAL_H
#define TM_IMPORT_ONNX_EXTERNAL_H

#include "base/mapping.h"
#include "import/onnx/proto.h"

/* A file that holds tensors of a model, mapped once. */
typedef struct tm_onnx_external {
	tm_str location; /* as in the model */
	tm_mapping *mapping;
} tm_onnx_external;

/* The files beside a model.  DIR is the model's directory, NULL where the
 * model came from memory and can have none. */
typedef struct tm_onnx_store {
	tm_arena *arena;
	const char *dir;
	tm_onnx_external *files;
	size_t len, cap;
} tm_onnx_store;

/* Gives up the files; who still borrows from them keeps them open. */
void tm_onnx_store_close(tm_onnx_store *store);

/*
 * Finds the bytes of T that are not in a typed field: *HAS is false where
 * they are.  *MAPPING is the other file that holds them, borrowed
 * from the store, or NULL for the model itself.  A location that is absolute,
 * contains "..", or leads out of the model's directory through a link is
 * refused.
 */
TM_NODISCARD tm_status tm_onnx_data_find(tm_onnx_store *store,
                                         const tm_onnx_tensor *t,
                                         tm_bytes *out, bool *has,
                                         tm_mapping **mapping,
                                         tm_error *err);

#endif
