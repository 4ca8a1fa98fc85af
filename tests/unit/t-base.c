/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* lib/base: what reads untrusted bytes, what hands out memory, and the table
 * of element types. */
#include "base/arena.h"
#include "base/array.h"
#include "base/bytes.h"
#include "base/dtype.h"
#include "base/status.h"
#include "base/str.h"

#include "tap.h"

#include <stdlib.h>
#include <unistd.h>

#define BYTES(...)                                               \
	{                                                        \
		(const uint8_t[]){ __VA_ARGS__ },                \
		sizeof((const uint8_t[]){ __VA_ARGS__ })         \
	}

/* ---- varints ------------------------------------------------------------- */

static const struct varint_row {
	const char *name;
	tm_bytes in;
	uint64_t want;
	const char *reason; /* NULL: it is read */
} varints[] = {
	{ "zero", BYTES(0), 0, NULL },
	{ "one byte", BYTES(0x7f), 127, NULL },
	{ "two bytes", BYTES(0xac, 0x02), 300, NULL },
	{ "padded zero", BYTES(0x80, 0x80, 0x00), 0, NULL },
	{ "largest",
	  BYTES(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01),
	  UINT64_MAX, NULL },
	{ "bit 65",
	  BYTES(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x02), 0,
	  "varint exceeds 64 bits" },
	{ "eleven bytes",
	  BYTES(0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x81, 0),
	  0, "varint exceeds 64 bits" },
	{ "cut", BYTES(0x80), 0, "length runs past the end" },
	{ "empty", { NULL, 0 }, 0, "length runs past the end" },
};

static void
test_varint(const struct varint_row *row)
{
	tm_error err = { 0 };
	tm_cursor c = tm_cursor_over(row->in, 100, &err);
	const uint64_t got = tm_cursor_varint(&c);

	ok(got == row->want, "varint %s: value", row->name);
	is_str(err.reason, row->reason ? row->reason : "", "varint %s: reason",
	       row->name);
	ok(tm_cursor_failed(&c) == (row->reason != NULL),
	   "varint %s: failed or not", row->name);
	if (!row->reason)
		is_int((intmax_t)tm_cursor_offset(&c),
		       (intmax_t)(100 + row->in.len), "varint %s: offset",
		       row->name);
}

/* ---- cursor -------------------------------------------------------------- */

static void
test_cursor_numbers(void)
{
	static const uint8_t data[] = { 1, 2, 3, 4, 5, 6, 7, 8,
		                        9, 10, 11, 12, 13, 14, 15 };
	tm_error err = { 0 };
	tm_cursor c = tm_cursor_over((tm_bytes){ data, sizeof data }, 0, &err);

	is_int(tm_cursor_u8(&c), 1, "u8");
	is_int(tm_cursor_le16(&c), 0x0302, "le16");
	is_int(tm_cursor_le32(&c), 0x07060504, "le32");
	ok(tm_cursor_le64(&c) == 0x0f0e0d0c0b0a0908, "le64");
	is_int((intmax_t)tm_cursor_left(&c), 0, "nothing is left");
	ok(!tm_cursor_failed(&c), "reading to the end is no failure");
}

static void
test_cursor_sticks(void)
{
	static const uint8_t data[] = { 1, 2, 3 };
	tm_error err = { 0 };
	tm_cursor c = tm_cursor_over((tm_bytes){ data, 3 }, 40, &err);
	tm_bytes b;

	is_int(tm_cursor_u8(&c), 1, "a byte before the failure");
	b = tm_cursor_take(&c, UINT64_MAX);
	ok(b.len == 0 && !b.ptr, "too long a take is empty");
	is_int(err.status, TM_EINVAL, "too long a take is corrupt");
	ok(err.has_offset && err.offset == 41, "its offset is the file's");
	is_int(tm_cursor_u8(&c), 0, "nothing is read after a failure");
	is_int((intmax_t)tm_cursor_left(&c), 0, "nothing is left after it");
	tm_cursor_fail(&c, "second");
	is_str(err.reason, "length runs past the end", "the first reason stays");
}

static void
test_cursor_empty(void)
{
	tm_error err = { 0 };
	tm_cursor c = tm_cursor_over((tm_bytes){ NULL, 0 }, 0, &err);
	const tm_bytes b = tm_cursor_take(&c, 0);

	ok(b.len == 0 && !tm_cursor_failed(&c), "taking nothing from nothing");
}

static void
test_slice(void)
{
	static const uint8_t data[4] = { 10, 11, 12, 13 };
	static const struct {
		uint64_t offset, len;
		tm_status want;
	} rows[] = {
		{ 0, 4, TM_OK },          { 1, 3, TM_OK },
		{ 4, 0, TM_OK },          { 4, 1, TM_EINVAL },
		{ 5, 0, TM_EINVAL },      { 1, 4, TM_EINVAL },
		{ 1, UINT64_MAX, TM_EINVAL }, { UINT64_MAX, 2, TM_EINVAL },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		tm_bytes out;
		const tm_status s = tm_bytes_slice((tm_bytes){ data, 4 },
		                                   rows[i].offset,
		                                   rows[i].len, &out);

		is_int(s, rows[i].want, "slice row %zu", i);
		if (s == TM_OK && rows[i].len)
			ok(out.len == rows[i].len &&
			           out.ptr == data + rows[i].offset,
			   "slice row %zu: place", i);
		else
			ok(out.len == 0, "slice row %zu: empty", i);
	}
}

/* ---- errors -------------------------------------------------------------- */

static void
test_errors(void)
{
	tm_error err = { 0 };

	is_int(tm_fail(NULL, TM_ELIMIT, 3, "x"), TM_ELIMIT, "no error to fill");
	is_int(tm_fail(&err, TM_EUNSUP, TM_NO_OFFSET, "op %d", 7), TM_EUNSUP,
	       "first failure");
	is_str(err.reason, "op 7", "its reason");
	ok(!err.has_offset, "no offset");
	is_int(tm_fail(&err, TM_EINVAL, 9, "later"), TM_EUNSUP,
	       "a later failure returns the first");
	is_str(err.reason, "op 7", "and changes nothing");
	for (int s = TM_OK; s <= TM_EIO; s++)
		ok(tm_status_name((tm_status)s) &&
		           *tm_status_name((tm_status)s),
		   "status %d has a name", s);
}

static void
test_long_reason(void)
{
	char text[2 * sizeof((tm_error *)0)->reason];
	tm_error err = { 0 };

	memset(text, 'a', sizeof text - 1);
	text[sizeof text - 1] = 0;
	tm_fail(&err, TM_EINVAL, 0, "%s", text);
	is_int((intmax_t)strlen(err.reason), sizeof err.reason - 1,
	       "a long reason is cut");
}

/* ---- arena --------------------------------------------------------------- */

static bool
all_zero(const unsigned char *p, size_t n)
{
	for (size_t i = 0; i < n; i++)
		if (p[i])
			return false;
	return true;
}

static void
test_arena_alloc(void)
{
	tm_arena a = { 0 };
	bool zeroed = true, aligned = true;

	for (size_t n = 1; n < 300000; n = n * 3 + 1) {
		unsigned char *p = tm_arena_alloc(&a, n, 1);

		if (!p)
			break;
		zeroed &= all_zero(p, n);
		aligned &= (uintptr_t)p % 16 == 0;
		memset(p, 0xff, n);
	}
	ok(zeroed, "memory is zeroed");
	ok(aligned, "memory is aligned to 16");
	ok(!tm_arena_alloc(&a, SIZE_MAX, 2), "a product that overflows");
	ok(!tm_arena_alloc(&a, SIZE_MAX, 1), "a size that cannot be rounded");
	ok(!tm_arena_alloc(&a, SIZE_MAX - 64, 1), "a size nobody has");
	ok(tm_arena_alloc(&a, 0, 8) != NULL, "an empty array is not a failure");
	tm_arena_free(&a);
	ok(tm_arena_alloc(&a, 1, 1) != NULL, "a freed arena can be used again");
	tm_arena_free(&a);
}

static void
test_arena_limit(void)
{
	tm_arena a;

	tm_arena_init(&a, 64);
	ok(tm_arena_alloc(&a, 48, 1) != NULL, "below the limit");
	ok(!tm_arena_alloc(&a, 17, 1), "above the limit");
	ok(tm_arena_alloc(&a, 16, 1) != NULL, "a refusal uses nothing up");
	ok(!tm_arena_alloc(&a, 1, 1), "at the limit");
	tm_arena_free(&a);
	ok(tm_arena_alloc(&a, 64, 1) != NULL, "freeing keeps the limit");
	ok(!tm_arena_alloc(&a, 1, 1), "and enforces it");
	tm_arena_free(&a);
}

static void
test_arena_text(void)
{
	tm_arena a = { 0 };
	tm_arena tiny;
	const tm_str copy = tm_arena_str(&a, (tm_str){ "abcdef", 3 });

	ok(tm_str_eq(copy, TM_STR("abc")), "a copy of text");
	is_str(copy.ptr, "abc", "has a NUL");
	is_str(tm_arena_cstr(&a, (tm_str){ NULL, 0 }), "", "of no text");
	is_str(tm_arena_printf(&a, "%d-%s", 7, "x"), "7-x", "formatted text");
	tm_arena_init(&tiny, 16);
	ok(!tm_arena_printf(&tiny, "%s", "0123456789abcdef"),
	   "formatted text past the limit");
	tm_arena_free(&tiny);
	tm_arena_free(&a);
}

static void
test_arena_grow(void)
{
	tm_arena a = { 0 };
	int *v = NULL;
	size_t cap = 0;
	bool good = true;

	for (size_t i = 0; i < 1000; i++) {
		good &= tm_arena_grow(&a, &v, &cap, i + 1, sizeof *v);
		v[i] = (int)i;
	}
	for (int i = 0; i < 1000; i++)
		good &= v[i] == i;
	ok(good && cap >= 1000, "an array grows and keeps its contents");
	ok(!tm_arena_grow(&a, &v, &cap, SIZE_MAX, sizeof *v) && v[999] == 999,
	   "growing too far fails and leaves it alone");
	tm_arena_free(&a);
}

/* ---- element types ------------------------------------------------------- */

static void
test_dtype_round_trip(tm_dtype d)
{
	const tm_dtype_info *i = tm_dtype_get(d);

	is_int(tm_dtype_from_mlir(tm_str_from(i->mlir)), d, "%s: MLIR's %s",
	       i->name, i->mlir);
	if (i->torch >= 0)
		is_int(tm_dtype_from_torch(i->torch), d, "%s: torch's %d",
		       i->name, i->torch);
	if (i->pt2 >= 0)
		is_int(tm_dtype_from_pt2(i->pt2), d, "%s: .pt2's %d", i->name,
		       i->pt2);
	if (i->onnx >= 0)
		is_int(tm_dtype_from_onnx(i->onnx), d, "%s: ONNX's %d",
		       i->name, i->onnx);
	if (i->npy)
		is_int(tm_dtype_from_npy(tm_str_from(i->npy)), d, "%s: %s",
		       i->name, i->npy);
}

static void
test_dtype_unknown(void)
{
	is_int(tm_dtype_from_torch(-1), TM_DTYPE_NONE, "torch's -1");
	is_int(tm_dtype_from_pt2(-1), TM_DTYPE_NONE, ".pt2's -1");
	is_int(tm_dtype_from_onnx(0), TM_DTYPE_NONE, "ONNX's UNDEFINED");
	is_int(tm_dtype_from_npy(TM_STR("<f3")), TM_DTYPE_NONE, "<f3");
	is_int(tm_dtype_from_mlir(TM_STR("f33")), TM_DTYPE_NONE, "f33");
	is_int(tm_dtype_from_mlir((tm_str){ NULL, 0 }), TM_DTYPE_NONE, "none");
	is_str(tm_dtype_get((tm_dtype)9999)->name, "none", "out of the table");
}

static void
test_dtype_bytes(void)
{
	static const struct {
		tm_dtype dtype;
		uint64_t n, want;
		bool good;
	} rows[] = {
		{ TM_F32, 3, 12, true },
		{ TM_BOOL, 3, 3, true },
		{ TM_C128, 2, 32, true },
		{ TM_I4, 3, 2, true },
		{ TM_I4, 4, 2, true },
		{ TM_U4, UINT64_MAX, UINT64_MAX / 2 + 1, true },
		{ TM_F64, UINT64_MAX / 4, 0, false },
		{ TM_DTYPE_NONE, 1, 0, false },
	};

	for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
		uint64_t bytes = 0;
		const bool good = tm_dtype_bytes(rows[i].dtype, rows[i].n,
		                                 &bytes);

		ok(good == rows[i].good, "bytes row %zu: fits or not", i);
		if (rows[i].good)
			ok(bytes == rows[i].want, "bytes row %zu", i);
	}
}

/* ---- arrays -------------------------------------------------------------- */

static void
test_array(void)
{
	tm_array a;

	is_int(tm_array_alloc(&a, TM_F32, 2, (int64_t[]){ 3, 5 }), TM_OK,
	       "a 3x5 array");
	is_int((intmax_t)a.size, 60, "its bytes");
	is_int(tm_array_count(&a), 15, "its elements");
	ok(all_zero(a.data, a.size), "it is zeroed");
	tm_array_free(&a);
	tm_array_free(&a);
	is_int(tm_array_alloc(&a, TM_I64, 0, NULL), TM_OK, "a scalar");
	is_int((intmax_t)a.size, 8, "its bytes");
	tm_array_free(&a);
	is_int(tm_array_alloc(&a, TM_F32, 2, (int64_t[]){ 0, 7 }), TM_OK,
	       "an empty array");
	ok(a.data && a.size == 0, "it has a place");
	tm_array_free(&a);
	is_int(tm_array_alloc(&a, TM_F32, 1, (int64_t[]){ -1 }), TM_EINVAL,
	       "a negative extent");
	is_int(tm_array_alloc(&a, TM_F32, TM_MAX_RANK + 1, NULL), TM_ELIMIT,
	       "too many dimensions");
	is_int(tm_array_alloc(&a, TM_F64, 2,
	                      (int64_t[]){ INT64_MAX, INT64_MAX }),
	       TM_ELIMIT, "a product that overflows");
	tm_array_free(&a);
}

/* ---- files --------------------------------------------------------------- */

static void
test_file(void)
{
	char name[] = "t-base-XXXXXX";
	const int fd = mkstemp(name);
	tm_error err = { 0 };
	tm_file f;

	if (!ok(fd >= 0 && write(fd, "hello", 5) == 5, "a file is made"))
		return;
	close(fd);
	is_int(tm_file_open(name, &f, &err), TM_OK, "it opens");
	ok(f.mapped && tm_str_eq(tm_bytes_str(f.bytes), TM_STR("hello")),
	   "it is mapped");
	tm_file_close(&f);
	tm_file_close(&f);
	ok(!truncate(name, 0), "it is emptied");
	is_int(tm_file_open(name, &f, &err), TM_OK, "it opens when empty");
	ok(f.bytes.len == 0 && !f.mapped, "nothing is mapped");
	tm_file_close(&f);
	unlink(name);
	is_int(tm_file_open(name, &f, &err), TM_EIO, "it is gone");
	ok(strstr(err.reason, "No such file") != NULL, "and the reason says so");
	tm_file_close(&f);
	err = (tm_error){ 0 };
	is_int(tm_file_open(".", &f, &err), TM_EIO, "a folder");
	is_str(err.reason, "is a directory", "and its reason");
}

static void
test_pipe(void)
{
	static char big[50000];
	char path[32];
	tm_error err = { 0 };
	tm_file f;
	int fd[2];

	if (!ok(!pipe(fd), "a pipe"))
		return;
	/* One pipe buffer holds it, so that nobody has to read meanwhile. */
	ok(write(fd[1], big, sizeof big) == sizeof big, "is filled");
	close(fd[1]);
	snprintf(path, sizeof path, "/dev/fd/%d", fd[0]);
	is_int(tm_file_open(path, &f, &err), TM_OK, "it opens");
	ok(!f.mapped && f.bytes.len == sizeof big, "and is read to its end");
	tm_file_close(&f);
	close(fd[0]);
}

int
main(void)
{
	for (size_t i = 0; i < sizeof varints / sizeof *varints; i++)
		test_varint(&varints[i]);
	test_cursor_numbers();
	test_cursor_sticks();
	test_cursor_empty();
	test_slice();
	test_errors();
	test_long_reason();
	test_arena_alloc();
	test_arena_limit();
	test_arena_text();
	test_arena_grow();
	for (int d = 1; d < TM_NUM_DTYPES; d++)
		test_dtype_round_trip((tm_dtype)d);
	test_dtype_unknown();
	test_dtype_bytes();
	test_array();
	test_file();
	test_pipe();
	return tap_done();
}
