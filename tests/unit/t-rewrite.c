/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The rewrite engine: every text of the table, and what texts evaluate to. */
#include "pass/rewrite.h"

#include "tap.h"

#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Dialect/Func.h>
#include <stdlib.h>
#include <string.h>

static void
check_all_texts(void)
{
	size_t n;
	const tm_op_def *defs = tm_registry(&n);
	char reason[240];
	int bad = 0, texts = 0;

	for (size_t i = 0; i < n; i++) {
		const char *text = defs[i].info->decomposition;

		if (!text)
			continue;
		texts++;
		if (tm_rewrite_check(&defs[i], text, NULL, 0, reason) ==
		    TM_OK)
			continue;
		bad++;
		printf("# %.*s: %s\n", TM_STR_ARG(defs[i].name), reason);
	}
	ok(texts > 0 && bad == 0, "all %d decompositions can be read", texts);
}

/* aten.size.int(x, d), whose result, an int, a text computes. */
static const char int_module[] =
        "func.func @f(%x: !torch.vtensor<[2,?,4],f32>, %n: !torch.int) -> "
        "!torch.int {\n"
        "  %d = torch.constant.int 1\n"
        "  %r = torch.aten.size.int %x, %d : !torch.vtensor<[2,?,4],f32>, "
        "!torch.int -> !torch.int\n"
        "  return %r : !torch.int\n"
        "}\n";

/* aten.addmm, whose result, a tensor, a text computes. */
static const char tensor_module[] =
        "func.func @f(%b: !torch.vtensor<[5],f32>, "
        "%x: !torch.vtensor<[?,4],f32>, %w: !torch.vtensor<[4,5],f32>) -> "
        "!torch.vtensor {\n"
        "  %i = torch.constant.int 1\n"
        "  %h = torch.constant.float 5.0\n"
        "  %r = torch.aten.addmm %b, %x, %w, %i, %h : "
        "!torch.vtensor<[5],f32>, !torch.vtensor<[?,4],f32>, "
        "!torch.vtensor<[4,5],f32>, !torch.int, !torch.float -> "
        "!torch.vtensor\n"
        "  return %r : !torch.vtensor\n"
        "}\n";

static MlirWalkResult
find_row(MlirOperation op, void *data)
{
	const tm_op_def *def = tm_op_def_of(op);

	if (!def || !def->schema)
		return MlirWalkResultAdvance;
	*(MlirOperation *)data = op;
	return MlirWalkResultInterrupt;
}

static MlirModule
parse(MlirContext ctx, const char *text, tm_rewrite *rw, tm_arena *arena)
{
	MlirModule m = mlirModuleCreateParse(
	        ctx, mlirStringRefCreateFromCString(text));
	MlirOperation op = { NULL };

	if (mlirModuleIsNull(m))
		exit(1);
	mlirOperationWalk(mlirModuleGetOperation(m), find_row, &op,
	                  MlirWalkPreOrder);
	*rw = (tm_rewrite){ .arena = arena };
	rw->call = tm_call_of(op);
	rw->b = tm_builder_before(op);
	return m;
}

static const struct {
	const char *text;
	int64_t value;
} ints[] = {
	{ "1 + 2 * 3", 7 },
	{ "(1 + 2) * 3", 9 },
	{ "7 // 2 - -7 // 2", 7 },
	{ "-7 % 3", 2 },
	{ "2 - 1 - 1", 0 },
	{ "1 < 2 and 2 < 1 ? 10 : 20", 20 },
	{ "not 1 == 2 or error('no') ? 1 : 2", 1 },
	{ "1 == 1 ? 1 : error('the other side is not built')", 1 },
	{ "a = 3; b = a * a; b + a", 12 },
	{ "p, q = [3, 4]; p * 10 + q", 34 },
	{ "size(self, 0) * size(self, -1)", 8 },
	{ "rank(self)", 3 },
	{ "dim", 1 },
	{ "len([1, 2, 3] + [4])", 4 },
	{ "sum([x * x for x in range(4) if x != 2])", 10 },
	{ "prod(repeat(2, 10))", 1024 },
	{ "[10, 20, 30][-1]", 30 },
	{ "at(slice(range(10), 2, -2), 1)", 3 },
	{ "at(dims(None, 3), 2) + at(dims([-1], 3), 0)", 4 },
	{ "dim(-1, 4)", 3 },
	{ "3 in [1, 2, 3] ? 1 : 0", 1 },
	{ "str_eq('a', 'b') ? 1 : 'x' == 'x' ? 2 : 3", 2 },
	{ "max(3, 4) * 10 + min(3, 4)", 43 },
	{ "int(floor(2.5 * 3))", 7 },
	{ "int(sqrt(16))", 4 },
	{ "int(1e3) + int(2.5)", 1002 },
	{ "has(None) ? 1 : 2", 2 },
	{ "known(size(self, 0)) and not known(size(self, 1)) ? 1 : 2", 1 },
	{ "dtype(self) == float32 ? 1 : 2", 1 },
	{ "is_float(self) and not is_int(self) ? 1 : 2", 1 },
	{ "[1, 2] == [1, 2] and [1] != [2] ? 1 : 2", 1 },
	{ "inf > 1e300 ? 1 : 2", 1 },
};

static void
test_ints(MlirContext ctx)
{
	for (size_t i = 0; i < sizeof ints / sizeof ints[0]; i++) {
		tm_arena arena = { 0 };
		tm_rewrite rw;
		MlirModule m = parse(ctx, int_module, &rw, &arena);
		const tm_status s = tm_rewrite_text(&rw, ints[i].text, NULL, 0);
		int64_t got = -1;

		if (s == TM_OK && rw.num_results == 1)
			tm_value_int(rw.results[0], &got);
		is_int(got, ints[i].value, "%s", ints[i].text);
		mlirModuleDestroy(m);
		tm_arena_free(&arena);
	}
}

static const struct {
	const char *text, *type;
} tensors[] = {
	{ "mm(mat1, mat2)", "!torch.vtensor<[?,5],f32>" },
	{ "beta * self + alpha * mm(mat1, mat2)", "!torch.vtensor<[?,5],f32>" },
	{ "1 - self", "!torch.vtensor<[5],f32>" },
	{ "1 / self", "!torch.vtensor<[5],f32>" },
	{ "-self", "!torch.vtensor<[5],f32>" },
	{ "self > 0", "!torch.vtensor<[5],i1>" },
	{ "0 < self", "!torch.vtensor<[5],i1>" },
	{ "self == self", "!torch.vtensor<[5],i1>" },
	{ "sum.dim_IntList(mat1, [0], True)", "!torch.vtensor<[1,4],f32>" },
	{ "sum.dim_IntList(mat1, 0)", "!torch.vtensor<[4],f32>" },
	{ "view(self, [1, -1])", "!torch.vtensor<[1,5],f32>" },
	{ "view(mat1, [size(mat1, 0) * 4])", "!torch.vtensor<[?],f32>" },
	{ "to.dtype(self, int64)", "!torch.vtensor<[5],si64>" },
	{ "arange(3)", "!torch.vtensor<[3],si64>" },
	{ "arange(size(mat1, 0))", "!torch.vtensor<[?],si64>" },
	{ "cat([mat1, mat1], 1)", "!torch.vtensor<[?,8],f32>" },
	{ "aten.repeat(self, [2, 2])", "!torch.vtensor<[2,10],f32>" },
	{ "prims.convert_element_type(self, float64)",
	  "!torch.vtensor<[5],f64>" },
	{ "v, i = max.dim(mat2, 1); i", "!torch.vtensor<[4],si64>" },
	{ "at(max.dim(mat2, 1), 0)", "!torch.vtensor<[4],f32>" },
	{ "1", "!torch.vtensor<[],si64>" },
	{ "2.5", "!torch.vtensor<[],f64>" },
};

static void
to_text(MlirStringRef part, void *data)
{
	char *buf = data;
	const size_t n = strlen(buf);

	if (n + part.length < 200) {
		memcpy(buf + n, part.data, part.length);
		buf[n + part.length] = 0;
	}
}

static void
test_tensors(MlirContext ctx)
{
	for (size_t i = 0; i < sizeof tensors / sizeof tensors[0]; i++) {
		tm_arena arena = { 0 };
		tm_rewrite rw;
		MlirModule m = parse(ctx, tensor_module, &rw, &arena);
		const tm_status s =
		        tm_rewrite_text(&rw, tensors[i].text, NULL, 0);
		char got[200] = "";

		if (s == TM_OK && rw.num_results == 1)
			mlirTypePrint(mlirValueGetType(rw.results[0]), to_text,
			              got);
		is_str(s == TM_OK ? got : NULL, tensors[i].type, "%s",
		       tensors[i].text);
		ok(mlirOperationVerify(mlirModuleGetOperation(m)),
		   "%s is valid", tensors[i].text);
		mlirModuleDestroy(m);
		tm_arena_free(&arena);
	}
}

static const struct {
	const char *text, *reason;
} errors[] = {
	{ "foo", "unknown name foo" },
	{ "foo(self)", "no op or function foo" },
	{ "mm(self)", "mat2 is missing" },
	{ "mm(self, mat3=self)", "has no parameter mat3" },
	{ "1 +", "value expected" },
	{ "(1", "\")\" expected" },
	{ "[1, 2", "\"]\" expected" },
	{ "1 ? 2", "\":\" expected" },
	{ "1 2", "unexpected text" },
	{ "'abc", "string without end" },
	{ "a = 1", "\";\" expected" },
	{ "size(self, 1) == 2 ? 1 : 2", "known before run time" },
	{ "size(self, 3)", "dimension 3 of rank 3" },
	{ "error('why not')", "why not" },
	{ "1 // 0", "overflows" },
	{ "9223372036854775807 + 1", "overflows" },
	{ "[1][1]", "index 1 of a list of 1" },
	{ "#", "unexpected character" },
	{ "range(100000)", "too long" },
};

static void
test_errors(MlirContext ctx)
{
	for (size_t i = 0; i < sizeof errors / sizeof errors[0]; i++) {
		tm_arena arena = { 0 };
		tm_rewrite rw;
		MlirModule m = parse(ctx, int_module, &rw, &arena);
		const tm_status s =
		        tm_rewrite_text(&rw, errors[i].text, NULL, 0);

		ok(s == TM_EUNSUP && strstr(rw.reason, errors[i].reason),
		   "%s: %s", errors[i].text, rw.reason);
		mlirModuleDestroy(m);
		tm_arena_free(&arena);
	}
}

static void
test_environment(MlirContext ctx)
{
	tm_arena arena = { 0 };
	tm_rewrite rw;
	MlirModule m = parse(ctx, int_module, &rw, &arena);
	tm_binding env[] = { { "X", tm_torch_int(&rw.b, 20) },
		             { "self", tm_torch_int(&rw.b, 22) },
		             { "nothing", { NULL } } };
	int64_t got = 0;

	ok(tm_rewrite_text(&rw, "X + self + (has(nothing) ? 1 : 0)", env, 3) ==
	           TM_OK,
	   "an environment");
	tm_value_int(rw.results[0], &got);
	is_int(got, 42, "its names come before operands");
	ok(mlirValueIsNull(tm_rewrite_call(&rw, "nosuch.op",
	                                   TM_VALUES(env[0].value))),
	   "an op that does not exist");
	ok(!mlirValueIsNull(tm_rewrite_call(
	           &rw, "add.int", TM_VALUES(env[0].value, env[1].value))),
	   "an op that does");
	mlirModuleDestroy(m);
	tm_arena_free(&arena);
}

int
main(void)
{
	MlirDialectRegistry registry = mlirDialectRegistryCreate();
	MlirContext ctx;

	tm_dialect_register(registry);
	mlirDialectHandleInsertDialect(mlirGetDialectHandle__func__(),
	                               registry);
	ctx = mlirContextCreateWithRegistry(registry, false);
	check_all_texts();
	test_ints(ctx);
	test_tensors(ctx);
	test_errors(ctx);
	test_environment(ctx);
	mlirContextDestroy(ctx);
	mlirDialectRegistryDestroy(registry);
	return tap_done();
}
