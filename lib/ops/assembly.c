/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ops/assembly.h"

enum { MAX_ITEMS = 64, MAX_ATTRS = 8, MAX_REGIONS = 4 };

static const char *const attr_kinds[TM_NUM_ATTR_KINDS] = {
	[TM_ATTR_ANY] = "any",
	[TM_ATTR_STR] = "str",
	[TM_ATTR_I64] = "i64",
	[TM_ATTR_F64] = "f64",
	[TM_ATTR_BOOL] = "bool",
	[TM_ATTR_NUMBER] = "number",
	[TM_ATTR_UNIT] = "unit",
	[TM_ATTR_TYPE] = "type",
	[TM_ATTR_SYMBOL] = "symbol",
	[TM_ATTR_SYMREF] = "symref",
	[TM_ATTR_SYMREFS] = "symrefs",
	[TM_ATTR_ELEMENTS] = "elements",
	[TM_ATTR_I64S] = "i64s",
	[TM_ATTR_AFFINE_MAP] = "affine_map",
	[TM_ATTR_SEGMENTS] = "segments",
};

/* ---- text ---- */

static bool
accept(tm_str *s, tm_str token)
{
	if (!tm_str_starts(*s, token))
		return false;
	s->ptr += token.len;
	s->len -= token.len;
	return true;
}

/* What stands before the first byte of STOP, which is left. */
static tm_str
until(tm_str *s, const char *stop)
{
	tm_str out = { s->ptr, 0 };

	while (s->len && !strchr(stop, *s->ptr)) {
		s->ptr++;
		s->len--;
		out.len++;
	}
	return out;
}

static void *
keep(tm_arena *arena, const void *from, int n, size_t size)
{
	void *p = tm_arena_alloc(arena, (size_t)n, size);

	if (p && n)
		memcpy(p, from, (size_t)n * size);
	return p;
}

/* ---- attributes and regions ---- */

static bool
attr_kind(tm_str name, tm_attr_kind *out)
{
	for (int i = 0; i < TM_NUM_ATTR_KINDS; i++)
		if (tm_str_eq(tm_str_from(attr_kinds[i]), name)) {
			*out = (tm_attr_kind)i;
			return true;
		}
	return false;
}

int
tm_attrs_parse(tm_arena *arena, tm_str text, const tm_op_attr **out)
{
	tm_op_attr attrs[MAX_ATTRS] = { 0 };
	int n = 0;

	while (text.len) {
		const tm_str kind = until(&text, "? ");

		if (n == MAX_ATTRS || !attr_kind(kind, &attrs[n].kind))
			return -1;
		attrs[n].optional = accept(&text, TM_STR("?"));
		if (!accept(&text, TM_STR(" ")))
			return -1;
		attrs[n++].name = until(&text, ",");
		accept(&text, TM_STR(", "));
	}
	*out = keep(arena, attrs, n, sizeof *attrs);
	return *out ? n : -1;
}

int
tm_regions_parse(tm_arena *arena, tm_str text, const tm_op_region **out)
{
	tm_op_region regions[MAX_REGIONS] = { 0 };
	bool any = false;
	int n = 0;

	while (text.len) {
		if (n == MAX_REGIONS)
			return -2;
		regions[n].name = until(&text, ",=.");
		any = any || accept(&text, TM_STR("..."));
		if (accept(&text, TM_STR("=")))
			regions[n].terminator = until(&text, ",");
		accept(&text, TM_STR(", "));
		n++;
	}
	*out = keep(arena, regions, n, sizeof *regions);
	return !*out ? -2 : any ? -1 : n;
}

/* ---- formats ---- */

typedef struct parser {
	tm_str rest;
	const tm_schema *signature;
	const tm_op_attr *attrs;
	int num_attrs;
	const tm_op_region *regions;
	int num_regions;
	tm_asm_item items[MAX_ITEMS];
	int count;
	bool failed;
} parser;

static tm_asm_item *
item(parser *p, tm_asm_kind kind, int index)
{
	if (p->count == MAX_ITEMS) {
		p->failed = true;
		p->count = 0;
	}
	p->items[p->count] = (tm_asm_item){ .kind = kind, .index = index };
	return &p->items[p->count++];
}

static int
named(const tm_schema_arg *args, int n, tm_str name)
{
	for (int i = 0; i < n; i++)
		if (tm_str_eq(args[i].name, name))
			return i;
	return -1;
}

/* A "$name" in `type($name)`; all of them for "operands" and "results". */
static void
type_of(parser *p)
{
	const tm_schema *s = p->signature;
	const tm_str name = until(&p->rest, ")");
	const tm_str bare = { name.ptr + 1, name.len ? name.len - 1 : 0 };
	int i;

	if (tm_str_eq(name, TM_STR("operands")))
		item(p, TM_ASM_OPERAND_TYPE, -1);
	else if (tm_str_eq(name, TM_STR("results")))
		item(p, TM_ASM_RESULT_TYPE, -1);
	else if ((i = named(s->args, s->num_args, bare)) >= 0)
		item(p, TM_ASM_OPERAND_TYPE, i);
	else if ((i = named(s->results, s->num_results, bare)) >= 0)
		item(p, TM_ASM_RESULT_TYPE, i);
	else
		p->failed = true;
	p->failed |= !accept(&p->rest, TM_STR(")"));
}

static void
function_type(parser *p)
{
	const tm_str from = until(&p->rest, ",");
	const tm_str bare = { from.ptr + 1, from.len ? from.len - 1 : 0 };

	item(p, TM_ASM_FUNCTION_TYPE,
	     named(p->signature->args, p->signature->num_args, bare));
	until(&p->rest, ")");
	p->failed |= !accept(&p->rest, TM_STR(")"));
}

static void
infer(parser *p)
{
	const tm_str name = until(&p->rest, ")");
	const int i = tm_schema_arg_index(p->signature, name);

	item(p, TM_ASM_INFER, i);
	p->failed |= i < 0 || !accept(&p->rest, TM_STR(")"));
}

/* "$name": an operand, an attribute or a region. */
static void
variable(parser *p)
{
	const tm_str name = until(&p->rest, " ^)");
	int i = tm_schema_arg_index(p->signature, name);

	if (i >= 0) {
		item(p, TM_ASM_OPERAND, i);
		return;
	}
	for (i = 0; i < p->num_attrs; i++)
		if (tm_str_eq(p->attrs[i].name, name)) {
			item(p, TM_ASM_ATTR, i);
			return;
		}
	if (p->num_regions < 0) {
		item(p, TM_ASM_REGION, -1);
		return;
	}
	for (i = 0; i < p->num_regions; i++)
		if (tm_str_eq(p->regions[i].name, name)) {
			item(p, TM_ASM_REGION, i);
			return;
		}
	p->failed = true;
}

static void
element(parser *p)
{
	if (accept(&p->rest, TM_STR("`"))) {
		item(p, TM_ASM_LITERAL, 0)->text = until(&p->rest, "`");
		p->failed |= !accept(&p->rest, TM_STR("`"));
	} else if (accept(&p->rest, TM_STR("$"))) {
		variable(p);
	} else if (accept(&p->rest, TM_STR("type("))) {
		type_of(p);
	} else if (accept(&p->rest, TM_STR("functional-type("))) {
		function_type(p);
	} else if (accept(&p->rest, TM_STR("infer($"))) {
		infer(p);
	} else if (accept(&p->rest, TM_STR("custom<SlotValues>("))) {
		item(p, TM_ASM_SLOT_VALUES, 0);
		until(&p->rest, ")");
		p->failed |= !accept(&p->rest, TM_STR(")"));
	} else if (accept(&p->rest, TM_STR("attr-dict"))) {
		item(p, TM_ASM_ATTR_DICT, 0);
	} else if (accept(&p->rest, TM_STR("operands"))) {
		item(p, TM_ASM_OPERAND, -1);
	} else {
		p->failed = true;
	}
}

/* "( element… )?" behind the parenthesis; "^" follows the anchor. */
static void
group(parser *p)
{
	const int start = p->count;

	item(p, TM_ASM_GROUP, 0);
	while (!p->failed && !accept(&p->rest, TM_STR(")?"))) {
		element(p);
		if (accept(&p->rest, TM_STR("^")))
			p->items[start].anchor = p->count - 1 - start;
		accept(&p->rest, TM_STR(" "));
		p->failed |= !p->rest.len;
	}
	p->items[start].count = p->count - start - 1;
	p->failed |= !p->items[start].anchor;
}

const tm_assembly *
tm_assembly_parse(tm_arena *arena, tm_str format, const tm_schema *signature,
                  const tm_op_attr *attrs, int num_attrs,
                  const tm_op_region *regions, int num_regions)
{
	parser p = { .rest = format,
		     .signature = signature,
		     .attrs = attrs,
		     .num_attrs = num_attrs,
		     .regions = regions,
		     .num_regions = num_regions };
	tm_assembly *out;

	while (p.rest.len && !p.failed) {
		if (accept(&p.rest, TM_STR("(")))
			group(&p);
		else
			element(&p);
		accept(&p.rest, TM_STR(" "));
	}
	out = p.failed ? NULL : TM_NEW(arena, tm_assembly, 1);
	if (!out)
		return NULL;
	out->count = p.count;
	out->items = keep(arena, p.items, p.count, sizeof *p.items);
	return out->items ? out : NULL;
}
