/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The public functions about types and registration: each type is made, asked
 * what it is, taken apart, and printed. */
#include "torch-mlir-c/Dialects.h"
#include "torch-mlir-c/Registration.h"
#include "torch-mlir-c/TorchTypes.h"

#include "tap.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/BuiltinTypes.h>
#include <string.h>

static const MlirType none;

static void
append(MlirStringRef part, void *data)
{
	char *const text = data;
	const size_t len = strlen(text);

	snprintf(text + len, 200 - len, "%.*s", (int)part.length, part.data);
}

static const char *
printed(MlirType type, char text[200])
{
	text[0] = 0;
	mlirTypePrint(type, append, text);
	return text;
}

/* Every "is it a" function, to see that exactly one says yes. */
static const struct kind {
	const char *name;
	bool (*is)(MlirType t);
} kinds[] = {
#define KIND(name) { #name, torchMlirTypeIsATorch##name },
	KIND(Any) KIND(Bool) KIND(Device) KIND(Dict) KIND(Float)
	KIND(Generator) KIND(Int) KIND(LinearParams) KIND(List)
	KIND(NnModule) KIND(NonValueTensor) KIND(None) KIND(Number)
	KIND(Optional) KIND(QInt16) KIND(QInt32) KIND(QInt8) KIND(QUInt8)
	KIND(String) KIND(Tuple) KIND(Union) KIND(ValueTensor)
#undef KIND
};

/* TYPE is a NAME, prints as TEXT, and reads back as itself. */
static void
check(MlirContext ctx, const char *name, MlirType type, const char *want)
{
	char text[200];
	int yes = 0;

	if (!ok(!mlirTypeIsNull(type), "%s is made", want))
		return;
	for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
		if (!kinds[i].is(type))
			continue;
		yes++;
		is_str(kinds[i].name, name, "%s: what it is", want);
	}
	is_int(yes, 1, "%s: it is one thing", want);
	is_str(printed(type, text), want, "%s: as text", want);
	ok(mlirTypeEqual(type,
	                 mlirTypeParseGet(ctx, mlirStringRefCreateFromCString(
	                                               want))),
	   "%s: from text", want);
}

static void
test_plain(MlirContext ctx)
{
#define PLAIN(name, text) \
	check(ctx, #name, torchMlirTorch##name##TypeGet(ctx), text);
	PLAIN(Any, "!torch.any")
	PLAIN(Bool, "!torch.bool")
	PLAIN(Device, "!torch.Device")
	PLAIN(Float, "!torch.float")
	PLAIN(Generator, "!torch.Generator")
	PLAIN(Int, "!torch.int")
	PLAIN(LinearParams, "!torch.LinearParams")
	PLAIN(None, "!torch.none")
	PLAIN(Number, "!torch.number")
	PLAIN(QInt16, "!torch.qint16")
	PLAIN(QInt32, "!torch.qint32")
	PLAIN(QInt8, "!torch.qint8")
	PLAIN(QUInt8, "!torch.quint8")
	PLAIN(String, "!torch.str")
#undef PLAIN
}

static void
test_containers(MlirContext ctx)
{
	const MlirType i = torchMlirTorchIntTypeGet(ctx);
	const MlirType f = torchMlirTorchFloatTypeGet(ctx);
	const MlirType both[] = { i, f };
	const MlirType opt = torchMlirTorchOptionalTypeGet(i);
	const MlirType list = torchMlirTorchListTypeGet(opt);
	const MlirType tuple = torchMlirTorchTupleTypeGet(ctx, 2, both);
	const MlirType uni = torchMlirTorchUnionTypeGet(ctx, 2, both);
	const MlirType dict = torchMlirTorchDictTypeGet(i, f);

	check(ctx, "Optional", opt, "!torch.optional<int>");
	check(ctx, "List", list, "!torch.list<optional<int>>");
	check(ctx, "Tuple", tuple, "!torch.tuple<int, float>");
	check(ctx, "Tuple", torchMlirTorchTupleTypeGet(ctx, 0, NULL),
	      "!torch.tuple<>");
	check(ctx, "Union", uni, "!torch.union<int, float>");
	check(ctx, "Dict", dict, "!torch.dict<int, float>");
	check(ctx, "NnModule",
	      torchMlirTorchNnModuleTypeGet(
	              ctx, mlirStringRefCreateFromCString("a.B")),
	      "!torch.nn.Module<\"a.B\">");
	ok(mlirTypeEqual(torchMlirTorchOptionalTypeGetContained(opt), i),
	   "what is in an optional");
	ok(mlirTypeEqual(torchMlirTorchListTypeGetContainedType(list), opt),
	   "what is in a list");
	is_int((int)torchMlirTorchTupleTypeGetNumTypes(tuple), 2,
	       "how many in a tuple");
	ok(mlirTypeEqual(torchMlirTorchTupleTypeGetType(tuple, 1), f),
	   "what is in a tuple");
	is_int((int)torchMlirTorchUnionTypeGetNumTypes(uni), 2,
	       "how many in a union");
	ok(mlirTypeEqual(torchMlirTorchUnionTypeGetType(uni, 0), i),
	   "what is in a union");
	ok(mlirTypeEqual(torchMlirTorchDictTypeGetKeyType(dict), i),
	   "the keys of a dict");
	ok(mlirTypeEqual(torchMlirTorchDictTypeGetValueType(dict), f),
	   "the values of a dict");
	ok(torchMlirTypeIsValidSubtype(i, opt), "an int is an optional int");
	ok(!torchMlirTypeIsValidSubtype(opt, i), "but not the other way");
}

/* What does not fit gives nothing, and does not crash. */
static void
test_misuse(MlirContext ctx)
{
	const MlirType i = torchMlirTorchIntTypeGet(ctx);
	const MlirType tuple = torchMlirTorchTupleTypeGet(ctx, 1, &i);
	const int64_t many[40] = { 0 };
	int64_t sizes[32];

	ok(mlirTypeIsNull(torchMlirTorchListTypeGet(none)), "list of null");
	ok(mlirTypeIsNull(torchMlirTorchOptionalTypeGet(none)),
	   "optional of null");
	ok(mlirTypeIsNull(torchMlirTorchTupleTypeGet(ctx, 1, &none)),
	   "tuple of null");
	ok(mlirTypeIsNull(torchMlirTorchDictTypeGetChecked(ctx, i, none)),
	   "dict to null");
	ok(mlirTypeIsNull(torchMlirTorchTupleTypeGetType(tuple, 1)),
	   "past the end of a tuple");
	ok(mlirTypeIsNull(torchMlirTorchTupleTypeGetType(tuple, -1)),
	   "before the start of a tuple");
	ok(mlirTypeIsNull(torchMlirTorchListTypeGetContainedType(i)),
	   "what is in an int");
	is_int((int)torchMlirTorchUnionTypeGetNumTypes(tuple), 0,
	       "a tuple as a union");
	is_int(torchMlirTorchValueTensorTypeGetRank(i), -1, "rank of an int");
	is_int(torchMlirTorchValueTensorTypeGetSizes(i, sizes), -1,
	       "sizes of an int");
	ok(mlirTypeIsNull(torchMlirTorchValueTensorTypeGet(ctx, 40, many,
	                                                   none)),
	   "rank 40");
	ok(!torchMlirTypeIsATorchInt(none), "null is no int");
	ok(!torchMlirTypeIsATorchInt(mlirIndexTypeGet(ctx)),
	   "an index is no int");
	ok(!torchMlirTypeIsValidSubtype(none, i), "null is no subtype");
}

#define TENSOR(name, word)                                                   \
	static void test_##name(MlirContext ctx)                             \
	{                                                                    \
		const int64_t sizes[] = { 2, -1 };                           \
		const MlirType f32 = mlirF32TypeGet(ctx);                    \
		const MlirType full =                                        \
		        torchMlirTorch##name##TypeGet(ctx, 2, sizes, f32);   \
		const MlirType least =                                       \
		        torchMlirTorch##name##TypeGetWithLeastStaticInformation( \
		                ctx);                                        \
		const MlirType scalar =                                      \
		        torchMlirTorch##name##TypeGet(ctx, 0, NULL, none);   \
		int64_t got[2] = { 7, 7 };                                   \
                                                                             \
		check(ctx, #name, full, "!torch." word "<[2,?],f32>");       \
		check(ctx, #name, least, "!torch." word);                    \
		check(ctx, #name, scalar, "!torch." word "<[],unk>");        \
		check(ctx, #name, torchMlirTorch##name##TypeGet(ctx, -1, NULL, f32), \
		      "!torch." word "<*,f32>");                             \
		is_int(torchMlirTorch##name##TypeGetRank(full), 2, "rank");  \
		is_int(torchMlirTorch##name##TypeGetRank(scalar), 0,         \
		       "rank of a scalar");                                  \
		is_int(torchMlirTorch##name##TypeGetRank(least), -1,         \
		       "rank that is not known");                            \
		ok(torchMlirTorch##name##TypeHasSizes(full) &&               \
		           !torchMlirTorch##name##TypeHasSizes(least),       \
		   "has sizes");                                             \
		ok(torchMlirTorch##name##TypeHasDtype(full) &&               \
		           !torchMlirTorch##name##TypeHasDtype(least),       \
		   "has a dtype");                                           \
		is_int(torchMlirTorch##name##TypeGetSizes(full, got), 0,     \
		       "sizes");                                             \
		ok(got[0] == 2 && got[1] == -1, "the sizes themselves");     \
		ok(mlirTypeEqual(torchMlirTorch##name##TypeGetDtype(full), f32), \
		   "dtype");                                                 \
		ok(mlirTypeIsNull(torchMlirTorch##name##TypeGetDtype(least)), \
		   "dtype that is not known");                               \
		ok(torchMlirTypeIsValidSubtype(full, least),                 \
		   "a more static tensor is a less static one");             \
		check(ctx, #name,                                            \
		      torchMlirTorch##name##TypeGetFromAttribute(            \
		              mlirAttributeParseGet(                         \
		                      ctx, mlirStringRefCreateFromCString(   \
		                                   "dense<1>:tensor<3xi64>"))), \
		      "!torch." word "<[3],si64>");                          \
		ok(mlirTypeIsNull(torchMlirTorch##name##TypeGetFromAttribute( \
		           mlirUnitAttrGet(ctx))),                           \
		   "a unit attribute is no tensor");                         \
	}

TENSOR(NonValueTensor, "tensor")
TENSOR(ValueTensor, "vtensor")

/* The handle makes the dialect known to a context that knows nothing. */
static void
test_handle(void)
{
	const MlirContext ctx = mlirContextCreate();
	const MlirDialectHandle handle = mlirGetDialectHandle__torch__();
	const MlirStringRef name = mlirDialectHandleGetNamespace(handle);
	const MlirDialect dialect = mlirDialectHandleLoadDialect(handle, ctx);

	ok(name.length == 5 && !memcmp(name.data, "torch", 5), "its namespace");
	ok(!mlirDialectIsNull(dialect), "it loads");
	ok(mlirStringRefEqual(mlirDialectGetNamespace(dialect), name),
	   "it is the dialect of that name");
	check(ctx, "Int", torchMlirTorchIntTypeGet(ctx), "!torch.int");
	mlirContextDestroy(ctx);
}

int
main(void)
{
	const MlirContext ctx = mlirContextCreate();

	torchMlirRegisterAllDialects(ctx);
	test_plain(ctx);
	test_containers(ctx);
	test_misuse(ctx);
	test_NonValueTensor(ctx);
	test_ValueTensor(ctx);
	mlirContextDestroy(ctx);
	test_handle();
	is_str(torchMlirStatusGetName(TORCH_MLIR_INVALID), "corrupt",
	       "name of a status");
	ok(!torchMlirStatusGetName((TorchMlirStatus)99), "of none");
	is_str(torchMlirGetVersion(), PACKAGE_VERSION, "version");
	ok(strchr(torchMlirGetMLIRVersion(), '.') != NULL, "MLIR's version");
	return tap_done();
}
