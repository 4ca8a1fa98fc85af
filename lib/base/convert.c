/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/convert.h"

#include <math.h>

/* How the bits of a small float are laid out and what the top ones mean. */
struct format {
	int exponent, mantissa, bias;
	enum { IEEE, FN, FNUZ, FINITE, E8M0 } kind;
};

static const struct format *
format_of(tm_dtype dtype)
{
	static const struct format formats[TM_NUM_DTYPES] = {
		[TM_F16] = { 5, 10, 15, IEEE },
		[TM_BF16] = { 8, 7, 127, IEEE },
		[TM_F8E5M2] = { 5, 2, 15, IEEE },
		[TM_F8E4M3FN] = { 4, 3, 7, FN },
		[TM_F8E5M2FNUZ] = { 5, 2, 16, FNUZ },
		[TM_F8E4M3FNUZ] = { 4, 3, 8, FNUZ },
		[TM_F8E8M0] = { 8, 0, 127, E8M0 },
		[TM_F4E2M1] = { 2, 1, 1, FINITE },
	};

	return &formats[dtype];
}

/* Whether the bits are infinite or no number, and then which. */
static bool
special(const struct format *f, unsigned sign, int e, int m, float *out)
{
	const int top = (1 << f->exponent) - 1;

	*out = NAN;
	switch (f->kind) {
	case IEEE:
		if (e == top && m == 0)
			*out = sign ? -INFINITY : INFINITY;
		return e == top;
	case FN:
		return e == top && m == (1 << f->mantissa) - 1;
	case FNUZ:
		return sign && e == 0 && m == 0;
	case E8M0:
		return e == top;
	case FINITE:
		break;
	}
	return false;
}

float
tm_float_decode(tm_dtype dtype, uint16_t bits)
{
	const struct format *f = format_of(dtype);
	const int m = bits & ((1 << f->mantissa) - 1);
	const int e = bits >> f->mantissa & ((1 << f->exponent) - 1);
	const unsigned sign = f->kind == E8M0
	                              ? 0
	                              : bits >> (f->exponent + f->mantissa) & 1;
	float v;

	if (special(f, sign, e, m, &v))
		return v;
	if (e == 0 && f->kind != E8M0)
		v = ldexpf((float)m, 1 - f->bias - f->mantissa);
	else
		v = ldexpf((float)(m | 1 << f->mantissa),
		           e - f->bias - f->mantissa);
	return sign ? -v : v;
}

tm_dtype
tm_dtype_widened(tm_dtype dtype)
{
	const tm_dtype_info *info = tm_dtype_get(dtype);

	if (info->npy)
		return dtype;
	switch (info->cls) {
	case TM_CLASS_FLOAT:
		return TM_F32;
	case TM_CLASS_COMPLEX:
		return TM_C64;
	case TM_CLASS_UINT:
		return TM_U8;
	default:
		return TM_I8;
	}
}

/* The I-th number of packed or whole elements, before conversion. */
static uint16_t
bits_at(const uint8_t *p, int bits, int64_t i)
{
	uint16_t v;

	if (bits == 4)
		return p[i / 2] >> (i % 2 ? 4 : 0) & 15;
	if (bits == 8)
		return p[i];
	memcpy(&v, p + 2 * i, sizeof v);
	return v;
}

tm_status
tm_array_widen(tm_array *out, const tm_array *array)
{
	const tm_dtype wide = tm_dtype_widened(array->dtype);
	const bool complex16 = array->dtype == TM_C32;
	const tm_dtype part = complex16 ? TM_F16 : array->dtype;
	const int64_t n = tm_array_count(array) << complex16;
	const tm_dtype_info *info = tm_dtype_get(part);

	TM_TRY(tm_array_alloc(out, wide, array->rank, array->shape));
	if (wide == array->dtype) {
		memcpy(out->data, array->data, out->size);
		return TM_OK;
	}
	for (int64_t i = 0; i < n; i++) {
		const uint16_t bits = bits_at(array->data, info->bits, i);

		if (info->cls == TM_CLASS_FLOAT)
			((float *)out->data)[i] = tm_float_decode(part, bits);
		else if (info->cls == TM_CLASS_INT)
			((int8_t *)out->data)[i] =
			        (int8_t)((bits ^ 8) - 8);
		else
			((uint8_t *)out->data)[i] = (uint8_t)bits;
	}
	return TM_OK;
}
