/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ops/onnx.h"

#include <stdlib.h>

static int
compare(tm_str a, const char *b)
{
	const size_t n = strlen(b);
	const int order = memcmp(a.ptr, b, a.len < n ? a.len : n);

	return order ? order : (a.len > n) - (a.len < n);
}

/* The first row whose name is not less than NAME. */
static size_t
lower_bound(tm_str name)
{
	size_t lo = 0, hi = tm_onnx_num_rows;

	while (lo < hi) {
		const size_t mid = lo + (hi - lo) / 2;

		if (compare(name, tm_onnx_rows[mid].name) > 0)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo;
}

const tm_onnx_row *
tm_onnx_row_find(tm_str name, tm_str domain, int64_t version)
{
	const tm_onnx_row *best = NULL;

	for (size_t i = lower_bound(name); i < tm_onnx_num_rows; i++) {
		const tm_onnx_row *r = &tm_onnx_rows[i];

		if (compare(name, r->name))
			break;
		if (tm_str_eq(domain, tm_str_from(r->domain)) &&
		    r->since <= version && (!best || r->since > best->since))
			best = r;
	}
	return best;
}

/* ---- parsing of signatures ---- */

struct parser {
	tm_arena *arena;
	const char *p;
};

static void
skip_space(struct parser *p)
{
	while (*p->p == ' ')
		p->p++;
}

static bool
accept(struct parser *p, char c)
{
	skip_space(p);
	if (*p->p != c)
		return false;
	p->p++;
	return true;
}

static tm_str
word(struct parser *p)
{
	tm_str w;

	skip_space(p);
	w = (tm_str){ p->p, strspn(p->p, "abcdefghijklmnopqrstuvwxyz"
	                                 "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
	                                 "0123456789_") };
	p->p += w.len;
	return w;
}

static bool
parse_kind(struct parser *p, tm_onnx_kind *out)
{
	static const struct {
		const char *name;
		tm_onnx_kind kind;
	} kinds[] = {
		{ "any", TM_ONNX_ANY },          { "int", TM_ONNX_KIND_INT },
		{ "float", TM_ONNX_KIND_FLOAT }, { "bool", TM_ONNX_KIND_BOOL },
		{ "str", TM_ONNX_KIND_STR },     { "dtype", TM_ONNX_KIND_DTYPE },
		{ "ints", TM_ONNX_KIND_INTS },
		{ "floats", TM_ONNX_KIND_FLOATS },
		{ "strs", TM_ONNX_KIND_STRS },
	};
	const tm_str name = word(p);

	for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
		if (tm_str_eq(name, tm_str_from(kinds[i].name))) {
			*out = kinds[i].kind;
			return true;
		}
	return false;
}

/* A default says what kind the attribute is: 1, 1.0, 'text'. */
static bool
parse_default(struct parser *p, tm_onnx_param *out)
{
	char *end;

	out->has_default = true;
	skip_space(p);
	if (*p->p == '\'') {
		const char *close = strchr(++p->p, '\'');

		if (!close)
			return false;
		out->kind = TM_ONNX_KIND_STR;
		out->dflt_str = (tm_str){ p->p, (size_t)(close - p->p) };
		p->p = close + 1;
		return true;
	}
	out->dflt_float = strtod(p->p, &end);
	out->dflt_int = (int64_t)out->dflt_float;
	out->kind = memchr(p->p, '.', (size_t)(end - p->p)) ||
	                            memchr(p->p, 'e', (size_t)(end - p->p))
	                    ? TM_ONNX_KIND_FLOAT
	                    : TM_ONNX_KIND_INT;
	if (end == p->p)
		return false;
	p->p = end;
	return true;
}

static bool
parse_param(struct parser *p, tm_onnx_param *out)
{
	const bool is_attr = out->is_attr;

	if (!is_attr)
		out->variadic = accept(p, '*');
	out->name = tm_arena_cstr(p->arena, word(p));
	if (!out->name || !*out->name)
		return false;
	if (accept(p, ':') && !parse_kind(p, &out->kind))
		return false;
	if (is_attr && accept(p, '='))
		return parse_default(p, out);
	out->optional = accept(p, '?');
	return true;
}

tm_status
tm_onnx_sig_parse(tm_arena *arena, const tm_onnx_row *row, tm_onnx_sig *out)
{
	struct parser p = { arena, row->args };
	size_t cap = 0;
	bool is_attr = accept(&p, ';');

	*out = (tm_onnx_sig){ 0 };
	for (skip_space(&p); *p.p; skip_space(&p)) {
		tm_onnx_param param = { .is_attr = is_attr };

		if (!parse_param(&p, &param))
			return TM_EINVAL;
		if (!tm_arena_grow(arena, &out->params, &cap,
		                   (size_t)out->num_params + 1, sizeof param))
			return TM_ENOMEM;
		out->params[out->num_params++] = param;
		out->num_inputs += !is_attr;
		if (accept(&p, ';'))
			is_attr = true;
		else if (!accept(&p, ',') && *p.p)
			return TM_EINVAL;
	}
	return TM_OK;
}
