/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/onnx/reader.h"

#include "import/onnx/onnx.h"

size_t
tm_onnx_memory_limit(size_t size)
{
	const size_t least = (size_t)16 << 20;
	size_t limit;

	if (__builtin_mul_overflow(size, (size_t)48, &limit) ||
	    __builtin_add_overflow(limit, least, &limit))
		return SIZE_MAX / 2;
	return limit;
}

static bool
is_default(tm_str domain)
{
	return domain.len == 0 || tm_str_eq(domain, TM_STR("ai.onnx"));
}

static bool
same_domain(tm_str a, tm_str b)
{
	return tm_str_eq(a, b) || (is_default(a) && is_default(b));
}

int64_t
tm_onnx_opset_version(const tm_onnx_opsets *opsets, tm_str domain)
{
	for (size_t i = 0; i < opsets->len; i++)
		if (same_domain(opsets->ptr[i].domain, domain))
			return opsets->ptr[i].version;
	return 0;
}

const tm_onnx_function *
tm_onnx_function_of(const tm_onnx_model *model, const tm_onnx_node *node)
{
	for (size_t i = 0; i < model->functions.len; i++) {
		const tm_onnx_function *f = &model->functions.ptr[i];

		if (tm_str_eq(f->name, node->op_type) &&
		    same_domain(f->domain, node->domain) &&
		    tm_str_eq(f->overload, node->overload))
			return f;
	}
	return NULL;
}

const tm_onnx_attr *
tm_onnx_attr_find(const tm_onnx_attrs *attrs, tm_str name)
{
	for (size_t i = 0; i < attrs->len; i++)
		if (tm_str_eq(attrs->ptr[i].name, name))
			return &attrs->ptr[i];
	return NULL;
}

/* Models of the first two IR versions import nothing and mean version 1. */
static tm_status
default_opset(tm_arena *arena, tm_onnx_model *m, tm_error *err)
{
	if (m->opsets.len || m->ir_version >= 3)
		return TM_OK;
	m->opsets.ptr = TM_NEW(arena, tm_onnx_opset, 1);
	if (!m->opsets.ptr)
		return tm_fail(err, TM_ENOMEM, TM_NO_OFFSET, "out of memory");
	m->opsets.ptr[0].version = 1;
	m->opsets.len = 1;
	return TM_OK;
}

tm_status
tm_onnx_read(tm_arena *arena, tm_bytes bytes, tm_onnx_model *out,
             tm_error *err)
{
	tm_error own_error = { 0 };
	tm_wire_reader r = { .arena = arena, .err = err ? err : &own_error };

	*out = (tm_onnx_model){ 0 };
	TM_TRY(tm_wire_read(&r, &tm_onnx_model_message, bytes, 0, out));
	if (!out->graph)
		return tm_fail(r.err, TM_EINVAL, TM_NO_OFFSET,
		               "the model has no graph");
	TM_TRY(default_opset(arena, out, r.err));
	return tm_onnx_check(arena, out, r.err);
}

/* The wire type of each field of a ModelProto; -1: no such field. */
static int
wire_type_of(uint64_t number)
{
	static const signed char types[] = {
		[1] = 1, [2] = 3,  [3] = 3,  [4] = 3,  [5] = 1,  [6] = 3,
		[7] = 3, [8] = 3, [14] = 3, [20] = 3, [25] = 3, [26] = 3,
	};

	return number < sizeof types ? types[number] - 1 : -1;
}

bool
tm_onnx_detect(tm_bytes bytes)
{
	enum { ENOUGH = 8, QUOTE = 0x22 /* begins much text */ };
	tm_error err = { 0 };
	tm_cursor c = tm_cursor_over(bytes, 0, &err);
	int fields = 0;

	if (bytes.len && bytes.ptr[0] == QUOTE)
		return false;
	for (; fields < ENOUGH && tm_cursor_left(&c); fields++) {
		const uint64_t tag = tm_cursor_varint(&c);

		if (tm_cursor_failed(&c))
			break;
		if (wire_type_of(tag >> 3) != (int)(tag & 7))
			return false;
		if (tag & 7)
			tm_cursor_take(&c, tm_cursor_varint(&c));
		else
			tm_cursor_varint(&c);
	}
	return fields > 0;
}
