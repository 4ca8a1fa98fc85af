/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_CONVERT_H
#define TM_BASE_CONVERT_H

#include "base/array.h"

/* The value of a floating-point number of at most 16 bits, exactly. */
float tm_float_decode(tm_dtype dtype, uint16_t bits);

/*
 * The element type of the same class that NumPy has and that holds every
 * value of DTYPE: itself, or float32 for bfloat16 and the 8- and 4-bit
 * floats, complex64 for complex32, int8 for int4.
 */
tm_dtype tm_dtype_widened(tm_dtype dtype);

/* Copies ARRAY into a new one of tm_dtype_widened() type. */
TM_NODISCARD tm_status tm_array_widen(tm_array *out, const tm_array *array);

#endif
