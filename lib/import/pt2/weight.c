/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/weight.h"

static size_t
item_size(const tm_pt2_weight *w)
{
	return (size_t)tm_dtype_get(w->dtype)->bits / 8;
}

uint64_t
tm_pt2_weight_count(const tm_pt2_weight *w)
{
	uint64_t n = 1;

	for (int d = 0; d < w->rank; d++)
		n *= (uint64_t)w->sizes[d];
	return n;
}

/* Sets *SIZE to the bytes of W; false if they overflow. */
static bool
byte_size(const tm_pt2_weight *w, uint64_t *size)
{
	uint64_t n = 1;
	bool empty = false;

	for (int d = 0; d < w->rank; d++) {
		if (w->sizes[d] < 0)
			return false;
		empty |= w->sizes[d] == 0;
	}
	for (int d = 0; d < w->rank && !empty; d++)
		if (__builtin_mul_overflow(n, (uint64_t)w->sizes[d], &n))
			return false;
	return tm_dtype_bytes(w->dtype, empty ? 0 : n, size) &&
	       *size <= PTRDIFF_MAX;
}

/* Sets *END to one past the last element that W touches. */
static bool
view_end(const tm_pt2_weight *w, int64_t *end)
{
	*end = w->offset;
	if (w->offset < 0)
		return false;
	for (int d = 0; d < w->rank; d++) {
		int64_t step;

		if (w->strides[d] < 0 ||
		    __builtin_mul_overflow(w->sizes[d] - 1, w->strides[d],
		                           &step) ||
		    __builtin_add_overflow(*end, step, end))
			return false;
	}
	return !__builtin_add_overflow(*end, 1, end);
}

static tm_status
make_contiguous(tm_pt2_weight *w, tm_arena *arena, tm_error *err)
{
	int64_t stride = 1;

	w->offset = 0;
	w->strides = TM_NEW(arena, int64_t, (size_t)w->rank);
	if (!w->strides)
		return tm_fail(err, TM_ELIMIT, TM_NO_OFFSET,
		               "weights need more memory than allowed");
	for (int d = w->rank - 1; d >= 0; d--) {
		w->strides[d] = stride;
		stride *= w->sizes[d];
	}
	return TM_OK;
}

tm_status
tm_pt2_weight_check(tm_pt2_weight *w, bool repair, tm_arena *arena,
                    tm_error *err)
{
	uint64_t size, need;
	int64_t end;

	if (!byte_size(w, &size))
		return tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
		               "weight '%.*s' has an impossible shape",
		               TM_STR_ARG(w->fqn));
	w->no_data = w->no_data || (size && !w->storage.len);
	if (!size || w->no_data)
		return TM_OK;
	if (view_end(w, &end) &&
	    tm_dtype_bytes(w->dtype, (uint64_t)end, &need) &&
	    need <= w->storage.len)
		return TM_OK;
	if (repair && size == w->storage.len)
		return make_contiguous(w, arena, err);
	return tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
	               "weight '%.*s' reaches past its %zu bytes of data",
	               TM_STR_ARG(w->fqn), w->storage.len);
}

bool
tm_pt2_weight_dense(const tm_pt2_weight *w, tm_bytes *out)
{
	const size_t item = item_size(w);
	const uint64_t n = tm_pt2_weight_count(w);
	int64_t stride = 1;

	*out = (tm_bytes){ w->storage.ptr, 0 };
	if (!n)
		return true;
	for (int d = w->rank - 1; d >= 0; d--) {
		if (w->sizes[d] != 1 && w->strides[d] != stride)
			return false;
		stride *= w->sizes[d];
	}
	return tm_bytes_slice(w->storage, (uint64_t)w->offset * item,
	                      n * item, out) == TM_OK;
}

/* Copies N elements that are STRIDE bytes apart; the common sizes inline. */
static void
copy_strided(uint8_t *out, const uint8_t *in, int64_t n, size_t item,
             size_t stride)
{
	if (item == stride) {
		memcpy(out, in, (size_t)n * item);
		return;
	}
#define COPY(size)                                                    \
	case size:                                                    \
		for (int64_t i = 0; i < n; i++)                       \
			memcpy(out + (size_t)i * (size),              \
			       in + (size_t)i * stride, size);        \
		break
	switch (item) {
		COPY(1);
		COPY(2);
		COPY(4);
		COPY(8);
		COPY(16);
	}
#undef COPY
}

static uint8_t *
gather(const tm_pt2_weight *w, int d, const uint8_t *in, uint8_t *out)
{
	const size_t item = item_size(w);

	if (d == w->rank) {
		memcpy(out, in, item);
		return out + item;
	}
	if (d == w->rank - 1) {
		copy_strided(out, in, w->sizes[d], item,
		             (size_t)w->strides[d] * item);
		return out + (size_t)w->sizes[d] * item;
	}
	for (int64_t i = 0; i < w->sizes[d]; i++)
		out = gather(w, d + 1,
		             in + (size_t)i * (size_t)w->strides[d] * item,
		             out);
	return out;
}

void
tm_pt2_weight_gather(const tm_pt2_weight *w, void *out)
{
	if (tm_pt2_weight_count(w))
		gather(w, 0, w->storage.ptr + (size_t)w->offset * item_size(w),
		       out);
}

tm_status
tm_pt2_weights_add(tm_pt2_weights *set, const tm_pt2_weight *w,
                   tm_arena *arena, tm_error *err)
{
	size_t other;

	if (tm_map_get(&set->by_fqn, w->fqn, &other))
		return tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
		               "two weights are called '%.*s'",
		               TM_STR_ARG(w->fqn));
	if (!tm_arena_grow(arena, &set->items, &set->cap, set->count + 1,
	                   sizeof *set->items) ||
	    !tm_map_put(&set->by_fqn, arena, w->fqn, set->count))
		return tm_fail(err, TM_ELIMIT, TM_NO_OFFSET,
		               "weights need more memory than allowed");
	set->items[set->count++] = *w;
	return TM_OK;
}

const tm_pt2_weight *
tm_pt2_weights_find(const tm_pt2_weights *set, tm_str fqn)
{
	size_t i;

	return tm_map_get(&set->by_fqn, fqn, &i) ? &set->items[i] : NULL;
}
