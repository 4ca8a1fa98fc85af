/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ops/op.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

/*
 * The registry is made once from constant rows: PyTorch's schemas, the
 * hand-written ops, and the op table's rows laid over them.  A row that does
 * not parse is a defect of this library; t-registry looks for that, and the
 * first use stops the program.
 */

typedef struct row {
	tm_str text;
	unsigned traits;
} row;

static const row schemas[] = {
#define SCHEMA(text, traits) { TM_STR(text), traits },
#include "ops/registry.def"
#undef SCHEMA
};

typedef struct hand_row {
	const char *name;
	unsigned traits;
	const char *signature, *attrs, *regions, *format;
} hand_row;

static const hand_row hand_rows[] = {
#define HAND(name, traits, signature, attrs, regions, format, verify) \
	{ name, traits, signature, attrs, regions, format },
#include "ops/handwritten.def"
#undef HAND
};

enum {
	NUM_SCHEMAS = sizeof schemas / sizeof *schemas,
	NUM_HAND = sizeof hand_rows / sizeof *hand_rows,
	TABLE_SIZE = 1 << 14 /* a power of two above twice the ops */
};

_Static_assert(NUM_SCHEMAS + NUM_HAND < TABLE_SIZE / 2, "TABLE_SIZE");

/* Built once behind ONCE, constant after that. */
static struct {
	tm_op_def defs[NUM_SCHEMAS + NUM_HAND];
	tm_schema parsed[NUM_SCHEMAS + NUM_HAND];
	size_t count;
	uint16_t slots[TABLE_SIZE]; /* index of a def plus one */
	tm_arena arena;
} registry;

static pthread_once_t once = PTHREAD_ONCE_INIT;

static _Noreturn void
broken(tm_str what)
{
	fprintf(stderr, "torch-mlir: broken op table: %.*s\n",
	        TM_STR_ARG(what));
	abort();
}

/* ---- look-up ---- */

static uint32_t
hash(tm_str s)
{
	uint32_t h = 2166136261u;

	for (size_t i = 0; i < s.len; i++)
		h = (h ^ (unsigned char)s.ptr[i]) * 16777619u;
	return h ^ (h >> 15);
}

/* The slot that holds NAME, or the free one where it belongs. */
static uint16_t *
slot_of(tm_str name)
{
	uint32_t i = hash(name) % TABLE_SIZE;

	while (registry.slots[i] &&
	       !tm_str_eq(registry.defs[registry.slots[i] - 1].name, name))
		i = (i + 1) % TABLE_SIZE;
	return &registry.slots[i];
}

static tm_op_def *
find(tm_str name)
{
	const uint16_t i = *slot_of(name);

	return i ? &registry.defs[i - 1] : NULL;
}

/* ---- building ---- */

/* "aten::add.Tensor" becomes "torch.aten.add.Tensor" in BUF. */
static tm_str
op_name(tm_str qualified, char *buf, size_t cap)
{
	const char *colon = memchr(qualified.ptr, ':', qualified.len);
	const size_t ns = colon ? (size_t)(colon - qualified.ptr) : 0;
	tm_str out = { buf, sizeof "torch." - 1 };

	if (!colon || qualified.len < ns + 2 || qualified.len + 6 > cap)
		return (tm_str){ 0 };
	memcpy(buf, "torch.", 6);
	memcpy(buf + 6, qualified.ptr, ns);
	buf[6 + ns] = '.';
	memcpy(buf + 7 + ns, qualified.ptr + ns + 2, qualified.len - ns - 2);
	out.len = 6 + qualified.len - 1;
	return out;
}

/* Appends a def called NAME, which must be new. */
static tm_op_def *
add(tm_str name)
{
	tm_op_def *def = &registry.defs[registry.count];

	def->name = name;
	def->info = &tm_ops[TM_OP_NONE];
	def->hand = -1;
	*slot_of(name) = (uint16_t)++registry.count;
	return def;
}

static void
set_signature(tm_op_def *def, const tm_schema *s)
{
	bool variadic = s->vararg;

	for (int i = 0; i < s->num_args; i++)
		variadic |= s->args[i].variadic;
	def->num_operands = variadic ? -1 : s->num_args;
	variadic = s->varret;
	for (int i = 0; i < s->num_results; i++)
		variadic |= s->results[i].variadic;
	def->num_results = variadic ? -1 : s->num_results;
	def->signature = s;
}

/* Traits that the schema says itself. */
static unsigned
schema_traits(const tm_schema *s)
{
	unsigned traits = s->num_results || s->varret ? TM_REFINES : 0;

	for (int i = 0; i < s->num_results; i++)
		if (s->results[i].aliases && !s->results[i].mutated)
			traits |= TM_VIEW;
	return traits;
}

static void
add_schema(const row *r, tm_schema *parsed)
{
	char buf[256];
	tm_op_def *def;

	if (tm_schema_parse(&registry.arena, r->text, parsed, NULL) != TM_OK)
		broken(r->text);
	def = add(tm_arena_str(&registry.arena,
	                       op_name(parsed->qualified, buf, sizeof buf)));
	if (!def->name.len)
		broken(r->text);
	def->schema = parsed;
	def->traits = r->traits | schema_traits(parsed);
	set_signature(def, parsed);
}

static void
add_attrs(tm_op_def *def, const hand_row *r)
{
	char *text = tm_arena_printf(&registry.arena, "%s%s%s", r->attrs,
	                             *r->attrs ? ", " : "",
	                             r->traits & TM_SEGMENTS ?
	                             "segments operandSegmentSizes" : "");
	tm_str s = tm_str_from(text);

	if (tm_str_ends(s, TM_STR(", ")))
		s.len -= 2;
	def->num_attrs = tm_attrs_parse(&registry.arena, s, &def->attrs);
	def->num_regions = tm_regions_parse(
	        &registry.arena, tm_str_from(r->regions), &def->regions);
	if (def->num_attrs < 0 || def->num_regions < -1)
		broken(def->name);
}

static void
add_hand(const hand_row *r, tm_schema *parsed)
{
	const tm_str name = tm_str_from(r->name);
	tm_op_def *def = find(name);

	if (!def)
		def = add(name);
	def->hand = (int)(r - hand_rows);
	def->traits |= r->traits;
	if (r->signature) {
		if (tm_signature_parse(&registry.arena,
		                       tm_str_from(r->signature), parsed,
		                       NULL) != TM_OK)
			broken(name);
		set_signature(def, parsed);
	}
	add_attrs(def, r);
	if (!def->signature)
		broken(name);
	if (!(def->format = r->format))
		return;
	def->assembly = tm_assembly_parse(
	        &registry.arena, tm_str_from(r->format), def->signature,
	        def->attrs, def->num_attrs, def->regions, def->num_regions);
	if (!def->assembly)
		broken(name);
}

/* Lays the row ID of the op table over its registry entry: the row names its
 * op by a schema or, if it is hand-written, by its name. */
static void
add_row(tm_op_id id)
{
	const tm_str text = tm_str_from(tm_ops[id].schema);
	const char *end = text.len ? memchr(text.ptr, '(', text.len) : NULL;
	char buf[256];
	tm_str name = text;
	tm_op_def *def;

	if (end)
		name = op_name((tm_str){ text.ptr, (size_t)(end - text.ptr) },
		               buf, sizeof buf);
	def = find(name);
	if (!def)
		broken(text);
	def->id = id;
	def->info = &tm_ops[id];
	def->traits |= tm_ops[id].traits;
}

static void
build(void)
{
	for (size_t i = 0; i < NUM_SCHEMAS; i++)
		add_schema(&schemas[i], &registry.parsed[i]);
	for (size_t i = 0; i < NUM_HAND; i++)
		add_hand(&hand_rows[i], &registry.parsed[NUM_SCHEMAS + i]);
	for (int id = TM_OP_NONE + 1; id < TM_NUM_OPS; id++)
		add_row((tm_op_id)id);
}

const tm_op_def *
tm_registry(size_t *count)
{
	pthread_once(&once, build);
	*count = registry.count;
	return registry.defs;
}

const tm_op_def *
tm_registry_find(tm_str name)
{
	pthread_once(&once, build);
	return find(name);
}

const tm_op_def *
tm_registry_find_schema(tm_str qualified_name)
{
	char buf[256];
	const tm_str name = op_name(qualified_name, buf, sizeof buf);
	const tm_op_def *def = name.len ? tm_registry_find(name) : NULL;

	return def && def->schema ? def : NULL;
}
