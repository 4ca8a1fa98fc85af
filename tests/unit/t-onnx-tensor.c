/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/onnx/tensor.h"

#include "tap.h"

#define BYTES(...)                                              \
	{                                                       \
		(const uint8_t[]){ __VA_ARGS__ },               \
		        sizeof((const uint8_t[]){ __VA_ARGS__ }) \
	}

/* Field tags: dims 08, data_type 10, float_data 22 (25 unpacked),
 * int32_data 2a (28), string_data 32, int64_data 3a, name 42, raw_data 4a,
 * double_data 52, uint64_data 5a, external_data 6a, data_location 70. */
static const struct {
	const char *name;
	tm_bytes file;
	tm_status status;
	tm_dtype dtype;
	int rank;
	tm_bytes data;    /* expected */
	const char *says; /* part of the reason, where it fails */
} rows[] = {
	{ "raw f32", BYTES(8, 1, 0x10, 1, 0x4a, 4, 0, 0, 0x80, 0x3f), TM_OK,
	  TM_F32, 1, BYTES(0, 0, 0x80, 0x3f), NULL },
	{ "raw f32, packed dims", BYTES(0xa, 2, 1, 1, 0x10, 1, 0x4a, 4, 0, 0,
	                                0x80, 0x3f),
	  TM_OK, TM_F32, 2, BYTES(0, 0, 0x80, 0x3f), NULL },
	{ "float_data packed", BYTES(8, 1, 0x10, 1, 0x22, 4, 0, 0, 0x80, 0x3f),
	  TM_OK, TM_F32, 1, BYTES(0, 0, 0x80, 0x3f), NULL },
	{ "float_data unpacked, twice",
	  BYTES(8, 2, 0x10, 1, 0x25, 0, 0, 0x80, 0x3f, 0x25, 1, 2, 3, 4),
	  TM_OK, TM_F32, 1, BYTES(0, 0, 0x80, 0x3f, 1, 2, 3, 4), NULL },
	{ "complex64 takes pairs",
	  BYTES(0x10, 14, 0x22, 8, 1, 2, 3, 4, 5, 6, 7, 8), TM_OK, TM_C64, 0,
	  BYTES(1, 2, 3, 4, 5, 6, 7, 8), NULL },
	{ "int64_data, negative",
	  BYTES(8, 2, 0x10, 7, 0x3a, 11, 5, 0xff, 0xff, 0xff, 0xff, 0xff,
	        0xff, 0xff, 0xff, 0xff, 1),
	  TM_OK, TM_I64, 1,
	  BYTES(5, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
	        0xff, 0xff),
	  NULL },
	{ "float16 bits in int32_data", BYTES(0x10, 10, 0x28, 0x80, 0x78),
	  TM_OK, TM_F16, 0, BYTES(0, 0x3c), NULL },
	{ "bool in int32_data becomes 0 or 1", BYTES(8, 2, 0x10, 9, 0x2a, 2,
	                                             0, 7),
	  TM_OK, TM_BOOL, 1, BYTES(0, 1), NULL },
	{ "uint32 in uint64_data", BYTES(0x10, 12, 0x5a, 1, 9), TM_OK, TM_U32,
	  0, BYTES(9, 0, 0, 0), NULL },
	{ "int4 packed in int32_data", BYTES(8, 3, 0x10, 22, 0x2a, 3, 0x91, 1,
	                                     2),
	  TM_OK, TM_I4, 1, BYTES(0x91, 2), NULL },
	{ "int4 raw", BYTES(8, 3, 0x10, 22, 0x4a, 2, 0x21, 3), TM_OK, TM_I4,
	  1, BYTES(0x21, 3), NULL },
	{ "empty", BYTES(8, 0, 0x10, 1), TM_OK, TM_F32, 1, { NULL, 0 }, NULL },
	{ "unknown fields are skipped",
	  BYTES(0x10, 2, 0xc2, 0x3e, 2, 1, 2, 0x4a, 1, 5, 0xc0, 0x3e, 7, 0xc5,
	        0x3e, 1, 2, 3, 4),
	  TM_OK, TM_U8, 0, BYTES(5), NULL },
	{ "too little raw data", BYTES(8, 2, 0x10, 1, 0x4a, 4, 0, 0, 0, 0),
	  TM_EINVAL, 0, 0, { NULL, 0 }, "4 bytes of data, its shape needs 8" },
	{ "no data", BYTES(8, 2, 0x10, 1), TM_EINVAL, 0, 0, { NULL, 0 },
	  "0 bytes of data" },
	{ "negative dimension", BYTES(8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
	                              0xff, 0xff, 0xff, 1, 0x10, 1),
	  TM_EINVAL, 0, 0, { NULL, 0 }, "the dimension -1" },
	{ "shape overflows",
	  BYTES(8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f, 8,
	        4, 0x10, 1),
	  TM_EINVAL, 0, 0, { NULL, 0 }, "larger than memory" },
	{ "no element type", BYTES(8, 1), TM_EINVAL, 0, 0, { NULL, 0 },
	  "no element type" },
	{ "strings", BYTES(0x10, 8, 0x32, 1, 'a'), TM_EUNSUP, 0, 0,
	  { NULL, 0 }, "holds strings" },
	{ "element type of the future", BYTES(0x10, 99), TM_EUNSUP, 0, 0,
	  { NULL, 0 }, "unknown element type 99" },
	{ "external data", BYTES(0x10, 1, 0x70, 1), TM_EUNSUP, 0, 0,
	  { NULL, 0 }, "in another file" },
	{ "truncated varint", BYTES(8, 0x80), TM_EINVAL, 0, 0, { NULL, 0 },
	  "past the end" },
	{ "truncated bytes", BYTES(0x4a, 5, 1), TM_EINVAL, 0, 0, { NULL, 0 },
	  "past the end" },
	{ "varint of 65 bits",
	  BYTES(8, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 2),
	  TM_EINVAL, 0, 0, { NULL, 0 }, "64 bits" },
	{ "name that is a number", BYTES(0x40, 1), TM_EINVAL, 0, 0,
	  { NULL, 0 }, "field 8 of TensorProto has wire type 0" },
	{ "odd packed floats", BYTES(0x10, 1, 0x22, 3, 1, 2, 3), TM_EINVAL, 0,
	  0, { NULL, 0 }, "3 bytes of packed numbers of 4" },
	{ "group", BYTES(0x0b), TM_EINVAL, 0, 0, { NULL, 0 }, "wire type 3" },
	{ "field 0", BYTES(0x00, 1), TM_EINVAL, 0, 0, { NULL, 0 },
	  "field number is 0" },
};

static void
check_row(size_t i)
{
	tm_error err = { 0 };
	tm_array a;
	const tm_status status =
	        tm_onnx_read_tensor_pb(rows[i].file, &a, &err);

	if (!is_int(status, rows[i].status, "%s", rows[i].name))
		printf("# %s\n", err.reason);
	if (rows[i].says && !strstr(err.reason, rows[i].says))
		ok(false, "%s says: %s", rows[i].name, err.reason);
	if (status == TM_OK)
		ok(a.owned && a.dtype == rows[i].dtype &&
		           a.rank == rows[i].rank &&
		           a.size == rows[i].data.len &&
		           (!a.size ||
		            !memcmp(a.data, rows[i].data.ptr, a.size)),
		   "%s: values", rows[i].name);
	tm_array_free(&a);
}

/* elem_type 10, tensor_values 1a. */
static void
check_sequence(void)
{
	const tm_bytes file = BYTES(0x10, 1, 0x1a, 5, 0x10, 2, 0x4a, 1, 3,
	                            0x1a, 5, 0x10, 2, 0x4a, 1, 4);
	const tm_bytes bad = BYTES(0x10, 1, 0x1a, 5, 0x10, 2, 0x4a, 1, 3,
	                           0x1a, 2, 0x10, 2);
	tm_error err = { 0 };
	tm_onnx_arrays s;

	is_int(tm_onnx_read_sequence_pb(file, &s, &err), TM_OK, "sequence");
	ok(s.len == 2 && *(uint8_t *)s.items[1].data == 4, "two tensors");
	tm_onnx_arrays_free(&s);
	is_int(tm_onnx_read_sequence_pb(bad, &s, &err), TM_EINVAL,
	       "sequence with a bad second tensor");
	is_int((intmax_t)err.offset, 11, "offset in the file");
	ok(s.len == 0 && !s.items, "nothing is left over");
}

static void
check_optional(void)
{
	const tm_bytes none = BYTES(0x10, 1);
	const tm_bytes some = BYTES(0x10, 1, 0x1a, 5, 0x10, 2, 0x4a, 1, 3);
	tm_onnx_optional_kind kind;
	tm_onnx_arrays s;

	is_int(tm_onnx_read_optional_pb(none, &kind, &s, NULL), TM_OK,
	       "empty optional");
	is_int(kind, TM_ONNX_OPTIONAL_NONE, "has no value");
	tm_onnx_arrays_free(&s);
	is_int(tm_onnx_read_optional_pb(some, &kind, &s, NULL), TM_OK,
	       "optional");
	ok(kind == TM_ONNX_OPTIONAL_TENSOR && s.len == 1, "has a tensor");
	tm_onnx_arrays_free(&s);
}

int
main(void)
{
	for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
		check_row(i);
	check_sequence();
	check_optional();
	return tap_done();
}
