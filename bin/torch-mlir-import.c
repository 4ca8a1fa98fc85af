/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tool.h"

#include "dialect/dialect.h"
#include "import/import.h"
#include "import/safetensors.h"
#include "run/context.h"
#include "run/diag.h"

#include <errno.h>
#include <mlir-c/BuiltinAttributes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum option { OUTPUT, EMIT, MODEL, WEIGHTS, MAX_MEMORY };

static const tool_option options[] = {
	[OUTPUT] = { "output", 'o', "FILE",
	             "write FILE instead of standard output" },
	[EMIT] = { "emit", 0, "FORM",
	           "text, or bytecode (default: bytecode if FILE\n"
	           "ends in .mlirbc, else text)" },
	[MODEL] = { "model", 0, "NAME",
	            "the model NAME of a .pt2 archive of several" },
	[WEIGHTS] = { "weights", 0, "PLACE",
	              "of a .pt2 archive: resource (default), inline, or\n"
	              "external: in a safetensors file beside FILE" },
	[MAX_MEMORY] = { "max-memory", 0, "SIZE",
	                 "memory that reading a .pt2 archive may take;\n"
	                 "K, M or G may follow (default 8G, 0: no limit)" },
	{ 0 },
};

enum form { FORM_DEFAULT, FORM_TEXT, FORM_BYTECODE };

typedef struct settings {
	const char *output;
	enum form form;
	tm_import_options import;
} settings;

static bool
take_size(const tool_info *tool, const char *text, uint64_t *out)
{
	static const char units[] = "KMG";
	char *end;
	const char *unit;
	int shift = 0;

	errno = 0;
	*out = strtoull(text, &end, 10);
	unit = *end ? strchr(units, *end) : NULL;
	if (unit) {
		shift = 10 * (int)(unit - units + 1);
		end++;
	}
	if (end == text || *end || errno || *text == '-' ||
	    *out > UINT64_MAX >> shift)
		return tool_usage(tool, "--max-memory takes a size such as "
		                        "500M, not '%s'", text);
	*out <<= shift;
	return true;
}

static bool
take_weights(const tool_info *tool, const char *value, settings *s)
{
	static const char *const places[] = {
		[TM_PT2_WEIGHTS_RESOURCE] = "resource",
		[TM_PT2_WEIGHTS_INLINE] = "inline",
		[TM_PT2_WEIGHTS_EXTERNAL] = "external",
	};

	for (int i = 0; i < 3; i++)
		if (!strcmp(value, places[i])) {
			s->import.pt2.weights = i;
			return true;
		}
	return tool_usage(tool, "--weights takes resource, inline or "
	                        "external, not '%s'", value);
}

static bool
take(const tool_info *tool, void *data, int i, const char *value)
{
	settings *const s = data;

	switch ((enum option)i) {
	case OUTPUT:
		s->output = strcmp(value, "-") ? value : NULL;
		return true;
	case EMIT:
		s->form = !strcmp(value, "text")       ? FORM_TEXT
		          : !strcmp(value, "bytecode") ? FORM_BYTECODE
		                                       : FORM_DEFAULT;
		return s->form != FORM_DEFAULT ||
		       tool_usage(tool, "--emit takes text or bytecode, not "
		                        "'%s'", value);
	case MODEL:
		s->import.pt2.model = tm_str_from(value);
		return true;
	case WEIGHTS:
		return take_weights(tool, value, s);
	case MAX_MEMORY:
		return take_size(tool, value, &s->import.pt2.max_memory);
	}
	return false;
}

static const tool_info tool = {
	.name = "torch-mlir-import",
	.operands = "MODEL",
	.summary = "Reads a model of torch.export.save (.pt2) or ONNX, which "
	           "it tells apart by\ncontent, and writes it as MLIR in the "
	           "torch dialect.",
	.options = options,
	.min_operands = 1,
	.max_operands = 1,
	.take = take,
};

static void
warn(void *user, const char *text)
{
	tool_complain(&tool, user, "warning: %s", text);
}

static void
write_part(MlirStringRef part, void *file)
{
	fwrite(part.data, 1, part.length, file);
}

static bool
write_module(MlirModule module, enum form form, FILE *file)
{
	const MlirOperation op = mlirModuleGetOperation(module);

	if (form == FORM_BYTECODE)
		mlirOperationWriteBytecode(op, write_part, file);
	else
		mlirOperationPrint(op, write_part, file);
	return fflush(file) == 0 && !ferror(file);
}

static int
emit(MlirModule module, const settings *s)
{
	FILE *const file = s->output ? fopen(s->output, "wb") : stdout;
	enum form form = s->form;
	bool good;

	if (!file) {
		tool_complain(&tool, s->output, "%s", strerror(errno));
		return TOOL_FAILED;
	}
	if (form == FORM_DEFAULT && s->output &&
	    tm_str_ends(tm_str_from(s->output), TM_STR(".mlirbc")))
		form = FORM_BYTECODE;
	good = write_module(module, form, file);
	if (s->output && fclose(file) != 0)
		good = false;
	if (good)
		return TOOL_OK;
	tool_complain(&tool, s->output, "cannot write: %s", strerror(errno));
	return TOOL_FAILED;
}

/* Writes OUTPUT.safetensors and names it in MODULE. */
static tm_status
write_weights(MlirModule module, const char *path, const settings *s,
              tm_error *err)
{
	const MlirOperation op = mlirModuleGetOperation(module);
	const char *name = s->output;
	char file[4096];

	if ((size_t)snprintf(file, sizeof file, "%s.safetensors", name) >=
	    sizeof file)
		return tm_fail(err, TM_EIO, TM_NO_OFFSET, "name too long");
	TM_TRY(tm_safetensors_write(s->import.pt2.external, file, path, err));
	name = strrchr(file, '/') ? strrchr(file, '/') + 1 : file;
	mlirOperationSetAttributeByName(
	        op, mlirStringRefCreateFromCString("torch.weights"),
	        mlirStringAttrGet(mlirModuleGetContext(module),
	                          mlirStringRefCreateFromCString(name)));
	return TM_OK;
}

static int
import(MlirContext ctx, char *path, settings *s)
{
	tm_error err = { 0 };
	MlirModule module;
	tm_status status;
	tm_diag diag;
	int rc;

	s->import.pt2.warn = warn;
	s->import.pt2.user = path;
	tm_diag_begin(&diag, ctx, TM_EINVAL, &err);
	status = tm_import_file(ctx, path, &s->import, &module, &err);
	tm_diag_end(&diag);
	if (status == TM_OK && s->import.pt2.external) {
		status = write_weights(module, path, s, &err);
		if (status != TM_OK)
			mlirModuleDestroy(module);
	}
	if (status != TM_OK)
		return tool_error(&tool, path, &err);
	rc = emit(module, s);
	mlirModuleDestroy(module);
	return rc;
}

/* Models need torch and func; MLIR that is only copied may hold more. */
static MlirContext
create_context(void)
{
	MlirDialectRegistry registry = mlirDialectRegistryCreate();
	MlirContext ctx;

	tm_dialect_register(registry);
	tm_run_register_dialects(registry);
	ctx = mlirContextCreateWithRegistry(registry, false);
	mlirDialectRegistryDestroy(registry);
	return ctx;
}

int
main(int argc, char **argv)
{
	settings s = { .import = TM_IMPORT_DEFAULTS };
	int status;
	const int first = tool_parse(&tool, argc, argv, &s, &status);
	MlirContext ctx;

	if (first < 0)
		return status;
	if (s.import.pt2.weights == TM_PT2_WEIGHTS_EXTERNAL) {
		if (!s.output) {
			tool_usage(&tool, "--weights=external needs --output");
			return TOOL_USAGE;
		}
		s.import.pt2.external = tm_safetensors_new();
	}
	ctx = create_context();
	status = import(ctx, argv[first], &s);
	mlirContextDestroy(ctx);
	tm_safetensors_free(s.import.pt2.external);
	return status;
}
