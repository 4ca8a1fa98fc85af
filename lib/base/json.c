/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "base/json.h"

#include <json-c/json.h>
#include <limits.h>
#include <math.h>

enum {
	MAX_DEPTH = 1000,
	/* Upper bounds of what json-c allocates: an object starts with 16
	 * hash slots, an array with 32; each comma or colon brings a value. */
	OBJECT_COST = 1024,
	ARRAY_COST = 512,
	VALUE_COST = 224
};

/* What the document may take in memory, from its punctuation outside
 * strings.  One fast pass, so that nothing is allocated in vain. */
static uint64_t
memory_bound(tm_bytes text)
{
	uint64_t cost = 4 * (uint64_t)text.len;
	bool quoted = false;

	for (size_t i = 0; i < text.len; i++) {
		const uint8_t c = text.ptr[i];

		if (c == '"')
			quoted = !quoted;
		else if (c == '\\' && quoted)
			i++;
		else if (!quoted && c == '{')
			cost += OBJECT_COST;
		else if (!quoted && c == '[')
			cost += ARRAY_COST;
		else if (!quoted && (c == ',' || c == ':'))
			cost += VALUE_COST;
	}
	return cost;
}

static bool
is_blank(tm_bytes text, size_t at)
{
	for (; at < text.len; at++)
		if (!memchr(" \t\r\n", text.ptr[at], 4))
			return false;
	return true;
}

/* Feeds TEXT in pieces, since json-c counts in int. */
static tm_status
feed(struct json_tokener *tok, tm_json **out, tm_bytes text, uint64_t origin,
     tm_error *err)
{
	enum json_tokener_error e = json_tokener_continue;
	size_t at = 0;

	while (at < text.len && e == json_tokener_continue) {
		const size_t left = text.len - at;
		const int n = left > INT_MAX / 2 ? INT_MAX / 2 : (int)left;

		*out = json_tokener_parse_ex(tok, (const char *)text.ptr + at,
		                             n);
		e = json_tokener_get_error(tok);
		at += json_tokener_get_parse_end(tok);
	}
	if (e == json_tokener_error_depth)
		return tm_fail(err, TM_ELIMIT, origin + at,
		               "JSON nested deeper than %d", MAX_DEPTH);
	if (e == json_tokener_continue)
		return tm_fail(err, TM_EINVAL, origin + text.len,
		               "JSON text ends too early");
	if (e != json_tokener_success)
		return tm_fail(err, TM_EINVAL, origin + at, "JSON: %s",
		               json_tokener_error_desc(e));
	if (!is_blank(text, at))
		return tm_fail(err, TM_EINVAL, origin + at,
		               "text after the end of a JSON document");
	return TM_OK;
}

tm_status
tm_json_parse(tm_json **out, tm_bytes text, uint64_t origin, uint64_t memory,
              tm_error *err)
{
	struct json_tokener *tok;
	tm_status status;

	*out = NULL;
	if (memory && memory_bound(text) > memory)
		return tm_fail(err, TM_ELIMIT, origin,
		               "JSON of %zu bytes needs more memory than "
		               "allowed",
		               text.len);
	tok = json_tokener_new_ex(MAX_DEPTH);
	if (!tok)
		return tm_fail(err, TM_ENOMEM, TM_NO_OFFSET, "out of memory");
	status = feed(tok, out, text, origin, err);
	json_tokener_free(tok);
	if (status != TM_OK) {
		tm_json_free(*out);
		*out = NULL;
	}
	return status;
}

void
tm_json_free(tm_json *doc)
{
	json_object_put(doc);
}

tm_json_kind
tm_json_kind_of(const tm_json *v)
{
	static const tm_json_kind kinds[] = {
		[json_type_null] = TM_JSON_NULL,
		[json_type_boolean] = TM_JSON_BOOL,
		[json_type_double] = TM_JSON_FLOAT,
		[json_type_int] = TM_JSON_INT,
		[json_type_object] = TM_JSON_OBJECT,
		[json_type_array] = TM_JSON_ARRAY,
		[json_type_string] = TM_JSON_STRING,
	};

	return kinds[json_object_get_type(v)];
}

const tm_json *
tm_json_get(const tm_json *v, const char *key)
{
	struct json_object *member = NULL;

	if (tm_json_kind_of(v) == TM_JSON_OBJECT)
		json_object_object_get_ex(v, key, &member);
	return member;
}

size_t
tm_json_count(const tm_json *v)
{
	return tm_json_kind_of(v) == TM_JSON_ARRAY
	               ? json_object_array_length(v)
	               : 0;
}

const tm_json *
tm_json_at(const tm_json *v, size_t i)
{
	return i < tm_json_count(v) ? json_object_array_get_idx(v, i) : NULL;
}

bool
tm_json_bool(const tm_json *v, bool *out)
{
	if (tm_json_kind_of(v) != TM_JSON_BOOL)
		return false;
	*out = json_object_get_boolean(v);
	return true;
}

/* json-c keeps numbers above INT64_MAX as unsigned ones. */
bool
tm_json_int(const tm_json *v, int64_t *out)
{
	if (tm_json_kind_of(v) != TM_JSON_INT ||
	    json_object_get_uint64(v) > INT64_MAX)
		return false;
	*out = json_object_get_int64(v);
	return true;
}

bool
tm_json_float(const tm_json *v, double *out)
{
	static const struct {
		tm_str text;
		double value;
	} words[] = {
		{ { "Infinity", 8 }, INFINITY },
		{ { "-Infinity", 9 }, -INFINITY },
		{ { "NaN", 3 }, NAN },
	};
	tm_str s;

	if (tm_json_kind_of(v) == TM_JSON_FLOAT ||
	    tm_json_kind_of(v) == TM_JSON_INT) {
		*out = json_object_get_double(v);
		return true;
	}
	if (!tm_json_str(v, &s))
		return false;
	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		if (tm_str_eq(s, words[i].text)) {
			*out = words[i].value;
			return true;
		}
	return false;
}

bool
tm_json_str(const tm_json *v, tm_str *out)
{
	if (tm_json_kind_of(v) != TM_JSON_STRING)
		return false;
	/* json-c's getters lack const, but a string is only read here. */
	*out = (tm_str){ json_object_get_string((struct json_object *)
	                                        (uintptr_t)v),
		         (size_t)json_object_get_string_len(v) };
	return true;
}

bool
tm_json_next(const tm_json *object, tm_json_walk *walk)
{
	const struct lh_entry *e = walk->next;

	if (!walk->started && tm_json_kind_of(object) == TM_JSON_OBJECT)
		e = json_object_get_object(object)->head;
	walk->started = true;
	if (!e)
		return false;
	walk->key = tm_str_from(lh_entry_k(e));
	walk->value = lh_entry_v(e);
	walk->next = e->next;
	return true;
}
