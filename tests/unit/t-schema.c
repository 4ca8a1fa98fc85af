/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Every row of the registry parses, and prints back as it was. */
#include "ops/op.h"
#include "tap.h"

#include <stdlib.h>
#include <string.h>

typedef struct text {
	char buf[8192];
	size_t len;
} text;

static void
put(text *t, tm_str s)
{
	if (s.len >= sizeof t->buf - t->len)
		return;
	memcpy(t->buf + t->len, s.ptr, s.len);
	t->len += s.len;
	t->buf[t->len] = '\0';
}

static void
put_arg(text *t, const tm_schema_arg *a)
{
	put(t, a->type);
	if (a->name.len)
		put(t, TM_STR(" "));
	put(t, a->name);
	if (a->has_default) {
		put(t, TM_STR("="));
		put(t, a->dflt);
	}
}

static void
put_args(text *t, const tm_schema_arg *args, int n, bool any)
{
	put(t, TM_STR("("));
	for (int i = 0; i < n; i++) {
		put(t, i ? TM_STR(", ") : TM_STR(""));
		if (args[i].keyword_only && (!i || !args[i - 1].keyword_only))
			put(t, TM_STR("*, "));
		put_arg(t, &args[i]);
	}
	if (any)
		put(t, n ? TM_STR(", ...") : TM_STR("..."));
	put(t, TM_STR(")"));
}

static void
put_schema(text *t, const tm_schema *s)
{
	put(t, s->ns);
	put(t, TM_STR("::"));
	put(t, s->name);
	put(t, s->overload.len ? TM_STR(".") : TM_STR(""));
	put(t, s->overload);
	put_args(t, s->args, s->num_args, s->vararg);
	put(t, TM_STR(" -> "));
	if (s->varret)
		put(t, TM_STR("..."));
	else if (s->num_results == 1 &&
	         !tm_str_starts(s->results[0].type, TM_STR("(")))
		put_arg(t, &s->results[0]);
	else
		put_args(t, s->results, s->num_results, false);
}

/* The list's size and the marks say what the type's text says. */
static bool
arg_agrees(const tm_schema_arg *a)
{
	const tm_str t = a->type;
	const bool list = t.len && memchr(t.ptr, '[', t.len);
	const bool mutated = t.len && memchr(t.ptr, '!', t.len);

	return a->list == list && a->mutated == mutated &&
	       (!a->mutated || a->aliases);
}

static bool
schema_agrees(const tm_op_def *def)
{
	const tm_schema *s = def->schema;
	bool mutates = false;

	for (int i = 0; i < s->num_args; i++) {
		mutates |= s->args[i].mutated;
		if (!arg_agrees(&s->args[i]) ||
		    tm_schema_arg_index(s, s->args[i].name) != i)
			return false;
	}
	if (def->hand < 0 && !s->vararg && def->num_operands != s->num_args)
		return false;
	return !(def->traits & TM_PURE) ||
	       (!mutates && !(def->traits & TM_RANDOM) &&
	        (s->num_results > 0 || s->varret));
}

static void
test_rows(void)
{
	size_t count, schemas = 0, same = 0, agree = 0, found = 0;
	const tm_op_def *defs = tm_registry(&count);

	for (size_t i = 0; i < count; i++) {
		const tm_op_def *def = &defs[i];
		text t = { .len = 0 };

		if (!def->info || tm_registry_find(def->name) != def)
			printf("# not found: %.*s\n", TM_STR_ARG(def->name));
		if (!def->schema)
			continue;
		schemas++;
		put_schema(&t, def->schema);
		if (tm_str_eq((tm_str){ t.buf, t.len }, def->schema->text))
			same++;
		else
			printf("# printed: %s\n# row:     %.*s\n", t.buf,
			       TM_STR_ARG(def->schema->text));
		if (schema_agrees(def))
			agree++;
		else
			printf("# contradicts itself: %.*s\n",
			       TM_STR_ARG(def->name));
		found += tm_registry_find_schema(def->schema->qualified) ==
		         def;
	}
	ok(schemas > 4000, "there are %zu schemas", schemas);
	is_int(same, schemas, "schemas print back as they were");
	is_int(agree, schemas, "schemas agree with themselves");
	is_int(found, schemas, "schemas are found by their names");
}

static const tm_schema_arg *
arg(const char *op, const char *name)
{
	const tm_op_def *def = tm_registry_find(tm_str_from(op));
	static const tm_schema_arg none;
	int i;

	if (!def || !def->schema)
		return &none;
	i = tm_schema_arg_index(def->schema, tm_str_from(name));
	return i < 0 ? &none : &def->schema->args[i];
}

static void
test_parts(void)
{
	const tm_schema_arg *a = arg("torch.aten.index.Tensor", "indices");

	ok(a->kind == TM_ARG_TENSOR && a->list && a->element_optional &&
	           !a->optional,
	   "Tensor?[] indices");
	a = arg("torch.aten.sum.dim_IntList", "dim");
	ok(a->kind == TM_ARG_INT && a->list && a->optional &&
	           !a->element_optional && a->list_size == 1,
	   "int[1]? dim");
	a = arg("torch.aten.sum.dim_IntList", "dtype");
	ok(a->kind == TM_ARG_DTYPE && a->optional && a->keyword_only &&
	           a->has_default && tm_str_eq(a->dflt, TM_STR("None")),
	   "*, ScalarType? dtype=None");
	a = arg("torch.aten.add_.Tensor", "self");
	ok(a->mutated && a->aliases && !a->list, "Tensor(a!) self");
	a = arg("torch.aten.view", "self");
	ok(!a->mutated && a->aliases, "Tensor(a) self");
	ok(tm_registry_find(TM_STR("torch.aten.view"))->traits & TM_VIEW,
	   "a view is one");
	a = arg("torch.aten.div.Tensor_mode", "rounding_mode");
	ok(a->kind == TM_ARG_STR && a->optional, "str? rounding_mode");
	ok(!tm_registry_find(TM_STR("torch.aten.nothing")) &&
	           !tm_registry_find_schema(TM_STR("aten::nothing")) &&
	           !tm_registry_find_schema(TM_STR("aten")) &&
	           !tm_registry_find(TM_STR("")),
	   "unknown names are not found");
}

static void
test_errors(void)
{
	static const char *const bad[] = {
		"", "aten", "aten::", "aten::f", "aten::f(", "aten::f()",
		"aten::f() ->", "aten::f() -> ", "aten::f(Tensor x -> Tensor",
		"aten::f(Tensor(a x) -> Tensor", "aten::f(int[2 x) -> int",
		"aten::f(int x=) -> int", "aten::f(str x=\"a) -> int",
		"aten::f(int x,int y) -> int", "aten::f(int x) -> int int int",
		"aten::f(=1) -> int", "aten::f(((((((((( -> int",
	};
	tm_arena arena = { 0 };

	for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
		tm_error err = { 0 };
		tm_schema s;

		ok(tm_schema_parse(&arena, tm_str_from(bad[i]), &s, &err) ==
		                   TM_EINVAL &&
		           err.status == TM_EINVAL && err.reason[0],
		   "refused: '%s'", bad[i]);
	}
	tm_arena_free(&arena);
}

/* No schema cut short is taken for a whole one of the same op. */
static void
test_truncation(void)
{
	const tm_op_def *def = tm_registry_find(TM_STR("torch.aten.stft"));
	const tm_str whole = def->schema->text;
	tm_arena arena = { 0 };
	size_t accepted = 0;

	for (size_t n = 0; n < whole.len; n++) {
		char *copy = malloc(n + 1); /* for sanitizers: no byte more */
		tm_schema s;

		if (!copy)
			break;
		memcpy(copy, whole.ptr, n);
		accepted += tm_schema_parse(&arena, (tm_str){ copy, n }, &s,
		                            NULL) == TM_OK;
		free(copy);
	}
	/* "-> T" to "-> Tenso" are types that we do not know. */
	is_int(accepted, 5, "aten::stft cut short");
	tm_arena_free(&arena);
}

int
main(void)
{
	test_rows();
	test_parts();
	test_errors();
	test_truncation();
	return tap_done();
}
