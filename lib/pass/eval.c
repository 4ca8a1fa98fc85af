/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/eval.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>

/*
 * Reads and evaluates in one go.  What must not be built - the branch of a
 * conditional that is not chosen, the body of a comprehension before its list
 * is known - is read with DRY set.
 */

enum { MAX_DEPTH = 64, MAX_ITEMS = 4096, MAX_CALL = 32 };

static const tm_val undef = { .kind = TM_VAL_UNDEF };

tm_val
tm_eval_fail(tm_eval *e, const char *format, ...)
{
	va_list ap;

	if (e->status != TM_OK)
		return undef;
	e->status = TM_EUNSUP;
	va_start(ap, format);
	vsnprintf(e->reason, 240, format, ap);
	va_end(ap);
	return undef;
}

tm_val
tm_eval_syntax(tm_eval *e, const char *what)
{
	const size_t left = e->text.len - e->tok.pos;

	return tm_eval_fail(e, "rewrite text: %s at \"%.*s\"", what,
	                    (int)(left < 40 ? left : 40),
	                    e->text.ptr + e->tok.pos);
}

bool
tm_eval_live(const tm_eval *e)
{
	return e->status == TM_OK && e->dry == 0;
}

/* ---- names ---- */

static bool
element_type(tm_str name, tm_val *out)
{
	for (int d = 1; d < TM_NUM_DTYPES; d++) {
		const tm_dtype_info *info = tm_dtype_get((tm_dtype)d);

		if (info->torch >= 0 &&
		    tm_str_eq(name, tm_str_from(info->name))) {
			*out = tm_val_int(info->torch);
			return true;
		}
	}
	return false;
}

static bool
lookup_operand(tm_eval *e, tm_str name, tm_val *out)
{
	int i;

	if (!e->def || !e->def->schema)
		return false;
	i = tm_schema_arg_index(e->def->schema, name);
	if (i < 0)
		return false;
	*out = undef;
	if (tm_eval_live(e))
		*out = tm_val_ir(mlirOperationGetOperand(e->rw->call.op, i));
	return true;
}

static bool
lookup(tm_eval *e, tm_str name, tm_val *out)
{
	for (size_t i = e->num_vars; i-- > 0;)
		if (tm_str_eq(e->vars[i].name, name)) {
			*out = e->vars[i].value;
			return true;
		}
	for (size_t i = 0; i < e->num_env; i++)
		if (tm_str_eq(tm_str_from(e->env[i].name), name)) {
			*out = e->dry ? undef : tm_val_ir(e->env[i].value);
			return true;
		}
	return lookup_operand(e, name, out) || element_type(name, out);
}

static bool
keyword(tm_str name, tm_val *out)
{
	static const struct {
		const char *name;
		tm_val value;
	} words[] = {
		{ "None", { .kind = TM_VAL_NONE } },
		{ "True", { .kind = TM_VAL_BOOL, .i = 1 } },
		{ "False", { .kind = TM_VAL_BOOL } },
		{ "inf", { .kind = TM_VAL_FLOAT, .f = INFINITY } },
		{ "nan", { .kind = TM_VAL_FLOAT, .f = NAN } },
	};

	for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
		if (tm_str_eq(name, tm_str_from(words[i].name))) {
			*out = words[i].value;
			return true;
		}
	return false;
}

static void
set_var(tm_eval *e, tm_str name, const tm_val *value)
{
	if (!tm_arena_grow(e->arena, &e->vars, &e->cap_vars, e->num_vars + 1,
	                   sizeof *e->vars)) {
		e->status = TM_ENOMEM;
		return;
	}
	e->vars[e->num_vars++] = (tm_var){ name, *value };
}

/* ---- lists ---- */

/* [EXPR for NAME in LIST if COND]; the text of EXPR starts at BODY. */
static tm_val
comprehension(tm_eval *e, size_t body)
{
	tm_val list, items[MAX_CALL * 4], v;
	const size_t vars = e->num_vars;
	const tm_str name = e->tok.text;
	size_t cond = 0, end, n = 0, count;
	bool keep;

	tm_lex_next(e);
	if (!tm_lex_skip(e, "in"))
		return tm_eval_syntax(e, "\"in\" expected");
	v = tm_eval_expr(e);
	list = v;
	if (tm_eval_live(e) && !tm_val_get_list(e, &v, &list))
		return tm_eval_fail(e, "a list is not known");
	if (tm_lex_skip(e, "if")) {
		cond = e->tok.pos;
		e->lenient++;
		e->dry++;
		tm_eval_expr(e);
		e->dry--;
		e->lenient--;
	}
	end = e->tok.pos;
	/* Read once more where nothing is built, to check the names. */
	count = tm_eval_live(e) ? list.n : 1;
	for (size_t i = 0; i < count && e->status == TM_OK; i++) {
		set_var(e, name, tm_eval_live(e) ? &list.items[i] : &undef);
		keep = true;
		if (cond) {
			tm_lex_seek(e, cond);
			v = tm_eval_expr(e);
			if (tm_eval_live(e) && !tm_val_get_bool(&v, &keep))
				tm_eval_fail(e, "a condition is not known");
		}
		if (keep) {
			tm_lex_seek(e, body);
			v = tm_eval_expr(e);
			if (n == sizeof items / sizeof items[0])
				return tm_eval_fail(e, "a list is too long");
			items[n++] = v;
		}
		e->num_vars = vars;
	}
	tm_lex_seek(e, end);
	return tm_eval_live(e) ? tm_val_list(e, n, items) : undef;
}

static bool
is_comprehension(tm_eval *e, size_t body)
{
	bool found;

	e->dry++;
	e->lenient++;
	tm_eval_expr(e);
	found = tm_lex_is(e, "for");
	e->dry--;
	e->lenient--;
	tm_lex_seek(e, body);
	return found;
}

/* Behind "[". */
static tm_val
list(tm_eval *e)
{
	const size_t body = e->tok.pos;
	tm_val items[MAX_CALL * 4], r;
	size_t n = 0;

	if (tm_lex_skip(e, "]"))
		return tm_val_list(e, 0, NULL);
	if (is_comprehension(e, body)) {
		e->dry++;
		e->lenient++;
		tm_eval_expr(e);
		e->dry--;
		e->lenient--;
		tm_lex_skip(e, "for");
		r = comprehension(e, body);
	} else {
		do {
			if (n == sizeof items / sizeof items[0])
				return tm_eval_fail(e, "a list is too long");
			items[n++] = tm_eval_expr(e);
		} while (tm_lex_skip(e, ","));
		r = tm_eval_live(e) ? tm_val_list(e, n, items) : undef;
	}
	return tm_lex_skip(e, "]") ? r : tm_eval_syntax(e, "\"]\" expected");
}

/* ---- calls ---- */

struct args {
	tm_val v[MAX_CALL];
	tm_str name[MAX_CALL]; /* empty: positional */
	size_t n;
};

/* NAME = at the start of an argument; "==" is one sign. */
static bool
argument_name(tm_eval *e, tm_str *name)
{
	const tm_tok tok = e->tok;

	*name = TM_STR("");
	if (tok.kind != TM_TOK_NAME)
		return false;
	tm_lex_next(e);
	if (tm_lex_skip(e, "=")) {
		*name = tok.text;
		return true;
	}
	tm_lex_seek(e, tok.pos);
	return false;
}

/* Behind "(". */
static void
arguments(tm_eval *e, struct args *a)
{
	a->n = 0;
	if (tm_lex_skip(e, ")"))
		return;
	do {
		if (a->n == MAX_CALL) {
			tm_eval_fail(e, "too many arguments");
			return;
		}
		argument_name(e, &a->name[a->n]);
		a->v[a->n++] = tm_eval_expr(e);
	} while (tm_lex_skip(e, ","));
	if (!tm_lex_skip(e, ")"))
		tm_eval_syntax(e, "\")\" expected");
}

/* Puts the arguments where the schema has them; UNDEF elsewhere. */
static void
bind(tm_eval *e, const tm_op_def *def, const struct args *a, tm_val *out,
     bool *given)
{
	const tm_schema *s = def->schema;

	for (size_t k = 0; k < a->n; k++) {
		const int i = a->name[k].len
		                      ? tm_schema_arg_index(s, a->name[k])
		                      : (int)k;

		if (i < 0 || i >= s->num_args || given[i]) {
			tm_eval_fail(e, "%.*s has no parameter %.*s (%zu)",
			             TM_STR_ARG(def->name),
			             TM_STR_ARG(a->name[k]), k);
			return;
		}
		given[i] = true;
		out[i] = a->v[k];
	}
	for (int i = 0; i < s->num_args; i++)
		if (!given[i] && !s->args[i].has_default)
			tm_eval_fail(e, "%.*s: the argument %.*s is missing",
			             TM_STR_ARG(def->name),
			             TM_STR_ARG(s->args[i].name));
}

static tm_val
call(tm_eval *e, tm_str name)
{
	struct args a;
	tm_val out, bound[MAX_CALL];
	bool given[MAX_CALL] = { false };
	const tm_op_def *def;

	arguments(e, &a);
	if (e->status != TM_OK)
		return undef;
	if (tm_eval_function(e, name, a.n, a.v, &out))
		return out;
	def = tm_eval_find_op(e, name);
	if (!def || !def->schema || def->schema->num_args > MAX_CALL)
		return tm_eval_fail(e, "rewrite text: no op or function %.*s",
		                    TM_STR_ARG(name));
	for (int i = 0; i < MAX_CALL; i++)
		bound[i] = undef;
	bind(e, def, &a, bound, given);
	return tm_eval_live(e) ? tm_eval_build(e, def, bound) : undef;
}

/* ---- expressions ---- */

static tm_val
name_or_call(tm_eval *e)
{
	const tm_str name = e->tok.text;
	tm_val v;

	tm_lex_next(e);
	if (tm_lex_skip(e, "("))
		return call(e, name);
	if (keyword(name, &v) || lookup(e, name, &v))
		return v;
	if (e->lenient)
		return undef;
	return tm_eval_fail(e, "rewrite text: unknown name %.*s",
	                    TM_STR_ARG(name));
}

static tm_val
atom(tm_eval *e)
{
	const tm_tok tok = e->tok;
	tm_val v;

	if (tok.kind == TM_TOK_NAME)
		return name_or_call(e);
	tm_lex_next(e);
	if (tok.kind == TM_TOK_INT)
		return tm_val_int(tok.i);
	if (tok.kind == TM_TOK_FLOAT)
		return tm_val_float(tok.f);
	if (tok.kind == TM_TOK_STR)
		return (tm_val){ .kind = TM_VAL_STR, .s = tok.text };
	if (tok.kind == TM_TOK_SIGN && tm_str_eq(tok.text, TM_STR("[")))
		return list(e);
	if (tok.kind != TM_TOK_SIGN || !tm_str_eq(tok.text, TM_STR("(")))
		return tm_eval_syntax(e, "value expected before");
	v = tm_eval_expr(e);
	return tm_lex_skip(e, ")") ? v : tm_eval_syntax(e, "\")\" expected");
}

static tm_val
postfix(tm_eval *e)
{
	tm_val v = atom(e);

	while (tm_lex_skip(e, "[")) {
		const tm_val i = tm_eval_expr(e);

		if (!tm_lex_skip(e, "]"))
			return tm_eval_syntax(e, "\"]\" expected");
		v = tm_eval_live(e) ? tm_val_index(e, &v, &i) : undef;
	}
	return v;
}

static tm_val
unary(tm_eval *e)
{
	tm_val v;

	if (!tm_lex_skip(e, "-"))
		return postfix(e);
	v = unary(e);
	return tm_eval_live(e) ? tm_val_negate(e, &v) : undef;
}

/* Binary operators by how tightly they bind; NULL ends a row. */
static const char *const levels[][8] = {
	{ "==", "!=", "<", "<=", ">", ">=", "in", NULL },
	{ "+", "-", NULL },
	{ "*", "/", "//", "%", NULL },
};
enum { NUM_LEVELS = sizeof levels / sizeof levels[0] };

static tm_val
binary(tm_eval *e, int level)
{
	tm_val a, b;

	if (level == NUM_LEVELS)
		return unary(e);
	a = binary(e, level + 1);
	for (int i = 0; levels[level][i];) {
		if (!tm_lex_skip(e, levels[level][i])) {
			i++;
			continue;
		}
		b = binary(e, level + 1);
		a = tm_eval_live(e)
		            ? tm_val_binary(e, tm_str_from(levels[level][i]),
		                            &a, &b)
		            : undef;
		i = 0;
	}
	return a;
}

static tm_val
negation(tm_eval *e)
{
	tm_val v;

	if (!tm_lex_skip(e, "not"))
		return binary(e, 0);
	v = negation(e);
	return tm_eval_live(e) ? tm_val_not(e, &v) : undef;
}

/* The truth of V; fails where it is not known. */
static bool
truth(tm_eval *e, const tm_val *v)
{
	bool b = false;

	if (tm_eval_live(e) && !tm_val_get_bool(v, &b))
		tm_eval_fail(e, "a condition is not known before run time");
	return b;
}

/* and, or: the right side is only evaluated where the left one does not
 * decide. */
static tm_val
logical(tm_eval *e, bool is_or)
{
	tm_val v = is_or ? logical(e, false) : negation(e);

	while (tm_lex_skip(e, is_or ? "or" : "and")) {
		const bool a = truth(e, &v);
		const bool decided = a == is_or;
		tm_val b;

		e->dry += decided;
		b = is_or ? logical(e, false) : negation(e);
		e->dry -= decided;
		if (!tm_eval_live(e))
			v = undef;
		else
			v = tm_val_bool(decided ? a : truth(e, &b));
	}
	return v;
}

tm_val
tm_eval_expr(tm_eval *e)
{
	tm_val c, a, b;
	bool first;

	if (++e->depth > MAX_DEPTH)
		tm_eval_fail(e, "rewrite text: nested too deeply");
	c = e->status == TM_OK ? logical(e, true) : undef;
	if (e->status == TM_OK && tm_lex_skip(e, "?")) {
		first = truth(e, &c);
		e->dry += !first;
		a = tm_eval_expr(e);
		e->dry -= !first;
		if (!tm_lex_skip(e, ":"))
			tm_eval_syntax(e, "\":\" expected");
		e->dry += first;
		b = tm_eval_expr(e);
		e->dry -= first;
		c = first ? a : b;
	}
	e->depth--;
	return e->status == TM_OK ? c : undef;
}

tm_val
tm_eval_default(tm_eval *e, tm_str text)
{
	tm_eval sub = *e;
	tm_val v;

	sub.text = text;
	sub.pos = 0;
	tm_lex_next(&sub);
	v = tm_eval_expr(&sub);
	e->status = sub.status;
	return v;
}

/* ---- programs ---- */

/* name, name = … ; false (and nothing read) if it is no assignment. */
static bool
targets(tm_eval *e, tm_str *names, size_t *n)
{
	const size_t start = e->tok.pos;

	*n = 0;
	while (e->tok.kind == TM_TOK_NAME && *n < 8) {
		names[(*n)++] = e->tok.text;
		tm_lex_next(e);
		if (tm_lex_skip(e, "="))
			return true;
		if (!tm_lex_skip(e, ","))
			break;
	}
	tm_lex_seek(e, start);
	return false;
}

static void
assign(tm_eval *e, const tm_str *names, size_t n)
{
	const tm_val v = tm_eval_expr(e);
	tm_val list = { .kind = TM_VAL_UNDEF };

	if (n == 1) {
		set_var(e, names[0], &v);
		return;
	}
	if (tm_eval_live(e) && (!tm_val_get_list(e, &v, &list) || list.n != n)) {
		tm_eval_fail(e, "rewrite text: %zu names for other values", n);
		return;
	}
	for (size_t i = 0; i < n; i++)
		set_var(e, names[i], list.n ? &list.items[i] : &undef);
}

/* The schema's description of result I, for conversions. */
static const tm_schema_arg *
result_arg(const tm_eval *e, int i)
{
	const tm_schema *s = e->def ? e->def->schema : NULL;

	return s && i < s->num_results ? &s->results[i] : NULL;
}

static void
add_result(tm_eval *e, const tm_val *v)
{
	static const tm_schema_arg tensor = { .kind = TM_ARG_TENSOR };
	tm_rewrite *rw = e->rw;
	const tm_schema_arg *arg;

	if (rw->num_results == (int)(sizeof rw->results /
	                             sizeof rw->results[0])) {
		tm_eval_fail(e, "too many results");
		return;
	}
	arg = result_arg(e, rw->num_results);
	rw->results[rw->num_results++] =
	        v->kind == TM_VAL_IR
	                ? v->ir
	                : tm_val_operand(e, v, arg ? arg : &tensor);
}

static void
results(tm_eval *e)
{
	do {
		const tm_val v = tm_eval_expr(e);
		const tm_schema_arg *arg = result_arg(
		        e, tm_eval_live(e) ? e->rw->num_results : 0);

		if (!tm_eval_live(e))
			continue;
		if (v.kind != TM_VAL_LIST || (arg && arg->list)) {
			add_result(e, &v);
			continue;
		}
		for (size_t i = 0; i < v.n; i++)
			add_result(e, &v.items[i]);
	} while (tm_lex_skip(e, ","));
}

void
tm_eval_program(tm_eval *e)
{
	tm_str names[8];
	size_t n;

	tm_lex_next(e);
	while (e->status == TM_OK && targets(e, names, &n)) {
		assign(e, names, n);
		if (!tm_lex_skip(e, ";"))
			tm_eval_syntax(e, "\";\" expected");
	}
	if (e->status == TM_OK)
		results(e);
	if (e->status == TM_OK && e->tok.kind != TM_TOK_END)
		tm_eval_syntax(e, "unexpected text");
}
