/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_ONNX_TENSOR_H
#define TM_IMPORT_ONNX_TENSOR_H

#include "base/array.h"
#include "import/onnx/proto.h"

/*
 * Finds T's element type and shape, with no data: TM_EUNSUP where this
 * release has no such element type (strings among them), TM_EINVAL where
 * dimensions are negative or their product overflows.
 */
TM_NODISCARD tm_status tm_onnx_tensor_shape(const tm_onnx_tensor *t,
                                            tm_array *out, tm_error *err);

/*
 * Finds T's values.  RAW holds them where they are in raw_data or in another
 * file, see tm_onnx_data_find(); it is NULL where they are in a typed field.
 * OUT borrows RAW or the file of T where the bytes there are what an array
 * has, possibly unaligned; else it owns a converted copy.
 */
TM_NODISCARD tm_status tm_onnx_tensor_array(const tm_onnx_tensor *t,
                                            const tm_bytes *raw,
                                            tm_array *out, tm_error *err);

/* Reads a file that holds one TensorProto, such as a test's input_0.pb.
 * OUT owns aligned data; free it with tm_array_free(). */
TM_NODISCARD tm_status tm_onnx_read_tensor_pb(tm_bytes file, tm_array *out,
                                              tm_error *err);

/* The values of a test's .pb file whose type is not a tensor. */
typedef struct tm_onnx_arrays {
	tm_array *items; /* owned */
	size_t len;
} tm_onnx_arrays;

/* Reads a SequenceProto of tensors. */
TM_NODISCARD tm_status tm_onnx_read_sequence_pb(tm_bytes file,
                                                tm_onnx_arrays *out,
                                                tm_error *err);

/* What an OptionalProto held. */
typedef enum tm_onnx_optional_kind {
	TM_ONNX_OPTIONAL_NONE,
	TM_ONNX_OPTIONAL_TENSOR, /* one array */
	TM_ONNX_OPTIONAL_SEQUENCE
} tm_onnx_optional_kind;

/* Reads an OptionalProto of a tensor or of a sequence of tensors. */
TM_NODISCARD tm_status tm_onnx_read_optional_pb(tm_bytes file,
                                                tm_onnx_optional_kind *kind,
                                                tm_onnx_arrays *out,
                                                tm_error *err);
void tm_onnx_arrays_free(tm_onnx_arrays *arrays);

#endif
