/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_ARENA_H
#define TM_BASE_ARENA_H

#include "base/str.h"

#include <stddef.h>

/*
 * Memory that dies together: one arena per import, one per pass run.
 * Nothing is freed in between.  Not thread safe; zero-initialise or
 * tm_arena_init().
 */
typedef struct tm_arena {
	struct tm_arena_block *head;
	size_t used;  /* bytes handed out so far */
	size_t limit; /* 0: none */
} tm_arena;

void tm_arena_init(tm_arena *arena, size_t limit);
void tm_arena_free(tm_arena *arena);

/* Returns COUNT * SIZE zeroed bytes aligned to 16, or NULL where memory or
 * the limit is exhausted or the product overflows. */
void *tm_arena_alloc(tm_arena *arena, size_t count, size_t size);

/* Returns a zeroed array of N things of TYPE, or NULL. */
#define TM_NEW(arena, type, n) ((type *)tm_arena_alloc(arena, n, sizeof(type)))

/* Copies S, adding a NUL.  NULL where there is no memory. */
char *tm_arena_cstr(tm_arena *arena, tm_str s);
tm_str tm_arena_str(tm_arena *arena, tm_str s);
char *tm_arena_printf(tm_arena *arena, const char *format, ...)
        __attribute__((format(printf, 2, 3)));

/*
 * Grows the array *PTR of *CAP things of SIZE bytes so that it holds NEED.
 * Returns false where memory is exhausted; the old contents then stand.
 */
bool tm_arena_grow(tm_arena *arena, void *ptr, size_t *cap, size_t need,
                   size_t size);

#endif
