/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/mapping.h"

#include <stdatomic.h>
#include <stdlib.h>

struct tm_mapping {
	tm_file file;
	atomic_size_t refs;
};

tm_mapping *
tm_mapping_new(tm_file *file)
{
	tm_mapping *m = malloc(sizeof *m);

	if (!m) {
		tm_file_close(file);
		return NULL;
	}
	m->file = *file;
	atomic_init(&m->refs, 1);
	*file = (tm_file){ 0 };
	return m;
}

tm_bytes
tm_mapping_bytes(const tm_mapping *mapping)
{
	return mapping->file.bytes;
}

bool
tm_mapping_holds(const tm_mapping *m, const void *data, size_t size)
{
	const uintptr_t p = (uintptr_t)data;
	uintptr_t start;

	if (!m)
		return false;
	start = (uintptr_t)m->file.bytes.ptr;
	return p >= start && p - start <= m->file.bytes.len &&
	       size <= m->file.bytes.len - (p - start);
}

void
tm_mapping_retain(tm_mapping *mapping)
{
	atomic_fetch_add(&mapping->refs, 1);
}

void
tm_mapping_release(tm_mapping *mapping)
{
	if (!mapping || atomic_fetch_sub(&mapping->refs, 1) != 1)
		return;
	tm_file_close(&mapping->file);
	free(mapping);
}
