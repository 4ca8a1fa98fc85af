/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Every op of the registry with operands of every type that its schema
 * takes: built, verified, printed, read back; types; builders; queries. */
#include "dialect/bridge.h"
#include "dialect/build.h"
#include "dialect/query.h"
#include "tap.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Diagnostics.h>
#include <stdlib.h>
#include <string.h>

/* What MLIR prints, or says. */
typedef struct text {
	char *buf;
	size_t len, cap;
} text;

static void
append(MlirStringRef s, void *user)
{
	text *t = user;

	if (s.length > t->cap - t->len) {
		t->cap = 2 * (t->cap + s.length);
		t->buf = realloc(t->buf, t->cap);
		if (!t->buf)
			exit(99);
	}
	if (s.length)
		memcpy(t->buf + t->len, s.data, s.length);
	t->len += s.length;
}

static text
printed(MlirOperation op)
{
	text out = { 0 };

	mlirOperationPrint(op, append, &out);
	return out;
}

static MlirLogicalResult
listen(MlirDiagnostic d, void *user)
{
	mlirDiagnosticPrint(d, append, user);
	return mlirLogicalResultSuccess();
}

/* ---- every op ---- */

static MlirType
type_for(MlirContext ctx, const tm_schema_arg *a)
{
	const tm_schema_arg bare = { .kind = a->kind };
	MlirType t = tm_arg_only_type(ctx, &bare);

	if (a->kind == TM_ARG_TENSOR)
		t = tm_type_tensor_raw(ctx, TM_TYPE_VTENSOR, -1, NULL,
		                       (MlirType){ NULL });
	else if (a->kind == TM_ARG_SCALAR)
		t = tm_type_get(ctx, TM_TYPE_NUMBER);
	else if (mlirTypeIsNull(t))
		t = tm_type_get(ctx, TM_TYPE_ANY);
	if (a->element_optional)
		t = tm_type_container_get(ctx, TM_TYPE_OPTIONAL, 1, &t);
	if (a->list)
		t = tm_type_container_get(ctx, TM_TYPE_LIST, 1, &t);
	if (a->optional)
		t = tm_type_container_get(ctx, TM_TYPE_OPTIONAL, 1, &t);
	return t;
}

/* Appends to BLOCK an op of DEF on arguments of the block. */
static MlirOperation
add_op(MlirContext ctx, MlirBlock block, const tm_op_def *def)
{
	const tm_schema *s = def->schema;
	const MlirLocation loc = mlirLocationUnknownGet(ctx);
	tm_builder b = tm_builder_at_end(block, loc);
	MlirValue operands[128];
	MlirType results[64];
	char name[256];

	for (int i = 0; i < s->num_args; i++)
		operands[i] = mlirBlockAddArgument(
		        block, type_for(ctx, &s->args[i]), loc);
	for (int i = 0; i < s->num_results; i++)
		results[i] = type_for(ctx, &s->results[i]);
	snprintf(name, sizeof name, "%.*s", TM_STR_ARG(def->name));
	return tm_build_op(&b, name, (tm_values){ s->num_args, operands },
	                   (tm_types){ s->num_results, results }, TM_NO_ATTRS,
	                   TM_NO_REGIONS);
}

/* Appends to MODULE a torch.operator whose region is one op of DEF.  True if
 * the op knows its row. */
static bool
add_region(MlirContext ctx, MlirModule module, const tm_op_def *def)
{
	MlirRegion region = mlirRegionCreate();
	MlirBlock block = mlirBlockCreate(0, NULL, NULL);
	tm_builder b = tm_builder_at_end(block, mlirLocationUnknownGet(ctx));
	MlirNamedAttribute name = tm_attr_str(&b, "name", def->name);
	MlirOperation op;

	mlirRegionAppendOwnedBlock(region, block);
	op = add_op(ctx, block, def);
	tm_build_op(&b, "torch.operator_terminator", TM_NO_VALUES,
	            TM_NO_TYPES, TM_NO_ATTRS, TM_NO_REGIONS);
	b.block = mlirModuleGetBody(module);
	tm_build_op(&b, "torch.operator", TM_NO_VALUES, TM_NO_TYPES,
	            (tm_attrs){ 1, &name }, (tm_regions){ 1, &region });
	return tm_op_def_of(op) == def;
}

static MlirModule
all_ops(MlirContext ctx, size_t *wrong)
{
	const MlirModule module = mlirModuleCreateEmpty(
	        mlirLocationUnknownGet(ctx));
	size_t count;
	const tm_op_def *defs = tm_registry(&count);

	*wrong = 0;
	for (size_t i = 0; i < count; i++)
		if (defs[i].schema && !add_region(ctx, module, &defs[i]))
			printf("# lost: %.*s\n", TM_STR_ARG(defs[i].name)),
			        ++*wrong;
	return module;
}

static void
test_every_op(MlirContext ctx)
{
	size_t wrong;
	MlirModule module = all_ops(ctx, &wrong), again;
	text first, second;

	is_int(wrong, 0, "ops that do not know their row");
	ok(mlirOperationVerify(mlirModuleGetOperation(module)),
	   "every op takes the types of its schema");
	first = printed(mlirModuleGetOperation(module));
	again = mlirModuleCreateParse(
	        ctx, mlirStringRefCreate(first.buf, first.len));
	ok(!mlirModuleIsNull(again), "every op is read back");
	if (!mlirModuleIsNull(again)) {
		second = printed(mlirModuleGetOperation(again));
		ok(first.len == second.len &&
		           !memcmp(first.buf, second.buf, first.len),
		   "every op is printed the same");
		free(second.buf);
		mlirModuleDestroy(again);
	}
	free(first.buf);
	mlirModuleDestroy(module);
}

/* Each operand of each op in turn becomes a function type, which none takes. */
static void
test_wrong_operands(MlirContext ctx)
{
	const MlirType bad = mlirFunctionTypeGet(ctx, 0, NULL, 0, NULL);
	size_t n, wrong = 0, refused = 0;
	MlirModule module = all_ops(ctx, &n);
	text said = { 0 };
	MlirDiagnosticHandlerID handler = mlirContextAttachDiagnosticHandler(
	        ctx, listen, &said, NULL);
	MlirOperation outer = mlirBlockGetFirstOperation(
	        mlirModuleGetBody(module));

	for (; !mlirOperationIsNull(outer);
	     outer = mlirOperationGetNextInBlock(outer)) {
		MlirBlock block = mlirRegionGetFirstBlock(
		        mlirOperationGetRegion(outer, 0));
		MlirOperation op = mlirBlockGetFirstOperation(block);

		for (intptr_t i = 0; i < mlirBlockGetNumArguments(block);
		     i++) {
			MlirValue v = mlirBlockGetArgument(block, i);
			const MlirType good = mlirValueGetType(v);

			said.len = 0;
			mlirValueSetType(v, bad);
			wrong++;
			refused += !mlirOperationVerify(op) && said.len;
			mlirValueSetType(v, good);
		}
	}
	mlirContextDetachDiagnosticHandler(ctx, handler);
	is_int(refused, wrong, "a wrong operand is refused");
	mlirModuleDestroy(module);
	free(said.buf);
}

/* ---- types ---- */

static void
test_dtypes(MlirContext ctx)
{
	int same = 0, n = 0;

	for (int d = TM_DTYPE_NONE + 1; d < TM_NUM_DTYPES; d++) {
		const tm_dtype_info *info = tm_dtype_get((tm_dtype)d);
		const MlirType t = tm_dtype_to_mlir(ctx, (tm_dtype)d);
		const int64_t sizes[] = { 2, TM_DYN };
		tm_tensor_type out;
		MlirType tensor;

		n++;
		if (mlirTypeIsNull(t)) {
			printf("# no type for %s\n", info->name);
			continue;
		}
		tensor = tm_type_tensor_raw(ctx, TM_TYPE_VTENSOR, 2, sizes, t);
		same += tm_dtype_of_mlir(t) == (tm_dtype)d &&
		        mlirTypeEqual(t, mlirTypeParseGet(
		                                 ctx,
		                                 tm_ref(tm_str_from(
		                                         info->mlir)))) &&
		        tm_type_tensor(tensor, &out) && out.has_sizes &&
		        out.rank == 2 && out.sizes[0] == 2 &&
		        out.sizes[1] == TM_DYN && out.dtype == (tm_dtype)d &&
		        mlirTypeEqual(tensor,
		                      tm_type_tensor_get(ctx, TM_TYPE_VTENSOR,
		                                         &out));
	}
	is_int(same, n, "element types go to MLIR and back");
}

static MlirType
parse(MlirContext ctx, const char *type)
{
	return mlirTypeParseGet(ctx, mlirStringRefCreateFromCString(type));
}

static void
test_subtypes(MlirContext ctx)
{
	static const struct {
		const char *sub, *super;
		bool is;
	} cases[] = {
		{ "!torch.int", "!torch.int", true },
		{ "!torch.int", "!torch.any", true },
		{ "!torch.int", "!torch.number", true },
		{ "!torch.float", "!torch.number", true },
		{ "!torch.bool", "!torch.number", false },
		{ "!torch.number", "!torch.int", false },
		{ "!torch.int", "!torch.optional<int>", true },
		{ "!torch.none", "!torch.optional<int>", true },
		{ "!torch.int", "!torch.optional<number>", true },
		{ "!torch.optional<int>", "!torch.int", false },
		{ "!torch.int", "!torch.union<float, int>", true },
		{ "!torch.str", "!torch.union<float, int>", false },
		{ "!torch.union<int, float>", "!torch.number", true },
		{ "!torch.union<int, str>", "!torch.number", false },
		{ "!torch.tuple<int, none>", "!torch.tuple<number, any>",
		  true },
		{ "!torch.tuple<int>", "!torch.tuple<int, int>", false },
		{ "!torch.list<int>", "!torch.list<number>", false },
		{ "!torch.vtensor<[2,3],f32>", "!torch.vtensor", true },
		{ "!torch.vtensor<[2,3],f32>", "!torch.vtensor<[?,3],f32>",
		  true },
		{ "!torch.vtensor<[2,3],f32>", "!torch.vtensor<*,f32>",
		  true },
		{ "!torch.vtensor<[2,3],f32>", "!torch.vtensor<[2,4],f32>",
		  false },
		{ "!torch.vtensor<[?,3],f32>", "!torch.vtensor<[2,3],f32>",
		  false },
		{ "!torch.vtensor<[2,3],f32>", "!torch.vtensor<[2,3],f64>",
		  false },
		{ "!torch.vtensor<[2,3],unk>", "!torch.vtensor<[2,3],f32>",
		  false },
		{ "!torch.vtensor<[2,3],f32>", "!torch.tensor", false },
		{ "i32", "!torch.any", false },
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
		ok(tm_type_is_subtype(parse(ctx, cases[i].sub),
		                      parse(ctx, cases[i].super)) ==
		           cases[i].is,
		   "%s %s %s", cases[i].sub, cases[i].is ? "<" : "!<",
		   cases[i].super);
}

static void
test_builtin(MlirContext ctx)
{
	static const struct {
		const char *torch, *builtin;
	} cases[] = {
		{ "!torch.vtensor<[2,?],f32>", "tensor<2x?xf32>" },
		{ "!torch.vtensor<[],si64>", "tensor<i64>" },
		{ "!torch.vtensor<[1],ui8>", "tensor<1xi8>" },
		{ "!torch.vtensor<[1],i1>", "tensor<1xi1>" },
		{ "!torch.vtensor<[1],!torch.quint8>", "tensor<1xi8>" },
		{ "!torch.vtensor<[1],!torch.qint32>", "tensor<1xi32>" },
		{ "!torch.vtensor<[1],complex<f32>>",
		  "tensor<1xcomplex<f32>>" },
		{ "!torch.vtensor<*,f32>", NULL },
		{ "!torch.vtensor<[2],unk>", NULL },
		{ "!torch.vtensor<[2],!torch.str>", NULL },
		{ "!torch.int", NULL },
	};

	for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
		const MlirType t = tm_type_to_builtin(
		        parse(ctx, cases[i].torch));

		ok(cases[i].builtin ?
		           mlirTypeEqual(t, parse(ctx, cases[i].builtin)) :
		           mlirTypeIsNull(t),
		   "%s is %s", cases[i].torch,
		   cases[i].builtin ? cases[i].builtin : "no tensor");
	}
}

/* A list in a list in a list, too deep for the stack if it were followed. */
static void
test_deep_types(MlirContext ctx)
{
	enum { DEPTH = 200000 };
	text said = { 0 };
	MlirDiagnosticHandlerID handler = mlirContextAttachDiagnosticHandler(
	        ctx, listen, &said, NULL);
	static const char *const heads[] = { "!torch.", "!torch.vtensor<[1]," };
	static const char *const parts[] = { "list<",
		                             "!torch.vtensor<[1]," };

	for (int k = 0; k < 2; k++) {
		const size_t head = strlen(heads[k]), part = strlen(parts[k]);
		char *deep = malloc(head + DEPTH * part + 1);

		if (!deep)
			exit(99);
		memcpy(deep, heads[k], head + 1);
		for (size_t i = 0; i < DEPTH; i++)
			memcpy(deep + head + i * part, parts[k], part + 1);
		ok(mlirTypeIsNull(parse(ctx, deep)) && said.len,
		   "%s nested %d times", parts[k], DEPTH);
		free(deep);
		said.len = 0;
	}
	mlirContextDetachDiagnosticHandler(ctx, handler);
	free(said.buf);
}

/* ---- builders and queries ---- */

static void
test_queries(MlirContext ctx)
{
	const MlirModule module = mlirModuleCreateEmpty(
	        mlirLocationUnknownGet(ctx));
	tm_builder b = tm_builder_at_end(mlirModuleGetBody(module),
	                                 mlirLocationUnknownGet(ctx));
	const int64_t ints[] = { 3, -1, INT64_MIN };
	const MlirValue none = tm_torch_none(&b), one = tm_torch_int(&b, 1);
	const MlirValue list = tm_torch_int_list(&b, 3, ints);
	const MlirValue str = tm_torch_str(&b, TM_STR("a\0b"));
	const MlirType f32x2 = parse(ctx, "tensor<2xf32>");
	const float two[] = { 1, 2 };
	const MlirAttribute data = mlirDenseElementsAttrFloatGet(f32x2, 2,
	                                                         two);
	const MlirValue lit = tm_torch_literal(&b, data);
	MlirAttribute a;
	MlirValue elements[2];
	int64_t i, out[2];
	double f;
	bool bit;
	tm_str s;
	tm_tensor_type t;

	ok(tm_value_is_none(none) && !tm_value_is_none(one), "None");
	ok(tm_value_int(one, &i) && i == 1 && !tm_value_int(none, &i), "1");
	ok(tm_value_float(one, &f) && f == 1 &&
	           tm_value_float(tm_torch_float(&b, 0.5), &f) && f == 0.5,
	   "0.5");
	ok(tm_value_bool(tm_torch_bool(&b, true), &bit) && bit &&
	           !tm_value_bool(one, &bit),
	   "True");
	ok(tm_value_str(str, &s) && s.len == 3 &&
	           tm_value_str(tm_torch_device(&b, TM_STR("cpu")), &s) &&
	           tm_str_eq(s, TM_STR("cpu")),
	   "strings");
	is_int(tm_value_int_list(list, out, 2), 3, "a list of three");
	ok(out[0] == 3 && out[1] == -1, "of which two fit");
	is_int(tm_value_list(list, elements, 2), 3, "its elements");
	is_int(tm_value_list(one, elements, 2), -1, "an int is no list");
	ok(tm_value_literal(lit, &a) && mlirAttributeEqual(a, data) &&
	           !tm_value_literal(one, &a),
	   "a literal");
	ok(tm_value_tensor(lit, &t) && t.dtype == TM_F32 && t.rank == 1 &&
	           t.sizes[0] == 2,
	   "and its type");
	a = tm_elements_retype(
	        mlirDenseElementsAttrSplatGet(
	                parse(ctx, "tensor<2xsi64>"),
	                mlirIntegerAttrGet(mlirIntegerTypeSignedGet(ctx, 64),
	                                   -1)),
	        parse(ctx, "tensor<2xi64>"));
	ok(!mlirAttributeIsNull(a) &&
	           mlirTypeEqual(mlirAttributeGetType(a),
	                         parse(ctx, "tensor<2xi64>")),
	   "elements change their type");
	ok(mlirAttributeIsNull(tm_elements_retype(
	           data, parse(ctx, "tensor<2xi64>"))) &&
	           mlirAttributeIsNull(tm_elements_retype(
	                   data, parse(ctx, "tensor<1xf32>"))),
	   "but not their size");
	ok(mlirOperationVerify(mlirModuleGetOperation(module)),
	   "what was built verifies");
	mlirModuleDestroy(module);
}

int
main(void)
{
	const MlirDialectRegistry registry = mlirDialectRegistryCreate();
	MlirContext ctx;

	tm_dialect_register(registry);
	ctx = mlirContextCreateWithRegistry(registry, false);
	mlirDialectRegistryDestroy(registry);
	mlirContextLoadAllAvailableDialects(ctx);
	test_every_op(ctx);
	test_wrong_operands(ctx);
	test_dtypes(ctx);
	test_subtypes(ctx);
	test_builtin(ctx);
	test_deep_types(ctx);
	test_queries(ctx);
	mlirContextDestroy(ctx);
	return tap_done();
}
