/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_DTYPE_H
#define TM_BASE_DTYPE_H

#include "base/str.h"

#include <stdbool.h>
#include <stdint.h>

/* Element types, in the order of dtype.def. */
typedef enum tm_dtype {
	TM_DTYPE_NONE,
#define DTYPE(id, ...) TM_##id,
#include "base/dtype.def"
#undef DTYPE
	TM_NUM_DTYPES
} tm_dtype;

typedef enum tm_dtype_class {
	TM_CLASS_BOOL,
	TM_CLASS_INT,
	TM_CLASS_UINT,
	TM_CLASS_FLOAT,
	TM_CLASS_COMPLEX
} tm_dtype_class;

/* Everything that depends on an element type alone.  A number or text that
 * a format does not have is -1 or NULL. */
typedef struct tm_dtype_info {
	const char *name; /* PyTorch's: "float32" */
	const char *mlir; /* inside !torch.vtensor: "f32", "si64", "i1" */
	tm_dtype_class cls;
	int bits;    /* 4 for i4; 128 for complex128 */
	int torch;   /* c10::ScalarType */
	int pt2;     /* ScalarType in a .pt2 graph */
	int onnx;    /* onnx.TensorProto.DataType */
	const char *npy; /* "<f4" */
} tm_dtype_info;

/* Borrowed from the static table; DTYPE may be TM_DTYPE_NONE. */
const tm_dtype_info *tm_dtype_get(tm_dtype dtype);
/* Bytes of N elements, sub-byte types packed; false if it overflows. */
bool tm_dtype_bytes(tm_dtype dtype, uint64_t n, uint64_t *bytes);

/* Look-ups by each format's own number or text; TM_DTYPE_NONE if unknown. */
tm_dtype tm_dtype_from_torch(int number);
tm_dtype tm_dtype_from_pt2(int number);
tm_dtype tm_dtype_from_onnx(int number);
tm_dtype tm_dtype_from_npy(tm_str descr);
tm_dtype tm_dtype_from_mlir(tm_str text);

#endif
