/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/onnx/wire.h"

#include <assert.h>

enum wire_type { VARINT, FIXED64, BYTES, GROUP_START, GROUP_END, FIXED32 };

/* One field as it stands in the file. */
struct item {
	uint64_t offset; /* of its tag */
	uint64_t number;
	enum wire_type type;
	uint64_t bits;  /* VARINT, FIXED64, FIXED32 */
	tm_bytes bytes; /* BYTES, FIXED64, FIXED32 */
	uint64_t origin;
};

/* What the first walk learns about a repeated field. */
struct count {
	size_t items;  /* numbers, texts or messages */
	size_t bytes;  /* of fixed-width numbers */
	size_t chunks; /* times the field occurs */
};

/* A list in a struct: tm_wire_ints, tm_wire_strs, tm_bytes and lists of
 * messages all look like this. */
struct list {
	void *ptr;
	size_t len;
};

static struct item
next_item(tm_cursor *c)
{
	struct item it = { .offset = tm_cursor_offset(c) };
	const uint64_t tag = tm_cursor_varint(c);

	it.number = tag >> 3;
	it.type = (enum wire_type)(tag & 7);
	if (tm_cursor_failed(c))
		return it;
	switch (it.type) {
	case VARINT:
		it.bits = tm_cursor_varint(c);
		break;
	case BYTES:
		it.bits = tm_cursor_varint(c);
		it.origin = tm_cursor_offset(c);
		it.bytes = tm_cursor_take(c, it.bits);
		break;
	case FIXED64:
	case FIXED32:
		it.origin = tm_cursor_offset(c);
		it.bytes = tm_cursor_take(c, it.type == FIXED64 ? 8 : 4);
		break;
	default:
		tm_fail(c->err, TM_EINVAL, it.offset,
		        "wire type %d is not one of protobuf's that ONNX uses",
		        (int)it.type);
	}
	if (!it.number)
		tm_fail(c->err, TM_EINVAL, it.offset, "field number is 0");
	return it;
}

static const tm_wire_field *
field_of(const tm_wire_message *m, const struct item *it)
{
	static const tm_wire_field unknown = { TM_WIRE_NONE, 0, NULL };

	return it->number < m->num_fields ? &m->fields[it->number] : &unknown;
}

/* Whether a field of KIND may have the wire type TYPE.  Repeated numbers may
 * be packed or not, whatever the schema says. */
static bool
type_fits(tm_wire_kind kind, enum wire_type type)
{
	switch (kind) {
	case TM_WIRE_NONE:
		return true;
	case TM_WIRE_INT:
		return type == VARINT;
	case TM_WIRE_FLOAT:
		return type == FIXED32;
	case TM_WIRE_INTS:
		return type == VARINT || type == BYTES;
	case TM_WIRE_F32S:
		return type == FIXED32 || type == BYTES;
	case TM_WIRE_F64S:
		return type == FIXED64 || type == BYTES;
	default:
		return type == BYTES;
	}
}

static size_t
count_varints(tm_bytes b)
{
	size_t n = 0;

	for (size_t i = 0; i < b.len; i++)
		n += !(b.ptr[i] & 0x80);
	return n;
}

/* The first walk: checks the tags and counts, so that every list is
 * allocated once and exactly. */
static tm_status
count_fields(const tm_wire_message *m, tm_cursor *c, struct count *counts)
{
	while (tm_cursor_left(c)) {
		const struct item it = next_item(c);
		const tm_wire_field *f = field_of(m, &it);
		struct count *n;

		if (tm_cursor_failed(c))
			break;
		if (!type_fits(f->kind, it.type))
			return tm_fail(c->err, TM_EINVAL, it.offset,
			               "field %d of %s has wire type %d",
			               (int)it.number, m->name, (int)it.type);
		if (f->kind == TM_WIRE_NONE)
			continue;
		n = &counts[it.number];
		n->chunks++;
		n->items += f->kind == TM_WIRE_INTS && it.type == BYTES
		                    ? count_varints(it.bytes)
		                    : 1;
		n->bytes += it.bytes.len;
	}
	return c->err->status;
}

static size_t
item_size(const tm_wire_field *f)
{
	switch (f->kind) {
	case TM_WIRE_INTS:
		return sizeof(int64_t);
	case TM_WIRE_STRS:
		return sizeof(tm_str);
	case TM_WIRE_MSGS:
		return f->message->size;
	default:
		return 0;
	}
}

static tm_status
no_memory(tm_wire_reader *r, uint64_t offset)
{
	if (r->arena->limit)
		return tm_fail(r->err, TM_ELIMIT, offset,
		               "the graph needs more than %zu bytes of memory",
		               r->arena->limit);
	return tm_fail(r->err, TM_ENOMEM, offset, "out of memory");
}

/* Allocates the lists of OUT.  Fixed-width numbers in one piece stay where
 * they are. */
static tm_status
alloc_lists(tm_wire_reader *r, const tm_wire_message *m,
            const struct count *counts, void *out)
{
	for (size_t i = 0; i < m->num_fields; i++) {
		const tm_wire_field *f = &m->fields[i];
		struct list *list = (void *)((char *)out + f->at);
		const bool fixed =
		        f->kind == TM_WIRE_F32S || f->kind == TM_WIRE_F64S;
		size_t n = counts[i].items, size = item_size(f);

		if (fixed && counts[i].chunks > 1) {
			n = counts[i].bytes;
			size = 1;
		}
		if (!n || !size)
			continue;
		list->ptr = tm_arena_alloc(r->arena, n, size);
		if (!list->ptr)
			return no_memory(r, ((tm_wire_head *)out)->offset);
	}
	return TM_OK;
}

static tm_status
fill_ints(tm_wire_reader *r, const struct item *it, struct list *list)
{
	int64_t *ints = list->ptr;
	tm_cursor c;

	if (it->type == VARINT) {
		ints[list->len++] = (int64_t)it->bits;
		return TM_OK;
	}
	c = tm_cursor_over(it->bytes, it->origin, r->err);
	while (tm_cursor_left(&c)) {
		const int64_t v = (int64_t)tm_cursor_varint(&c);

		if (!tm_cursor_failed(&c))
			ints[list->len++] = v;
	}
	return r->err->status;
}

static tm_status
fill_fixed(tm_wire_reader *r, const tm_wire_field *f, const struct item *it,
           struct list *list)
{
	const size_t width = f->kind == TM_WIRE_F32S ? 4 : 8;

	if (it->bytes.len % width)
		return tm_fail(r->err, TM_EINVAL, it->origin,
		               "%zu bytes of packed numbers of %zu bytes",
		               it->bytes.len, width);
	if (!list->ptr) {
		list->ptr = (void *)(uintptr_t)it->bytes.ptr;
		list->len = it->bytes.len;
		return TM_OK;
	}
	memcpy((char *)list->ptr + list->len, it->bytes.ptr, it->bytes.len);
	list->len += it->bytes.len;
	return TM_OK;
}

static tm_status
read_message(tm_wire_reader *r, const tm_wire_message *m,
             const struct item *it, void *out)
{
	return tm_wire_read(r, m, it->bytes, it->origin, out);
}

static tm_status
fill_message(tm_wire_reader *r, const tm_wire_field *f, const struct item *it,
             void **out)
{
	if (*out)
		return tm_fail(r->err, TM_EINVAL, it->offset,
		               "a second %s where one belongs",
		               f->message->name);
	*out = tm_arena_alloc(r->arena, 1, f->message->size);
	if (!*out)
		return no_memory(r, it->offset);
	return read_message(r, f->message, it, *out);
}

static tm_status
fill_field(tm_wire_reader *r, const tm_wire_field *f, const struct item *it,
           void *at)
{
	const tm_str text = tm_bytes_str(it->bytes);
	struct list *list = at;

	switch (f->kind) {
	case TM_WIRE_NONE:
		return TM_OK;
	case TM_WIRE_INT:
		*(int64_t *)at = (int64_t)it->bits;
		return TM_OK;
	case TM_WIRE_FLOAT:
		memcpy(at, it->bytes.ptr, sizeof(float));
		return TM_OK;
	case TM_WIRE_STR:
		*(tm_str *)at = text;
		return TM_OK;
	case TM_WIRE_MSG:
		return fill_message(r, f, it, at);
	case TM_WIRE_INTS:
		return fill_ints(r, it, list);
	case TM_WIRE_F32S:
	case TM_WIRE_F64S:
		return fill_fixed(r, f, it, list);
	case TM_WIRE_STRS:
		((tm_str *)list->ptr)[list->len++] = text;
		return TM_OK;
	case TM_WIRE_MSGS:
		at = (char *)list->ptr + list->len++ * f->message->size;
		return read_message(r, f->message, it, at);
	}
	return TM_OK;
}

/* The second walk: the first one has checked every tag and length. */
static tm_status
fill_fields(tm_wire_reader *r, const tm_wire_message *m, tm_cursor *c,
            void *out)
{
	tm_wire_head *head = out;

	while (tm_cursor_left(c)) {
		const struct item it = next_item(c);
		const tm_wire_field *f = field_of(m, &it);

		if (f->kind == TM_WIRE_NONE)
			continue;
		head->has |= UINT64_C(1) << it.number;
		TM_TRY(fill_field(r, f, &it, (char *)out + f->at));
	}
	return r->err->status;
}

static tm_status
read_fields(tm_wire_reader *r, const tm_wire_message *m, tm_bytes bytes,
            uint64_t origin, void *out)
{
	struct count counts[TM_WIRE_MAX_FIELDS] = { 0 };
	tm_cursor c = tm_cursor_over(bytes, origin, r->err);

	assert(m->num_fields <= TM_WIRE_MAX_FIELDS);
	TM_TRY(count_fields(m, &c, counts));
	TM_TRY(alloc_lists(r, m, counts, out));
	c = tm_cursor_over(bytes, origin, r->err);
	return fill_fields(r, m, &c, out);
}

tm_status
tm_wire_read(tm_wire_reader *r, const tm_wire_message *m, tm_bytes bytes,
             uint64_t origin, void *out)
{
	tm_status status;

	((tm_wire_head *)out)->offset = origin;
	if (r->depth >= TM_WIRE_MAX_DEPTH)
		return tm_fail(r->err, TM_ELIMIT, origin,
		               "messages nest deeper than %d",
		               TM_WIRE_MAX_DEPTH);
	r->depth++;
	status = read_fields(r, m, bytes, origin, out);
	r->depth--;
	return status;
}
