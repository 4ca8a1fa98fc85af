/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/zip.h"

#include <stdlib.h>
#include <zlib.h>

enum {
	SIG_LOCAL = 0x04034b50,
	SIG_CENTRAL = 0x02014b50,
	SIG_END = 0x06054b50,
	SIG_END64 = 0x06064b50,
	SIG_LOCATOR = 0x07064b50,
	LOCAL_SIZE = 30,
	CENTRAL_SIZE = 46,
	END_SIZE = 22,
	LOCATOR_SIZE = 20,
	FLAG_ENCRYPTED = 1,
	METHOD_STORED = 0,
	METHOD_DEFLATE = 8,
	EXTRA_ZIP64 = 1,
	/* No deflate stream says more than this per byte (zlib's figure). */
	MAX_RATIO = 1032
};

/* Where the directory stands, from the end records. */
struct directory {
	uint64_t count, size, offset;
};

/* What one directory entry says beyond the member itself. */
struct entry {
	uint64_t packed_size, header;
	unsigned flags, method;
};

bool
tm_zip_detect(tm_bytes b)
{
	return b.len >= END_SIZE && !memcmp(b.ptr, "PK\3\4", 4);
}

/* The last end record whose comment reaches exactly the end of the file. */
static bool
find_end(tm_bytes b, size_t *at)
{
	for (size_t back = END_SIZE; back <= b.len; back++) {
		const uint8_t *p = b.ptr + b.len - back;

		if (back > END_SIZE + 0xffff)
			return false;
		if (memcmp(p, "PK\5\6", 4))
			continue;
		if ((p[20] | (size_t)p[21] << 8) != back - END_SIZE)
			continue;
		*at = b.len - back;
		return true;
	}
	return false;
}

/* A cursor at AT of the archive, reporting offsets of the file. */
static tm_cursor
cursor_at(tm_bytes b, uint64_t origin, uint64_t at, tm_error *err)
{
	tm_cursor c = tm_cursor_over(b, origin, err);

	tm_cursor_take(&c, at);
	return c;
}

static tm_status
read_end64(tm_bytes b, uint64_t origin, uint64_t at, struct directory *dir,
           tm_error *err)
{
	tm_cursor c = cursor_at(b, origin, at, err);

	if (tm_cursor_le32(&c) != SIG_END64)
		return tm_cursor_fail(&c, "zip64 end record expected");
	tm_cursor_take(&c, 28);
	dir->count = tm_cursor_le64(&c);
	dir->size = tm_cursor_le64(&c);
	dir->offset = tm_cursor_le64(&c);
	return err->status;
}

static tm_status
read_end(tm_bytes b, uint64_t origin, struct directory *dir, tm_error *err)
{
	tm_cursor c;
	size_t end;

	if (!find_end(b, &end))
		return tm_fail(err, TM_EINVAL, origin + b.len,
		               "no end of a zip directory: not a zip archive, "
		               "or the file is cut short");
	if (end >= LOCATOR_SIZE) {
		c = cursor_at(b, origin, end - LOCATOR_SIZE, err);
		if (tm_cursor_le32(&c) == SIG_LOCATOR) {
			tm_cursor_take(&c, 4);
			return read_end64(b, origin, tm_cursor_le64(&c), dir,
			                  err);
		}
	}
	c = cursor_at(b, origin, end + 4, err);
	if (tm_cursor_le32(&c) != 0)
		return tm_cursor_fail(&c, "zip archive of several disks");
	tm_cursor_take(&c, 2);
	dir->count = tm_cursor_le16(&c);
	dir->size = tm_cursor_le32(&c);
	dir->offset = tm_cursor_le32(&c);
	return err->status;
}

/* Takes the 64-bit fields that the entry's 32-bit ones defer to. */
static void
read_extra(tm_cursor *c, uint64_t *size, struct entry *e)
{
	while (tm_cursor_left(c) >= 4) {
		const unsigned id = tm_cursor_le16(c);
		const unsigned len = tm_cursor_le16(c);
		const tm_bytes field = tm_cursor_take(c, len);
		tm_cursor f = tm_cursor_over(field, tm_cursor_offset(c), c->err);

		if (id != EXTRA_ZIP64)
			continue;
		if (*size == UINT32_MAX)
			*size = tm_cursor_le64(&f);
		if (e->packed_size == UINT32_MAX)
			e->packed_size = tm_cursor_le64(&f);
		if (e->header == UINT32_MAX)
			e->header = tm_cursor_le64(&f);
	}
}

/* Reads one directory entry; the member's place is not known yet. */
static void
read_entry(tm_cursor *c, tm_zip_member *m, struct entry *e)
{
	unsigned name, extra, comment;
	tm_cursor x;

	if (tm_cursor_le32(c) != SIG_CENTRAL) {
		tm_cursor_fail(c, "zip directory entry expected");
		return;
	}
	tm_cursor_take(c, 4);
	e->flags = tm_cursor_le16(c);
	e->method = tm_cursor_le16(c);
	tm_cursor_take(c, 4);
	m->crc = tm_cursor_le32(c);
	e->packed_size = tm_cursor_le32(c);
	m->size = tm_cursor_le32(c);
	name = tm_cursor_le16(c);
	extra = tm_cursor_le16(c);
	comment = tm_cursor_le16(c);
	tm_cursor_take(c, 8);
	e->header = tm_cursor_le32(c);
	m->name = tm_bytes_str(tm_cursor_take(c, name));
	x = tm_cursor_over(tm_cursor_take(c, extra), tm_cursor_offset(c),
	                   c->err);
	read_extra(&x, &m->size, e);
	tm_cursor_take(c, comment);
}

/* What can be refused from the directory entry alone. */
static tm_status
check_entry(const tm_zip_member *m, const struct entry *e, uint64_t at,
            tm_error *err)
{
	const int len = m->name.len > 200 ? 200 : (int)m->name.len;

	if (!m->name.len || memchr(m->name.ptr, 0, m->name.len))
		return tm_fail(err, TM_EINVAL, at,
		               "a member of the archive has no proper name");
	if (e->flags & FLAG_ENCRYPTED)
		return tm_fail(err, TM_EUNSUP, at,
		               "member '%.*s' is encrypted", len, m->name.ptr);
	if (e->method != METHOD_STORED && e->method != METHOD_DEFLATE)
		return tm_fail(err, TM_EUNSUP, at,
		               "member '%.*s' is compressed with method %u; "
		               "only stored and deflate (8) are read",
		               len, m->name.ptr, e->method);
	if (e->method == METHOD_STORED && m->size != e->packed_size)
		return tm_fail(err, TM_EINVAL, at,
		               "stored member '%.*s' has two sizes", len,
		               m->name.ptr);
	return TM_OK;
}

/* Follows the entry to its local header and the data behind it.  The local
 * sizes are not looked at: PyTorch writes zeros there. */
static tm_status
locate(tm_bytes b, uint64_t origin, const struct entry *e, tm_zip_member *m,
       tm_error *err)
{
	tm_cursor c = cursor_at(b, origin, e->header, err);
	unsigned name, extra;

	if (tm_cursor_le32(&c) != SIG_LOCAL)
		return tm_cursor_fail(&c, "local zip header expected");
	tm_cursor_take(&c, 22);
	name = tm_cursor_le16(&c);
	extra = tm_cursor_le16(&c);
	if (!tm_str_eq(tm_bytes_str(tm_cursor_take(&c, name)), m->name))
		return tm_cursor_fail(&c, "local zip header names another "
		                          "member than the directory");
	tm_cursor_take(&c, extra);
	m->offset = tm_cursor_offset(&c);
	m->packed = tm_cursor_take(&c, e->packed_size);
	m->deflated = e->method == METHOD_DEFLATE;
	return err->status;
}

static int
by_offset(const void *a, const void *b)
{
	const uint64_t x = ((const tm_zip_member *)a)->offset;
	const uint64_t y = ((const tm_zip_member *)b)->offset;

	return (x > y) - (x < y);
}

/* Refuses members that share bytes, headers included. */
static tm_status
check_overlap(const tm_zip *zip, tm_error *err)
{
	tm_zip_member *sorted = TM_NEW(zip->arena, tm_zip_member, zip->count);

	if (zip->count && !sorted)
		return tm_fail(err, TM_ELIMIT, TM_NO_OFFSET,
		               "the archive's directory needs more memory "
		               "than allowed");
	for (size_t i = 0; i < zip->count; i++)
		sorted[i] = zip->members[i];
	if (zip->count)
		qsort(sorted, zip->count, sizeof *sorted, by_offset);
	for (size_t i = 1; i < zip->count; i++) {
		const tm_zip_member *a = &sorted[i - 1], *b = &sorted[i];
		const uint64_t header = LOCAL_SIZE + b->name.len;

		if (b->offset - a->offset < header ||
		    a->packed.len > b->offset - a->offset - header)
			return tm_fail(err, TM_EINVAL, b->offset,
			               "two members of the archive overlap");
	}
	return TM_OK;
}

static tm_status
read_members(tm_zip *zip, tm_cursor *c, tm_bytes b, uint64_t origin)
{
	tm_error *const err = c->err;

	for (size_t i = 0; i < zip->count; i++) {
		tm_zip_member *m = &zip->members[i];
		const uint64_t at = tm_cursor_offset(c);
		struct entry e = { 0 };
		size_t other;

		read_entry(c, m, &e);
		if (tm_cursor_failed(c))
			return err->status;
		TM_TRY(check_entry(m, &e, at, err));
		TM_TRY(locate(b, origin, &e, m, err));
		if (tm_map_get(&zip->by_name, m->name, &other))
			return tm_fail(err, TM_EINVAL, at,
			               "the archive has two members of one "
			               "name, '%.*s'",
			               TM_STR_ARG(m->name));
		if (!tm_map_put(&zip->by_name, zip->arena, m->name, i))
			return tm_fail(err, TM_ELIMIT, at,
			               "the archive's directory needs more "
			               "memory than allowed");
	}
	return TM_OK;
}

tm_status
tm_zip_open(tm_zip *out, tm_bytes bytes, uint64_t origin, tm_arena *arena,
            tm_error *err)
{
	struct directory dir = { 0 };
	tm_bytes entries;
	tm_cursor c;

	*out = (tm_zip){ .arena = arena };
	TM_TRY(read_end(bytes, origin, &dir, err));
	if (tm_bytes_slice(bytes, dir.offset, dir.size, &entries) ||
	    dir.count > dir.size / CENTRAL_SIZE)
		return tm_fail(err, TM_EINVAL, origin + dir.offset,
		               "the zip directory lies outside the file");
	out->count = (size_t)dir.count;
	out->members = TM_NEW(arena, tm_zip_member, out->count);
	if (!out->members)
		return tm_fail(err, TM_ELIMIT, TM_NO_OFFSET,
		               "the archive's directory needs more memory "
		               "than allowed");
	c = tm_cursor_over(entries, origin + dir.offset, err);
	TM_TRY(read_members(out, &c, bytes, origin));
	return check_overlap(out, err);
}

tm_zip_member *
tm_zip_find(const tm_zip *zip, tm_str name)
{
	size_t i;

	return tm_map_get(&zip->by_name, name, &i) ? &zip->members[i] : NULL;
}

static tm_status
corrupt(const tm_zip_member *m, const char *what, tm_error *err)
{
	return tm_fail(err, TM_EINVAL, m->offset, "member '%.*s': %s",
	               TM_STR_ARG(m->name), what);
}

/* Runs zlib over M in steps of its 32-bit counters. */
static bool
inflate_into(const tm_zip_member *m, uint8_t *out)
{
	z_stream z = { 0 };
	uint64_t in_left = m->packed.len, out_left = m->size;
	int rc;

	if (inflateInit2(&z, -MAX_WBITS) != Z_OK)
		return false;
	z.next_in = (z_const Bytef *)m->packed.ptr;
	z.next_out = out;
	do {
		const uInt in = in_left > 1u << 30 ? 1u << 30 : (uInt)in_left;
		const uInt room = out_left > 1u << 30 ? 1u << 30
		                                      : (uInt)out_left;

		z.avail_in = in;
		z.avail_out = room;
		rc = inflate(&z, Z_NO_FLUSH);
		in_left -= in - z.avail_in;
		out_left -= room - z.avail_out;
	} while (rc == Z_OK);
	inflateEnd(&z);
	return rc == Z_STREAM_END && !in_left && !out_left;
}

static bool
crc_matches(const tm_zip_member *m, tm_bytes b)
{
	return crc32_z(crc32_z(0, NULL, 0), b.ptr, b.len) == m->crc;
}

tm_status
tm_zip_read(const tm_zip *zip, tm_zip_member *m, bool check, tm_bytes *out,
            tm_error *err)
{
	uint8_t *p;

	*out = m->packed;
	if (!m->deflated)
		return check && !crc_matches(m, *out)
		               ? corrupt(m, "checksum mismatch", err)
		               : TM_OK;
	*out = m->inflated;
	if (out->ptr)
		return TM_OK;
	if (m->size / MAX_RATIO > m->packed.len)
		return corrupt(m, "claims more than its bytes can hold", err);
	p = m->size <= SIZE_MAX ? TM_NEW(zip->arena, uint8_t, m->size) : NULL;
	if (!p)
		return tm_fail(err, TM_ELIMIT, m->offset,
		               "member '%.*s' needs %llu bytes, more memory "
		               "than allowed",
		               TM_STR_ARG(m->name), (unsigned long long)m->size);
	*out = (tm_bytes){ p, (size_t)m->size };
	if (!inflate_into(m, p))
		return corrupt(m, "damaged deflate data", err);
	if (!crc_matches(m, *out))
		return corrupt(m, "checksum mismatch", err);
	m->inflated = *out;
	return TM_OK;
}
