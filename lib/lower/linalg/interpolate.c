/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "lower/linalg/interpolate.h"

#include <mlir-c/BuiltinTypes.h>

static MlirValue
number(tm_builder *b, tm_dtype dtype, double v)
{
	return tm_const_of(b, tm_dtype_to_builtin(b->ctx, dtype), v);
}

/* One product of the sum; COMBINATION counts through the taps. */
static MlirValue
term(tm_builder *b, MlirValue source, tm_dtype from, tm_dtype dtype, int lead,
     MlirValue *at, int n, const tm_taps *taps, int combination)
{
	MlirValue weight = { NULL }, inside = { NULL }, v;

	for (int i = 0; i < n; i++) {
		const tm_taps *t = &taps[i];
		const int k = combination % t->n;

		combination /= t->n;
		at[lead + i] = t->index[k];
		if (!mlirValueIsNull(t->weight[k]))
			weight = mlirValueIsNull(weight) ?
			                 t->weight[k] :
			                 tm_mul(b, dtype, weight,
			                        t->weight[k]);
		if (!mlirValueIsNull(t->inside[k]))
			inside = mlirValueIsNull(inside) ?
			                 t->inside[k] :
			                 tm_and(b, inside, t->inside[k]);
	}
	v = tm_extract(b, source, lead + n, at);
	v = tm_convert(b, v, from, dtype);
	if (!mlirValueIsNull(inside))
		v = tm_select(b, inside, v, number(b, dtype, 0));
	return mlirValueIsNull(weight) ? v : tm_mul(b, dtype, v, weight);
}

MlirValue
tm_interpolate(tm_builder *b, MlirValue source, tm_dtype from, tm_dtype dtype,
               int lead, const MlirValue *at, int n, const tm_taps *taps)
{
	MlirValue place[TM_MAX_RANK], sum = { NULL };
	int combinations = 1;

	memcpy(place, at, (size_t)lead * sizeof *place);
	for (int i = 0; i < n; i++)
		combinations *= taps[i].n;
	for (int i = 0; i < combinations; i++) {
		const MlirValue v = term(b, source, from, dtype, lead, place,
		                         n, taps, i);

		sum = i ? tm_add(b, dtype, sum, v) : v;
	}
	return sum;
}

/* |x| <= 1: (a + 2) x^3 - (a + 3) x^2 + 1 */
static MlirValue
cubic_near(tm_builder *b, tm_dtype dtype, MlirValue x)
{
	const double a = -0.75;
	MlirValue v = tm_mul(b, dtype, number(b, dtype, a + 2), x);

	v = tm_sub(b, dtype, v, number(b, dtype, a + 3));
	v = tm_mul(b, dtype, tm_mul(b, dtype, v, x), x);
	return tm_add(b, dtype, v, number(b, dtype, 1));
}

/* 1 < |x| < 2: a x^3 - 5a x^2 + 8a x - 4a */
static MlirValue
cubic_far(tm_builder *b, tm_dtype dtype, MlirValue x)
{
	const double a = -0.75;
	MlirValue v = tm_mul(b, dtype, number(b, dtype, a), x);

	v = tm_sub(b, dtype, v, number(b, dtype, 5 * a));
	v = tm_mul(b, dtype, v, x);
	v = tm_add(b, dtype, v, number(b, dtype, 8 * a));
	v = tm_mul(b, dtype, v, x);
	return tm_sub(b, dtype, v, number(b, dtype, 4 * a));
}

void
tm_cubic_weights(tm_builder *b, tm_dtype dtype, MlirValue t,
                 MlirValue weight[4])
{
	const MlirValue one = number(b, dtype, 1);
	const MlirValue rest = tm_sub(b, dtype, one, t);

	weight[0] = cubic_far(b, dtype, tm_add(b, dtype, t, one));
	weight[1] = cubic_near(b, dtype, t);
	weight[2] = cubic_near(b, dtype, rest);
	weight[3] = cubic_far(b, dtype, tm_add(b, dtype, rest, one));
}

MlirValue
tm_floor_index(tm_builder *b, tm_dtype dtype, MlirValue x, MlirValue *floor)
{
	*floor = tm_math(b, "math.floor", x);
	return tm_index_cast(b, tm_convert(b, *floor, dtype, TM_I64),
	                     mlirIndexTypeGet(b->ctx));
}

MlirValue
tm_clamp_index(tm_builder *b, MlirValue x, tm_ix size)
{
	const tm_ix last = tm_ix_sub(b, size, tm_ix_const(1));
	const tm_ix low = tm_ix_max(b, tm_ix_of(x), tm_ix_const(0));

	return tm_ix_get(b, tm_ix_min(b, low, last));
}
