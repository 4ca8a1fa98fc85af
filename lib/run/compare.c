/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/data.h"

#include "base/convert.h"
#include "base/element.h"
#include "run/value.h"

#include <math.h>
#include <stdio.h>

typedef struct comparison {
	double rtol, atol;
	tm_difference *out;
} comparison;

static bool
same_shape(const tm_array *a, const tm_array *b)
{
	if (a->rank != b->rank)
		return false;
	for (int i = 0; i < a->rank; i++)
		if (a->shape[i] != b->shape[i])
			return false;
	return true;
}

static bool
same_kind(const tm_array *got, const tm_array *want, tm_difference *out)
{
	char a[110], b[110];

	if (same_shape(got, want) &&
	    (got->dtype == want->dtype ||
	     tm_dtype_widened(got->dtype) == want->dtype))
		return true;
	snprintf(out->reason, sizeof out->reason, "is %s, expected %s",
	         tm_array_text(got, a, sizeof a),
	         tm_array_text(want, b, sizeof b));
	return false;
}

static void
count_wrong(tm_difference *out, int64_t at)
{
	if (out->wrong++ == 0)
		out->first = at;
}

/* ---- floats ---- */

/* The difference of two parts; 0 where they are equally not finite, and
 * infinite where only one is or they differ. */
static double
gap(double got, double want)
{
	if (isnan(got) || isnan(want))
		return isnan(got) && isnan(want) ? 0 : INFINITY;
	if (isinf(got) || isinf(want))
		return got == want ? 0 : INFINITY;
	return fabs(got - want);
}

static double
magnitude(double x)
{
	return isfinite(x) ? fabs(x) : 0;
}

/* PARTS is 2 for complex numbers. */
static void
compare_reals(comparison *c, const tm_array *got, const tm_array *want,
              int64_t n, int parts)
{
	for (int64_t i = 0; i < n; i++) {
		double d = 0, size = 0;

		for (int p = 0; p < parts; p++) {
			const double a = tm_element_real(got, parts * i + p);
			const double b = tm_element_real(want, parts * i + p);

			d = hypot(d, gap(a, b));
			size = hypot(size, magnitude(b));
		}
		c->out->absolute = fmax(c->out->absolute, d);
		if (size > 0)
			c->out->relative = fmax(c->out->relative, d / size);
		if (!(d <= c->atol + c->rtol * size))
			count_wrong(c->out, i);
	}
}

/* ---- integers ---- */

static double
as_double(const tm_array *a, int64_t v)
{
	return a->dtype == TM_U64 ? (double)(uint64_t)v : (double)v;
}

static void
compare_ints(comparison *c, const tm_array *got, const tm_array *want,
             int64_t n)
{
	for (int64_t i = 0; i < n; i++) {
		const int64_t a = tm_element_int(got, i);
		const int64_t b = tm_element_int(want, i);
		const double size = fabs(as_double(want, b));
		double d;

		if (a == b)
			continue;
		d = fabs(as_double(got, a) - as_double(want, b));
		d = fmax(d, 1); /* what double cannot tell apart */
		c->out->absolute = fmax(c->out->absolute, d);
		if (size > 0)
			c->out->relative = fmax(c->out->relative, d / size);
		count_wrong(c->out, i);
	}
}

/* ---- both ---- */

void
tm_compare(const tm_array *got, const tm_array *want, double rtol, double atol,
           tm_difference *out)
{
	comparison c = { rtol, atol, out };
	const int64_t n = tm_array_count(want);
	const tm_dtype_class cls = tm_dtype_get(want->dtype)->cls;

	*out = (tm_difference){ .first = -1 };
	if (!same_kind(got, want, out))
		return;
	if (cls == TM_CLASS_FLOAT || cls == TM_CLASS_COMPLEX)
		compare_reals(&c, got, want, n,
		              cls == TM_CLASS_COMPLEX ? 2 : 1);
	else
		compare_ints(&c, got, want, n);
	out->agree = out->wrong == 0;
}
