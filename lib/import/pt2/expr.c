/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/expr.h"

enum { MAX_DEPTH = 64, MAX_POWER = 8 };

struct parser {
	tm_arena *arena;
	const char *p, *end;
	bool failed;
};

static void
skip_blanks(struct parser *ps)
{
	while (ps->p < ps->end && *ps->p == ' ')
		ps->p++;
}

static bool
accept(struct parser *ps, char c)
{
	skip_blanks(ps);
	if (ps->p == ps->end || *ps->p != c)
		return false;
	ps->p++;
	return true;
}

static tm_pt2_expr *
expr_new(struct parser *ps, tm_pt2_expr_kind kind)
{
	tm_pt2_expr *e = TM_NEW(ps->arena, tm_pt2_expr, 1);

	if (e)
		e->kind = kind;
	ps->failed |= !e;
	return e;
}

static bool
is_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
	       (c >= '0' && c <= '9') || c == '_';
}

static tm_str
word(struct parser *ps)
{
	const char *start;

	skip_blanks(ps);
	start = ps->p;
	while (ps->p < ps->end && is_word(*ps->p))
		ps->p++;
	return (tm_str){ start, (size_t)(ps->p - start) };
}

static tm_pt2_expr *
number(struct parser *ps)
{
	tm_pt2_expr *e = expr_new(ps, TM_PT2_EXPR_NUMBER);
	const bool negative = accept(ps, '-');
	const tm_str digits = word(ps);
	int64_t v = 0;

	if (!e)
		return NULL;
	if (!digits.len)
		ps->failed = true;
	for (size_t i = 0; i < digits.len; i++)
		if (digits.ptr[i] < '0' || digits.ptr[i] > '9' ||
		    __builtin_mul_overflow(v, 10, &v) ||
		    __builtin_add_overflow(v, digits.ptr[i] - '0', &v))
			e->kind = TM_PT2_EXPR_OPAQUE;
	e->number = negative ? -v : v;
	return e;
}

static tm_str
quoted(struct parser *ps)
{
	const char *start = ps->p, *end;

	end = ps->p < ps->end
	              ? memchr(ps->p, '\'', (size_t)(ps->end - ps->p))
	              : NULL;
	if (!end) {
		ps->failed = true;
		return (tm_str){ 0 };
	}
	ps->p = end + 1;
	return (tm_str){ start, (size_t)(end - start) };
}

/* Skips to the parenthesis that closes the one before, and past it. */
static void
skip_arguments(struct parser *ps)
{
	int depth = 1;

	for (; ps->p < ps->end && depth; ps->p++) {
		if (*ps->p == '(')
			depth++;
		else if (*ps->p == ')')
			depth--;
	}
	ps->failed |= depth != 0;
}

static tm_pt2_expr *parse(struct parser *ps, int depth);

static void
arguments(struct parser *ps, tm_pt2_expr *e, int depth)
{
	if (accept(ps, ')'))
		return;
	do {
		tm_pt2_expr *arg = parse(ps, depth + 1);

		if (ps->failed || !tm_arena_grow(ps->arena, &e->args, &e->cap,
		                                 e->count + 1,
		                                 sizeof *e->args)) {
			ps->failed = true;
			return;
		}
		e->args[e->count++] = arg;
	} while (accept(ps, ','));
	ps->failed |= !accept(ps, ')');
}

/* Heads of calls whose arguments are expressions. */
static const struct {
	const char *name;
	tm_pt2_expr_kind kind;
	size_t min, max;
} heads[] = {
	{ "Add", TM_PT2_EXPR_ADD, 1, SIZE_MAX },
	{ "Mul", TM_PT2_EXPR_MUL, 1, SIZE_MAX },
	{ "FloorDiv", TM_PT2_EXPR_FLOORDIV, 2, 2 },
	{ "CleanDiv", TM_PT2_EXPR_FLOORDIV, 2, 2 },
	{ "CeilDiv", TM_PT2_EXPR_CEILDIV, 2, 2 },
	{ "Mod", TM_PT2_EXPR_MOD, 2, 2 },
	{ "PythonMod", TM_PT2_EXPR_MOD, 2, 2 },
	{ "Pow", TM_PT2_EXPR_MUL, 2, 2 },
	{ "PowByNatural", TM_PT2_EXPR_MUL, 2, 2 },
};

/* A symbol to a small positive power is a product; all else is opaque (a
 * power of a power, written out, could grow without bound). */
static void
expand_power(struct parser *ps, tm_pt2_expr *e)
{
	tm_pt2_expr *base = e->args[0];
	const tm_pt2_expr *power = e->args[1];

	if (base->kind != TM_PT2_EXPR_SYMBOL ||
	    power->kind != TM_PT2_EXPR_NUMBER || power->number < 1 ||
	    power->number > MAX_POWER) {
		e->kind = TM_PT2_EXPR_OPAQUE;
		return;
	}
	e->count = 0;
	if (!tm_arena_grow(ps->arena, &e->args, &e->cap,
	                   (size_t)power->number, sizeof *e->args)) {
		ps->failed = true;
		return;
	}
	while (e->count < (size_t)power->number)
		e->args[e->count++] = base;
}

static tm_pt2_expr *
call(struct parser *ps, tm_str head, int depth)
{
	tm_pt2_expr *e;

	for (size_t i = 0; i < sizeof heads / sizeof *heads; i++) {
		if (!tm_str_eq(head, tm_str_from(heads[i].name)))
			continue;
		e = expr_new(ps, heads[i].kind);
		if (e)
			arguments(ps, e, depth);
		if (ps->failed)
			return NULL;
		if (e->count < heads[i].min || e->count > heads[i].max)
			e->kind = TM_PT2_EXPR_OPAQUE;
		else if (tm_str_starts(head, TM_STR("Pow")))
			expand_power(ps, e);
		return e;
	}
	skip_arguments(ps);
	return expr_new(ps, TM_PT2_EXPR_OPAQUE);
}

static tm_pt2_expr *
parse(struct parser *ps, int depth)
{
	tm_pt2_expr *e;
	tm_str head;

	skip_blanks(ps);
	if (depth > MAX_DEPTH || ps->p == ps->end) {
		ps->failed = true;
		return NULL;
	}
	if (*ps->p == '-' || (*ps->p >= '0' && *ps->p <= '9'))
		return number(ps);
	head = word(ps);
	if (!head.len) {
		ps->failed = true;
		return NULL;
	}
	if (!accept(ps, '(')) {
		e = expr_new(ps, TM_PT2_EXPR_SYMBOL);
		if (e)
			e->symbol = head;
		return e;
	}
	if (tm_str_eq(head, TM_STR("Integer"))) {
		e = number(ps);
		ps->failed |= !accept(ps, ')');
		return e;
	}
	if (tm_str_eq(head, TM_STR("Symbol")) && accept(ps, '\'')) {
		e = expr_new(ps, TM_PT2_EXPR_SYMBOL);
		if (e)
			e->symbol = quoted(ps);
		skip_arguments(ps);
		return e;
	}
	return call(ps, head, depth);
}

const tm_pt2_expr *
tm_pt2_expr_parse(tm_arena *arena, tm_str text)
{
	struct parser ps = { arena, text.ptr, text.ptr + text.len, false };
	tm_pt2_expr *e = parse(&ps, 0);

	skip_blanks(&ps);
	if (!ps.failed && ps.p == ps.end)
		return e;
	ps.failed = false;
	return expr_new(&ps, TM_PT2_EXPR_OPAQUE);
}
