/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "import/pt2/read.h"

#include "base/array.h"

#include <stdarg.h>
#include <stdio.h>

tm_status
tm_pt2_bad(tm_pt2_read_state *r, tm_status status, const char *format, ...)
{
	char text[300];
	va_list args;

	va_start(args, format);
	vsnprintf(text, sizeof text, format, args);
	va_end(args);
	if (!r->node)
		return tm_fail(r->err, status, TM_NO_OFFSET, "%s", text);
	return tm_fail(r->err, status, TM_NO_OFFSET, "node %zu (%.*s): %s",
	               r->node_index,
	               (int)(r->node->target.len > 120 ? 120
	                                               : r->node->target.len),
	               r->node->target.ptr ? r->node->target.ptr : "", text);
}

void *
tm_pt2_new(tm_pt2_read_state *r, size_t n, size_t size)
{
	void *p = tm_arena_alloc(r->arena, n, size);

	if (!p)
		tm_fail(r->err, TM_ELIMIT, TM_NO_OFFSET,
		        "the program needs more memory than allowed");
	return p;
}

tm_status
tm_pt2_text(tm_pt2_read_state *r, const tm_json *v, tm_str *out)
{
	tm_str s;

	*out = (tm_str){ "", 0 };
	if (!v)
		return TM_OK;
	if (!tm_json_str(v, &s))
		return tm_pt2_bad(r, TM_EINVAL, "string expected");
	*out = tm_arena_str(r->arena, s);
	return out->ptr ? TM_OK
	                : tm_pt2_bad(r, TM_ELIMIT,
	                             "the program needs more memory than "
	                             "allowed");
}

/* {"as_int": 3} since schema 5.1, {"$type": "as_int", "$value": 3} before. */
tm_status
tm_pt2_union(tm_pt2_read_state *r, const tm_json *v, tm_str *key,
             const tm_json **value)
{
	tm_json_walk walk = { 0 };
	bool found = false;

	if (tm_json_str(tm_json_get(v, "$type"), key)) {
		*value = tm_json_get(v, "$value");
		return TM_OK;
	}
	while (tm_json_next(v, &walk)) {
		if (!walk.value)
			continue;
		if (found)
			return tm_pt2_bad(r, TM_EINVAL,
			                  "a union has two alternatives");
		*key = walk.key;
		*value = walk.value;
		found = true;
	}
	return found ? TM_OK
	             : tm_pt2_bad(r, TM_EINVAL, "a union has no alternative");
}

static tm_status
read_dim(tm_pt2_read_state *r, const tm_json *v, tm_pt2_dim *out)
{
	const tm_json *value = NULL;
	tm_str key = { 0 };

	TM_TRY(tm_pt2_union(r, v, &key, &value));
	if (tm_str_eq(key, TM_STR("as_int")) && tm_json_int(value, &out->value)) {
		if (out->value < 0)
			return tm_pt2_bad(r, TM_EINVAL, "negative dimension");
		return TM_OK;
	}
	if (!tm_str_eq(key, TM_STR("as_expr")))
		return tm_pt2_bad(r, TM_EINVAL, "dimension expected");
	TM_TRY(tm_pt2_text(r, tm_json_get(value, "expr_str"), &out->expr));
	return out->expr.len ? TM_OK
	                     : tm_pt2_bad(r, TM_EINVAL,
	                                  "a symbolic dimension is empty");
}

tm_status
tm_pt2_dims(tm_pt2_read_state *r, const tm_json *v, int *rank,
            tm_pt2_dim **out)
{
	const size_t n = tm_json_count(v);

	if (tm_json_kind_of(v) != TM_JSON_ARRAY)
		return tm_pt2_bad(r, TM_EINVAL, "list of dimensions expected");
	if (n > TM_MAX_RANK)
		return tm_pt2_bad(r, TM_ELIMIT,
		                  "tensor of %zu dimensions, more than %d", n,
		                  TM_MAX_RANK);
	*rank = (int)n;
	*out = TM_PT2_NEW(r, tm_pt2_dim, n);
	if (!*out)
		return r->err->status;
	for (size_t i = 0; i < n; i++)
		TM_TRY(read_dim(r, tm_json_at(v, i), *out + i));
	return TM_OK;
}

tm_status
tm_pt2_dtype(tm_pt2_read_state *r, const tm_json *v, tm_dtype *out)
{
	int64_t number;

	if (!tm_json_int(v, &number))
		return tm_pt2_bad(r, TM_EINVAL, "element type expected");
	*out = number > 0 && number < 1000 ? tm_dtype_from_pt2((int)number)
	                                   : TM_DTYPE_NONE;
	return *out != TM_DTYPE_NONE
	               ? TM_OK
	               : tm_pt2_bad(r, TM_EUNSUP,
	                            "element type number %lld is not known",
	                            (long long)number);
}
