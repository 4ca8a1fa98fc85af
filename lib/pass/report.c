/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/report.h"

#include "dialect/build.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/Diagnostics.h>

/* ---- collecting ---- */

struct text {
	tm_arena *arena;
	char *s;
	size_t len, cap;
};

static void
append(MlirStringRef part, void *user)
{
	struct text *t = user;

	if (!tm_arena_grow(t->arena, &t->s, &t->cap, t->len + part.length + 1,
	                   1))
		return;
	memcpy(t->s + t->len, part.data, part.length);
	t->len += part.length;
	t->s[t->len] = 0;
}

static tm_str
location_text(tm_report *r, MlirLocation loc)
{
	struct text t = { .arena = &r->arena };

	mlirLocationPrint(loc, append, &t);
	return (tm_str){ t.s ? t.s : "", t.len };
}

/* The op's name; of a torch.operator, the name that it stands for. */
static tm_str
op_name(MlirOperation op)
{
	const tm_str name = tm_str_of(
	        mlirIdentifierStr(mlirOperationGetName(op)));
	MlirAttribute inner;

	if (!tm_str_eq(name, TM_STR("torch.operator")))
		return name;
	inner = mlirOperationGetAttributeByName(
	        op, mlirStringRefCreateFromCString("name"));
	if (mlirAttributeIsNull(inner) || !mlirAttributeIsAString(inner))
		return name;
	return tm_str_of(mlirStringAttrGetValue(inner));
}

void
tm_report_add(MlirOperation op, const char *reason, void *user)
{
	tm_report *r = user;
	const tm_str name = op_name(op);
	char *key;
	size_t i;

	if (!r)
		return;
	key = tm_arena_printf(&r->arena, "%.*s: %s", TM_STR_ARG(name), reason);
	if (!key)
		return;
	if (tm_map_get(&r->index, tm_str_from(key), &i)) {
		r->entries[i].count++;
		return;
	}
	if (!tm_arena_grow(&r->arena, &r->entries, &r->cap, r->n + 1,
	                   sizeof *r->entries) ||
	    !tm_map_put(&r->index, &r->arena, tm_str_from(key), r->n))
		return;
	r->entries[r->n++] = (tm_report_entry){
		.op = tm_arena_str(&r->arena, name),
		.reason = tm_arena_str(&r->arena, tm_str_from(reason)),
		.loc = mlirOperationGetLocation(op),
		.where = location_text(r, mlirOperationGetLocation(op)),
		.count = 1,
	};
}

void
tm_report_free(tm_report *report)
{
	tm_arena_free(&report->arena);
	*report = (tm_report){ .n = 0 };
}

/* ---- printing ---- */

static size_t
total(const tm_report *r)
{
	size_t n = 0;

	for (size_t i = 0; i < r->n; i++)
		n += r->entries[i].count;
	return n;
}

static char *
line(tm_arena *arena, const tm_report_entry *e)
{
	return tm_arena_printf(arena, "  %zu x %.*s: %.*s (first: %.*s)\n",
	                       e->count, TM_STR_ARG(e->op),
	                       TM_STR_ARG(e->reason), TM_STR_ARG(e->where));
}

static char *
report_text(tm_arena *arena, const tm_report *r)
{
	struct text t = { .arena = arena };
	char *part = tm_arena_printf(
	        arena, "%zu operation%s cannot be lowered:\n", total(r),
	        total(r) == 1 ? "" : "s");

	for (size_t i = 0; part; i++) {
		append((MlirStringRef){ part, strlen(part) }, &t);
		if (i == r->n)
			break;
		part = line(arena, &r->entries[i]);
	}
	if (t.len > 0 && t.s[t.len - 1] == '\n')
		t.s[t.len - 1] = 0;
	return t.s;
}

void
tm_report_emit(const tm_report *report)
{
	tm_arena arena = { 0 };
	const char *text;

	if (report->n == 0)
		return;
	text = report_text(&arena, report);
	mlirEmitError(report->entries[0].loc, text ? text : "out of memory");
	tm_arena_free(&arena);
}

void
tm_report_print(const tm_report *report, FILE *stream)
{
	tm_arena arena = { 0 };
	const char *text;

	if (report->n == 0)
		return;
	text = report_text(&arena, report);
	fprintf(stream, "%s\n", text ? text : "out of memory");
	tm_arena_free(&arena);
}
