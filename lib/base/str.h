/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_STR_H
#define TM_BASE_STR_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/* Text that somebody else owns; not NUL-terminated. */
typedef struct tm_str {
	const char *ptr;
	size_t len;
} tm_str;

#define TM_STR(lit) ((tm_str){ lit, sizeof(lit) - 1 })
/* For printf's "%.*s", which takes a negative length for none. */
#define TM_STR_ARG(s) (int)((s).len < INT_MAX ? (s).len : INT_MAX), (s).ptr

static inline tm_str
tm_str_from(const char *cstr)
{
	return (tm_str){ cstr, cstr ? strlen(cstr) : 0 };
}

static inline bool
tm_str_eq(tm_str a, tm_str b)
{
	return a.len == b.len && (a.len == 0 || !memcmp(a.ptr, b.ptr, a.len));
}

static inline bool
tm_str_starts(tm_str s, tm_str prefix)
{
	return s.len >= prefix.len && !memcmp(s.ptr, prefix.ptr, prefix.len);
}

static inline bool
tm_str_ends(tm_str s, tm_str suffix)
{
	return s.len >= suffix.len &&
	       !memcmp(s.ptr + s.len - suffix.len, suffix.ptr, suffix.len);
}

#endif
