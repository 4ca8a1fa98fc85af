/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BASE_BYTES_H
#define TM_BASE_BYTES_H

#include "base/status.h"
#include "base/str.h"

#include <stddef.h>
#include <stdint.h>

/* Bytes that somebody else owns. */
typedef struct tm_bytes {
	const uint8_t *ptr;
	size_t len;
} tm_bytes;

/*
 * Reads untrusted bytes.  The first error sticks in ERR: after it every read
 * returns zero or empty and moves nothing, so one check per message is
 * enough.  ORIGIN is the file offset of BYTES.ptr[0], so that a cursor over
 * part of a file reports offsets of the file.
 */
typedef struct tm_cursor {
	tm_bytes bytes;
	size_t pos;
	uint64_t origin;
	tm_error *err; /* borrowed, never NULL */
} tm_cursor;

tm_cursor tm_cursor_over(tm_bytes bytes, uint64_t origin, tm_error *err);
size_t tm_cursor_left(const tm_cursor *c);
uint64_t tm_cursor_offset(const tm_cursor *c);
bool tm_cursor_failed(const tm_cursor *c);
/* Records a failure at the current position. */
tm_status tm_cursor_fail(tm_cursor *c, const char *reason);

uint8_t tm_cursor_u8(tm_cursor *c);
uint16_t tm_cursor_le16(tm_cursor *c);
uint32_t tm_cursor_le32(tm_cursor *c);
uint64_t tm_cursor_le64(tm_cursor *c);
/* A protobuf base-128 varint of at most 64 bits. */
uint64_t tm_cursor_varint(tm_cursor *c);
/* The next N bytes, borrowed; empty after an error or past the end. */
tm_bytes tm_cursor_take(tm_cursor *c, uint64_t n);

/* A cursor over the part [OFFSET, OFFSET + LEN) of BYTES; fails if that is
 * not inside. */
tm_status tm_bytes_slice(tm_bytes bytes, uint64_t offset, uint64_t len,
                         tm_bytes *out);

static inline tm_str
tm_bytes_str(tm_bytes b)
{
	return (tm_str){ (const char *)b.ptr, b.len };
}

/*
 * A file in memory, mapped read-only (privately) where it can be, read into
 * memory where it cannot (a pipe).  tm_file_close() accepts a zeroed one.
 */
typedef struct tm_file {
	tm_bytes bytes;
	bool mapped;
} tm_file;

TM_NODISCARD tm_status tm_file_open(const char *path, tm_file *out,
                                    tm_error *err);
void tm_file_close(tm_file *file);

#endif
