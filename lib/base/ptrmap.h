/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_PTRMAP_H
#define TM_BASE_PTRMAP_H

#include <stdbool.h>
#include <stddef.h>

/* A hash map from pointers to pointers; grows, never shrinks.
 * Zero-initialise it. */
typedef struct tm_ptrmap {
	struct tm_ptrmap_entry *slots;
	size_t cap, count;
} tm_ptrmap;

void tm_ptrmap_free(tm_ptrmap *map);
/* Sets KEY (not NULL) to VALUE; false where there is no memory. */
bool tm_ptrmap_set(tm_ptrmap *map, const void *key, void *value);
/* NULL where KEY is not there. */
void *tm_ptrmap_get(const tm_ptrmap *map, const void *key);

#endif
