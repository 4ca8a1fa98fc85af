/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/onnx/external.h"

#include <errno.h>
#include <stdlib.h>

struct place {
	tm_str location;
	uint64_t offset, length;
	bool has_length;
};

static tm_status
fail(const tm_onnx_tensor *t, tm_status status, const char *what, tm_str which,
     tm_error *err)
{
	return tm_fail(err, status, t->head.offset,
	               "external data of tensor '%.*s': %s '%.*s'",
	               TM_STR_ARG(t->name), what, TM_STR_ARG(which));
}

static bool
parse_u64(tm_str s, uint64_t *out)
{
	*out = 0;
	for (size_t i = 0; i < s.len; i++) {
		const unsigned digit = (unsigned)(s.ptr[i] - '0');

		if (digit > 9 || __builtin_mul_overflow(*out, 10u, out) ||
		    __builtin_add_overflow(*out, digit, out))
			return false;
	}
	return s.len > 0;
}

static tm_status
read_place(const tm_onnx_tensor *t, struct place *p, tm_error *err)
{
	*p = (struct place){ 0 };
	for (size_t i = 0; i < t->external.len; i++) {
		const tm_onnx_entry *e = &t->external.ptr[i];
		bool good = true;

		if (tm_str_eq(e->key, TM_STR("location")))
			p->location = e->value;
		else if (tm_str_eq(e->key, TM_STR("offset")))
			good = parse_u64(e->value, &p->offset);
		else if (tm_str_eq(e->key, TM_STR("length")))
			good = p->has_length =
			        parse_u64(e->value, &p->length);
		if (!good)
			return fail(t, TM_EINVAL, "not a number:", e->value,
			            err);
	}
	return TM_OK;
}

/* A path that cannot leave the directory it starts in, links apart. */
static bool
is_inside(tm_str path)
{
	size_t start = 0;

	if (!path.len || path.ptr[0] == '/' || memchr(path.ptr, 0, path.len))
		return false;
	for (size_t i = 0; i <= path.len; i++) {
		if (i < path.len && path.ptr[i] != '/' && path.ptr[i] != '\\')
			continue;
		if (i - start == 2 && !memcmp(path.ptr + start, "..", 2))
			return false;
		start = i + 1;
	}
	return true;
}

/* Opens DIR/LOCATION where its real path is below the real path of DIR. */
static tm_status
open_inside(tm_onnx_store *store, const tm_onnx_tensor *t, tm_str location,
            tm_mapping **out, tm_error *err)
{
	const char *path = tm_arena_printf(store->arena, "%s/%.*s", store->dir,
	                                   TM_STR_ARG(location));
	char *dir = realpath(store->dir, NULL);
	char *file = path ? realpath(path, NULL) : NULL;
	const size_t n = dir ? strlen(dir) : 0;
	tm_file opened;
	tm_status status;

	if (!path)
		status = tm_fail(err, TM_ENOMEM, TM_NO_OFFSET,
		                 "out of memory");
	else if (!dir || !file)
		status = fail(t, TM_EIO, strerror(errno), location, err);
	else if (strncmp(file, dir, n) || (file[n] != '/' && dir[n - 1] != '/'))
		status = fail(t, TM_EINVAL,
		              "a link leads out of the model's directory:",
		              location, err);
	else if (tm_file_open(file, &opened, NULL) != TM_OK)
		status = fail(t, TM_EIO, "cannot be read:", location, err);
	else if (!(*out = tm_mapping_new(&opened)))
		status = tm_fail(err, TM_ENOMEM, TM_NO_OFFSET,
		                 "out of memory");
	else
		status = TM_OK;
	free(dir);
	free(file);
	return status;
}

static tm_status
open_file(tm_onnx_store *store, const tm_onnx_tensor *t, tm_str location,
          size_t *index, tm_error *err)
{
	for (*index = 0; *index < store->len; ++*index)
		if (tm_str_eq(store->files[*index].location, location))
			return TM_OK;
	if (!store->dir)
		return fail(t, TM_EUNSUP,
		            "a model in memory has no directory for",
		            location, err);
	if (!is_inside(location))
		return fail(t, TM_EINVAL,
		            "not a path below the model's directory:",
		            location, err);
	if (!tm_arena_grow(store->arena, &store->files, &store->cap,
	                   store->len + 1, sizeof *store->files))
		return tm_fail(err, TM_ENOMEM, TM_NO_OFFSET, "out of memory");
	TM_TRY(open_inside(store, t, location, &store->files[*index].mapping,
	                   err));
	store->files[*index].location = location;
	store->len++;
	return TM_OK;
}

static tm_status
find_external(tm_onnx_store *store, const tm_onnx_tensor *t, tm_bytes *out,
              tm_mapping **mapping, tm_error *err)
{
	struct place p;
	tm_bytes all;
	size_t i;

	TM_TRY(read_place(t, &p, err));
	TM_TRY(open_file(store, t, p.location, &i, err));
	*mapping = store->files[i].mapping;
	all = tm_mapping_bytes(*mapping);
	if (!p.has_length && p.offset <= all.len)
		p.length = all.len - p.offset;
	if (tm_bytes_slice(all, p.offset, p.length, out) != TM_OK)
		return fail(t, TM_EINVAL, "offset and length run past the end "
		            "of", p.location, err);
	return TM_OK;
}

tm_status
tm_onnx_data_find(tm_onnx_store *store, const tm_onnx_tensor *t, tm_bytes *out,
                  bool *has, tm_mapping **mapping, tm_error *err)
{
	*mapping = NULL;
	if (t->data_location == 1) {
		*has = true;
		return find_external(store, t, out, mapping, err);
	}
	*has = tm_wire_has(&t->head, TM_ONNX_TENSOR_RAW);
	*out = (tm_bytes){ (const uint8_t *)t->raw_data.ptr,
		           t->raw_data.len };
	return TM_OK;
}

void
tm_onnx_store_close(tm_onnx_store *store)
{
	for (size_t i = 0; i < store->len; i++)
		tm_mapping_release(store->files[i].mapping);
	store->len = 0;
}
