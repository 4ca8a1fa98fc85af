/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* lib/base: map, JSON, pickle, .npy, small floats. */
#include "base/convert.h"
#include "base/json.h"
#include "base/map.h"
#include "base/npy.h"
#include "base/pickle.h"

#include "tap.h"

#include <math.h>
#include <stdlib.h>

#define BYTES(text) ((tm_bytes){ (const uint8_t *)(text), sizeof(text) - 1 })

static void
test_map(void)
{
	tm_arena arena = { 0 };
	tm_map map = { 0 };
	size_t v = 7, wrong = 0;

	ok(!tm_map_get(&map, TM_STR("x"), &v) && v == 7, "empty map");
	for (size_t i = 0; i < 5000; i++)
		tm_map_put(&map, &arena,
		           tm_str_from(tm_arena_printf(&arena, "k%zu", i)), i);
	tm_map_put(&map, &arena, TM_STR("k17"), 99);
	for (size_t i = 0; i < 5000; i++) {
		const char *k = tm_arena_printf(&arena, "k%zu", i);

		wrong += !tm_map_get(&map, tm_str_from(k), &v) ||
		         v != (i == 17 ? 99 : i);
	}
	is_int((intmax_t)wrong, 0, "5000 keys");
	is_int((intmax_t)map.count, 5000, "a key is replaced, not added");
	ok(!tm_map_get(&map, TM_STR("k5000"), &v), "a key that is not there");
	tm_arena_free(&arena);
}

/* ---- JSON --------------------------------------------------------------- */

static const struct {
	const char *name, *text;
	uint64_t memory;
	tm_status status;
} documents[] = {
	{ "object", "{\"a\": [1, 2.5, null, true]}", 0, TM_OK },
	{ "blanks around", " [] \n", 0, TM_OK },
	{ "bare NaN and Infinity", "[NaN, Infinity, -Infinity]", 0, TM_OK },
	{ "cut", "{\"a\": ", 0, TM_EINVAL },
	{ "empty", "", 0, TM_EINVAL },
	{ "two documents", "[] []", 0, TM_EINVAL },
	{ "bad token", "[1, x]", 0, TM_EINVAL },
	{ "small memory", "[[[[]]]]", 1000, TM_ELIMIT },
	{ "enough memory", "[[[[]]]]", 4000, TM_OK },
	{ "brackets in a string cost nothing", "\"[[[[\\\"[[[[\"", 1000,
	  TM_OK },
};

static void
test_json_documents(void)
{
	for (size_t i = 0; i < sizeof documents / sizeof *documents; i++) {
		const tm_str s = tm_str_from(documents[i].text);
		const tm_bytes b = { (const uint8_t *)s.ptr, s.len };
		tm_error err = { 0 };
		tm_json *doc;

		is_int(tm_json_parse(&doc, b, 0, documents[i].memory, &err),
		       documents[i].status, "json: %s", documents[i].name);
		tm_json_free(doc);
	}
}

static void
test_json_values(void)
{
	const tm_bytes text = BYTES(
	        "{\"big\": 9223372036854775807, \"huge\": 9223372036854775808,"
	        " \"f\": 0.1, \"inf\": \"-Infinity\", \"s\": \"h\\u00e9\","
	        " \"nan\": NaN, \"i\": -3, \"z\": null}");
	tm_json_walk walk = { 0 };
	tm_error err = { 0 };
	int64_t i = 0;
	double f = 0;
	tm_json *doc;
	size_t n = 0;
	tm_str s;

	if (!ok(tm_json_parse(&doc, text, 0, 0, &err) == TM_OK, "json values"))
		return;
	ok(tm_json_int(tm_json_get(doc, "big"), &i) && i == INT64_MAX,
	   "INT64_MAX is exact");
	ok(!tm_json_int(tm_json_get(doc, "huge"), &i), "INT64_MAX + 1 is none");
	ok(tm_json_float(tm_json_get(doc, "f"), &f) && f == 0.1, "0.1");
	ok(tm_json_float(tm_json_get(doc, "inf"), &f) && f == -INFINITY,
	   "\"-Infinity\" where a float stands");
	ok(tm_json_float(tm_json_get(doc, "nan"), &f) && isnan(f), "bare NaN");
	ok(tm_json_float(tm_json_get(doc, "i"), &f) && f == -3, "int as float");
	ok(!tm_json_int(tm_json_get(doc, "f"), &i), "float is no int");
	ok(tm_json_str(tm_json_get(doc, "s"), &s) &&
	           tm_str_eq(s, TM_STR("h\xc3\xa9")),
	   "escapes become UTF-8");
	ok(!tm_json_get(doc, "z") && !tm_json_get(doc, "missing"),
	   "null and missing are alike");
	while (tm_json_next(doc, &walk))
		n++;
	is_int((intmax_t)n, 8, "members are walked");
	tm_json_free(doc);
}

/* ---- pickle ------------------------------------------------------------- */

static const tm_pickle_global known[] = { { "m", "f", 5 }, { 0 } };

static const struct {
	const char *name;
	tm_bytes bytes;
	tm_status status;
	tm_pickle_kind kind;
} pickles[] = {
	{ "none", BYTES("N."), TM_OK, TM_PICKLE_NONE },
	{ "no stop", BYTES("N"), TM_EINVAL, 0 },
	{ "nothing", BYTES(""), TM_EINVAL, 0 },
	{ "known call", BYTES("cm\nf\n)R."), TM_OK, TM_PICKLE_CALL },
	{ "unknown call", BYTES("cos\nsystem\n)R."), TM_EUNSUP, 0 },
	{ "unknown, not called", BYTES("cos\nsystem\n."), TM_OK,
	  TM_PICKLE_GLOBAL },
	{ "call of a number", BYTES("K\1)R."), TM_EINVAL, 0 },
	{ "protocol 4 global", BYTES("\x8c\1m\x8c\1f\x93)R."), TM_OK,
	  TM_PICKLE_CALL },
	{ "instance", BYTES("(im\nf\n."), TM_EUNSUP, 0 },
	{ "long string", BYTES("X\xff\xff\xff\x7f."), TM_EINVAL, 0 },
	{ "long of nine bytes", BYTES("\x8a\x09"
	                              "123456789."),
	  TM_EINVAL, 0 },
	{ "odd items", BYTES("}(K\1u."), TM_EINVAL, 0 },
	{ "append to a dict", BYTES("}K\1a."), TM_EINVAL, 0 },
	{ "mark as a value", BYTES("(."), TM_EINVAL, 0 },
	{ "tuple of too few", BYTES("N\x87."), TM_EINVAL, 0 },
	{ "name without end", BYTES("cmodule"), TM_EINVAL, 0 },
};

static void
test_pickles(void)
{
	for (size_t i = 0; i < sizeof pickles / sizeof *pickles; i++) {
		tm_arena arena = { 0 };
		tm_error err = { 0 };
		tm_pickle *v;

		is_int(tm_pickle_read(&v, pickles[i].bytes, 0, known, &arena,
		                      &err),
		       pickles[i].status, "pickle: %s", pickles[i].name);
		ok(err.status != TM_OK || v->kind == pickles[i].kind,
		   "pickle: %s: kind", pickles[i].name);
		tm_arena_free(&arena);
	}
}

static void
test_pickle_values(void)
{
	/* {'a': (-2, 2.5, True), 'b': [300, -1 as a long]} */
	const tm_bytes b = BYTES("\x80\2}q\0(X\1\0\0\0aJ\xfe\xff\xff\xff"
	                         "G\x40\x04\0\0\0\0\0\0\x88\x87X\1\0\0\0b]"
	                         "(M\x2c\1\x8a\1\xff"
	                         "eu.");
	tm_arena arena = { 0 };
	tm_error err = { 0 };
	const tm_pickle *a, *l;
	tm_pickle *v;

	if (ok(!tm_pickle_read(&v, b, 0, known, &arena, &err), "pickle")) {
		a = tm_pickle_get(v, TM_STR("a"));
		l = tm_pickle_get(v, TM_STR("b"));
		ok(a && a->count == 3 && a->items[0]->i == -2 &&
		           a->items[1]->f == 2.5 && a->items[2]->b,
		   "tuple of three");
		ok(l && l->count == 2 && l->items[0]->i == 300 &&
		           l->items[1]->i == -1,
		   "list of two");
	}
	tm_arena_free(&arena);
}

/* ---- .npy --------------------------------------------------------------- */

/* Writes A and reads it back into OUT, whose data borrow from *TEXT. */
static tm_status
round_trip(const tm_array *a, tm_array *out, char **text)
{
	tm_error err = { 0 };
	size_t size = 0;
	FILE *f = open_memstream(text, &size);
	tm_status status = tm_npy_write(f, a, &err);

	fclose(f);
	if (status == TM_OK)
		status = tm_npy_read(out,
		                     (tm_bytes){ (uint8_t *)*text, size }, 0,
		                     &err);
	return status;
}

static void
test_npy_dtypes(void)
{
	static const int64_t shape[] = { 2, 3 };

	for (int d = 1; d < TM_NUM_DTYPES; d++) {
		const tm_dtype_info *info = tm_dtype_get((tm_dtype)d);
		tm_array a, b = { 0 };
		char *text = NULL;

		ok(!tm_array_alloc(&a, (tm_dtype)d, 2, shape), "%s",
		   info->name);
		ok(!round_trip(&a, &b, &text), "%s is written and read",
		   info->name);
		is_int(b.dtype, tm_dtype_widened((tm_dtype)d), "%s: type",
		       info->name);
		ok(b.rank == 2 && b.shape[0] == 2 && b.shape[1] == 3,
		   "%s: shape", info->name);
		ok(!b.owned, "%s: read in place", info->name);
		tm_array_free(&a);
		tm_array_free(&b);
		free(text);
	}
}

static void
test_npy_values(void)
{
	const uint16_t bf16[] = { 0x3fc0, 0xc2f7 }; /* 1.5, -123.5 */
	tm_array a = { .dtype = TM_BF16, .rank = 1, .shape = { 2 },
		       .data = (void *)(uintptr_t)bf16, .size = 4 };
	tm_array b = { 0 };
	char *text = NULL;

	if (ok(!round_trip(&a, &b, &text), "bfloat16"))
		ok(((float *)b.data)[0] == 1.5f &&
		           ((float *)b.data)[1] == -123.5f,
		   "bfloat16 is written as float32");
	tm_array_free(&b);
	free(text);
}

/* A header (version 1.0, padded) and its data. */
static tm_status
read_text(const char *dict, tm_bytes data, tm_array *out)
{
	static uint8_t file[512];
	const size_t n = strlen(dict);
	tm_error err = { 0 };

	memcpy(file, "\x93NUMPY\1\0", 8);
	file[8] = 118;
	file[9] = 0;
	memset(file + 10, ' ', 118);
	memcpy(file + 10, dict, n < 118 ? n : 118);
	memcpy(file + 128, data.ptr, data.len);
	return tm_npy_read(out, (tm_bytes){ file, 128 + data.len }, 0, &err);
}

static const struct {
	const char *name, *dict;
	tm_status status;
} headers[] = {
	{ "scalar", "{'descr': '|u1', 'fortran_order': False, 'shape': (), }",
	  TM_OK },
	{ "one dimension",
	  "{'descr': '|u1', 'fortran_order': False, 'shape': (4,), }", TM_OK },
	{ "other order",
	  "{\"shape\": (2, 2), \"fortran_order\": True, \"descr\": \"|i1\"}",
	  TM_OK },
	{ "too long",
	  "{'descr': '<f8', 'fortran_order': False, 'shape': (4,), }",
	  TM_EINVAL },
	{ "overflow",
	  "{'descr': '<f8', 'fortran_order': False, "
	  "'shape': (4294967296, 4294967296), }",
	  TM_EINVAL },
	{ "object", "{'descr': '|O', 'fortran_order': False, 'shape': (1,), }",
	  TM_EUNSUP },
	{ "no shape", "{'descr': '|u1', 'fortran_order': False, }", TM_EINVAL },
	{ "negative",
	  "{'descr': '|u1', 'fortran_order': False, 'shape': (-1,), }",
	  TM_EINVAL },
	{ "code", "{'descr': '|u1', 'fortran_order': f(), 'shape': (1,), }",
	  TM_EINVAL },
};

static void
test_npy_headers(void)
{
	for (size_t i = 0; i < sizeof headers / sizeof *headers; i++) {
		tm_array a = { 0 };

		is_int(read_text(headers[i].dict, BYTES("\1\2\3\4"), &a),
		       headers[i].status, "npy: %s", headers[i].name);
		tm_array_free(&a);
	}
}

static void
test_npy_order(void)
{
	tm_array a = { 0 };

	ok(!read_text("{'descr': '|u1', 'fortran_order': True, "
	              "'shape': (2, 3), }",
	              BYTES("\1\4\2\5\3\6"), &a) &&
	           !memcmp(a.data, "\1\2\3\4\5\6", 6),
	   "column-major data are put in order");
	tm_array_free(&a);
	ok(!read_text("{'descr': '>i2', 'fortran_order': False, "
	              "'shape': (2,), }",
	              BYTES("\1\2\3\4"), &a) &&
	           !memcmp(a.data, "\2\1\4\3", 4),
	   "big-endian data are swapped");
	tm_array_free(&a);
}

/* ---- small floats --------------------------------------------------------- */

static const struct {
	tm_dtype dtype;
	uint16_t bits;
	float value;
} floats[] = {
	{ TM_F16, 0x3c00, 1 },
	{ TM_F16, 0x0001, 0x1p-24f },
	{ TM_F16, 0x7bff, 65504 },
	{ TM_F16, 0xfc00, -INFINITY },
	{ TM_F16, 0x7e00, NAN },
	{ TM_BF16, 0x7f80, INFINITY },
	{ TM_BF16, 0x0001, 0x1p-133f },
	{ TM_F8E5M2, 0x7b, 57344 },
	{ TM_F8E5M2, 0x7c, INFINITY },
	{ TM_F8E4M3FN, 0x7e, 448 },
	{ TM_F8E4M3FN, 0x7f, NAN },
	{ TM_F8E4M3FN, 0x01, 0x1p-9f },
	{ TM_F8E4M3FNUZ, 0x80, NAN },
	{ TM_F8E4M3FNUZ, 0x7f, 240 },
	{ TM_F8E5M2FNUZ, 0x7f, 57344 },
	{ TM_F8E5M2FNUZ, 0x00, 0 },
	{ TM_F8E8M0, 0x7f, 1 },
	{ TM_F8E8M0, 0x00, 0x1p-127f },
	{ TM_F8E8M0, 0xff, NAN },
	{ TM_F4E2M1, 0x7, 6 },
	{ TM_F4E2M1, 0x9, -0.5f },
};

static void
test_floats(void)
{
	for (size_t i = 0; i < sizeof floats / sizeof *floats; i++) {
		const float got = tm_float_decode(floats[i].dtype,
		                                  floats[i].bits);
		const float want = floats[i].value;

		if (!ok(got == want || (isnan(got) && isnan(want)),
		        "%s 0x%x", tm_dtype_get(floats[i].dtype)->name,
		        floats[i].bits))
			printf("# got %g, want %g\n", (double)got,
			       (double)want);
	}
}

int
main(void)
{
	test_map();
	test_json_documents();
	test_json_values();
	test_pickles();
	test_pickle_values();
	test_npy_dtypes();
	test_npy_values();
	test_npy_headers();
	test_npy_order();
	test_floats();
	return tap_done();
}
