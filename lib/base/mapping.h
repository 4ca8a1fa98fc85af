/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_MAPPING_H
#define TM_BASE_MAPPING_H

#include "base/bytes.h"

/*
 * A file in memory that several parties borrow from.  It stays open while
 * somebody holds a reference: an importer, each attribute of the modules
 * that came from it.  Thread safe.
 */
typedef struct tm_mapping tm_mapping;

/* Takes FILE over and zeroes it; the caller holds the first reference.  NULL
 * where memory is exhausted; FILE is then closed. */
tm_mapping *tm_mapping_new(tm_file *file);
tm_bytes tm_mapping_bytes(const tm_mapping *mapping);
/* Whether the SIZE bytes at DATA lie in MAPPING, which may be NULL. */
bool tm_mapping_holds(const tm_mapping *mapping, const void *data,
                      size_t size);
void tm_mapping_retain(tm_mapping *mapping);
/* Accepts NULL. */
void tm_mapping_release(tm_mapping *mapping);

#endif
