/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_ARRAY_H
#define TM_BASE_ARRAY_H

#include "base/bytes.h"
#include "base/dtype.h"

enum { TM_MAX_RANK = 32 };

/*
 * A dense row-major array with its element type: an input or an output of a
 * model, a weight read from a file.  Little-endian; bool is one byte.
 */
typedef struct tm_array {
	tm_dtype dtype;
	int rank;
	int64_t shape[TM_MAX_RANK];
	void *data;  /* owned where OWNED, else borrowed */
	size_t size; /* bytes */
	bool owned;
} tm_array;

/* Number of elements, 1 for rank 0. */
int64_t tm_array_count(const tm_array *array);
/* Allocates zeroed data for DTYPE and SHAPE. */
TM_NODISCARD tm_status tm_array_alloc(tm_array *out, tm_dtype dtype, int rank,
                                      const int64_t *shape);
/* Frees what is owned and zeroes the struct; accepts a zeroed one. */
void tm_array_free(tm_array *array);

#endif
