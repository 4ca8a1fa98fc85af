/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_RUN_DATA_H
#define TM_RUN_DATA_H

#include "base/array.h"

/* Reads the array in the file PATH, a .npy or an ONNX TensorProto by what is
 * in it.  OUT owns its data. */
TM_NODISCARD tm_status tm_data_read(const char *path, tm_array *out,
                                    tm_error *err);

/* Writes ARRAY as a .npy file. */
TM_NODISCARD tm_status tm_data_write(const char *path, const tm_array *array,
                                     tm_error *err);

/* How far two arrays are apart. */
typedef struct tm_difference {
	bool agree;
	double absolute; /* the largest, over all elements */
	double relative; /* |a - b| / |b|, where b is not 0 */
	int64_t wrong;   /* elements outside of the tolerance */
	int64_t first;   /* index of the first of them, or -1 */
	char reason[240]; /* why element type or shape differ; else empty */
} tm_difference;

/*
 * Compares GOT with WANT: |got - want| <= ATOL + RTOL * |want| for floats
 * and complex numbers, NaN equal to NaN and infinities exact; integers and
 * booleans exact.  Element types must be equal, except that WANT may have
 * the type that GOT is widened to in a .npy file (bfloat16 as float32).
 */
void tm_compare(const tm_array *got, const tm_array *want, double rtol,
                double atol, tm_difference *out);

#endif
