/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "pass/eval.h"

#include <stdlib.h>

/* Locale-independent: text comes from the table. */
static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool
is_letter(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static char
peek(const tm_eval *e, size_t ahead)
{
	return ahead < e->text.len - e->pos ? e->text.ptr[e->pos + ahead] : 0;
}

/* op.overload: a dot only belongs to a name if a letter follows. */
static void
lex_name(tm_eval *e)
{
	while (is_letter(peek(e, 0)) || is_digit(peek(e, 0)) ||
	       (peek(e, 0) == '.' && is_letter(peek(e, 1))))
		e->pos++;
	e->tok.kind = TM_TOK_NAME;
}

static bool
skip_exponent(tm_eval *e)
{
	size_t n = 1;

	if (peek(e, 0) != 'e' && peek(e, 0) != 'E')
		return false;
	if (peek(e, n) == '-' || peek(e, n) == '+')
		n++;
	if (!is_digit(peek(e, n)))
		return false;
	e->pos += n;
	while (is_digit(peek(e, 0)))
		e->pos++;
	return true;
}

static void
lex_number(tm_eval *e)
{
	const size_t start = e->pos;
	bool is_float = false;
	char buf[64];

	while (is_digit(peek(e, 0)))
		e->pos++;
	if (peek(e, 0) == '.') {
		is_float = true;
		e->pos++;
		while (is_digit(peek(e, 0)))
			e->pos++;
	}
	is_float |= skip_exponent(e);
	e->tok.kind = is_float ? TM_TOK_FLOAT : TM_TOK_INT;
	if (e->pos - start >= sizeof buf) {
		tm_eval_syntax(e, "number too long");
		return;
	}
	memcpy(buf, e->text.ptr + start, e->pos - start);
	buf[e->pos - start] = 0;
	if (is_float)
		e->tok.f = strtod(buf, NULL);
	else
		e->tok.i = strtoll(buf, NULL, 10);
}

static void
lex_string(tm_eval *e, char quote)
{
	const size_t start = ++e->pos;

	while (peek(e, 0) && peek(e, 0) != quote)
		e->pos++;
	e->tok.kind = TM_TOK_STR;
	e->tok.text = (tm_str){ e->text.ptr + start, e->pos - start };
	if (!peek(e, 0))
		tm_eval_syntax(e, "string without end");
	else
		e->pos++;
}

static void
lex_sign(tm_eval *e)
{
	const char a = peek(e, 0), b = peek(e, 1);

	e->tok.kind = TM_TOK_SIGN;
	e->pos++;
	if ((b == '=' && strchr("=!<>", a)) || (a == '/' && b == '/'))
		e->pos++;
	else if (!strchr("+-*/%()[],;=?:<>", a))
		tm_eval_syntax(e, "unexpected character");
}

void
tm_lex_next(tm_eval *e)
{
	size_t start;
	char c;

	while (peek(e, 0) == ' ' || peek(e, 0) == '\n' || peek(e, 0) == '\t')
		e->pos++;
	start = e->pos;
	c = peek(e, 0);
	e->tok = (tm_tok){ .kind = TM_TOK_END, .pos = start };
	if (!c || e->status != TM_OK)
		return;
	if (c == '\'' || c == '"') {
		lex_string(e, c);
		return;
	}
	if (is_letter(c))
		lex_name(e);
	else if (is_digit(c))
		lex_number(e);
	else
		lex_sign(e);
	e->tok.text = (tm_str){ e->text.ptr + start, e->pos - start };
}

bool
tm_lex_is(const tm_eval *e, const char *sign)
{
	return (e->tok.kind == TM_TOK_SIGN || e->tok.kind == TM_TOK_NAME) &&
	       tm_str_eq(e->tok.text, tm_str_from(sign));
}

bool
tm_lex_skip(tm_eval *e, const char *sign)
{
	if (!tm_lex_is(e, sign))
		return false;
	tm_lex_next(e);
	return true;
}

void
tm_lex_seek(tm_eval *e, size_t pos)
{
	e->pos = pos;
	tm_lex_next(e);
}
