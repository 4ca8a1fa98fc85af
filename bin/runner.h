/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BIN_RUNNER_H
#define TM_BIN_RUNNER_H

#include "tool.h"

#include "dialect/dialect.h"
#include "run/model.h"
#include "run/program.h"

typedef struct runner_options {
	tm_target target;
	int opt_level;
	const char *test_data; /* NULL, or where the structure of inputs is
	                        * seen: how long a list is */
} runner_options;

#define RUNNER_DEFAULTS { .target = TM_LINALG, .opt_level = 2 }

/* Reads the value of --target. */
bool runner_target(const tool_info *tool, const char *value,
                   runner_options *out);

/* What the model takes or gives at one place. */
typedef struct runner_value {
	tm_type_kind kind; /* a tensor, a list, an optional */
	tm_dtype dtype;    /* of a tensor */
} runner_value;

/* A model, loaded and compiled. */
typedef struct runner {
	const tool_info *tool;
	MlirContext ctx;
	MlirModule module;
	tm_program *program;
	runner_value *inputs, *outputs; /* of the model's function; owned */
	size_t num_inputs, num_outputs;
} runner;

/* Both return an exit status; close also after a failure. */
int runner_open(runner *r, const tool_info *tool, const char *path,
                const runner_options *options);
void runner_close(runner *r);

/* Spreads out the arguments that are lists or optionals, as long as they are
 * in the test data below DIR. */
int runner_unpack(runner *r, const char *dir);
/* Compares with the test data below DIR, printing a line per output. */
int runner_test(const runner *r, const char *dir, double rtol, double atol);

/* Prints type and first values of each array. */
void runner_print(const tm_array *out, size_t n);

#endif
