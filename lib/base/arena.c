/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/arena.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { BLOCK_SIZE = 64 * 1024, ALIGN = 16 };

struct tm_arena_block {
	struct tm_arena_block *next;
	size_t cap, used;
	_Alignas(ALIGN) unsigned char data[];
};

void
tm_arena_init(tm_arena *arena, size_t limit)
{
	*arena = (tm_arena){ .limit = limit };
}

void
tm_arena_free(tm_arena *arena)
{
	struct tm_arena_block *b = arena->head;

	while (b) {
		struct tm_arena_block *next = b->next;

		free(b);
		b = next;
	}
	*arena = (tm_arena){ .limit = arena->limit };
}

/* A request larger than a block gets one of its own, linked behind the
 * head so that the head's free space stays in use. */
static struct tm_arena_block *
block_new(tm_arena *arena, size_t size)
{
	const size_t cap = size > BLOCK_SIZE ? size : BLOCK_SIZE;
	struct tm_arena_block *b;

	if (cap > PTRDIFF_MAX - sizeof *b)
		return NULL;
	b = calloc(1, sizeof *b + cap);
	if (!b)
		return NULL;
	b->cap = cap;
	if (arena->head && size > BLOCK_SIZE) {
		b->next = arena->head->next;
		arena->head->next = b;
	} else {
		b->next = arena->head;
		arena->head = b;
	}
	return b;
}

void *
tm_arena_alloc(tm_arena *arena, size_t count, size_t size)
{
	struct tm_arena_block *b = arena->head;
	void *p;

	if (__builtin_mul_overflow(count, size, &size) ||
	    __builtin_add_overflow(size, ALIGN - 1, &size))
		return NULL;
	size &= ~(size_t)(ALIGN - 1);
	if (arena->limit && size > arena->limit - arena->used)
		return NULL;
	if (!b || size > b->cap - b->used)
		b = block_new(arena, size);
	if (!b)
		return NULL;
	p = b->data + b->used;
	b->used += size;
	arena->used += size;
	return p;
}

char *
tm_arena_cstr(tm_arena *arena, tm_str s)
{
	char *p = s.len < SIZE_MAX ? tm_arena_alloc(arena, s.len + 1, 1) : NULL;

	if (p && s.len)
		memcpy(p, s.ptr, s.len);
	return p;
}

tm_str
tm_arena_str(tm_arena *arena, tm_str s)
{
	const char *p = tm_arena_cstr(arena, s);

	return (tm_str){ p, p ? s.len : 0 };
}

char *
tm_arena_printf(tm_arena *arena, const char *format, ...)
{
	va_list args;
	char *p = NULL;
	int n;

	va_start(args, format);
	n = vsnprintf(NULL, 0, format, args);
	va_end(args);
	if (n >= 0)
		p = tm_arena_alloc(arena, (size_t)n + 1, 1);
	if (!p)
		return NULL;
	va_start(args, format);
	vsnprintf(p, (size_t)n + 1, format, args);
	va_end(args);
	return p;
}

bool
tm_arena_grow(tm_arena *arena, void *ptr, size_t *cap, size_t need,
              size_t size)
{
	size_t want = *cap ? *cap : 8;
	void *old, *grown;

	if (need <= *cap)
		return true;
	while (want < need)
		if (__builtin_mul_overflow(want, (size_t)2, &want))
			return false;
	grown = tm_arena_alloc(arena, want, size);
	if (!grown)
		return false;
	memcpy(&old, ptr, sizeof old);
	if (*cap)
		memcpy(grown, old, *cap * size);
	memcpy(ptr, &grown, sizeof grown);
	*cap = want;
	return true;
}
