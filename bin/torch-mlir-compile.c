/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tool.h"

#include "import/import.h"
#include "run/context.h"
#include "run/emit.h"
#include "run/model.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum option { TARGET, OUTPUT, EMIT, ENTRY, OPT_LEVEL, TRIPLE, CPU };

static const tool_option options[] = {
	[TARGET] = { "target", 't', "TARGET",
	             "torch, linalg, tosa, stablehlo, llvm or object\n"
	             "(default: linalg)" },
	[OUTPUT] = { "output", 'o', "FILE",
	             "write to FILE (default: standard output)" },
	[EMIT] = { "emit", 0, "FORM",
	           "MLIR as text (default) or bytecode" },
	[ENTRY] = { "entry", 0, "NAME",
	            "llvm, object: export _mlir_ciface_NAME (default:\n"
	            "the entry function's name)" },
	[OPT_LEVEL] = { "opt-level", 'O', "N",
	                "llvm, object: optimize at level 0 to 3 (default 2)" },
	[TRIPLE] = { "triple", 0, "TRIPLE",
	             "llvm, object: the target (default: this machine's)" },
	[CPU] = { "cpu", 0, "CPU",
	          "llvm, object: the processor, or native (default:\n"
	          "any of the target)" },
	{ 0 },
};

/* What --target names. */
typedef enum product { TORCH, LINALG, TOSA, STABLEHLO, LLVM, OBJECT } product;

static const char *const products[] = {
	[TORCH] = "torch", [LINALG] = "linalg", [TOSA] = "tosa",
	[STABLEHLO] = "stablehlo", [LLVM] = "llvm", [OBJECT] = "object",
};

typedef struct settings {
	product product;
	const char *output;
	const char *entry;
	bool bytecode;
	tm_codegen_options code;
} settings;

static bool
take_target(const tool_info *tool, settings *s, const char *value)
{
	for (size_t i = 0; i < sizeof products / sizeof *products; i++) {
		if (strcmp(products[i], value))
			continue;
		s->product = (product)i;
		return true;
	}
	return tool_usage(tool, "unknown target '%s'", value);
}

static bool
take_emit(const tool_info *tool, settings *s, const char *value)
{
	s->bytecode = !strcmp(value, "bytecode");
	if (s->bytecode || !strcmp(value, "text"))
		return true;
	return tool_usage(tool, "--emit takes text or bytecode, not '%s'",
	                  value);
}

/* The entry becomes part of a symbol. */
static bool
take_entry(const tool_info *tool, settings *s, const char *value)
{
	const size_t n = strlen(value);

	s->entry = value;
	if (n > 0 && n < 200 &&
	    strspn(value, "abcdefghijklmnopqrstuvwxyz_0123456789"
	           "ABCDEFGHIJKLMNOPQRSTUVWXYZ") == n)
		return true;
	return tool_usage(tool, "'%s' is no name for a C function", value);
}

static bool
take(const tool_info *tool, void *data, int i, const char *value)
{
	settings *const s = data;
	double level;

	switch ((enum option)i) {
	case TARGET:
		return take_target(tool, s, value);
	case OUTPUT:
		s->output = strcmp(value, "-") ? value : NULL;
		return true;
	case EMIT:
		return take_emit(tool, s, value);
	case ENTRY:
		return take_entry(tool, s, value);
	case OPT_LEVEL:
		if (!tool_number(tool, "opt-level", value, &level))
			return false;
		s->code.opt_level = level > 3 ? 3 : (int)level;
		return true;
	case TRIPLE:
		s->code.triple = value;
		return true;
	case CPU:
		s->code.cpu = strcmp(value, "native") ? value : NULL;
		return true;
	}
	return false;
}

static const tool_info tool = {
	.name = "torch-mlir-compile",
	.operands = "MODEL",
	.summary = "Lowers a .onnx, .pt2 or .mlir model to another dialect or "
	           "to code.",
	.options = options,
	.min_operands = 1,
	.max_operands = 1,
	.take = take,
};

/* ---- the work ---- */

static tm_status
lower(MlirModule module, product p, tm_report *report, tm_error *err)
{
	static const tm_stage stages[] = {
		[TORCH] = TM_STAGE_TORCH, [LINALG] = TM_STAGE_LINALG,
		[TOSA] = TM_STAGE_TOSA, [STABLEHLO] = TM_STAGE_STABLEHLO,
	};
	tm_run_signature signature;
	tm_status status;

	if (p != LLVM && p != OBJECT)
		return tm_model_lower(module, stages[p], NULL, report, err);
	status = tm_model_to_linalg(module, TM_LINALG, &signature, report,
	                            err);
	tm_run_signature_free(&signature);
	return status;
}

static tm_status
emit(MlirModule module, const settings *s, FILE *out, tm_error *err)
{
	if (s->product == LLVM)
		return tm_emit_code(module, TM_EMIT_LLVM_IR, s->entry, &s->code,
		                    out, err);
	if (s->product == OBJECT)
		return tm_emit_code(module, TM_EMIT_OBJECT, s->entry, &s->code,
		                    out, err);
	return tm_emit_mlir(module, s->bytecode, out, err);
}

static int
write_output(MlirModule module, const settings *s, const char *model)
{
	FILE *const out = s->output ? fopen(s->output, "wb") : stdout;
	tm_error err = { 0 };
	tm_status status;

	if (!out) {
		tool_complain(&tool, s->output, "%s", strerror(errno));
		return TOOL_FAILED;
	}
	status = emit(module, s, out, &err);
	if (s->output && fclose(out) && status == TM_OK)
		status = tm_fail(&err, TM_EIO, TM_NO_OFFSET, "%s",
		                 strerror(errno));
	if (status == TM_OK)
		return TOOL_OK;
	if (s->output)
		unlink(s->output);
	return tool_error(&tool, status == TM_EIO ? s->output : model, &err);
}

static int
compile(const char *model, const settings *s)
{
	MlirContext ctx = tm_run_context_create();
	MlirModule module;
	tm_error err = { 0 };
	const tm_import_options from = TM_IMPORT_DEFAULTS;
	tm_status status = tm_import_file(ctx, model, &from, &module, &err);
	tm_report report = { 0 };
	int result;

	if (status == TM_OK)
		status = lower(module, s->product, &report, &err);
	result = status == TM_OK ? write_output(module, s, model) :
	                           tool_report(&tool, model, &report, &err);
	tm_report_free(&report);
	if (!mlirModuleIsNull(module))
		mlirModuleDestroy(module);
	mlirContextDestroy(ctx);
	return result;
}

int
main(int argc, char **argv)
{
	settings s = { .product = LINALG, .code = TM_CODEGEN_DEFAULTS };
	int status;
	int first;

	s.code.cpu = "";
	first = tool_parse(&tool, argc, argv, &s, &status);
	if (first < 0)
		return status;
	if (s.bytecode && (s.product == LLVM || s.product == OBJECT)) {
		tool_usage(&tool, "--emit=bytecode is for MLIR, not for %s",
		           products[s.product]);
		return TOOL_USAGE;
	}
	return compile(argv[first], &s);
}
