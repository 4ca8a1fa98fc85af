/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "tool.h"

#include <getopt.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <llvm/Config/llvm-config.h>

enum { MAX_OPTIONS = 32, OPT_HELP = 1000, OPT_VERSION, OPT_FIRST = 2000 };

/* ---- messages ---- */

bool
tool_usage(const tool_info *tool, const char *format, ...)
{
	va_list args;

	fprintf(stderr, "%s: ", tool->name);
	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
	fprintf(stderr, "\n'%s --help' says more.\n", tool->name);
	return false;
}

void
tool_complain(const tool_info *tool, const char *path, const char *format, ...)
{
	va_list args;

	fprintf(stderr, "%s: %s%s", tool->name, path ? path : "",
	        path ? ": " : "");
	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
	fputc('\n', stderr);
}

int
tool_error(const tool_info *tool, const char *path, const tm_error *err)
{
	if (err->has_offset)
		tool_complain(tool, path, "%s: %s at byte %llu",
		              tm_status_name(err->status), err->reason,
		              (unsigned long long)err->offset);
	else
		tool_complain(tool, path, "%s", err->reason);
	return err->status == TM_EUNSUP ? TOOL_UNSUPPORTED : TOOL_FAILED;
}

int
tool_report(const tool_info *tool, const char *path, const tm_report *report,
            const tm_error *err)
{
	if (report->n == 0)
		return tool_error(tool, path, err);
	fprintf(stderr, "%s: %s: ", tool->name, path);
	tm_report_print(report, stderr);
	return TOOL_UNSUPPORTED;
}

bool
tool_number(const tool_info *tool, const char *option, const char *text,
            double *out)
{
	char *end;

	*out = strtod(text, &end);
	if (end != text && *end == '\0' && *out >= 0 && isfinite(*out))
		return true;
	return tool_usage(tool, "--%s takes a number that is not negative, "
	                  "not '%s'", option, text);
}

/* ---- --help and --version ---- */

static void
print_option(char letter, const char *name, const char *arg, const char *help)
{
	char left[80];
	const char *line = help;

	snprintf(left, sizeof left, "%c%c%s --%s%s%s", letter ? '-' : ' ',
	         letter ? letter : ' ', letter ? "," : " ", name,
	         arg ? "=" : "", arg ? arg : "");
	for (bool first = true; line; first = false) {
		const char *const end = strchr(line, '\n');
		const int n = end ? (int)(end - line) : (int)strlen(line);

		printf("  %-27s %.*s\n", first ? left : "", n, line);
		line = end ? end + 1 : NULL;
	}
}

static void
print_help(const tool_info *tool)
{
	printf("usage: %s [options] %s\n\n%s\n\noptions:\n", tool->name,
	       tool->operands, tool->summary);
	for (const tool_option *o = tool->options; o->name; o++)
		print_option(o->letter, o->name, o->arg, o->help);
	print_option('h', "help", NULL, "print this help and exit");
	print_option(0, "version", NULL, "print the version and exit");
}

static void
print_version(const tool_info *tool)
{
	printf("%s (torch-mlir) %s, with MLIR %s\n", tool->name,
	       PACKAGE_VERSION, LLVM_VERSION_STRING);
}

/* ---- the command line ---- */

typedef struct table {
	struct option longs[MAX_OPTIONS + 3];
	char shorts[2 * MAX_OPTIONS + 4];
} table;

static void
add(table *t, int i, const char *name, bool arg, int value)
{
	t->longs[i] = (struct option){
		name, arg ? required_argument : no_argument, NULL, value
	};
}

static void
make_table(const tool_info *tool, table *t)
{
	char *s = t->shorts;
	int n = 0;

	*s++ = ':'; /* getopt shall say nothing itself */
	*s++ = 'h';
	for (const tool_option *o = tool->options; o->name && n < MAX_OPTIONS;
	     o++, n++) {
		add(t, n, o->name, o->arg != NULL, OPT_FIRST + n);
		if (o->letter)
			*s++ = o->letter;
		if (o->letter && o->arg)
			*s++ = ':';
	}
	*s = '\0';
	add(t, n, "help", false, OPT_HELP);
	add(t, n + 1, "version", false, OPT_VERSION);
}

static int
index_of(const tool_info *tool, int value)
{
	if (value >= OPT_FIRST)
		return value - OPT_FIRST;
	for (int i = 0; tool->options[i].name; i++)
		if (tool->options[i].letter == value)
			return i;
	return -1;
}

/* Takes what getopt_long() returned; true to go on, else *STATUS is set. */
static bool
take(const tool_info *tool, char **argv, int value, void *data, int *status)
{
	const char *const last = argv[optind - 1];

	*status = TOOL_USAGE;
	switch (value) {
	case 'h':
	case OPT_HELP:
		print_help(tool);
		*status = TOOL_OK;
		return false;
	case OPT_VERSION:
		print_version(tool);
		*status = TOOL_OK;
		return false;
	case ':':
		return tool_usage(tool, "option '%s' needs an argument", last);
	case '?':
		return tool_usage(tool, "unknown option '%s'", last);
	default:
		return tool->take(tool, data, index_of(tool, value), optarg);
	}
}

int
tool_parse(const tool_info *tool, int argc, char **argv, void *data,
           int *status)
{
	table t = { 0 };
	int value, n;

	make_table(tool, &t);
	optind = 1;
	while ((value = getopt_long(argc, argv, t.shorts, t.longs, NULL)) != -1)
		if (!take(tool, argv, value, data, status))
			return -1;
	n = argc - optind;
	*status = TOOL_USAGE;
	if (n >= tool->min_operands &&
	    (tool->max_operands < 0 || n <= tool->max_operands))
		return optind;
	tool_usage(tool, n < tool->min_operands ? "no %s given" :
	                                          "more than one %s given",
	           tool->operands);
	return -1;
}
