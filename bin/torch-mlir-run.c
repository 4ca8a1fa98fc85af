/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "runner.h"
#include "tool.h"

#include "run/data.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum option { INPUT, OUTPUT_DIR, TARGET, TEST_DATA, RTOL, ATOL, OPT_LEVEL };

static const tool_option options[] = {
	[INPUT] = { "input", 'i', "FILE",
	            "the next input: .npy or ONNX .pb" },
	[OUTPUT_DIR] = { "output-dir", 'o', "DIR",
	                 "write DIR/output_0.npy, DIR/output_1.npy, ..." },
	[TARGET] = { "target", 't', "TARGET",
	             "go through linalg (default) or tosa" },
	[TEST_DATA] = { "test-data", 0, "DIR",
	                "run DIR/test_data_set_*/input_N.{pb,npy} and\n"
	                "compare with output_N.{pb,npy}" },
	[RTOL] = { "rtol", 0, "X", "relative tolerance (default 1e-3)" },
	[ATOL] = { "atol", 0, "X", "absolute tolerance (default 1e-7)" },
	[OPT_LEVEL] = { "opt-level", 'O', "N",
	                "optimize code at level 0 to 3 (default 2)" },
	{ 0 },
};

typedef struct settings {
	const char **inputs; /* owned list of borrowed names */
	size_t num_inputs;
	const char *output_dir;
	const char *test_data;
	runner_options run;
	double rtol, atol;
} settings;

static bool
add_input(settings *s, const char *path)
{
	const char **const list =
	        realloc(s->inputs, (s->num_inputs + 1) * sizeof *list);

	if (!list)
		return false;
	s->inputs = list;
	s->inputs[s->num_inputs++] = path;
	return true;
}

static bool
take(const tool_info *tool, void *data, int i, const char *value)
{
	settings *const s = data;
	double level;

	switch ((enum option)i) {
	case INPUT:
		return add_input(s, value);
	case OUTPUT_DIR:
		s->output_dir = value;
		return true;
	case TARGET:
		return runner_target(tool, value, &s->run);
	case TEST_DATA:
		s->test_data = s->run.test_data = value;
		return true;
	case RTOL:
		return tool_number(tool, "rtol", value, &s->rtol);
	case ATOL:
		return tool_number(tool, "atol", value, &s->atol);
	case OPT_LEVEL:
		if (!tool_number(tool, "opt-level", value, &level))
			return false;
		s->run.opt_level = level > 3 ? 3 : (int)level;
		return true;
	}
	return false;
}

static const tool_info tool = {
	.name = "torch-mlir-run",
	.operands = "MODEL",
	.summary = "Compiles a .onnx, .pt2 or .mlir model in memory and runs it.",
	.options = options,
	.min_operands = 1,
	.max_operands = 1,
	.take = take,
};

/* ---- one run ---- */

static int
write_outputs(const char *dir, const tm_array *out, size_t n)
{
	char path[4096];
	tm_error err = { 0 };

	if (mkdir(dir, 0777) && errno != EEXIST) {
		tool_complain(&tool, dir, "%s", strerror(errno));
		return TOOL_FAILED;
	}
	for (size_t i = 0; i < n; i++) {
		snprintf(path, sizeof path, "%s/output_%zu.npy", dir, i);
		if (tm_data_write(path, &out[i], &err) != TM_OK)
			return tool_error(&tool, path, &err);
	}
	return TOOL_OK;
}

static int
run_once(const runner *r, const settings *s)
{
	tm_array *const in = calloc(s->num_inputs + 1, sizeof *in);
	tm_array *out = NULL;
	size_t num_out = 0;
	tm_error err = { 0 };
	int status = in ? TOOL_OK : TOOL_FAILED;

	for (size_t i = 0; i < s->num_inputs && status == TOOL_OK; i++)
		if (tm_data_read(s->inputs[i], &in[i], &err) != TM_OK)
			status = tool_error(&tool, s->inputs[i], &err);
	if (status == TOOL_OK &&
	    tm_program_run(r->program, in, s->num_inputs, &out, &num_out,
	                   &err) != TM_OK)
		status = tool_error(&tool, NULL, &err);
	if (status == TOOL_OK && s->output_dir)
		status = write_outputs(s->output_dir, out, num_out);
	else if (status == TOOL_OK)
		runner_print(out, num_out);
	tm_arrays_free(out, num_out);
	tm_arrays_free(in, s->num_inputs);
	return status;
}

static int
run_model(const char *path, const settings *s)
{
	runner r;
	int status = runner_open(&r, &tool, path, &s->run);

	if (status == TOOL_OK)
		status = s->test_data ?
		                 runner_test(&r, s->test_data, s->rtol, s->atol) :
		                 run_once(&r, s);
	runner_close(&r);
	return status;
}

int
main(int argc, char **argv)
{
	settings s = { .rtol = 1e-3, .atol = 1e-7,
		       .run = RUNNER_DEFAULTS };
	int status;
	const int first = tool_parse(&tool, argc, argv, &s, &status);

	if (first < 0) {
		free(s.inputs);
		return status;
	}
	if (s.test_data && (s.num_inputs || s.output_dir)) {
		tool_usage(&tool, "--test-data takes inputs from its folder and "
		           "writes nothing: no --input, no --output-dir");
		status = TOOL_USAGE;
	} else {
		status = run_model(argv[first], &s);
	}
	free(s.inputs);
	return status;
}
