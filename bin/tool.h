/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef TM_BIN_TOOL_H
#define TM_BIN_TOOL_H

#include "base/status.h"
#include "pass/report.h"

#include <stdbool.h>

/* Exit statuses of all tools. */
enum {
	TOOL_OK = 0,
	TOOL_FAILED = 1, /* the work failed, or answers differ */
	TOOL_USAGE = 2,
	TOOL_UNSUPPORTED = 3 /* well formed, but nothing here can do it */
};

/* An option "--NAME[=ARG]"; letter 0: there is no short one. */
typedef struct tool_option {
	const char *name;
	char letter;
	const char *arg; /* what to call the argument; NULL: takes none */
	const char *help; /* one line, or several with '\n' */
} tool_option;

/*
 * A tool: what --help and --version print, and what its options are.  Every
 * tool has -h, --help and --version beside OPTIONS, which ends with a row
 * without name.
 */
typedef struct tool_info {
	const char *name;
	const char *operands; /* "MODEL" */
	const char *summary;
	const tool_option *options;
	int min_operands, max_operands; /* max -1: any number */
	/* Takes option number I of OPTIONS; false after tool_usage(). */
	bool (*take)(const struct tool_info *tool, void *data, int i,
	             const char *value);
} tool_info;

/*
 * Reads the command line.  Returns the index of the first operand, or -1
 * where the tool shall end with *STATUS.  ARGV is permuted.
 */
int tool_parse(const tool_info *tool, int argc, char **argv, void *data,
               int *status);

/* Prints "NAME: MESSAGE" and where help is; returns false. */
bool tool_usage(const tool_info *tool, const char *format, ...)
        TM_PRINTF(2, 3);
/* Prints "NAME: [PATH: ]MESSAGE" to standard error. */
void tool_complain(const tool_info *tool, const char *path,
                   const char *format, ...) TM_PRINTF(3, 4);
/* Prints what ERR says about PATH (or NULL) and returns the exit status. */
int tool_error(const tool_info *tool, const char *path, const tm_error *err);

/* The same for what a lowering left behind: all of REPORT, if it holds
 * anything. */
int tool_report(const tool_info *tool, const char *path,
                const tm_report *report, const tm_error *err);

/* A non-negative number; complains and returns false if it is none. */
bool tool_number(const tool_info *tool, const char *option, const char *text,
                 double *out);

#endif
