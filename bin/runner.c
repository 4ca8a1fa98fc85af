/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "runner.h"

#include "base/element.h"
#include "import/import.h"
#include "run/context.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool
runner_target(const tool_info *tool, const char *value, runner_options *out)
{
	static const char *const names[TM_NUM_TARGETS] = {
		[TM_LINALG] = "linalg",
		[TM_TOSA] = "tosa",
		[TM_STABLEHLO] = "stablehlo",
	};

	for (int t = 0; t < TM_NUM_TARGETS; t++) {
		if (strcmp(names[t], value))
			continue;
		out->target = (tm_target)t;
		return true;
	}
	return tool_usage(tool, "unknown target '%s'", value);
}

int
runner_open(runner *r, const tool_info *tool, const char *path,
            const runner_options *options)
{
	tm_codegen_options code = TM_CODEGEN_DEFAULTS;
	tm_error err = { 0 };
	tm_run_signature signature = { 0 };
	tm_report report = { 0 };
	const tm_import_options from = TM_IMPORT_DEFAULTS;
	tm_status status;
	int result;

	*r = (runner){ .tool = tool, .ctx = tm_run_context_create() };
	code.opt_level = options->opt_level;
	status = tm_import_file(r->ctx, path, &from, &r->module, &err);
	if (status == TM_OK && options->test_data) {
		result = runner_unpack(r, options->test_data);
		if (result != TOOL_OK)
			return result;
	}
	if (status == TM_OK)
		status = tm_model_to_linalg(r->module, options->target,
		                            &signature, &report, &err);
	if (status == TM_OK)
		status = tm_program_compile(r->module, &signature, &code,
		                            &r->program, &err);
	result = status == TM_OK ? TOOL_OK :
	                           tool_report(tool, path, &report, &err);
	tm_report_free(&report);
	tm_run_signature_free(&signature);
	return result;
}

void
runner_close(runner *r)
{
	tm_program_free(r->program);
	if (!mlirModuleIsNull(r->module))
		mlirModuleDestroy(r->module);
	mlirContextDestroy(r->ctx);
	free(r->inputs);
	free(r->outputs);
	*r = (runner){ 0 };
}

/* ---- values as text ---- */

enum { MAX_SHOWN = 8 };

static void
print_element(const tm_array *a, int64_t i)
{
	switch (tm_dtype_get(a->dtype)->cls) {
	case TM_CLASS_BOOL:
		printf(" %s", tm_element_int(a, i) ? "True" : "False");
		break;
	case TM_CLASS_INT:
		printf(" %" PRId64, tm_element_int(a, i));
		break;
	case TM_CLASS_UINT:
		printf(" %" PRIu64, (uint64_t)tm_element_int(a, i));
		break;
	case TM_CLASS_FLOAT:
		printf(" %.9g", tm_element_real(a, i));
		break;
	case TM_CLASS_COMPLEX:
		printf(" %.9g%+.9gj", tm_element_real(a, 2 * i),
		       tm_element_real(a, 2 * i + 1));
	}
}

void
runner_print(const tm_array *out, size_t n)
{
	char text[400];

	for (size_t k = 0; k < n; k++) {
		const int64_t count = tm_array_count(&out[k]);

		printf("output %zu: %s =", k,
		       tm_array_text(&out[k], text, sizeof text));
		for (int64_t i = 0; i < count && i < MAX_SHOWN; i++)
			print_element(&out[k], i);
		puts(count > MAX_SHOWN ? " ..." : "");
	}
}
