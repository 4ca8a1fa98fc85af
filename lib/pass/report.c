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

tm_str
tm_report_op_name(MlirOperation op)
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

/* The entry for NAME and REASON, a new one (with N of 0) if there is none;
 * NULL where memory is exhausted. */
static tm_report_entry *
entry_of(tm_report *r, tm_str name, tm_str reason)
{
	char *key = tm_arena_printf(&r->arena, "%.*s: %.*s", TM_STR_ARG(name),
	                            TM_STR_ARG(reason));
	size_t i;

	if (!key)
		return NULL;
	if (tm_map_get(&r->index, tm_str_from(key), &i))
		return &r->entries[i];
	if (!tm_arena_grow(&r->arena, &r->entries, &r->cap, r->n + 1,
	                   sizeof *r->entries) ||
	    !tm_map_put(&r->index, &r->arena, tm_str_from(key), r->n))
		return NULL;
	r->entries[r->n] = (tm_report_entry){
		.op = tm_arena_str(&r->arena, name),
		.reason = tm_arena_str(&r->arena, reason),
	};
	return &r->entries[r->n++];
}

void
tm_report_add(MlirOperation op, const char *reason, void *user)
{
	tm_report *r = user;
	tm_report_entry *e;

	if (!r)
		return;
	e = entry_of(r, tm_report_op_name(op), tm_str_from(reason));
	if (!e || e->count++)
		return;
	e->loc = mlirOperationGetLocation(op);
	e->where = location_text(r, e->loc);
}

void
tm_report_merge(tm_report *report, const tm_report *from)
{
	for (size_t i = 0; i < from->n; i++) {
		const tm_report_entry *f = &from->entries[i];
		tm_report_entry *e = entry_of(report, f->op, f->reason);

		if (!e)
			return;
		if (e->count == 0) {
			e->loc = f->loc;
			e->where = tm_arena_str(&report->arena, f->where);
		}
		e->count += f->count;
	}
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
