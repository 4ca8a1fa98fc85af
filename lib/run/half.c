/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/half.h"

#include <string.h>

static uint64_t
bits_of(double value)
{
	uint64_t bits;

	memcpy(&bits, &value, sizeof bits);
	return bits;
}

/*
 * Rounds a double to a format of 16 bits with FRACTION bits of fraction and
 * the exponent bias BIAS.  Going through double rounds once, also for a
 * float, which is a double exactly.
 */
static uint16_t
round_to_16(double value, int fraction, int bias)
{
	const uint64_t bits = bits_of(value);
	const uint16_t sign = (uint16_t)(bits >> 48 & 0x8000);
	const int infinity = ((2 * bias + 1) << fraction);
	const int exponent = (int)(bits >> 52 & 0x7ff) - 1023;
	uint64_t mantissa = bits & ((UINT64_C(1) << 52) - 1);
	int drop = 52 - fraction;
	uint64_t kept, half;

	if (exponent == 1024)
		return (uint16_t)(sign | infinity |
		                  (mantissa ? 1 << (fraction - 1) : 0));
	if (exponent > bias)
		return (uint16_t)(sign | infinity);
	if (exponent < -bias - fraction)
		return sign;
	if (exponent < 1 - bias) { /* becomes subnormal */
		mantissa |= UINT64_C(1) << 52;
		drop += 1 - bias - exponent;
		kept = mantissa >> drop;
	} else {
		kept = (uint64_t)(exponent + bias) << fraction |
		       mantissa >> drop;
	}
	half = UINT64_C(1) << (drop - 1);
	mantissa &= (UINT64_C(1) << drop) - 1;
	/* A carry into the exponent is right, up to infinity. */
	kept += mantissa > half || (mantissa == half && (kept & 1));
	return (uint16_t)(sign | kept);
}

uint16_t
tm_half_from_double(double value)
{
	return round_to_16(value, 10, 15);
}

uint16_t
tm_half_from_float(float value)
{
	return round_to_16((double)value, 10, 15);
}

uint16_t
tm_bfloat_from_double(double value)
{
	return round_to_16(value, 7, 127);
}

uint16_t
tm_bfloat_from_float(float value)
{
	return round_to_16((double)value, 7, 127);
}
