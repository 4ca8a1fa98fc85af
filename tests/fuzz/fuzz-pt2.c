/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Everything that reads a .pt2 file before MLIR is involved: zip, JSON,
 * pickle, the graph, the weights. */
#include "import/pt2/reader.h"
#include "import/pt2/weight.h"

#include "fuzz.h"

#include <stdlib.h>

enum { MAX_MEMORY = 64 << 20, MAX_WEIGHT = 1 << 16 };

static void
read_weights(const tm_pt2_weights *set)
{
	for (size_t i = 0; i < set->count; i++) {
		const tm_pt2_weight *w = &set->items[i];
		uint64_t size;
		tm_bytes bytes;
		void *copy;

		if (w->refused || w->no_data ||
		    !tm_dtype_bytes(w->dtype, tm_pt2_weight_count(w), &size))
			continue;
		if (tm_pt2_weight_dense(w, &bytes))
			fuzz_touch(bytes.ptr, bytes.len);
		if (size > MAX_WEIGHT || !(copy = malloc(size + 1)))
			continue;
		tm_pt2_weight_gather(w, copy);
		fuzz_touch(copy, size);
		free(copy);
	}
}

int
LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const tm_pt2_options options = { .max_memory = MAX_MEMORY,
		                         .ignore_checksums = true };
	tm_pt2_program *program;
	tm_error err = { 0 };
	tm_arena arena;

	tm_arena_init(&arena, MAX_MEMORY);
	if (tm_pt2_read(&program, (tm_bytes){ data, size }, &options, &arena,
	                &err) == TM_OK) {
		read_weights(&program->state);
		read_weights(&program->constants);
	}
	tm_arena_free(&arena);
	return 0;
}
