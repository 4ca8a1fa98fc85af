/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ops/expr.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>

const tm_fn_info tm_fns[TM_NUM_FNS] = {
#define FN(id, arity, result, ftext, itext, ctext)                   \
	[TM_FN_##id] = { #id, arity, TM_RESULT_##result, ftext, itext, \
		         ctext },
#include "ops/fn.def"
#undef FN
};

typedef struct parser {
	tm_arena *arena;
	const char *text, *at;
	const tm_str *names;
	int count;
	tm_str lets[TM_MAX_LETS];
	int num_lets; /* names in scope */
	int next_let; /* slots handed out */
	int depth;
	tm_error *err;
} parser;

enum { MAX_DEPTH = 200 };

static const tm_expr *parse_expr(parser *p);

/* Records MESSAGE at the current place; NULL for the caller to return. */
static const tm_expr *
fail(parser *p, const char *message)
{
	(void)tm_fail(p->err, TM_EINVAL, (uint64_t)(p->at - p->text),
	              "%s in \"%s\"", message, p->text);
	return NULL;
}

static tm_expr *
node(parser *p, tm_expr_kind kind)
{
	tm_expr *e = TM_NEW(p->arena, tm_expr, 1);

	if (e)
		e->kind = kind;
	else
		(void)tm_fail(p->err, TM_ENOMEM, TM_NO_OFFSET,
		              "out of memory");
	return e;
}

static const tm_expr *
call(parser *p, tm_fn fn, const tm_expr *a, const tm_expr *b)
{
	tm_expr *e = a && (b || tm_fns[fn].arity == 1)
	                     ? node(p, TM_EXPR_CALL)
	                     : NULL;

	if (!e)
		return NULL;
	e->fn = fn;
	e->sub[0] = a;
	e->sub[1] = b;
	return e;
}

static void
skip_space(parser *p)
{
	while (isspace((unsigned char)*p->at))
		p->at++;
}

/* Consumes TOKEN if it is next. */
static bool
eat(parser *p, const char *token)
{
	skip_space(p);
	if (strncmp(p->at, token, strlen(token)) != 0)
		return false;
	p->at += strlen(token);
	return true;
}

/* The name that is next, consumed; empty if none is. */
static tm_str
word(parser *p)
{
	const char *start;

	skip_space(p);
	start = p->at;
	if (!isalpha((unsigned char)*start) && *start != '_')
		return (tm_str){ start, 0 };
	while (isalnum((unsigned char)*p->at) || *p->at == '_')
		p->at++;
	return (tm_str){ start, (size_t)(p->at - start) };
}

static const tm_expr *
parse_number(parser *p)
{
	char *end_f, *end_i;
	const double f = strtod(p->at, &end_f);
	const long long i = strtoll(p->at, &end_i, 10);
	tm_expr *e = node(p, end_f == end_i ? TM_EXPR_INT : TM_EXPR_FLOAT);

	if (!e)
		return NULL;
	p->at = end_f;
	e->i = i;
	e->f = f;
	return e;
}

static const tm_expr *
parse_string(parser *p)
{
	const char *start = ++p->at;
	tm_expr *e = node(p, TM_EXPR_STR);

	while (*p->at && *p->at != '\'')
		p->at++;
	if (!*p->at)
		return fail(p, "unterminated text");
	if (e)
		e->s = (tm_str){ start, (size_t)(p->at - start) };
	p->at++;
	return e;
}

static int
find_name(const tm_str *names, int count, tm_str name)
{
	for (int i = count - 1; i >= 0; i--)
		if (tm_str_eq(names[i], name))
			return i;
	return -1;
}

static const tm_expr *
parse_has(parser *p)
{
	const int index = find_name(p->names, p->count, word(p));
	tm_expr *e;

	if (index < 0)
		return fail(p, "has() of an unknown name");
	if (!eat(p, ")"))
		return fail(p, "expected ')'");
	e = node(p, TM_EXPR_HAS);
	if (e)
		e->index = index;
	return e;
}

/* lowest() or highest(), after the parenthesis. */
static const tm_expr *
parse_limit(parser *p, bool highest)
{
	tm_expr *e;

	if (!eat(p, ")"))
		return fail(p, "expected ')'");
	e = node(p, TM_EXPR_LIMIT);
	if (e)
		e->index = highest;
	return e;
}

static const tm_expr *
parse_type_test(parser *p, tm_str name)
{
	static const char *const tests[] = {
		[TM_IS_FLOAT] = "isfloat",     [TM_IS_INT] = "isint",
		[TM_IS_UINT] = "isuint",       [TM_IS_BOOL] = "isbool",
		[TM_IS_COMPLEX] = "iscomplex",
	};

	for (int i = 0; i <= TM_IS_COMPLEX; i++) {
		tm_expr *e;

		if (!tm_str_eq(tm_str_from(tests[i]), name))
			continue;
		if (!eat(p, ")"))
			return fail(p, "expected ')'");
		e = node(p, TM_EXPR_IS);
		if (e)
			e->index = i;
		return e;
	}
	return fail(p, "unknown function");
}

/* After "name(". */
static const tm_expr *
parse_call(parser *p, tm_str name)
{
	const tm_expr *arg[2] = { NULL, NULL };

	if (tm_str_eq(name, TM_STR("has")))
		return parse_has(p);
	if (tm_str_eq(name, TM_STR("lowest")) ||
	    tm_str_eq(name, TM_STR("highest")))
		return parse_limit(p, name.ptr[0] == 'h');
	for (int fn = 0; fn < TM_NUM_FNS; fn++) {
		if (!tm_str_eq(tm_str_from(tm_fns[fn].name), name))
			continue;
		for (int i = 0; i < tm_fns[fn].arity; i++) {
			if (i && !eat(p, ","))
				return fail(p, "too few arguments");
			arg[i] = parse_expr(p);
			if (!arg[i])
				return NULL;
		}
		if (!eat(p, ")"))
			return fail(p, "expected ')'");
		return call(p, (tm_fn)fn, arg[0], arg[1]);
	}
	return parse_type_test(p, name);
}

/* true, inf, …; NULL without a failure if NAME is no constant. */
static const tm_expr *
parse_constant(parser *p, tm_str name)
{
	static const struct {
		const char *name;
		tm_expr_kind kind;
		int64_t i;
		double f;
	} constants[] = {
		{ "true", TM_EXPR_BOOL, 1, 1 },
		{ "false", TM_EXPR_BOOL, 0, 0 },
		{ "none", TM_EXPR_NONE, 0, 0 },
		{ "inf", TM_EXPR_FLOAT, 0, INFINITY },
		{ "nan", TM_EXPR_FLOAT, 0, NAN },
	};

	for (size_t i = 0; i < sizeof constants / sizeof *constants; i++) {
		tm_expr *e;

		if (!tm_str_eq(tm_str_from(constants[i].name), name))
			continue;
		e = node(p, constants[i].kind);
		if (e) {
			e->i = constants[i].i;
			e->f = constants[i].f;
		}
		return e;
	}
	return NULL;
}

static const tm_expr *
parse_name(parser *p)
{
	const tm_str name = word(p);
	const tm_expr *constant;
	tm_expr *e;
	int index;

	if (name.len == 0)
		return fail(p, "expected a value");
	if (eat(p, "("))
		return parse_call(p, name);
	/* Let variables are stored with their slots in declaration order. */
	index = find_name(p->lets, p->num_lets, name);
	if (index >= 0) {
		e = node(p, TM_EXPR_VAR);
		if (e)
			e->index = index;
		return e;
	}
	index = find_name(p->names, p->count, name);
	if (index >= 0) {
		e = node(p, TM_EXPR_ARG);
		if (e)
			e->index = index;
		return e;
	}
	constant = parse_constant(p, name);
	return constant ? constant : fail(p, "unknown name");
}

static const tm_expr *
parse_atom(parser *p)
{
	const tm_expr *e;

	skip_space(p);
	if (isdigit((unsigned char)*p->at) || *p->at == '.')
		return parse_number(p);
	if (*p->at == '\'')
		return parse_string(p);
	if (!eat(p, "("))
		return parse_name(p);
	e = parse_expr(p);
	if (e && !eat(p, ")"))
		return fail(p, "expected ')'");
	return e;
}

/* A minus before a number is part of it, so that -0.0 stays -0.0. */
static const tm_expr *
parse_unary(parser *p)
{
	if (++p->depth > MAX_DEPTH)
		return fail(p, "nested too deep");
	skip_space(p);
	const tm_expr *e;
	if (*p->at == '-' && isdigit((unsigned char)p->at[1]))
		e = parse_number(p);
	else if (eat(p, "-"))
		e = call(p, TM_FN_neg, parse_unary(p), NULL);
	else if (eat(p, "~"))
		e = call(p, TM_FN_not, parse_unary(p), NULL);
	else if (p->at[0] == '!' && p->at[1] != '=' && eat(p, "!"))
		e = call(p, TM_FN_lnot, parse_unary(p), NULL);
	else
		e = parse_atom(p);
	p->depth--;
	return e;
}

/* Binary operators, loosest first; a longer token before its prefix. */
static const struct binary {
	int level;
	const char *token;
	tm_fn fn;
} binaries[] = {
	{ 0, "||", TM_FN_lor },      { 1, "&&", TM_FN_land },
	{ 2, "|", TM_FN_or },        { 3, "^", TM_FN_xor },
	{ 4, "&", TM_FN_and },       { 5, "==", TM_FN_eq },
	{ 5, "!=", TM_FN_ne },       { 6, "<=", TM_FN_le },
	{ 6, ">=", TM_FN_ge },       { 7, "<<", TM_FN_shl },
	{ 7, ">>", TM_FN_shr },      { 6, "<", TM_FN_lt },
	{ 6, ">", TM_FN_gt },        { 8, "+", TM_FN_add },
	{ 8, "-", TM_FN_sub },       { 9, "*", TM_FN_mul },
	{ 9, "//", TM_FN_floordiv }, { 9, "/", TM_FN_div },
	{ 9, "%", TM_FN_mod },
};
enum { NUM_BINARIES = sizeof binaries / sizeof *binaries, LEVELS = 10 };

/* The operator that is next if it is of LEVEL; a token of another level that
 * is longer hides it ("|" in "||"). */
static const struct binary *
next_binary(parser *p, int level)
{
	const struct binary *best = NULL;

	skip_space(p);
	for (int i = 0; i < NUM_BINARIES; i++) {
		const struct binary *b = &binaries[i];
		const size_t n = strlen(b->token);

		if (!strncmp(p->at, b->token, n) &&
		    (!best || n > strlen(best->token)))
			best = b;
	}
	return best && best->level == level ? best : NULL;
}

static const tm_expr *
parse_binary(parser *p, int level)
{
	const tm_expr *left;
	const struct binary *b;

	if (level == LEVELS)
		return parse_unary(p);
	left = parse_binary(p, level + 1);
	while (left && (b = next_binary(p, level))) {
		p->at += strlen(b->token);
		left = call(p, b->fn, left, parse_binary(p, level + 1));
	}
	return left;
}

static const tm_expr *
parse_let(parser *p)
{
	const tm_str name = word(p);
	tm_expr *e = node(p, TM_EXPR_LET);
	const int slot = p->num_lets;

	if (!e)
		return NULL;
	if (name.len == 0 || !eat(p, "="))
		return fail(p, "expected a name and '=' after let");
	if (slot == TM_MAX_LETS)
		return fail(p, "too many let variables");
	e->index = slot;
	e->sub[0] = parse_expr(p);
	if (!e->sub[0])
		return NULL;
	if (!eat(p, ";"))
		return fail(p, "expected ';'");
	p->lets[slot] = name;
	p->num_lets = slot + 1;
	e->sub[1] = parse_expr(p);
	p->num_lets = slot;
	return e->sub[1] ? e : NULL;
}

static const tm_expr *
parse_cond(parser *p)
{
	const tm_expr *cond = parse_binary(p, 0);
	tm_expr *e;

	if (!cond || !eat(p, "?"))
		return cond;
	e = node(p, TM_EXPR_COND);
	if (!e)
		return NULL;
	e->sub[0] = cond;
	e->sub[1] = parse_expr(p);
	if (e->sub[1] && !eat(p, ":"))
		return fail(p, "expected ':'");
	e->sub[2] = e->sub[1] ? parse_expr(p) : NULL;
	return e->sub[2] ? e : NULL;
}

static const tm_expr *
parse_expr(parser *p)
{
	const tm_expr *e = NULL;

	skip_space(p);
	if (++p->depth > MAX_DEPTH)
		return fail(p, "nested too deep");
	if (!strncmp(p->at, "let ", 4)) {
		p->at += 4;
		e = parse_let(p);
	} else {
		e = parse_cond(p);
	}
	p->depth--;
	return e;
}

tm_status
tm_expr_parse(tm_arena *arena, const char *text, const tm_str *names,
              int count, const tm_expr **out, tm_error *err)
{
	tm_error local = { 0 };
	parser p = { .arena = arena,
		     .text = text,
		     .at = text,
		     .names = names,
		     .count = count,
		     .err = err ? err : &local };

	*out = parse_expr(&p);
	if (!*out)
		return p.err->status;
	skip_space(&p);
	if (*p.at)
		fail(&p, "unexpected text");
	return p.err->status;
}
