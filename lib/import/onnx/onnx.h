/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_ONNX_ONNX_H
#define TM_IMPORT_ONNX_ONNX_H

#include "base/bytes.h"

#include <mlir-c/IR.h>

/* A dimension that the file leaves open, and the size it is to have. */
typedef struct tm_onnx_dim_fix {
	tm_str name;
	int64_t value;
} tm_onnx_dim_fix;

/* The sizes of one input, instead of those in the file; TM_DYN: unknown. */
typedef struct tm_onnx_shape_fix {
	tm_str input;
	int rank;
	const int64_t *sizes;
} tm_onnx_shape_fix;

typedef struct tm_onnx_options {
	const char *dir; /* where external data may be; NULL: nowhere */
	const tm_onnx_dim_fix *dims;
	size_t num_dims;
	const tm_onnx_shape_fix *shapes;
	size_t num_shapes;
	bool no_value_info; /* pretend that the file has none */
} tm_onnx_options;

/*
 * Imports the model in FILE, which is taken over in any case: weights borrow
 * it as long as OUT needs them.  Each node becomes a torch.operator
 * "onnx.X", in one function that is called like the graph.  The torch and
 * func dialects must be loaded.  OUT is owned by the caller.
 */
TM_NODISCARD tm_status tm_import_onnx(MlirContext ctx, tm_file *file,
                                      const tm_onnx_options *options,
                                      MlirModule *out, tm_error *err);

/* Whether BYTES look like an ONNX model: a ModelProto begins with a few
 * known fields. */
bool tm_onnx_detect(tm_bytes bytes);

#endif
