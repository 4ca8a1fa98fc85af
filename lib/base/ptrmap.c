/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/ptrmap.h"

#include <stdint.h>
#include <stdlib.h>

struct tm_ptrmap_entry {
	const void *key;
	void *value;
};

/* The slot of KEY, or the empty one where it would go. */
static struct tm_ptrmap_entry *
find(const tm_ptrmap *map, const void *key)
{
	uint64_t h = (uint64_t)(uintptr_t)key * UINT64_C(0x9e3779b97f4a7c15);
	size_t i = (size_t)(h >> 20) & (map->cap - 1);

	while (map->slots[i].key && map->slots[i].key != key)
		i = (i + 1) & (map->cap - 1);
	return &map->slots[i];
}

static bool
grow(tm_ptrmap *map)
{
	tm_ptrmap bigger = { .cap = map->cap ? 2 * map->cap : 64,
		             .count = map->count };

	bigger.slots = calloc(bigger.cap, sizeof *bigger.slots);
	if (!bigger.slots)
		return false;
	for (size_t i = 0; i < map->cap; i++)
		if (map->slots[i].key)
			*find(&bigger, map->slots[i].key) = map->slots[i];
	free(map->slots);
	*map = bigger;
	return true;
}

void
tm_ptrmap_free(tm_ptrmap *map)
{
	free(map->slots);
	*map = (tm_ptrmap){ 0 };
}

bool
tm_ptrmap_set(tm_ptrmap *map, const void *key, void *value)
{
	struct tm_ptrmap_entry *e;

	if (map->count + map->count / 2 >= map->cap && !grow(map))
		return false;
	e = find(map, key);
	if (!e->key)
		map->count++;
	*e = (struct tm_ptrmap_entry){ key, value };
	return true;
}

void *
tm_ptrmap_get(const tm_ptrmap *map, const void *key)
{
	return map->cap && key ? find(map, key)->value : NULL;
}
