/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_TESTS_REPLAY_H
#define TM_TESTS_REPLAY_H

/*
 * Runs a fuzz target without libFuzzer: over every seed below a folder, over
 * every truncation of some of them, and over random changes of them.  It
 * passes if nothing crashes; under sanitizers that means a lot.
 */
#include "base/bytes.h"
#include "fuzz.h"
#include "../unit/tap.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

/* Small files are cut at every byte, larger ones at REPLAY_CUTS places. */
enum { REPLAY_CUTS = 8000, REPLAY_FLIPS = 1000 };

/* The target gets an allocation of exactly SIZE bytes. */
static void
replay_one(const uint8_t *data, size_t size)
{
	uint8_t *copy = malloc(size ? size : 1);

	if (!copy)
		return;
	memcpy(copy, data, size);
	LLVMFuzzerTestOneInput(copy, size);
	free(copy);
}

static void
replay_cuts(tm_bytes seed)
{
	const size_t step = 1 + seed.len / REPLAY_CUTS;

	for (size_t n = 0; n < seed.len; n += step)
		replay_one(seed.ptr, n);
}

static void
replay_flips(tm_bytes seed)
{
	uint8_t *copy = malloc(seed.len);
	uint32_t state = 1;

	for (int i = 0; copy && seed.len && i < REPLAY_FLIPS; i++) {
		memcpy(copy, seed.ptr, seed.len);
		for (int k = 0; k <= i % 4; k++) {
			state = state * 1664525u + 1013904223u;
			copy[(state >> 8) % seed.len] ^=
			        (uint8_t)(1u << (state >> 5) % 8);
		}
		LLVMFuzzerTestOneInput(copy, seed.len);
	}
	free(copy);
}

static void
replay_file(const char *path, const char *name, bool deep)
{
	tm_file file;

	if (!ok(tm_file_open(path, &file, NULL) == TM_OK, "open %s", name))
		return;
	replay_one(file.bytes.ptr, file.bytes.len);
	ok(true, "%s as it is", name);
	if (deep && file.bytes.len) {
		replay_cuts(file.bytes);
		ok(true, "%s cut short", name);
		replay_flips(file.bytes);
		ok(true, "%s with bits flipped", name);
	}
	tm_file_close(&file);
}

/* Replays the files below FOLDER of the source tree whose names end in
 * SUFFIX; those that begin with DEEP also damaged. */
static int
replay(const char *folder, const char *suffix, const char *deep)
{
	const char *top = getenv("top_srcdir");
	struct dirent *entry;
	char path[4096];
	DIR *dir;

	snprintf(path, sizeof path, "%s/%s", top ? top : ".", folder);
	dir = opendir(path);
	if (!ok(dir, "%s", folder))
		return tap_done();
	while ((entry = readdir(dir))) {
		const tm_str name = tm_str_from(entry->d_name);

		if (!tm_str_ends(name, tm_str_from(suffix)))
			continue;
		snprintf(path, sizeof path, "%s/%s/%s", top ? top : ".",
		         folder, entry->d_name);
		replay_file(path, entry->d_name,
		            tm_str_starts(name, tm_str_from(deep)));
	}
	closedir(dir);
	return tap_done();
}

#endif
