/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/npy.h"

#include "base/arena.h"
#include "base/convert.h"
#include "base/zip.h"

#include <inttypes.h>
#include <stdlib.h>

enum { PREFIX = 10, MAX_HEADER = 1 << 20, ALIGN_TO = 64 };

/* What the header's Python dict says. */
struct header {
	tm_dtype dtype;
	bool big_endian, fortran;
	int rank;
	int64_t shape[TM_MAX_RANK];
	bool has_descr, has_order, has_shape;
};

bool
tm_npy_detect(tm_bytes b)
{
	return b.len >= PREFIX && !memcmp(b.ptr, "\x93NUMPY", 6);
}

/* -- The header, a Python literal ---------------------------------------- */

static void
skip_blanks(tm_cursor *c)
{
	while (tm_cursor_left(c) && memchr(" \n\t\r", c->bytes.ptr[c->pos], 4))
		c->pos++;
}

/* Skips blanks, then TOKEN if it is next. */
static bool
accept(tm_cursor *c, const char *token)
{
	const size_t n = strlen(token);

	skip_blanks(c);
	if (tm_cursor_left(c) < n || memcmp(c->bytes.ptr + c->pos, token, n))
		return false;
	c->pos += n;
	return true;
}

static tm_str
quoted(tm_cursor *c)
{
	const uint8_t *start, *end;
	char quote;

	skip_blanks(c);
	quote = (char)tm_cursor_u8(c);
	start = c->bytes.ptr + c->pos;
	end = (quote == '\'' || quote == '"') && tm_cursor_left(c)
	              ? memchr(start, quote, tm_cursor_left(c))
	              : NULL;
	if (!end) {
		tm_cursor_fail(c, "string expected in .npy header");
		return (tm_str){ 0 };
	}
	c->pos += (size_t)(end - start) + 1;
	return (tm_str){ (const char *)start, (size_t)(end - start) };
}

static void
read_descr(tm_cursor *c, struct header *h)
{
	const tm_str s = quoted(c);
	char text[8] = { 0 };

	if (tm_cursor_failed(c))
		return;
	if (s.len > 1 && s.len < sizeof text)
		memcpy(text, s.ptr, s.len);
	h->big_endian = text[0] == '>';
	if (text[0] == '>' || text[0] == '=')
		text[0] = '<';
	h->dtype = tm_dtype_from_npy(tm_str_from(text));
	text[0] = '|';
	if (h->dtype == TM_DTYPE_NONE)
		h->dtype = tm_dtype_from_npy(tm_str_from(text));
	if (h->dtype == TM_DTYPE_NONE)
		tm_fail(c->err, TM_EUNSUP, tm_cursor_offset(c),
		        ".npy element type '%.*s' is not supported",
		        (int)(s.len > 40 ? 40 : s.len), s.ptr);
	h->has_descr = true;
}

static int64_t
decimal(tm_cursor *c)
{
	int64_t v = 0;
	bool any = false;

	skip_blanks(c);
	while (tm_cursor_left(c)) {
		const int digit = c->bytes.ptr[c->pos] - '0';

		if (digit < 0 || digit > 9)
			break;
		if (__builtin_mul_overflow(v, 10, &v) ||
		    __builtin_add_overflow(v, digit, &v)) {
			tm_cursor_fail(c, ".npy dimension exceeds 64 bits");
			return 0;
		}
		any = true;
		c->pos++;
	}
	if (!any)
		tm_cursor_fail(c, "number expected in .npy header");
	return v;
}

static void
read_shape(tm_cursor *c, struct header *h)
{
	h->has_shape = accept(c, "(");
	while (!accept(c, ")") && !tm_cursor_failed(c)) {
		if (h->rank == TM_MAX_RANK) {
			tm_cursor_fail(c, "too many dimensions");
			return;
		}
		h->shape[h->rank++] = decimal(c);
		accept(c, "L"); /* Python 2 wrote it */
		if (!accept(c, ",")) {
			if (!accept(c, ")"))
				tm_cursor_fail(c, "bad shape in .npy header");
			return;
		}
	}
}

static void
read_order(tm_cursor *c, struct header *h)
{
	h->fortran = accept(c, "True");
	h->has_order = h->fortran || accept(c, "False");
}

static tm_status
read_header(tm_cursor *c, struct header *h)
{
	if (!accept(c, "{"))
		return tm_cursor_fail(c, "bad .npy header");
	while (!accept(c, "}")) {
		const tm_str key = quoted(c);

		if (!accept(c, ":"))
			tm_cursor_fail(c, "bad .npy header");
		if (tm_cursor_failed(c))
			return c->err->status;
		if (tm_str_eq(key, TM_STR("descr")))
			read_descr(c, h);
		else if (tm_str_eq(key, TM_STR("shape")))
			read_shape(c, h);
		else if (tm_str_eq(key, TM_STR("fortran_order")))
			read_order(c, h);
		else
			tm_cursor_fail(c, "unknown key in .npy header");
		accept(c, ",");
	}
	if (!h->has_descr || !h->has_order || !h->has_shape)
		return tm_cursor_fail(c, "incomplete .npy header");
	return c->err->status;
}

/* -- The data ------------------------------------------------------------ */

/* Reverses the bytes of each number; a complex element is two. */
static void
swap_bytes(uint8_t *p, size_t size, size_t width)
{
	for (size_t at = 0; at + width <= size; at += width)
		for (size_t i = 0; i < width / 2; i++) {
			const uint8_t t = p[at + i];

			p[at + i] = p[at + width - 1 - i];
			p[at + width - 1 - i] = t;
		}
}

/* Copies from column-major order, counting up the row-major index. */
static void
from_fortran(tm_array *out, const uint8_t *data, size_t item)
{
	int64_t index[TM_MAX_RANK] = { 0 };
	const int64_t n = tm_array_count(out);

	for (int64_t i = 0; i < n; i++) {
		int64_t at = 0;

		for (int d = out->rank - 1; d >= 0; d--)
			at = at * out->shape[d] + index[d];
		memcpy((uint8_t *)out->data + (size_t)i * item,
		       data + (size_t)at * item, item);
		for (int d = out->rank - 1; d >= 0; d--) {
			if (++index[d] < out->shape[d])
				break;
			index[d] = 0;
		}
	}
}

static tm_status
take_data(tm_array *out, const struct header *h, tm_cursor *c)
{
	const tm_dtype_info *info = tm_dtype_get(h->dtype);
	const size_t item = (size_t)info->bits / 8;
	const size_t number = info->cls == TM_CLASS_COMPLEX ? item / 2 : item;
	uint64_t n = 1, size;
	tm_bytes data;

	for (int d = 0; d < h->rank; d++)
		if (__builtin_mul_overflow(n, (uint64_t)h->shape[d], &n))
			return tm_cursor_fail(c, ".npy shape is too large");
	if (!tm_dtype_bytes(h->dtype, n, &size))
		return tm_cursor_fail(c, ".npy shape is too large");
	data = tm_cursor_take(c, size);
	if (tm_cursor_failed(c))
		return c->err->status;
	if (!h->big_endian && !h->fortran && !((uintptr_t)data.ptr % number)) {
		*out = (tm_array){ .dtype = h->dtype, .rank = h->rank,
			           .data = (void *)(uintptr_t)data.ptr,
			           .size = data.len };
		memcpy(out->shape, h->shape, sizeof out->shape);
		return TM_OK;
	}
	if (tm_array_alloc(out, h->dtype, h->rank, h->shape))
		return tm_fail(c->err, TM_ENOMEM, TM_NO_OFFSET,
		               "out of memory");
	if (h->fortran)
		from_fortran(out, data.ptr, item);
	else if (data.len)
		memcpy(out->data, data.ptr, data.len);
	if (h->big_endian)
		swap_bytes(out->data, out->size, number);
	return TM_OK;
}

tm_status
tm_npy_read(tm_array *out, tm_bytes bytes, uint64_t origin, tm_error *err)
{
	tm_cursor c = tm_cursor_over(bytes, origin, err), text;
	struct header h = { 0 };
	unsigned major;
	uint32_t len;

	*out = (tm_array){ 0 };
	if (!tm_npy_detect(bytes))
		return tm_cursor_fail(&c, "not a .npy file");
	tm_cursor_take(&c, 6);
	major = tm_cursor_u8(&c);
	tm_cursor_u8(&c);
	if (major < 1 || major > 3)
		return tm_fail(err, TM_EUNSUP, origin + 6,
		               ".npy version %u is not supported", major);
	len = major == 1 ? tm_cursor_le16(&c) : tm_cursor_le32(&c);
	if (len > MAX_HEADER)
		return tm_cursor_fail(&c, ".npy header is too long");
	text = tm_cursor_over(tm_cursor_take(&c, len), origin + PREFIX, err);
	TM_TRY(read_header(&text, &h));
	return take_data(out, &h, &c);
}

/* -- Writing ------------------------------------------------------------- */

/* Appends to TEXT of SIZE, which is known to be enough. */
static void
append_shape(char *text, size_t size, const tm_array *a)
{
	size_t n = strlen(text);

	for (int d = 0; d < a->rank; d++)
		n += (size_t)snprintf(text + n, size - n, "%" PRId64 "%s",
		                      a->shape[d],
		                      a->rank == 1       ? ","
		                      : d + 1 < a->rank ? ", "
		                                        : "");
	snprintf(text + n, size - n, "), }");
}

static tm_status
write_numpy(FILE *file, const tm_array *a, tm_error *err)
{
	char text[64 + 24 * TM_MAX_RANK];
	unsigned char head[PREFIX] = "\x93NUMPY\1\0";
	size_t len, padded;

	snprintf(text, sizeof text,
	         "{'descr': '%s', 'fortran_order': False, 'shape': (",
	         tm_dtype_get(a->dtype)->npy);
	append_shape(text, sizeof text, a);
	len = strlen(text);
	padded = (PREFIX + len + 1 + ALIGN_TO - 1) / ALIGN_TO * ALIGN_TO -
	         PREFIX;
	head[8] = padded & 0xff;
	head[9] = (unsigned char)(padded >> 8);
	fwrite(head, 1, sizeof head, file);
	fprintf(file, "%s%*s\n", text, (int)(padded - len - 1), "");
	if (a->size)
		fwrite(a->data, 1, a->size, file);
	return ferror(file) ? tm_fail(err, TM_EIO, TM_NO_OFFSET,
	                              "cannot write .npy data")
	                    : TM_OK;
}

tm_status
tm_npy_write(FILE *file, const tm_array *array, tm_error *err)
{
	tm_array wide;
	tm_status status;

	if (tm_dtype_get(array->dtype)->npy)
		return write_numpy(file, array, err);
	status = tm_array_widen(&wide, array);
	if (status != TM_OK)
		return tm_fail(err, status, TM_NO_OFFSET, "out of memory");
	status = write_numpy(file, &wide, err);
	tm_array_free(&wide);
	return status;
}

/* -- Archives ------------------------------------------------------------ */

static tm_status
read_arrays(tm_array *arrays, tm_str *names, const tm_zip *zip, size_t *done,
            tm_error *err)
{
	for (*done = 0; *done < zip->count; ++*done) {
		tm_zip_member *m = &zip->members[*done];
		tm_str name = m->name;
		tm_bytes bytes;

		if (tm_str_ends(name, TM_STR(".npy")))
			name.len -= 4;
		names[*done] = name;
		TM_TRY(tm_zip_read(zip, m, true, &bytes, err));
		TM_TRY(tm_npy_read(&arrays[*done], bytes, m->offset, err));
	}
	return TM_OK;
}

tm_status
tm_npz_read(tm_array **arrays, tm_str **names, size_t *count, tm_bytes bytes,
            tm_arena *arena, tm_error *err)
{
	tm_status status;
	tm_zip zip;

	*count = 0;
	TM_TRY(tm_zip_open(&zip, bytes, 0, arena, err));
	*arrays = TM_NEW(arena, tm_array, zip.count);
	*names = TM_NEW(arena, tm_str, zip.count);
	if (!*arrays || !*names)
		return tm_fail(err, TM_ELIMIT, TM_NO_OFFSET,
		               "archive needs more memory than allowed");
	status = read_arrays(*arrays, *names, &zip, count, err);
	if (status != TM_OK)
		while (*count)
			tm_array_free(&(*arrays)[--*count]);
	return status;
}
