/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_TESTS_TAP_H
#define TM_TESTS_TAP_H

#include <inttypes.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>

/*
 * A unit test prints one line per check and a plan at the end:
 *
 *	int main(void)
 *	{
 *		ok(f(1) == 2, "f(%d)", 1);
 *		return tap_done();
 *	}
 */
static int tap_count;

/* Reports a check by the name FORMAT...; returns COND. */
#define ok(cond, ...) tap_ok((cond), #cond, __FILE__, __LINE__, __VA_ARGS__)
/* Compares two NUL-terminated strings and shows both where they differ. */
#define is_str(got, want, ...) \
	tap_is_str((got), (want), __FILE__, __LINE__, __VA_ARGS__)
/* Compares two integers and shows both where they differ. */
#define is_int(got, want, ...) \
	tap_is_int((got), (want), __FILE__, __LINE__, __VA_ARGS__)

__attribute__((unused, format(printf, 2, 0))) static void
tap_line(bool good, const char *format, va_list args)
{
	printf("%sok %d - ", good ? "" : "not ", ++tap_count);
	vprintf(format, args);
	putchar('\n');
}

__attribute__((unused, format(printf, 5, 6))) static bool
tap_ok(bool good, const char *what, const char *file, int line,
       const char *format, ...)
{
	va_list args;

	va_start(args, format);
	tap_line(good, format, args);
	va_end(args);
	if (!good)
		printf("# %s:%d: %s\n", file, line, what);
	fflush(stdout);
	return good;
}

__attribute__((unused, format(printf, 5, 6))) static bool
tap_is_str(const char *got, const char *want, const char *file, int line,
           const char *format, ...)
{
	const bool good = got && want ? !__builtin_strcmp(got, want)
	                              : got == want;
	va_list args;

	va_start(args, format);
	tap_line(good, format, args);
	va_end(args);
	if (!good)
		printf("# %s:%d: got \"%s\", want \"%s\"\n", file, line,
		       got ? got : "(null)", want ? want : "(null)");
	fflush(stdout);
	return good;
}

__attribute__((unused, format(printf, 5, 6))) static bool
tap_is_int(intmax_t got, intmax_t want, const char *file, int line,
           const char *format, ...)
{
	va_list args;

	va_start(args, format);
	tap_line(got == want, format, args);
	va_end(args);
	if (got != want)
		printf("# %s:%d: got %jd, want %jd\n", file, line, got, want);
	fflush(stdout);
	return got == want;
}

/* Reports COUNT checks as skipped for a reason. */
__attribute__((unused)) static void
tap_skip(int count, const char *reason)
{
	while (count-- > 0)
		printf("ok %d # SKIP %s\n", ++tap_count, reason);
}

/* Prints the plan; returns main's exit status, which is zero: what failed has
 * been said, and another status would count as one more failure. */
__attribute__((unused)) static int
tap_done(void)
{
	printf("1..%d\n", tap_count);
	return 0;
}

#endif
