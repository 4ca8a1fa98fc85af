/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_IMPORT_PT2_READER_H
#define TM_IMPORT_PT2_READER_H

#include "import/pt2/program.h"

/* Resources borrow the file (the default); inline is in the text of the IR;
 * external in a file beside it. */
enum tm_pt2_weights_place {
	TM_PT2_WEIGHTS_RESOURCE,
	TM_PT2_WEIGHTS_INLINE,
	TM_PT2_WEIGHTS_EXTERNAL
};

typedef struct tm_pt2_options {
	tm_str model;        /* which one, if the archive holds several */
	uint64_t max_memory; /* for everything but the file; 0: no limit */
	bool ignore_checksums; /* of the texts inside (fuzzing) */
	/* Where weights go, see tm_pt2_weights_place. */
	int weights;
	struct tm_safetensors *external; /* for TM_PT2_WEIGHTS_EXTERNAL */
	/* Called with what the user should know though it is no error;
	 * may be NULL. */
	void (*warn)(void *user, const char *text);
	void *user;
} tm_pt2_options;

/* Whether BYTES is a zip archive that looks like torch.export.save's. */
bool tm_pt2_detect(tm_bytes bytes);

/*
 * Reads the program in the .pt2 archive FILE.  Everything lives in ARENA
 * and borrows from FILE.  Statuses: TM_EINVAL for a damaged archive,
 * TM_EUNSUP for one that holds something else or what no reader can have
 * (see ERR), TM_ELIMIT where max_memory does not suffice.
 */
TM_NODISCARD tm_status tm_pt2_read(tm_pt2_program **out, tm_bytes file,
                                   const tm_pt2_options *options,
                                   tm_arena *arena, tm_error *err);

#endif
