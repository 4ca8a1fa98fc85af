/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/bytes.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

tm_cursor
tm_cursor_over(tm_bytes bytes, uint64_t origin, tm_error *err)
{
	return (tm_cursor){ .bytes = bytes, .origin = origin, .err = err };
}

size_t
tm_cursor_left(const tm_cursor *c)
{
	return tm_cursor_failed(c) ? 0 : c->bytes.len - c->pos;
}

uint64_t
tm_cursor_offset(const tm_cursor *c)
{
	return c->origin + c->pos;
}

bool
tm_cursor_failed(const tm_cursor *c)
{
	return c->err->status != TM_OK;
}

tm_status
tm_cursor_fail(tm_cursor *c, const char *reason)
{
	return tm_fail(c->err, TM_EINVAL, tm_cursor_offset(c), "%s", reason);
}

tm_bytes
tm_cursor_take(tm_cursor *c, uint64_t n)
{
	tm_bytes out = { 0 };

	if (tm_cursor_failed(c))
		return out;
	if (n > c->bytes.len - c->pos) {
		tm_cursor_fail(c, "length runs past the end");
		return out;
	}
	if (n == 0) /* a pointer may be NULL then, and NULL + 0 is undefined */
		return out;
	out = (tm_bytes){ c->bytes.ptr + c->pos, (size_t)n };
	c->pos += (size_t)n;
	return out;
}

/* The next N (at most 8) bytes as a little-endian number. */
static uint64_t
little_endian(tm_cursor *c, unsigned n)
{
	const tm_bytes b = tm_cursor_take(c, n);
	uint64_t v = 0;

	for (size_t i = 0; i < b.len; i++)
		v |= (uint64_t)b.ptr[i] << (8 * i);
	return v;
}

uint8_t
tm_cursor_u8(tm_cursor *c)
{
	return (uint8_t)little_endian(c, 1);
}

uint16_t
tm_cursor_le16(tm_cursor *c)
{
	return (uint16_t)little_endian(c, 2);
}

uint32_t
tm_cursor_le32(tm_cursor *c)
{
	return (uint32_t)little_endian(c, 4);
}

uint64_t
tm_cursor_le64(tm_cursor *c)
{
	return little_endian(c, 8);
}

uint64_t
tm_cursor_varint(tm_cursor *c)
{
	uint64_t v = 0;

	for (unsigned shift = 0; shift < 64; shift += 7) {
		const uint8_t b = tm_cursor_u8(c);

		if (tm_cursor_failed(c))
			return 0;
		if (shift == 63 && b > 1)
			break;
		v |= (uint64_t)(b & 0x7f) << shift;
		if (!(b & 0x80))
			return v;
	}
	tm_cursor_fail(c, "varint exceeds 64 bits");
	return 0;
}

tm_status
tm_bytes_slice(tm_bytes bytes, uint64_t offset, uint64_t len, tm_bytes *out)
{
	*out = (tm_bytes){ 0 };
	if (offset > bytes.len || len > bytes.len - offset)
		return TM_EINVAL;
	if (len)
		*out = (tm_bytes){ bytes.ptr + offset, (size_t)len };
	return TM_OK;
}

/* Reads what cannot be mapped, a pipe or a terminal, to its end. */
static tm_status
read_all(int fd, tm_file *out, tm_error *err)
{
	size_t cap = 0, len = 0;
	uint8_t *buf = NULL;

	for (;;) {
		ssize_t got;

		if (len == cap) {
			uint8_t *p = realloc(buf, cap = cap ? 2 * cap : 65536);

			if (!p) {
				free(buf);
				return tm_fail(err, TM_ENOMEM, TM_NO_OFFSET,
				               "out of memory");
			}
			buf = p;
		}
		got = read(fd, buf + len, cap - len);
		if (got < 0 && errno == EINTR)
			continue;
		if (got < 0) {
			free(buf);
			return tm_fail(err, TM_EIO, TM_NO_OFFSET, "%s",
			               strerror(errno));
		}
		if (got == 0)
			break;
		len += (size_t)got;
	}
	*out = (tm_file){ .bytes = { buf, len } };
	return TM_OK;
}

static tm_status
map_or_read(int fd, tm_file *out, tm_error *err)
{
	struct stat st;
	void *p;

	if (fstat(fd, &st))
		return tm_fail(err, TM_EIO, TM_NO_OFFSET, "%s",
		               strerror(errno));
	if (S_ISDIR(st.st_mode))
		return tm_fail(err, TM_EIO, TM_NO_OFFSET, "is a directory");
	if (!S_ISREG(st.st_mode) || st.st_size == 0)
		return read_all(fd, out, err);
	p = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
	if (p == MAP_FAILED)
		return read_all(fd, out, err);
	*out = (tm_file){ .bytes = { p, (size_t)st.st_size }, .mapped = true };
	return TM_OK;
}

tm_status
tm_file_open(const char *path, tm_file *out, tm_error *err)
{
	const bool standard_input = !strcmp(path, "-");
	const int fd = standard_input ? STDIN_FILENO
	                              : open(path, O_RDONLY | O_CLOEXEC);
	tm_status status;

	*out = (tm_file){ 0 };
	if (fd < 0)
		return tm_fail(err, TM_EIO, TM_NO_OFFSET, "%s",
		               strerror(errno));
	status = map_or_read(fd, out, err);
	if (!standard_input)
		close(fd);
	return status;
}

void
tm_file_close(tm_file *file)
{
	if (file->mapped)
		munmap((void *)(uintptr_t)file->bytes.ptr, file->bytes.len);
	else
		free((void *)(uintptr_t)file->bytes.ptr);
	*file = (tm_file){ 0 };
}
