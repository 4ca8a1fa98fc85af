/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The programs below tests/import/pt2 against PyTorch's answers: imported,
 * lowered to linalg, compiled and run. */
#include "base/json.h"
#include "import/import.h"
#include "run/context.h"
#include "run/data.h"
#include "run/model.h"
#include "run/program.h"

#include "tap.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

/* At most this many samples may need an operator that is not there yet: make
 * it less when one arrives. */
enum { MAX_VALUES = 32, MAX_UNSUPPORTED = 6 };

struct sample {
	char path[4096];
	tm_error err;
	tm_report report;
	MlirContext ctx;
	MlirModule module;
	tm_program *program;
	tm_json *expected;
	/* The signature as the file has it. */
	tm_file file;
	tm_arena arena;
	tm_pt2_program *pt2;
};

/* ---- the answers ---- */

static uint8_t
hex_digit(char c)
{
	return (uint8_t)(c <= '9' ? c - '0' : c - 'a' + 10);
}

/* {"tensor": "float32", "shape": [2], "hex": "…"} or {"py": 3} */
static bool
read_value(const tm_json *v, tm_array *out)
{
	int64_t shape[TM_MAX_RANK], i;
	const tm_json *dims = tm_json_get(v, "shape");
	const tm_json *py = tm_json_get(v, "py");
	tm_dtype dtype = TM_DTYPE_NONE;
	tm_str name, hex;
	double f;
	bool b;

	if (tm_json_str(tm_json_get(v, "tensor"), &name) &&
	    tm_json_str(tm_json_get(v, "hex"), &hex)) {
		for (int d = 1; d < TM_NUM_DTYPES; d++)
			if (tm_str_eq(tm_str_from(
			                      tm_dtype_get((tm_dtype)d)->name),
			              name))
				dtype = (tm_dtype)d;
		for (size_t d = 0; d < tm_json_count(dims); d++)
			tm_json_int(tm_json_at(dims, d), &shape[d]);
		if (tm_array_alloc(out, dtype, (int)tm_json_count(dims),
		                   shape) ||
		    hex.len != 2 * out->size)
			return false;
		for (size_t k = 0; k < out->size; k++)
			((uint8_t *)out->data)[k] =
			        (uint8_t)(hex_digit(hex.ptr[2 * k]) << 4 |
			                  hex_digit(hex.ptr[2 * k + 1]));
		return true;
	}
	if (tm_json_bool(py, &b))
		return !tm_array_alloc(out, TM_BOOL, 0, NULL) &&
		       memcpy(out->data, &b, 1);
	if (tm_json_int(py, &i))
		return !tm_array_alloc(out, TM_I64, 0, NULL) &&
		       memcpy(out->data, &i, sizeof i);
	if (tm_json_kind_of(py) == TM_JSON_FLOAT && tm_json_float(py, &f))
		return !tm_array_alloc(out, TM_F64, 0, NULL) &&
		       memcpy(out->data, &f, sizeof f);
	return false; /* None, text: no array */
}

/* ---- one sample ---- */

static void
path_of(char *path, size_t size, const char *name, size_t len,
        const char *suffix)
{
	const char *top = getenv("top_srcdir");

	snprintf(path, size, "%s/tests/import/pt2/%.*s%s", top ? top : ".",
	         (int)len, name, suffix);
}

static tm_status
read_expected(struct sample *s, const char *name, size_t len)
{
	tm_status status;
	char path[4096];
	tm_file file;

	path_of(path, sizeof path, name, len, ".expected.json");
	TM_TRY(tm_file_open(path, &file, &s->err));
	status = tm_json_parse(&s->expected, file.bytes, 0, 0, &s->err);
	tm_file_close(&file);
	return status;
}

static tm_status
compile(struct sample *s)
{
	const tm_codegen_options options = { .opt_level = 0 };
	const tm_import_options from = TM_IMPORT_DEFAULTS;
	const tm_pt2_options reader = { 0 };
	tm_run_signature signature = { 0 };
	tm_status status;

	TM_TRY(tm_file_open(s->path, &s->file, &s->err));
	TM_TRY(tm_pt2_read(&s->pt2, s->file.bytes, &reader, &s->arena,
	                   &s->err));
	TM_TRY(tm_import_file(s->ctx, s->path, &from, &s->module, &s->err));
	status = tm_model_to_linalg(s->module, TM_LINALG, &signature,
	                            &s->report, &s->err);
	if (status == TM_OK)
		status = tm_program_compile(s->module, &signature, &options,
		                            &s->program, &s->err);
	tm_run_signature_free(&signature);
	return status;
}

/* The user's inputs that are arguments; what export fixed is none. */
static size_t
arguments(const struct sample *s, tm_array *in)
{
	const tm_json *list = tm_json_get(s->expected, "inputs");
	size_t n = 0, k = 0;

	for (size_t i = 0; i < s->pt2->graph->num_inputs; i++) {
		const tm_pt2_input_kind kind = s->pt2->inputs[i].kind;
		const tm_pt2_kind arg = s->pt2->graph->inputs[i].kind;

		if (kind != TM_PT2_USER_INPUT && kind != TM_PT2_CONSTANT_INPUT)
			continue;
		if (kind == TM_PT2_USER_INPUT &&
		    (arg == TM_PT2_TENSOR || arg == TM_PT2_SYM_INT) &&
		    read_value(tm_json_at(list, k), &in[n]))
			n++;
		k++;
	}
	return n;
}

/* What PyTorch's own tests grant each type. */
static double
tolerance(tm_dtype dtype)
{
	if (dtype == TM_BF16)
		return 1.6e-2;
	return dtype == TM_F16 ? 1e-3 : 1e-4;
}

static void
compare(const struct sample *s, const char *name, const tm_array *got,
        size_t n)
{
	const tm_json *list = tm_json_get(s->expected, "outputs");
	size_t k = 0, at = 0;

	for (size_t i = 0; i < s->pt2->graph->num_outputs; i++) {
		tm_array want = { 0 };
		tm_difference d;
		bool is_array;

		if (s->pt2->outputs[i].kind != TM_PT2_USER_OUTPUT) {
			at++; /* the new contents of a buffer or an input */
			continue;
		}
		is_array = read_value(tm_json_at(list, k++), &want);
		if (!is_array) {
			at += n > tm_json_count(list);
			continue;
		}
		if (!ok(at < n, "%s: output %zu is there", name, at))
			return;
		tm_compare(&got[at], &want, tolerance(want.dtype), 1e-5, &d);
		if (!ok(d.agree, "%s: output %zu", name, at))
			printf("# %s; largest difference %g, %" PRId64
			       " wrong\n",
			       d.reason, d.absolute, d.wrong);
		at++;
		tm_array_free(&want);
	}
}

static void
run(struct sample *s, const char *name)
{
	tm_array in[MAX_VALUES] = { 0 }, *out = NULL;
	const size_t n = arguments(s, in);
	size_t num_out = 0;

	if (ok(tm_program_run(s->program, in, n, &out, &num_out, &s->err) ==
	               TM_OK,
	       "%s runs", name))
		compare(s, name, out, num_out);
	else
		printf("# %s\n", s->err.reason);
	tm_arrays_free(out, num_out);
	for (size_t i = 0; i < n; i++)
		tm_array_free(&in[i]);
}

static void
close_sample(struct sample *s)
{
	tm_program_free(s->program);
	if (!mlirModuleIsNull(s->module))
		mlirModuleDestroy(s->module);
	mlirContextDestroy(s->ctx);
	tm_report_free(&s->report);
	tm_json_free(s->expected);
	tm_arena_free(&s->arena);
	tm_file_close(&s->file);
}

static void
explain(const struct sample *s)
{
	printf("# %s\n", s->err.reason);
	for (size_t i = 0; i < s->report.n; i++)
		printf("# %.*s: %.*s\n", TM_STR_ARG(s->report.entries[i].op),
		       TM_STR_ARG(s->report.entries[i].reason));
}

/* Returns 1 where an operator of the sample is not supported. */
static int
check(const char *name)
{
	const size_t len = strlen(name) - strlen(".expected.json");
	struct sample s = { .ctx = tm_run_context_create() };
	tm_status status;

	path_of(s.path, sizeof s.path, name, len, ".pt2");
	status = read_expected(&s, name, len);
	if (status == TM_OK)
		status = compile(&s);
	if (status == TM_EUNSUP)
		tap_skip(1, s.err.reason);
	else if (ok(status == TM_OK, "%.*s is compiled", (int)len, name))
		run(&s, name);
	else
		explain(&s);
	close_sample(&s);
	return status == TM_EUNSUP;
}

int
main(int argc, char **argv)
{
	struct dirent **names = NULL;
	char path[4096];
	int n, unsupported = 0;

	for (int i = 1; i < argc; i++)
		check(argv[i]);
	if (argc > 1)
		return tap_done();
	path_of(path, sizeof path, "", 0, "");
	n = scandir(path, &names, NULL, alphasort);
	for (int i = 0; i < n; i++) {
		if (tm_str_ends(tm_str_from(names[i]->d_name),
		                TM_STR(".expected.json")))
			unsupported += check(names[i]->d_name);
		free(names[i]);
	}
	free(names);
	ok(unsupported <= MAX_UNSUPPORTED, "%d samples need more operators",
	   unsupported);
	return tap_done();
}
