/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/array.h"

#include <stdlib.h>

int64_t
tm_array_count(const tm_array *array)
{
	int64_t n = 1;

	for (int i = 0; i < array->rank; i++)
		n *= array->shape[i];
	return n;
}

tm_status
tm_array_alloc(tm_array *out, tm_dtype dtype, int rank, const int64_t *shape)
{
	uint64_t n = 1, bytes;

	*out = (tm_array){ .dtype = dtype, .rank = rank };
	if (rank < 0 || rank > TM_MAX_RANK)
		return TM_ELIMIT;
	for (int i = 0; i < rank; i++) {
		if (shape[i] < 0)
			return TM_EINVAL;
		if (__builtin_mul_overflow(n, (uint64_t)shape[i], &n))
			return TM_ELIMIT;
		out->shape[i] = shape[i];
	}
	if (!tm_dtype_bytes(dtype, n, &bytes) || bytes > PTRDIFF_MAX)
		return TM_ELIMIT;
	out->data = calloc(1, bytes ? bytes : 1);
	if (!out->data)
		return TM_ENOMEM;
	out->size = (size_t)bytes;
	out->owned = true;
	return TM_OK;
}

void
tm_array_free(tm_array *array)
{
	if (array->owned)
		free(array->data);
	*array = (tm_array){ 0 };
}
