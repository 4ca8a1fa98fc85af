/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "ops/schema.h"

/* A place in a schema's text.  The first error sticks. */
typedef struct scan {
	tm_str text;
	size_t pos;
	tm_error *err;
	tm_status status;
} scan;

/* Parameters and results are collected here before they are copied into the
 * arena: the longest schema of PyTorch has 62. */
enum { MAX_ARGS = 128 };

static char
peek(const scan *s)
{
	return s->pos < s->text.len ? s->text.ptr[s->pos] : '\0';
}

static tm_str
since(const scan *s, size_t start)
{
	return (tm_str){ s->text.ptr + start, s->pos - start };
}

static bool
fail(scan *s, const char *reason)
{
	if (s->status == TM_OK)
		s->status = tm_fail(s->err, TM_EINVAL, s->pos,
		                    "schema '%.*s': %s", TM_STR_ARG(s->text),
		                    reason);
	s->pos = s->text.len;
	return false;
}

static bool
accept(scan *s, tm_str token)
{
	const tm_str rest = { s->text.ptr + s->pos, s->text.len - s->pos };

	if (!tm_str_starts(rest, token))
		return false;
	s->pos += token.len;
	return true;
}

static bool
expect(scan *s, tm_str token, const char *reason)
{
	return accept(s, token) || fail(s, reason);
}

static bool
is_word(char c)
{
	return (unsigned)((c | 0x20) - 'a') < 26 ||
	       (unsigned)(c - '0') < 10 || c == '_';
}

/* Letters, digits, '_' and, where DOTS, '.'. */
static tm_str
word(scan *s, bool dots)
{
	const size_t start = s->pos;

	while (is_word(peek(s)) || (dots && peek(s) == '.'))
		s->pos++;
	return since(s, start);
}

/* Skips a parenthesis and what is in it, also nested ones. */
static tm_str
parenthesis(scan *s)
{
	const size_t start = s->pos;
	int depth = 0;

	do {
		const char c = peek(s);

		if (!c) {
			fail(s, "expected ')'");
			return (tm_str){ 0 };
		}
		depth += (c == '(') - (c == ')');
		s->pos++;
	} while (depth);
	return since(s, start);
}

static tm_arg_kind
kind_of(tm_str base)
{
	static const struct {
		tm_str name;
		tm_arg_kind kind;
	} kinds[] = {
		{ TM_STR("Tensor"), TM_ARG_TENSOR },
		{ TM_STR("int"), TM_ARG_INT },
		{ TM_STR("SymInt"), TM_ARG_INT },
		{ TM_STR("QScheme"), TM_ARG_INT },
		{ TM_STR("float"), TM_ARG_FLOAT },
		{ TM_STR("SymFloat"), TM_ARG_FLOAT },
		{ TM_STR("bool"), TM_ARG_BOOL },
		{ TM_STR("SymBool"), TM_ARG_BOOL },
		{ TM_STR("Scalar"), TM_ARG_SCALAR },
		{ TM_STR("number"), TM_ARG_SCALAR },
		{ TM_STR("str"), TM_ARG_STR },
		{ TM_STR("ScalarType"), TM_ARG_DTYPE },
		{ TM_STR("Layout"), TM_ARG_LAYOUT },
		{ TM_STR("MemoryFormat"), TM_ARG_MEMORY_FORMAT },
		{ TM_STR("Device"), TM_ARG_DEVICE },
		{ TM_STR("Generator"), TM_ARG_GENERATOR },
		{ TM_STR("complex"), TM_ARG_COMPLEX },
		{ TM_STR("module"), TM_ARG_MODULE },
		{ TM_STR("list"), TM_ARG_LIST },
		{ TM_STR("tuple"), TM_ARG_TUPLE },
		{ TM_STR("dict"), TM_ARG_DICT },
		{ TM_STR("none"), TM_ARG_NONE },
		{ TM_STR("number_type"), TM_ARG_NUMBER },
		{ TM_STR("linear_params"), TM_ARG_LINEAR_PARAMS },
		{ TM_STR("vtensor"), TM_ARG_VTENSOR },
		{ TM_STR("reftensor"), TM_ARG_REFTENSOR },
		{ TM_STR("builtin_tensor"), TM_ARG_BUILTIN_TENSOR },
		{ TM_STR("shaped"), TM_ARG_SHAPED },
		{ TM_STR("i1"), TM_ARG_I1 },
		{ TM_STR("i64"), TM_ARG_I64 },
		{ TM_STR("f64"), TM_ARG_F64 },
		{ TM_STR("any_type"), TM_ARG_UNCHECKED },
	};

	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
		if (tm_str_eq(kinds[i].name, base))
			return kinds[i].kind;
	return TM_ARG_ANY;
}

/* "(a)", "(a!)", "(a! -> *)", or the types in "Dict(str, t)". */
static void
annotation(scan *s, bool generic, tm_schema_arg *arg)
{
	const tm_str in = parenthesis(s);

	if (generic || !in.len)
		return;
	arg->aliases = true;
	if (memchr(in.ptr, '!', in.len))
		arg->mutated = true;
}

/* "[]" or "[2]", behind the "[". */
static void
list_suffix(scan *s, tm_schema_arg *arg)
{
	int n = 0;

	while (peek(s) >= '0' && peek(s) <= '9' && n < 10000)
		n = n * 10 + (s->text.ptr[s->pos++] - '0');
	expect(s, TM_STR("]"), "expected ']'");
	if (arg->list)
		arg->kind = TM_ARG_ANY; /* a list of lists */
	arg->element_optional = arg->optional;
	arg->optional = false;
	arg->list = true;
	arg->list_size = n;
}

static void
type(scan *s, tm_schema_arg *arg)
{
	const size_t start = s->pos;
	tm_str base = { 0 };
	bool generic;

	if (peek(s) == '(')
		parenthesis(s); /* a tuple */
	else if (!(base = word(s, true)).len)
		fail(s, "expected a type");
	arg->kind = kind_of(base);
	generic = tm_str_eq(base, TM_STR("Dict")) ||
	          tm_str_eq(base, TM_STR("Future")) ||
	          tm_str_eq(base, TM_STR("Await")) ||
	          tm_str_eq(base, TM_STR("RRef")) ||
	          tm_str_eq(base, TM_STR("Union"));
	for (;; generic = false) {
		if (peek(s) == '(')
			annotation(s, generic, arg);
		else if (accept(s, TM_STR("[")))
			list_suffix(s, arg);
		else if (accept(s, TM_STR("?")))
			arg->optional = true;
		else
			break;
	}
	arg->type = since(s, start);
}

/* Up to a ',' or ')' that is in no string, bracket or parenthesis. */
static tm_str
default_value(scan *s)
{
	const size_t start = s->pos;
	int depth = 0;

	for (char c; (c = peek(s)); s->pos++) {
		if (c == '"') {
			do
				s->pos++;
			while (peek(s) && peek(s) != '"');
			if (!peek(s))
				break;
		} else if (depth == 0 && (c == ',' || c == ')')) {
			break;
		}
		depth += (c == '[' || c == '(') - (c == ']' || c == ')');
	}
	if (s->pos == start)
		fail(s, "expected a default value");
	return since(s, start);
}

static void
argument(scan *s, tm_schema_arg *arg)
{
	type(s, arg);
	if (accept(s, TM_STR(" ")))
		arg->name = word(s, false);
	if (accept(s, TM_STR("?..."))) {
		arg->variadic = arg->omissible = true;
	} else if (accept(s, TM_STR("..."))) {
		arg->variadic = true;
	} else if (accept(s, TM_STR("="))) {
		arg->has_default = true;
		arg->dflt = default_value(s);
	}
}

/* "A a, *, B b, ..." up to ")". */
static int
arguments(scan *s, tm_schema_arg args[MAX_ARGS], bool *vararg)
{
	bool keyword_only = false;
	int n = 0;

	if (accept(s, TM_STR(")")))
		return 0;
	do {
		if (accept(s, TM_STR("*")) && (keyword_only = true))
			continue;
		if (accept(s, TM_STR("...")) && (*vararg = true))
			break;
		if (n == MAX_ARGS) {
			fail(s, "too many parameters");
			break;
		}
		args[n] = (tm_schema_arg){ .keyword_only = keyword_only };
		argument(s, &args[n++]);
	} while (s->status == TM_OK && accept(s, TM_STR(", ")));
	expect(s, TM_STR(")"), "expected ')'");
	return n;
}

static int
results(scan *s, tm_schema_arg args[MAX_ARGS], bool *varret)
{
	if (accept(s, TM_STR("...")) && (*varret = true))
		return 0;
	if (accept(s, TM_STR("(")))
		return arguments(s, args, varret);
	args[0] = (tm_schema_arg){ 0 };
	argument(s, &args[0]);
	return 1;
}

static const tm_schema_arg *
keep(scan *s, tm_arena *arena, const tm_schema_arg *args, int n)
{
	tm_schema_arg *copy = TM_NEW(arena, tm_schema_arg, (size_t)n);

	if (!copy)
		s->status = tm_fail(s->err, TM_ENOMEM, TM_NO_OFFSET,
		                    "no memory for a schema");
	else if (n)
		memcpy(copy, args, (size_t)n * sizeof *args);
	return copy;
}

/* "(Tensor self, …) -> Tensor" to the end of the text. */
static tm_status
signature(scan *s, tm_arena *arena, tm_schema *out)
{
	tm_schema_arg args[MAX_ARGS];

	expect(s, TM_STR("("), "expected '('");
	out->num_args = arguments(s, args, &out->vararg);
	out->args = keep(s, arena, args, out->num_args);
	expect(s, TM_STR(" -> "), "expected '->'");
	out->num_results = results(s, args, &out->varret);
	out->results = keep(s, arena, args, out->num_results);
	if (s->status == TM_OK && s->pos != s->text.len)
		fail(s, "unexpected text at the end");
	return s->status;
}

tm_status
tm_schema_parse(tm_arena *arena, tm_str text, tm_schema *out, tm_error *err)
{
	scan s = { .text = text, .err = err };

	*out = (tm_schema){ .text = text };
	out->ns = word(&s, true);
	expect(&s, TM_STR("::"), "expected '::'");
	out->name = word(&s, false);
	if (accept(&s, TM_STR(".")))
		out->overload = word(&s, false);
	out->qualified = since(&s, 0);
	if (!out->ns.len || !out->name.len)
		fail(&s, "expected a name");
	return signature(&s, arena, out);
}

tm_status
tm_signature_parse(tm_arena *arena, tm_str text, tm_schema *out, tm_error *err)
{
	scan s = { .text = text, .err = err };

	*out = (tm_schema){ .text = text };
	return signature(&s, arena, out);
}

int
tm_schema_arg_index(const tm_schema *schema, tm_str name)
{
	for (int i = 0; i < schema->num_args; i++)
		if (tm_str_eq(schema->args[i].name, name))
			return i;
	return -1;
}
