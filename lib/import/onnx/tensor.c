/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/onnx/tensor.h"

#include <inttypes.h>
#include <stdlib.h>

static tm_status
find_dtype(const tm_onnx_tensor *t, tm_dtype *out, tm_error *err)
{
	const int64_t n = t->data_type;

	*out = n > 0 && n < 1000 ? tm_dtype_from_onnx((int)n) : TM_DTYPE_NONE;
	if (*out != TM_DTYPE_NONE)
		return TM_OK;
	if (n == TM_ONNX_STRING)
		return tm_fail(err, TM_EUNSUP, t->head.offset,
		               "tensor '%.*s' holds strings",
		               TM_STR_ARG(t->name));
	if (n <= 0)
		return tm_fail(err, TM_EINVAL, t->head.offset,
		               "tensor '%.*s' has no element type",
		               TM_STR_ARG(t->name));
	return tm_fail(err, TM_EUNSUP, t->head.offset,
	               "tensor '%.*s' has the unknown element type %" PRId64,
	               TM_STR_ARG(t->name), n);
}

tm_status
tm_onnx_tensor_shape(const tm_onnx_tensor *t, tm_array *out, tm_error *err)
{
	uint64_t n = 1, bytes;
	bool fits = true;

	*out = (tm_array){ 0 };
	TM_TRY(find_dtype(t, &out->dtype, err));
	if (t->dims.len > TM_MAX_RANK)
		return tm_fail(err, TM_ELIMIT, t->head.offset,
		               "tensor '%.*s' has %zu dimensions, more than %d",
		               TM_STR_ARG(t->name), t->dims.len, TM_MAX_RANK);
	out->rank = (int)t->dims.len;
	for (int i = 0; i < out->rank; i++) {
		const int64_t d = out->shape[i] = t->dims.ptr[i];

		if (d < 0)
			return tm_fail(err, TM_EINVAL, t->head.offset,
			               "tensor '%.*s' has the dimension "
			               "%" PRId64,
			               TM_STR_ARG(t->name), d);
		fits = fits && !__builtin_mul_overflow(n, (uint64_t)d, &n);
	}
	if (!fits || !tm_dtype_bytes(out->dtype, n, &bytes) ||
	    bytes > PTRDIFF_MAX)
		return tm_fail(err, TM_EINVAL, t->head.offset,
		               "tensor '%.*s' is larger than memory",
		               TM_STR_ARG(t->name));
	out->size = (size_t)bytes;
	return TM_OK;
}

static tm_status
wrong_size(const tm_onnx_tensor *t, size_t has, size_t needs, tm_error *err)
{
	return tm_fail(err, TM_EINVAL, t->head.offset,
	               "tensor '%.*s' has %zu bytes of data, its shape needs "
	               "%zu",
	               TM_STR_ARG(t->name), has, needs);
}

static tm_status
borrow(const tm_onnx_tensor *t, tm_bytes bytes, tm_array *out, tm_error *err)
{
	if (bytes.len != out->size)
		return wrong_size(t, bytes.len, out->size, err);
	out->data = (void *)(uintptr_t)bytes.ptr;
	return TM_OK;
}

/* Stores the low WIDTH bytes of each number, little-endian. */
static void
narrow(uint8_t *to, const int64_t *from, size_t n, size_t width)
{
	for (size_t i = 0; i < n; i++)
		for (size_t b = 0; b < width; b++)
			*to++ = (uint8_t)((uint64_t)from[i] >> (8 * b));
}

/* The field that holds numbers of DTYPE, one per element, or one per byte
 * where two elements share one. */
static const tm_wire_ints *
ints_of(const tm_onnx_tensor *t, tm_dtype dtype)
{
	if (dtype == TM_I64)
		return &t->int64_data;
	if (dtype == TM_U64 || dtype == TM_U32)
		return &t->uint64_data;
	return &t->int32_data;
}

static tm_status
convert_ints(const tm_onnx_tensor *t, tm_array *out, tm_error *err)
{
	const tm_wire_ints *ints = ints_of(t, out->dtype);
	const size_t bits = (size_t)tm_dtype_get(out->dtype)->bits;
	const size_t width = bits < 8 ? 1 : bits / 8;
	size_t has;

	if (__builtin_mul_overflow(ints->len, width, &has) ||
	    has != out->size)
		return wrong_size(t, has, out->size, err);
	out->data = malloc(has ? has : 1);
	if (!out->data)
		return tm_fail(err, TM_ENOMEM, t->head.offset,
		               "out of memory");
	out->owned = true;
	narrow(out->data, ints->ptr, ints->len, width);
	return TM_OK;
}

tm_status
tm_onnx_tensor_array(const tm_onnx_tensor *t, const tm_bytes *raw,
                     tm_array *out, tm_error *err)
{
	TM_TRY(tm_onnx_tensor_shape(t, out, err));
	if (raw)
		return borrow(t, *raw, out, err);
	switch (out->dtype) {
	case TM_F32:
	case TM_C64:
		return borrow(t, t->float_data, out, err);
	case TM_F64:
	case TM_C128:
		return borrow(t, t->double_data, out, err);
	default:
		return convert_ints(t, out, err);
	}
}

/* Makes OUT's data its own, so that it may outlive the file and is aligned.
 * A bool that is not 0 becomes 1. */
static tm_status
own(tm_array *out, tm_error *err)
{
	uint8_t *p = out->data;

	if (!out->owned) {
		p = malloc(out->size ? out->size : 1);
		if (!p)
			return tm_fail(err, TM_ENOMEM, TM_NO_OFFSET,
			               "out of memory");
		if (out->size)
			memcpy(p, out->data, out->size);
		out->data = p;
		out->owned = true;
	}
	for (size_t i = 0; out->dtype == TM_BOOL && i < out->size; i++)
		p[i] = p[i] != 0;
	return TM_OK;
}

static tm_status
owned_array(const tm_onnx_tensor *t, tm_array *out, tm_error *err)
{
	const bool has_raw = tm_wire_has(&t->head, TM_ONNX_TENSOR_RAW);
	const tm_bytes raw = { (const uint8_t *)t->raw_data.ptr,
		               t->raw_data.len };
	tm_status status;

	*out = (tm_array){ 0 };
	if (t->data_location == 1)
		return tm_fail(err, TM_EUNSUP, t->head.offset,
		               "the data is in another file");
	status = tm_onnx_tensor_array(t, has_raw ? &raw : NULL, out, err);
	if (status == TM_OK)
		status = own(out, err);
	if (status != TM_OK)
		tm_array_free(out);
	return status;
}

/* Reads FILE as one MESSAGE.  The arena's limit keeps small files from
 * asking for much memory. */
static tm_status
read_file(tm_arena *arena, const tm_wire_message *message, tm_bytes file,
          void *out, tm_error *err)
{
	tm_wire_reader r = { .arena = arena, .err = err };
	size_t limit;

	if (__builtin_mul_overflow(file.len, (size_t)64, &limit))
		limit = SIZE_MAX - (1 << 20);
	tm_arena_init(arena, limit + (1 << 20));
	return tm_wire_read(&r, message, file, 0, out);
}

tm_status
tm_onnx_read_tensor_pb(tm_bytes file, tm_array *out, tm_error *err)
{
	tm_error own_error = { 0 };
	tm_onnx_tensor t = { 0 };
	tm_arena arena;
	tm_status status;

	err = err ? err : &own_error;
	*out = (tm_array){ 0 };
	status = read_file(&arena, &tm_onnx_tensor_message, file, &t, err);
	if (status == TM_OK)
		status = owned_array(&t, out, err);
	tm_arena_free(&arena);
	return status;
}

void
tm_onnx_arrays_free(tm_onnx_arrays *arrays)
{
	for (size_t i = 0; i < arrays->len; i++)
		tm_array_free(&arrays->items[i]);
	free(arrays->items);
	*arrays = (tm_onnx_arrays){ 0 };
}

static tm_status
owned_arrays(const tm_onnx_tensor *tensors, size_t n, tm_onnx_arrays *out,
             tm_error *err)
{
	out->items = calloc(n ? n : 1, sizeof *out->items);
	if (!out->items)
		return tm_fail(err, TM_ENOMEM, TM_NO_OFFSET, "out of memory");
	for (size_t i = 0; i < n; i++) {
		TM_TRY(owned_array(&tensors[i], &out->items[i], err));
		out->len++;
	}
	return TM_OK;
}

static tm_status
owned_sequence(const tm_onnx_sequence *s, tm_onnx_arrays *out, tm_error *err)
{
	if (s->sequences.len || s->optionals.len)
		return tm_fail(err, TM_EUNSUP, s->head.offset,
		               "a sequence of something else than tensors");
	return owned_arrays(s->tensors.ptr, s->tensors.len, out, err);
}

tm_status
tm_onnx_read_sequence_pb(tm_bytes file, tm_onnx_arrays *out, tm_error *err)
{
	tm_error own_error = { 0 };
	tm_onnx_sequence s = { 0 };
	tm_arena arena;
	tm_status status;

	err = err ? err : &own_error;
	*out = (tm_onnx_arrays){ 0 };
	status = read_file(&arena, &tm_onnx_sequence_message, file, &s, err);
	if (status == TM_OK)
		status = owned_sequence(&s, out, err);
	tm_arena_free(&arena);
	if (status != TM_OK)
		tm_onnx_arrays_free(out);
	return status;
}

static tm_status
owned_optional(const tm_onnx_optional *o, tm_onnx_optional_kind *kind,
               tm_onnx_arrays *out, tm_error *err)
{
	*kind = TM_ONNX_OPTIONAL_NONE;
	if (o->optional)
		return tm_fail(err, TM_EUNSUP, o->head.offset,
		               "an optional of an optional");
	if (o->tensor) {
		*kind = TM_ONNX_OPTIONAL_TENSOR;
		return owned_arrays(o->tensor, 1, out, err);
	}
	if (o->sequence) {
		*kind = TM_ONNX_OPTIONAL_SEQUENCE;
		return owned_sequence(o->sequence, out, err);
	}
	return TM_OK;
}

tm_status
tm_onnx_read_optional_pb(tm_bytes file, tm_onnx_optional_kind *kind,
                         tm_onnx_arrays *out, tm_error *err)
{
	tm_error own_error = { 0 };
	tm_onnx_optional o = { 0 };
	tm_arena arena;
	tm_status status;

	err = err ? err : &own_error;
	*out = (tm_onnx_arrays){ 0 };
	status = read_file(&arena, &tm_onnx_optional_message, file, &o, err);
	if (status == TM_OK)
		status = owned_optional(&o, kind, out, err);
	tm_arena_free(&arena);
	if (status != TM_OK)
		tm_onnx_arrays_free(out);
	return status;
}
