/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/map.h"

#include <stdint.h>

struct tm_map_slot {
	tm_str key;
	size_t value;
	bool used;
};

/* FNV-1a with a seed that a file's author cannot know (the table's address)
 * and a final mix, since only the low bits choose the slot. */
static uint64_t
hash(tm_str s, uint64_t seed)
{
	uint64_t h = 0xcbf29ce484222325u ^ seed;

	for (size_t i = 0; i < s.len; i++)
		h = (h ^ (unsigned char)s.ptr[i]) * 0x100000001b3u;
	h = (h ^ h >> 33) * 0xff51afd7ed558ccdu;
	h = (h ^ h >> 33) * 0xc4ceb9fe1a85ec53u;
	return h ^ h >> 33;
}

/* The slot that holds KEY, or the free one where it belongs. */
static struct tm_map_slot *
slot_of(const tm_map *map, tm_str key)
{
	const size_t mask = map->cap - 1;
	size_t i = hash(key, (uintptr_t)map->slots) & mask;

	while (map->slots[i].used && !tm_str_eq(map->slots[i].key, key))
		i = (i + 1) & mask;
	return &map->slots[i];
}

static bool
grow(tm_map *map, tm_arena *arena)
{
	tm_map bigger = { .cap = map->cap ? 2 * map->cap : 16,
		          .count = map->count };

	bigger.slots = TM_NEW(arena, struct tm_map_slot, bigger.cap);
	if (!bigger.slots)
		return false;
	for (size_t i = 0; i < map->cap; i++)
		if (map->slots[i].used)
			*slot_of(&bigger, map->slots[i].key) = map->slots[i];
	*map = bigger;
	return true;
}

bool
tm_map_put(tm_map *map, tm_arena *arena, tm_str key, size_t value)
{
	struct tm_map_slot *slot;

	if (map->count >= map->cap / 2 && !grow(map, arena))
		return false;
	slot = slot_of(map, key);
	map->count += !slot->used;
	*slot = (struct tm_map_slot){ key, value, true };
	return true;
}

bool
tm_map_get(const tm_map *map, tm_str key, size_t *value)
{
	const struct tm_map_slot *slot = map->cap ? slot_of(map, key) : NULL;

	if (!slot || !slot->used)
		return false;
	*value = slot->value;
	return true;
}
