/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/safetensors.h"

#include "base/json.h"
#include "dialect/build.h"
#include "import/elements.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* The format's name of each element type that it has. */
static const char *const type_names[TM_NUM_DTYPES] = {
	[TM_BOOL] = "BOOL", [TM_U8] = "U8",     [TM_I8] = "I8",
	[TM_I16] = "I16",   [TM_I32] = "I32",   [TM_I64] = "I64",
	[TM_U16] = "U16",   [TM_U32] = "U32",   [TM_U64] = "U64",
	[TM_F16] = "F16",   [TM_BF16] = "BF16", [TM_F32] = "F32",
	[TM_F64] = "F64",   [TM_F8E5M2] = "F8_E5M2",
	[TM_F8E4M3FN] = "F8_E4M3",
};

struct tensor {
	tm_str name;
	tm_array array;
	tm_mapping *mapping; /* retained; NULL: ARRAY owns its data */
};

struct tm_safetensors {
	tm_arena arena;
	tm_map by_name;
	struct tensor *tensors;
	size_t count, cap;
};

tm_safetensors *
tm_safetensors_new(void)
{
	return calloc(1, sizeof(tm_safetensors));
}

void
tm_safetensors_free(tm_safetensors *st)
{
	for (size_t i = 0; st && i < st->count; i++) {
		tm_array_free(&st->tensors[i].array);
		tm_mapping_release(st->tensors[i].mapping);
	}
	if (st)
		tm_arena_free(&st->arena);
	free(st);
}

/* A name that neither MLIR nor JSON quotes or escapes. */
static bool
is_plain(tm_str s)
{
	for (size_t i = 0; i < s.len; i++) {
		const char c = s.ptr[i];
		const bool letter = (c >= 'a' && c <= 'z') ||
		                    (c >= 'A' && c <= 'Z') || c == '_';

		if (!letter && (i == 0 || !((c >= '0' && c <= '9') ||
		                            c == '.' || c == '$')))
			return false;
	}
	return s.len > 0;
}

bool
tm_safetensors_add(tm_safetensors *st, const tm_array *array, tm_str name,
                   tm_mapping *mapping)
{
	struct tensor t = { .array = *array };
	size_t other;

	if (!type_names[array->dtype] || !is_plain(name) ||
	    tm_map_get(&st->by_name, name, &other) ||
	    !tm_arena_grow(&st->arena, &st->tensors, &st->cap, st->count + 1,
	                   sizeof *st->tensors) ||
	    !(t.name = tm_arena_str(&st->arena, name)).ptr ||
	    !tm_map_put(&st->by_name, &st->arena, t.name, st->count))
		return false;
	if (tm_mapping_holds(mapping, array->data, array->size)) {
		tm_mapping_retain(mapping);
		t.mapping = mapping;
		t.array.owned = false;
	} else {
		if (tm_array_alloc(&t.array, array->dtype, array->rank,
		                   array->shape) != TM_OK)
			return false;
		memcpy(t.array.data, array->data, array->size);
	}
	st->tensors[st->count++] = t;
	return true;
}

/* -- Writing ------------------------------------------------------------- */

/* Larger numbers first: then each is aligned, though the format has no room
 * between tensors. */
static int
by_width(const void *a, const void *b)
{
	const struct tensor *const *x = a, *const *y = b;
	const int wx = tm_dtype_get((*x)->array.dtype)->bits;
	const int wy = tm_dtype_get((*y)->array.dtype)->bits;

	return wx != wy ? wy - wx : (*x > *y) - (*x < *y);
}

static void
write_header(FILE *f, struct tensor **order, size_t n)
{
	uint64_t at = 0;

	fputc('{', f);
	for (size_t i = 0; i < n; i++) {
		const tm_array *a = &order[i]->array;

		fprintf(f, "%s\"%.*s\":{\"dtype\":\"%s\",\"shape\":[",
		        i ? "," : "", TM_STR_ARG(order[i]->name),
		        type_names[a->dtype]);
		for (int d = 0; d < a->rank; d++)
			fprintf(f, "%s%" PRId64, d ? "," : "", a->shape[d]);
		fprintf(f, "],\"data_offsets\":[%" PRIu64 ",%" PRIu64 "]}",
		        at, at + a->size);
		at += a->size;
	}
	fputc('}', f);
	while (ftell(f) % 64 != 56) /* behind 8 bytes of length */
		fputc(' ', f);
}

static bool
write_all(int fd, const uint8_t *p, size_t n, off_t at)
{
	while (n) {
		const ssize_t done = pwrite(fd, p, n, at);

		if (done < 0 && errno == EINTR)
			continue;
		if (done <= 0)
			return false;
		p += done;
		n -= (size_t)done;
		at += done;
	}
	return true;
}

/* Writes N bytes at P to AT, but what is a hole in SOURCE, where they begin
 * at FROM. */
static bool
write_data(int fd, const uint8_t *p, size_t n, off_t at, int source,
           off_t from)
{
	const off_t end = from + (off_t)n;
	off_t pos = from;

	while (source >= 0 && pos < end) {
		const off_t data = lseek(source, pos, SEEK_DATA);
		off_t hole;

		if (data < 0 && errno == ENXIO)
			return true; /* nothing but a hole to the end */
		if (data < 0)
			break; /* not known: all of it */
		if (data >= end)
			return true;
		hole = lseek(source, data, SEEK_HOLE);
		if (hole < 0 || hole > end)
			hole = end;
		if (!write_all(fd, p + (data - from), (size_t)(hole - data),
		               at + (data - from)))
			return false;
		pos = hole;
	}
	return pos >= end ||
	       write_all(fd, p + (pos - from), (size_t)(end - pos),
	                 at + (pos - from));
}

static bool
write_file(int fd, int source, const tm_safetensors *st,
           struct tensor **order)
{
	char *header = NULL;
	size_t len = 0;
	uint8_t prefix[8];
	FILE *f = open_memstream(&header, &len);
	off_t at;
	bool good;

	if (!f)
		return false;
	write_header(f, order, st->count);
	good = fclose(f) == 0;
	for (int i = 0; i < 8; i++)
		prefix[i] = (uint8_t)((uint64_t)len >> (8 * i));
	good = good && write_all(fd, prefix, 8, 0) &&
	       write_all(fd, (uint8_t *)header, len, 8);
	at = 8 + (off_t)len;
	for (size_t i = 0; i < st->count && good; i++) {
		const struct tensor *t = order[i];
		const uint8_t *p = t->array.data;
		const bool mapped = t->mapping && source >= 0;

		good = write_data(fd, p, t->array.size, at,
		                  mapped ? source : -1,
		                  mapped ? p - tm_mapping_bytes(t->mapping).ptr
		                         : 0);
		at += (off_t)t->array.size;
	}
	free(header);
	return good && ftruncate(fd, at) == 0;
}

tm_status
tm_safetensors_write(const tm_safetensors *st, const char *path,
                     const char *source, tm_error *err)
{
	const int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC,
	                    0666);
	const int in = source ? open(source, O_RDONLY | O_CLOEXEC) : -1;
	struct tensor **order = calloc(st->count + 1, sizeof *order);
	bool good = fd >= 0 && order;

	for (size_t i = 0; i < st->count && order; i++)
		order[i] = &st->tensors[i];
	if (good) {
		qsort(order, st->count, sizeof *order, by_width);
		good = write_file(fd, in, st, order);
	}
	if (fd >= 0 && close(fd) != 0)
		good = false;
	if (!good)
		tm_fail(err, TM_EIO, TM_NO_OFFSET, "%s: %s", path,
		        strerror(errno));
	if (in >= 0)
		close(in);
	free(order);
	return good ? TM_OK : TM_EIO;
}

/* -- Reading ------------------------------------------------------------- */

struct attach {
	MlirContext ctx;
	tm_mapping *mapping;
	tm_json *header;
	tm_bytes data;
	tm_error *err;
};

static tm_status
bad(struct attach *a, tm_str name, const char *what)
{
	return tm_fail(a->err, TM_EINVAL, TM_NO_OFFSET,
	               "external weight '%.*s' %s", TM_STR_ARG(name), what);
}

/* Finds the tensor NAME and checks that its bytes lie in the file. */
static tm_status
find_tensor(struct attach *a, tm_str name, tm_array *out)
{
	const tm_json *t, *offsets, *shape;
	int64_t begin = 0, end = 0;
	uint64_t n = 1, size;
	tm_bytes bytes;
	char key[512];
	tm_str type;

	snprintf(key, sizeof key, "%.*s", TM_STR_ARG(name));
	t = tm_json_get(a->header, key);
	offsets = tm_json_get(t, "data_offsets");
	shape = tm_json_get(t, "shape");
	*out = (tm_array){ .rank = (int)tm_json_count(shape) };
	if (!t || !tm_json_str(tm_json_get(t, "dtype"), &type) ||
	    !tm_json_int(tm_json_at(offsets, 0), &begin) ||
	    !tm_json_int(tm_json_at(offsets, 1), &end) || begin < 0 ||
	    end < begin || tm_json_count(shape) > TM_MAX_RANK)
		return bad(a, name, "is not in the file");
	for (int d = 1; d < TM_NUM_DTYPES; d++)
		if (tm_str_eq(type, tm_str_from(type_names[d])))
			out->dtype = (tm_dtype)d;
	for (int d = 0; d < out->rank; d++)
		if (!tm_json_int(tm_json_at(shape, (size_t)d),
		                 &out->shape[d]) ||
		    out->shape[d] < 0 ||
		    __builtin_mul_overflow(n, (uint64_t)out->shape[d], &n))
			return bad(a, name, "has an impossible shape");
	if (!tm_dtype_bytes(out->dtype, n, &size) ||
	    size != (uint64_t)(end - begin) ||
	    tm_bytes_slice(a->data, (uint64_t)begin, size, &bytes) != TM_OK)
		return bad(a, name, "does not fit its bytes");
	out->data = (void *)(uintptr_t)bytes.ptr;
	out->size = bytes.len;
	return TM_OK;
}

struct text {
	char buf[1024];
	size_t len;
};

static void
append(MlirStringRef part, void *user)
{
	struct text *t = user;
	size_t n = part.length;

	if (n > sizeof t->buf - 1 - t->len)
		n = sizeof t->buf - 1 - t->len;
	memcpy(t->buf + t->len, part.data, n);
	t->len += n;
}

/* The key in "dense_resource<KEY> : type". */
static bool
key_of(MlirAttribute attr, struct text *t, tm_str *key)
{
	static const tm_str prefix = { "dense_resource<", 15 };
	const char *end;

	if (!mlirAttributeIsADenseResourceElements(attr))
		return false;
	mlirAttributePrint(attr, append, t);
	end = memchr(t->buf, '>', t->len);
	if (!end || !tm_str_starts((tm_str){ t->buf, t->len }, prefix))
		return false;
	*key = (tm_str){ t->buf + prefix.len,
		         (size_t)(end - t->buf) - prefix.len };
	return is_plain(*key);
}

static MlirWalkResult
attach_one(MlirOperation op, void *user)
{
	const MlirStringRef value = mlirStringRefCreateFromCString("value");
	const tm_str name =
	        tm_str_of(mlirIdentifierStr(mlirOperationGetName(op)));
	struct attach *a = user;
	struct text t = { .len = 0 };
	MlirAttribute old, elements;
	tm_array array;
	tm_str key;

	if (!tm_str_eq(name, TM_STR("torch.vtensor.literal")))
		return MlirWalkResultAdvance;
	old = mlirOperationGetAttributeByName(op, value);
	if (!key_of(old, &t, &key))
		return MlirWalkResultAdvance;
	t.buf[sizeof t.buf - 1] = 0;
	if (find_tensor(a, key, &array) != TM_OK)
		return MlirWalkResultInterrupt;
	elements = tm_elements(a->ctx, &array, key, a->mapping);
	if (mlirAttributeIsNull(elements) ||
	    !mlirTypeEqual(mlirAttributeGetType(elements),
	                   mlirAttributeGetType(old))) {
		bad(a, key, "has another type than the module says");
		return MlirWalkResultInterrupt;
	}
	mlirOperationSetAttributeByName(op, value, elements);
	return MlirWalkResultAdvance;
}

static tm_status
read_header(struct attach *a)
{
	const tm_bytes all = tm_mapping_bytes(a->mapping);
	tm_cursor c = tm_cursor_over(all, 0, a->err);
	const uint64_t len = tm_cursor_le64(&c);
	const tm_bytes text = tm_cursor_take(&c, len);

	TM_TRY(a->err->status);
	a->data = (tm_bytes){ all.ptr + c.pos, all.len - c.pos };
	return tm_json_parse(&a->header, text, 8, UINT64_C(1) << 30, a->err);
}

tm_status
tm_safetensors_attach(MlirModule module, const char *dir, tm_error *err)
{
	const MlirOperation op = mlirModuleGetOperation(module);
	const MlirAttribute attr = mlirOperationGetAttributeByName(
	        op, mlirStringRefCreateFromCString("torch.weights"));
	struct attach a = { .ctx = mlirModuleGetContext(module), .err = err };
	char path[4096];
	tm_str name;
	tm_file file;
	tm_status status;

	if (mlirAttributeIsNull(attr) || !mlirAttributeIsAString(attr))
		return TM_OK;
	name = tm_str_of(mlirStringAttrGetValue(attr));
	if (memchr(name.ptr, '/', name.len) || memchr(name.ptr, 0, name.len))
		return tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
		               "torch.weights names a file in another folder");
	snprintf(path, sizeof path, "%s/%.*s", dir, TM_STR_ARG(name));
	TM_TRY(tm_file_open(path, &file, err));
	a.mapping = tm_mapping_new(&file);
	if (!a.mapping)
		return tm_fail(err, TM_ENOMEM, TM_NO_OFFSET, "out of memory");
	status = read_header(&a);
	if (status == TM_OK)
		mlirOperationWalk(op, attach_one, &a, MlirWalkPreOrder);
	mlirOperationRemoveAttributeByName(
	        op, mlirStringRefCreateFromCString("torch.weights"));
	tm_json_free(a.header);
	tm_mapping_release(a.mapping);
	return status == TM_OK ? err->status : status;
}
