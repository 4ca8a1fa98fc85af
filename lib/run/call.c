/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/call.h"

#include "base/arena.h"
#include "base/element.h"
#include "run/program.h"
#include "run/runtime.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/*
 * The C interface of MLIR: an argument is a scalar or a pointer to a memref
 * descriptor { allocated, aligned, offset, sizes[rank], strides[rank] }; a
 * result that is no lone scalar is written behind a pointer that comes
 * first, several of them as one struct.
 */
typedef struct call {
	tm_arena arena;
	const tm_run_signature *types;
	const tm_run_signature *shown;
	void **args;
	size_t num_args;
	char *results; /* scalars and descriptors, as the struct lays them */
	tm_error *err;
} call;

static tm_status
no_memory(call *c)
{
	return tm_fail(c->err, TM_ENOMEM, TM_NO_OFFSET, "no memory");
}

/* ---- in ---- */

static tm_status
check_inputs(call *c, const tm_array *in, size_t n)
{
	char want[400], have[400];

	if (n != c->shown->num_inputs)
		return tm_fail(c->err, TM_EINVAL, TM_NO_OFFSET,
		               "%zu inputs given, the model takes %zu", n,
		               c->shown->num_inputs);
	for (size_t i = 0; i < n; i++) {
		if (tm_run_value_accepts(&c->shown->inputs[i], &in[i]))
			continue;
		return tm_fail(c->err, TM_EINVAL, TM_NO_OFFSET,
		               "input %zu is %.120s, the model takes %.120s", i,
		               tm_array_text(&in[i], have, sizeof have),
		               tm_run_value_text(&c->shown->inputs[i], want,
		                                 sizeof want));
	}
	return TM_OK;
}

/* A Python number for a parameter of TYPE. */
static void *
scalar_argument(call *c, const tm_run_value *type, const tm_array *a)
{
	char *const slot = tm_arena_alloc(&c->arena, 1, 16);
	int64_t i;
	double d;

	if (!slot)
		return NULL;
	if (type->dtype == a->dtype) {
		memcpy(slot, a->data, tm_dtype_size(a->dtype));
	} else if (type->dtype == TM_F64) {
		d = tm_element_real(a, 0);
		memcpy(slot, &d, sizeof d);
	} else {
		i = tm_element_int(a, 0);
		memcpy(slot, &i, sizeof i);
	}
	return slot;
}

/* Data that compiled code may load: aligned, and 0 or 1 for bool. */
static const void *
usable_data(call *c, const tm_array *a)
{
	const size_t size = tm_dtype_size(a->dtype);
	const size_t align = size > 8 ? 8 : size;
	unsigned char seen = 0;
	unsigned char *copy;

	if (a->size == 0)
		return "";
	if (a->dtype == TM_BOOL)
		for (size_t i = 0; i < a->size; i++)
			seen |= ((const unsigned char *)a->data)[i];
	if (seen <= 1 && (uintptr_t)a->data % align == 0)
		return a->data;
	copy = tm_arena_alloc(&c->arena, a->size + 1, 1);
	if (!copy)
		return NULL;
	memcpy(copy, a->data, a->size);
	for (size_t i = 0; a->dtype == TM_BOOL && i < a->size; i++)
		copy[i] = copy[i] != 0;
	return copy;
}

/* A slot that points to a descriptor. */
static void *
tensor_argument(call *c, const tm_array *a)
{
	const void *const data = usable_data(c, a);
	int64_t *const d = tm_arena_alloc(
	        &c->arena, 3 + 2 * (size_t)a->rank, sizeof *d);
	void **const slot = tm_arena_alloc(&c->arena, 1, sizeof *slot);
	int64_t stride = 1;

	if (!data || !d || !slot)
		return NULL;
	memcpy(&d[0], &data, sizeof data);
	memcpy(&d[1], &data, sizeof data);
	for (int i = a->rank - 1; i >= 0; i--) {
		d[3 + i] = a->shape[i];
		d[3 + a->rank + i] = stride;
		stride *= a->shape[i];
	}
	*slot = d;
	return slot;
}

static tm_status
put_inputs(call *c, const tm_array *in, size_t n)
{
	for (size_t i = 0; i < n; i++) {
		const tm_run_value *const type = &c->types->inputs[i];
		void *const arg = type->scalar ?
		                          scalar_argument(c, type, &in[i]) :
		                          tensor_argument(c, &in[i]);

		if (!arg)
			return no_memory(c);
		c->args[c->num_args++] = arg;
	}
	return TM_OK;
}

/* ---- out ---- */

static size_t
result_size(const tm_run_value *type)
{
	return type->scalar ? tm_dtype_size(type->dtype) :
	                      (3 + 2 * (size_t)type->rank) * sizeof(int64_t);
}

/* Steps over result I: returns its offset in the struct. */
static size_t
result_step(const tm_run_value *type, size_t *end)
{
	size_t align = type->scalar ? tm_dtype_size(type->dtype) : 8;
	size_t at;

	if (tm_dtype_get(type->dtype)->cls == TM_CLASS_COMPLEX && type->scalar)
		align /= 2;
	at = (*end + align - 1) / align * align;
	*end = at + result_size(type);
	return at;
}

/* Room for the results, in front of the inputs unless it is one scalar. */
static tm_status
make_results(call *c)
{
	const size_t n = c->types->num_outputs;
	void **slot = tm_arena_alloc(&c->arena, 1, sizeof *slot);
	size_t end = 0;

	for (size_t i = 0; i < n; i++)
		result_step(&c->types->outputs[i], &end);
	c->results = tm_arena_alloc(&c->arena, 1, end + 16);
	c->args = tm_arena_alloc(&c->arena, c->types->num_inputs + 2,
	                         sizeof *c->args);
	if (!c->results || !c->args || !slot)
		return no_memory(c);
	*slot = c->results;
	if (n > 1 || (n == 1 && !c->types->outputs[0].scalar))
		c->args[c->num_args++] = slot;
	return TM_OK;
}

/* Copies the elements of dimension D and behind to TO, in row-major order,
 * from a place whose steps are STRIDES elements; returns the end of TO. */
static char *
gather(char *to, const char *from, const tm_array *a, const int64_t *strides,
       int d)
{
	const size_t width = tm_dtype_size(a->dtype);

	if (d == a->rank) {
		memcpy(to, from, width);
		return to + width;
	}
	for (int64_t i = 0; i < a->shape[d]; i++)
		to = gather(to, from + i * strides[d] * (int64_t)width, a,
		            strides, d + 1);
	return to;
}

static bool
is_dense(const tm_array *a, const int64_t *strides)
{
	int64_t step = 1;

	for (int d = a->rank; d-- > 0; step *= a->shape[d])
		if (a->shape[d] != 1 && strides[d] != step)
			return false;
	return true;
}

/* A result may be a part of a larger buffer: its type has no strides, but its
 * descriptor has. */
static tm_status
take_tensor(call *c, const tm_run_value *type, const char *at, tm_dtype dtype,
            tm_array *out)
{
	int64_t d[3 + 2 * TM_MAX_RANK];
	const int64_t *const strides = d + 3 + type->rank;
	const char *data;
	tm_status status;

	memcpy(d, at, (3 + 2 * (size_t)type->rank) * sizeof *d);
	memcpy(&data, &d[1], sizeof data);
	status = tm_array_alloc(out, dtype, type->rank, d + 3);
	if (status != TM_OK)
		return tm_fail(c->err, status, TM_NO_OFFSET,
		               "a result of this size cannot be returned");
	data += (size_t)d[2] * tm_dtype_size(dtype);
	if (out->size && is_dense(out, strides))
		memcpy(out->data, data, out->size);
	else if (out->size)
		gather(out->data, data, out, strides, 0);
	return TM_OK;
}

static tm_status
take_results(call *c, tm_array *out)
{
	size_t end = 0;

	for (size_t i = 0; i < c->types->num_outputs; i++) {
		const tm_run_value *const type = &c->types->outputs[i];
		const tm_dtype dtype = c->shown->outputs[i].dtype;
		const char *const at = c->results + result_step(type, &end);

		if (!type->scalar) {
			TM_TRY(take_tensor(c, type, at, dtype, &out[i]));
			continue;
		}
		if (tm_array_alloc(&out[i], dtype, 0, NULL) != TM_OK)
			return no_memory(c);
		memcpy(out[i].data, at, out[i].size);
	}
	return TM_OK;
}

/* ---- all of it ---- */

static tm_status
run(call *c, tm_packed_fn entry, const tm_array *in, size_t n, tm_array *out)
{
	tm_frame frame = { 0 };
	tm_status status;

	TM_TRY(check_inputs(c, in, n));
	TM_TRY(make_results(c));
	TM_TRY(put_inputs(c, in, n));
	c->args[c->num_args] = c->results;
	status = tm_frame_call(&frame, entry, c->args, c->err);
	if (status == TM_OK)
		status = take_results(c, out);
	tm_frame_free(&frame);
	return status;
}

tm_status
tm_run_call(tm_packed_fn entry, const tm_run_signature *types,
            const tm_run_signature *shown, const tm_array *in, size_t n,
            tm_array **out, tm_error *err)
{
	call c = { .types = types, .shown = shown, .err = err };
	const size_t num_out = types->num_outputs;
	tm_status status;

	*out = calloc(num_out + 1, sizeof **out);
	if (!*out)
		return no_memory(&c);
	tm_arena_init(&c.arena, 0);
	status = run(&c, entry, in, n, *out);
	tm_arena_free(&c.arena);
	if (status != TM_OK) {
		tm_arrays_free(*out, num_out);
		*out = NULL;
	}
	return status;
}
