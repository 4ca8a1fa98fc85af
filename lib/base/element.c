/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/element.h"

#include "base/convert.h"

#include <string.h>

/* Half a byte, the low one first. */
static unsigned
nibble(const tm_array *a, int64_t at)
{
	return ((const uint8_t *)a->data)[at / 2] >> 4 * (at % 2) & 0xf;
}

/* The SIZE bytes of element AT, little-endian. */
static uint64_t
bits_at(const tm_array *a, int64_t at, int size)
{
	const uint8_t *const p = (const uint8_t *)a->data + at * size;
	uint64_t bits = 0;

	for (int i = 0; i < size; i++)
		bits |= (uint64_t)p[i] << 8 * i;
	return bits;
}

int64_t
tm_element_int(const tm_array *array, int64_t at)
{
	const tm_dtype_info *const info = tm_dtype_get(array->dtype);
	const int unused = 64 - info->bits;
	const uint64_t bits = info->bits < 8 ?
	                              nibble(array, at) :
	                              bits_at(array, at, info->bits / 8);

	if (info->cls != TM_CLASS_INT)
		return (int64_t)bits;
	return (int64_t)(bits << unused) >> unused;
}

double
tm_element_real(const tm_array *array, int64_t at)
{
	const tm_dtype_info *const info = tm_dtype_get(array->dtype);
	const int parts = info->cls == TM_CLASS_COMPLEX ? 2 : 1;
	uint64_t bits;
	uint32_t low;
	double d;
	float f;

	if (info->bits < 8)
		return (double)tm_float_decode(array->dtype,
		                               (uint16_t)nibble(array, at));
	bits = bits_at(array, at, info->bits / 8 / parts);
	low = (uint32_t)bits;
	switch (info->bits / parts) {
	case 64:
		memcpy(&d, &bits, sizeof d);
		return d;
	case 32:
		memcpy(&f, &low, sizeof f);
		return (double)f;
	default:
		return (double)tm_float_decode(parts == 2 ? TM_F16 :
		                                            array->dtype,
		                               (uint16_t)bits);
	}
}
