/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_MAP_H
#define TM_BASE_MAP_H

#include "base/arena.h"

/*
 * Text to number.  Memory and keys belong to the arena the map was made
 * for (keys are borrowed, not copied).  Zero-initialised it is empty.
 * Look-ups take constant time whatever names a hostile file chooses.
 */
typedef struct tm_map {
	struct tm_map_slot *slots;
	size_t cap, count;
} tm_map;

/* Sets KEY to VALUE; false where memory is exhausted. */
bool tm_map_put(tm_map *map, tm_arena *arena, tm_str key, size_t value);
bool tm_map_get(const tm_map *map, tm_str key, size_t *value);

#endif
