/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Type inference against PyTorch: every recorded case of tests/ops says which
 * types PyTorch gives the results.  The test takes them away and has them
 * inferred again.  What is inferred must be what PyTorch says; with static
 * operands, it must be all of it, unless the sizes depend on data.
 */
#include "infer/infer.h"

#include "tap.h"

#include <glob.h>
#include <mlir-c/BuiltinTypes.h>
#include <mlir-c/Diagnostics.h>
#include <mlir-c/Dialect/Func.h>
#include <stdlib.h>
#include <string.h>

/* Ops whose sizes depend on the values of a tensor. */
static const char *const by_data[] = {
	"nonzero", "where.default", "argwhere", "masked_select", "unique",
	"repeat_interleave", "bincount", "index.Tensor", "one_hot",
};

typedef struct result {
	MlirType type;
	tm_tensor_type tensor;
	bool is_tensor;
} result;

static bool
depends_on_data(const tm_op_def *def)
{
	char name[128];

	if (def->name.len >= sizeof name)
		return false;
	memcpy(name, def->name.ptr, def->name.len);
	name[def->name.len] = '\0';
	for (size_t i = 0; i < sizeof by_data / sizeof *by_data; i++)
		if (strstr(name, by_data[i]))
			return true;
	return false;
}

static void
print_part(MlirStringRef part, void *data)
{
	(void)data;
	printf("%.*s", (int)part.length, part.data);
}

static MlirLogicalResult
print_diagnostic(MlirDiagnostic d, void *data)
{
	(void)data;
	printf("# ");
	mlirDiagnosticPrint(d, print_part, NULL);
	printf("\n");
	return mlirLogicalResultSuccess();
}

/* Shows what was inferred and what PyTorch says. */
static void
complain(const char *what, MlirOperation func, MlirType got, MlirType want)
{
	printf("# ");
	mlirAttributePrint(mlirOperationGetAttributeByName(
	                           func, mlirStringRefCreateFromCString(
	                                         "sym_name")),
	                   print_part, NULL);
	printf(": %s: got ", what);
	mlirTypePrint(got, print_part, NULL);
	printf(", PyTorch says ");
	mlirTypePrint(want, print_part, NULL);
	printf("\n");
}

/* Whether the sizes GOT are WANT's; where LOOSE, either may know less. */
static bool
same_sizes(const tm_tensor_type *got, const tm_tensor_type *want, bool loose)
{
	if (!got->has_sizes)
		return loose;
	if (got->rank != want->rank)
		return false;
	for (int d = 0; d < got->rank; d++)
		if (got->sizes[d] != want->sizes[d] &&
		    !(loose && (got->sizes[d] == TM_DYN ||
		                want->sizes[d] == TM_DYN)))
			return false;
	return true;
}

static bool
check_result(const tm_op_info *info, MlirOperation func, MlirType type,
             const result *want, bool loose)
{
	tm_tensor_type got;

	if (!tm_type_tensor(type, &got))
		return false;
	if (info->dtype && got.dtype != want->tensor.dtype)
		return complain("element type", func, type, want->type),
		       false;
	if (info->shape && !same_sizes(&got, &want->tensor, loose))
		return complain("sizes", func, type, want->type), false;
	return true;
}

static bool
has_dynamic_operand(MlirOperation op)
{
	tm_tensor_type t;

	for (intptr_t i = 0; i < mlirOperationGetNumOperands(op); i++) {
		const MlirValue v = mlirOperationGetOperand(op, i);

		if (tm_type_kind_of(mlirValueGetType(v)) == TM_TYPE_LIST)
			return true;
		if (!tm_value_tensor(v, &t))
			continue;
		for (int d = 0; d < t.rank; d++)
			if (t.sizes[d] == TM_DYN)
				return true;
	}
	return false;
}

/* Takes the results' types away; they are kept in WANT. */
static void
forget(MlirOperation op, result *want, intptr_t n)
{
	const MlirType bare = tm_type_tensor_raw(
	        mlirOperationGetContext(op), TM_TYPE_VTENSOR, -1, NULL,
	        (MlirType){ NULL });

	for (intptr_t i = 0; i < n; i++) {
		const MlirValue v = mlirOperationGetResult(op, i);

		want[i].type = mlirValueGetType(v);
		want[i].is_tensor =
		        tm_type_tensor(want[i].type, &want[i].tensor);
		if (want[i].is_tensor)
			mlirValueSetType(v, bare);
	}
}

static bool
check_op(MlirOperation op, MlirOperation func)
{
	const tm_op_def *def = tm_op_def_of(op);
	const intptr_t n = mlirOperationGetNumResults(op);
	result want[TM_MAX_RESULTS];
	bool changed = false, good = true;

	if (!def || !def->schema || n > TM_MAX_RESULTS ||
	    (!def->info->shape && !def->info->dtype))
		return true;
	forget(op, want, n);
	if (!tm_infer_op(op, &changed)) {
		good = false;
		complain("refused", func, want[0].type, want[0].type);
	}
	const bool loose = has_dynamic_operand(op) || depends_on_data(def);
	for (intptr_t i = 0; i < n; i++) {
		const MlirValue v = mlirOperationGetResult(op, i);

		if (good && want[i].is_tensor)
			good = check_result(def->info, func,
			                    mlirValueGetType(v), &want[i],
			                    loose);
		mlirValueSetType(v, want[i].type);
	}
	return good;
}

static bool
check_func(MlirOperation func)
{
	const MlirBlock block =
	        mlirRegionGetFirstBlock(mlirOperationGetRegion(func, 0));
	bool good = true;

	for (MlirOperation op = mlirBlockGetFirstOperation(block);
	     !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
		good &= check_op(op, func);
	return good;
}

/* The text of a file, NUL-terminated; the caller frees it. */
static char *
read_text(const char *path)
{
	FILE *f = fopen(path, "rb");
	char *text = NULL;
	long size;

	if (!f)
		return NULL;
	if (fseek(f, 0, SEEK_END) == 0 && (size = ftell(f)) >= 0 &&
	    fseek(f, 0, SEEK_SET) == 0 && (text = malloc((size_t)size + 1)))
		text[fread(text, 1, (size_t)size, f)] = '\0';
	fclose(f);
	return text;
}

static bool
check_module(MlirModule module)
{
	MlirOperation op = mlirBlockGetFirstOperation(mlirModuleGetBody(module));
	bool good = true;

	for (; !mlirOperationIsNull(op); op = mlirOperationGetNextInBlock(op))
		good &= check_func(op);
	return good;
}

static bool
check_file(MlirContext ctx, const char *path)
{
	char *text = read_text(path);
	MlirModule module;
	bool good;

	if (!text)
		return false;
	module = mlirModuleCreateParse(ctx,
	                               mlirStringRefCreateFromCString(text));
	free(text);
	if (mlirModuleIsNull(module))
		return false;
	good = check_module(module);
	mlirModuleDestroy(module);
	return good;
}

static MlirContext
make_context(void)
{
	const MlirDialectRegistry registry = mlirDialectRegistryCreate();
	MlirContext ctx;

	tm_dialect_register(registry);
	mlirDialectHandleInsertDialect(mlirGetDialectHandle__func__(),
	                               registry);
	ctx = mlirContextCreateWithRegistry(registry, false);
	mlirDialectRegistryDestroy(registry);
	mlirContextAttachDiagnosticHandler(ctx, print_diagnostic, NULL, NULL);
	return ctx;
}

int
main(void)
{
	const char *top = getenv("top_srcdir");
	const MlirContext ctx = make_context();
	char pattern[1024];
	glob_t files;

	snprintf(pattern, sizeof pattern, "%s/tests/ops/*/*.mlir",
	         top ? top : ".");
	if (glob(pattern, 0, NULL, &files) != 0)
		return tap_skip(1, "no cases"), tap_done();
	for (size_t i = 0; i < files.gl_pathc; i++)
		ok(check_file(ctx, files.gl_pathv[i]), "%s",
		   strstr(files.gl_pathv[i], "tests/ops/") + 10);
	globfree(&files);
	mlirContextDestroy(ctx);
	return tap_done();
}
