/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Types as text: upstream's grammar, to the letter. */
#include "dialect/bridge.h"

#include <stdio.h>
#include <stdlib.h>

/* Nesting is bounded, so that hostile text cannot exhaust the stack. */
enum { MAX_DEPTH = 256 };

static const MlirType no_type = { NULL };

/* A list that grows; freed by its owner. */
typedef struct list {
	void *v;
	intptr_t n, cap;
} list;

static void *
push(list *l, size_t size)
{
	if (l->n == l->cap) {
		const intptr_t cap = l->cap ? 2 * l->cap : 8;
		void *v = realloc(l->v, (size_t)cap * size);

		if (!v)
			return NULL;
		l->v = v;
		l->cap = cap;
	}
	return (char *)l->v + (size_t)l->n++ * size;
}

static bool
literal(tm_reader *r, tm_str s)
{
	return tm_read_literal(r, s, false);
}

static bool
optional(tm_reader *r, tm_str s)
{
	return tm_read_literal(r, s, true);
}

static MlirType
make(tm_reader *r, const char *place, const tm_type_key *key)
{
	char message[256];

	if (tm_type_key_ok(key, message, sizeof message))
		return tm_bridge_type(tm_read_context(r), key);
	tm_read_error(r, place, message);
	return no_type;
}

/* ---- tensors ---- */

/* "?", or a number; -1 is "?", too. */
static tm_found
size(tm_reader *r, list *sizes)
{
	int64_t n = TM_DYN, *p;

	if (!optional(r, TM_STR("?"))) {
		const tm_found found = tm_read_integer(r, &n);

		if (found != TM_FOUND)
			return found;
	}
	if (!(p = push(sizes, sizeof *p)))
		return TM_ERROR;
	*p = n;
	return TM_FOUND;
}

/* '*' or '[' ( size (',' size)* ','? )? ']' */
static bool
sizes(tm_reader *r, tm_type_key *key, list *out)
{
	tm_found found;

	if (optional(r, TM_STR("*")))
		return true;
	if (!literal(r, TM_STR("[")))
		return false;
	key->has_sizes = true;
	do
		found = size(r, out);
	while (found == TM_FOUND && optional(r, TM_STR(",")));
	key->num_sizes = out->n;
	key->sizes = out->v;
	return found != TM_ERROR && literal(r, TM_STR("]"));
}

/* 'unk' or a type.  No legal one has parameters of our own, so these are
 * refused before the parser descends into them. */
static bool
dtype(tm_reader *r, MlirType *out)
{
	static const char *const deep[] = { "vtensor<",  "tensor<", "list<",
		                            "optional<", "tuple<",  "union<",
		                            "dict<" };
	const char *place = tm_read_place(r);

	if (optional(r, TM_STR("unk")))
		return true;
	for (size_t i = 0; i < sizeof deep / sizeof *deep; i++)
		if (!strncmp(place, "!torch.", 7) &&
		    !strncmp(place + 7, deep[i], strlen(deep[i])))
			return tm_read_error(r, place,
			                     "invalid dtype for "
			                     "!torch.tensor type");
	return tm_read_type(r, false, out) == TM_FOUND;
}

static MlirType
tensor(tm_reader *r, const char *place, tm_type_kind kind)
{
	tm_type_key key = { .kind = kind, .num_types = 1 };
	MlirType element = no_type, type = no_type;
	list list_of_sizes = { 0 };
	bool good = true;

	if (optional(r, TM_STR("<")))
		good = sizes(r, &key, &list_of_sizes) &&
		       literal(r, TM_STR(",")) && dtype(r, &element) &&
		       (!optional(r, TM_STR(",")) ||
		        tm_read_attr(r, false, no_type, &key.encoding) ==
		                TM_FOUND) &&
		       literal(r, TM_STR(">"));
	key.types = &element;
	if (good)
		type = make(r, place, &key);
	free(list_of_sizes.v);
	return type;
}

/* ---- all types ---- */

static MlirType type_at(tm_reader *r, int depth);

/* NUM types, or any number if it is negative, without "!torch." of their own,
 * and the ">". */
static bool
contained(tm_reader *r, int num, int depth, list *out)
{
	MlirType *t;

	if (num < 0 && optional(r, TM_STR(">")))
		return true;
	do {
		if (out->n && out->n == num)
			break;
		if (!(t = push(out, sizeof *t)))
			return false;
		*t = type_at(r, depth + 1);
		if (mlirTypeIsNull(*t))
			return false;
	} while (num > out->n ? literal(r, TM_STR(",")) :
	                        num < 0 && optional(r, TM_STR(",")));
	return (num < 0 || out->n == num) && literal(r, TM_STR(">"));
}

static MlirType
container(tm_reader *r, const char *place, tm_type_kind kind, int depth)
{
	list types = { 0 };
	tm_type_key key = { .kind = kind };
	MlirType type = no_type;

	if (literal(r, TM_STR("<")) &&
	    contained(r, tm_type_infos[kind].num_types, depth, &types)) {
		key.num_types = types.n;
		key.types = types.v;
		type = make(r, place, &key);
	}
	free(types.v);
	return type;
}

static MlirType
named(tm_reader *r, const char *place, tm_type_kind kind)
{
	tm_type_key key = { .kind = kind };

	if (!literal(r, TM_STR("<")) || !tm_read_string(r, &key.text) ||
	    !literal(r, TM_STR(">")))
		return no_type;
	return make(r, place, &key);
}

static tm_type_kind
kind_from(tm_str mnemonic)
{
	for (int i = 1; i < TM_NUM_TYPE_KINDS; i++)
		if (tm_str_eq(tm_type_infos[i].mnemonic, mnemonic))
			return (tm_type_kind)i;
	return TM_TYPE_OTHER;
}

static MlirType
type_at(tm_reader *r, int depth)
{
	const char *place = tm_read_place(r);
	char message[160];
	tm_type_kind kind;
	tm_str word;

	if (depth == MAX_DEPTH) {
		tm_read_error(r, place, "type is nested too deeply");
		return no_type;
	}
	if (!tm_read_word(r, &word))
		return no_type;
	kind = kind_from(word);
	if (kind == TM_TYPE_OTHER) {
		snprintf(message, sizeof message,
		         "unknown  type `%.*s` in dialect `torch`",
		         word.len > 100 ? 100 : (int)word.len, word.ptr);
		tm_read_error(r, place, message);
		return no_type;
	}
	switch (tm_type_infos[kind].form) {
	case TM_FORM_TENSOR:
		return tensor(r, place, kind);
	case TM_FORM_TYPES:
		return container(r, place, kind, depth);
	case TM_FORM_STRING:
		return named(r, place, kind);
	default:
		return make(r, place, &(tm_type_key){ .kind = kind });
	}
}

MlirType
tm_type_read(tm_reader *r)
{
	return type_at(r, 0);
}
