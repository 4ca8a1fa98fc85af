/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Evaluates functions of scalar expressions on known numbers. */
#include "ops/expr.h"

#include <math.h>

static int64_t
wrap(uint64_t v)
{
	return (int64_t)v;
}

static double
python_mod(double a, double b)
{
	const double m = fmod(a, b);

	return m != 0 && (b < 0) != (m < 0) ? m + b : m;
}

static double
python_floordiv(double a, double b)
{
	const double m = fmod(a, b);
	double q = (a - m) / b;

	if (b == 0)
		return a / b;
	if (m != 0 && (b < 0) != (m < 0))
		q -= 1;
	if (q == 0)
		return copysign(0, a / b);
	return q - floor(q) > 0.5 ? floor(q) + 1 : floor(q);
}

static double
nan_max(double a, double b)
{
	return isnan(a) || isnan(b) ? NAN : fmax(a, b);
}

static double
nan_min(double a, double b)
{
	return isnan(a) || isnan(b) ? NAN : fmin(a, b);
}

static bool
eval_float(tm_fn fn, double a, double b, tm_num *out)
{
	double r;

	switch (fn) {
	case TM_FN_add: r = a + b; break;
	case TM_FN_sub: r = a - b; break;
	case TM_FN_mul: r = a * b; break;
	case TM_FN_div: r = a / b; break;
	case TM_FN_neg: r = -a; break;
	case TM_FN_abs: r = fabs(a); break;
	case TM_FN_max: r = nan_max(a, b); break;
	case TM_FN_min: r = nan_min(a, b); break;
	case TM_FN_fmax: r = fmax(a, b); break;
	case TM_FN_fmin: r = fmin(a, b); break;
	case TM_FN_idiv: r = trunc(a / b); break;
	case TM_FN_rem: r = fmod(a, b); break;
	case TM_FN_floordiv: r = python_floordiv(a, b); break;
	case TM_FN_mod: r = python_mod(a, b); break;
	case TM_FN_pow: r = pow(a, b); break;
	case TM_FN_floor: r = floor(a); break;
	case TM_FN_ceil: r = ceil(a); break;
	case TM_FN_trunc: r = trunc(a); break;
	case TM_FN_round: r = rint(a); break;
	case TM_FN_sqrt: r = sqrt(a); break;
	case TM_FN_rsqrt: r = 1 / sqrt(a); break;
	case TM_FN_exp: r = exp(a); break;
	case TM_FN_exp2: r = exp2(a); break;
	case TM_FN_expm1: r = expm1(a); break;
	case TM_FN_log: r = log(a); break;
	case TM_FN_log2: r = log2(a); break;
	case TM_FN_log10: r = log10(a); break;
	case TM_FN_log1p: r = log1p(a); break;
	case TM_FN_sin: r = sin(a); break;
	case TM_FN_cos: r = cos(a); break;
	case TM_FN_tan: r = tan(a); break;
	case TM_FN_asin: r = asin(a); break;
	case TM_FN_acos: r = acos(a); break;
	case TM_FN_atan: r = atan(a); break;
	case TM_FN_atan2: r = atan2(a, b); break;
	case TM_FN_sinh: r = sinh(a); break;
	case TM_FN_cosh: r = cosh(a); break;
	case TM_FN_tanh: r = tanh(a); break;
	case TM_FN_asinh: r = asinh(a); break;
	case TM_FN_acosh: r = acosh(a); break;
	case TM_FN_atanh: r = atanh(a); break;
	case TM_FN_erf: r = erf(a); break;
	case TM_FN_erfc: r = erfc(a); break;
	case TM_FN_copysign: r = copysign(a, b); break;
	case TM_FN_sign: r = (a > 0) - (a < 0); break;
	case TM_FN_sigmoid: r = 1 / (1 + exp(-a)); break;
	case TM_FN_real: case TM_FN_conj: case TM_FN_narrow: r = a; break;
	case TM_FN_imag: r = 0; break;
	case TM_FN_nextafter: r = nextafter(a, b); break;
	default: return false;
	}
	*out = tm_num_float(r);
	return true;
}

static bool
eval_test(tm_fn fn, double a, double b, tm_num *out)
{
	bool r;

	switch (fn) {
	case TM_FN_eq: r = a == b; break;
	case TM_FN_ne: r = a != b; break;
	case TM_FN_lt: r = a < b; break;
	case TM_FN_le: r = a <= b; break;
	case TM_FN_gt: r = a > b; break;
	case TM_FN_ge: r = a >= b; break;
	case TM_FN_isnan: r = isnan(a); break;
	case TM_FN_isinf: r = isinf(a); break;
	case TM_FN_isfinite: r = isfinite(a); break;
	case TM_FN_signbit: r = signbit(a); break;
	case TM_FN_land: r = a != 0 && b != 0; break;
	case TM_FN_lor: r = a != 0 || b != 0; break;
	case TM_FN_lxor: r = (a != 0) != (b != 0); break;
	case TM_FN_lnot: r = a == 0; break;
	default: return false;
	}
	*out = tm_num_bool(r);
	return true;
}

/* Neither division by zero nor the smallest number by -1 traps. */
static int64_t
int_div(int64_t a, int64_t b)
{
	if (b == 0)
		return 0;
	return b == -1 ? wrap(0 - (uint64_t)a) : a / b;
}

static int64_t
int_floordiv(int64_t a, int64_t b)
{
	const int64_t q = int_div(a, b);
	const int64_t m = wrap((uint64_t)a - (uint64_t)q * (uint64_t)b);

	return m != 0 && (b < 0) != (m < 0) ? q - 1 : q;
}

static int64_t
int_pow(int64_t a, int64_t b)
{
	uint64_t r = 1, x = (uint64_t)a;

	if (b < 0)
		return a == 1 ? 1 : a == -1 ? (b % 2 ? -1 : 1) : 0;
	for (; b; b >>= 1, x *= x)
		if (b & 1)
			r *= x;
	return wrap(r);
}

static int64_t
int_gcd(int64_t a, int64_t b)
{
	a = a < 0 ? wrap(0 - (uint64_t)a) : a;
	b = b < 0 ? wrap(0 - (uint64_t)b) : b;
	while (a != 0) {
		const int64_t r = a == -1 ? 0 : b % a;

		b = a;
		a = r;
	}
	return b;
}

static int64_t
int_shift_right(int64_t a, int64_t b)
{
	return a >> (b < 0 || b > 63 ? 63 : b);
}

static int64_t
int_shift_left(int64_t a, int64_t b)
{
	return b < 0 || b > 63 ? 0 : wrap((uint64_t)a << b);
}

static bool
eval_int(tm_fn fn, int64_t a, int64_t b, tm_num *out)
{
	const uint64_t ua = (uint64_t)a, ub = (uint64_t)b;
	int64_t r;

	switch (fn) {
	case TM_FN_add: r = wrap(ua + ub); break;
	case TM_FN_sub: r = wrap(ua - ub); break;
	case TM_FN_mul: r = wrap(ua * ub); break;
	case TM_FN_neg: r = wrap(0 - ua); break;
	case TM_FN_abs: r = a < 0 ? wrap(0 - ua) : a; break;
	case TM_FN_max: case TM_FN_fmax: r = a > b ? a : b; break;
	case TM_FN_min: case TM_FN_fmin: r = a < b ? a : b; break;
	case TM_FN_idiv: r = int_div(a, b); break;
	case TM_FN_rem: r = wrap(ua - (uint64_t)int_div(a, b) * ub); break;
	case TM_FN_floordiv: r = int_floordiv(a, b); break;
	case TM_FN_mod: r = wrap(ua - (uint64_t)int_floordiv(a, b) * ub);
		break;
	case TM_FN_pow: r = int_pow(a, b); break;
	case TM_FN_gcd: r = int_gcd(a, b); break;
	case TM_FN_floor: case TM_FN_ceil: case TM_FN_trunc:
	case TM_FN_round: case TM_FN_real: case TM_FN_conj: case TM_FN_narrow:
		r = a;
		break;
	case TM_FN_imag: r = 0; break;
	case TM_FN_sign: r = (a > 0) - (a < 0); break;
	case TM_FN_and: r = a & b; break;
	case TM_FN_or: r = a | b; break;
	case TM_FN_xor: r = a ^ b; break;
	case TM_FN_not: r = ~a; break;
	case TM_FN_shl: r = int_shift_left(a, b); break;
	case TM_FN_shr: r = int_shift_right(a, b); break;
	case TM_FN_eq: *out = tm_num_bool(a == b); return true;
	case TM_FN_ne: *out = tm_num_bool(a != b); return true;
	case TM_FN_lt: *out = tm_num_bool(a < b); return true;
	case TM_FN_le: *out = tm_num_bool(a <= b); return true;
	case TM_FN_gt: *out = tm_num_bool(a > b); return true;
	case TM_FN_ge: *out = tm_num_bool(a >= b); return true;
	default:
		return eval_test(fn, (double)a, (double)b, out) ||
		       eval_float(fn, (double)a, (double)b, out);
	}
	*out = tm_num_int(r);
	return true;
}

bool
tm_fn_eval(tm_fn fn, const tm_num *args, tm_num *out)
{
	const tm_num a = args[0];
	const tm_num b = tm_fns[fn].arity > 1 ? args[1] : tm_num_int(0);
	const double fa = tm_num_as_float(a), fb = tm_num_as_float(b);
	const bool bits = fn == TM_FN_and || fn == TM_FN_or ||
	                  fn == TM_FN_xor;

	if (a.kind == TM_NUM_FLOAT || b.kind == TM_NUM_FLOAT)
		return eval_test(fn, fa, fb, out) ||
		       eval_float(fn, fa, fb, out);
	if (!eval_int(fn, a.i, b.i, out))
		return false;
	if (bits && a.kind == TM_NUM_BOOL && b.kind == TM_NUM_BOOL)
		*out = tm_num_bool(out->i != 0);
	return true;
}
