/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_ZIP_H
#define TM_BASE_ZIP_H

#include "base/arena.h"
#include "base/bytes.h"
#include "base/map.h"

typedef struct tm_zip_member {
	tm_str name;     /* borrowed from the archive */
	tm_bytes packed; /* as it stands in the archive, borrowed */
	uint64_t offset; /* of PACKED, from the file's start */
	uint64_t size;   /* unpacked */
	uint32_t crc;
	bool deflated;
	tm_bytes inflated; /* once it was read; in the arena */
} tm_zip_member;

/* A zip directory: members in directory order, found by name. */
typedef struct tm_zip {
	tm_zip_member *members;
	size_t count;
	tm_map by_name;
	tm_arena *arena; /* owns the above and what is inflated */
} tm_zip;

/*
 * Reads the directory of the archive BYTES, which begins at ORIGIN of its
 * file.  Refuses what two readers could understand differently: two members
 * of one name, members that overlap, a local header that names another
 * member; also encryption, several disks, and methods other than stored and
 * deflate.
 */
TM_NODISCARD tm_status tm_zip_open(tm_zip *out, tm_bytes bytes,
                                   uint64_t origin, tm_arena *arena,
                                   tm_error *err);

/* Whether BYTES begins like a zip archive with at least one member. */
bool tm_zip_detect(tm_bytes bytes);

/* NULL if there is none. */
tm_zip_member *tm_zip_find(const tm_zip *zip, tm_str name);

/*
 * The contents of M: borrowed from the archive if stored, else inflated into
 * the arena, whose limit therefore bounds what a zip bomb can take.  The
 * checksum of a deflated member is compared always, that of a stored one
 * if CHECK (it costs one pass over the bytes).  A member is inflated once.
 */
TM_NODISCARD tm_status tm_zip_read(const tm_zip *zip, tm_zip_member *m,
                                   bool check, tm_bytes *out, tm_error *err);

#endif
