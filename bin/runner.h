/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BIN_RUNNER_H
#define TM_BIN_RUNNER_H

#include "tool.h"

#include "run/model.h"
#include "run/program.h"

typedef struct runner_options {
	tm_target target;
	int opt_level;
} runner_options;

#define RUNNER_DEFAULTS { .target = TM_LINALG, .opt_level = 2 }

/* Reads the value of --target. */
bool runner_target(const tool_info *tool, const char *value,
                   runner_options *out);

/* A model, loaded and compiled. */
typedef struct runner {
	const tool_info *tool;
	MlirContext ctx;
	MlirModule module;
	tm_program *program;
} runner;

/* Both return an exit status; close also after a failure. */
int runner_open(runner *r, const tool_info *tool, const char *path,
                const runner_options *options);
void runner_close(runner *r);

/* Compares with the test data below DIR, printing a line per output. */
int runner_test(const runner *r, const char *dir, double rtol, double atol);

/* Prints type and first values of each array. */
void runner_print(const tm_array *out, size_t n);

#endif
