/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* torch-mlir-run --test-data: ONNX's layout of inputs and answers. */
#include "runner.h"

#include "run/data.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_CAP = 4096 };

/* A list of files DIR/KIND_0.*, DIR/KIND_1.*, … as arrays. */
typedef struct arrays {
	tm_array *v; /* owned */
	size_t n;
} arrays;

static bool
exists(const char *path)
{
	return access(path, F_OK) == 0;
}

/* Finds DIR/KIND_N.pb or .npy. */
static bool
find_file(const char *dir, const char *kind, size_t n, char *path)
{
	static const char *const endings[] = { "pb", "npy" };

	for (size_t i = 0; i < 2; i++) {
		snprintf(path, PATH_CAP, "%s/%s_%zu.%s", dir, kind, n,
		         endings[i]);
		if (exists(path))
			return true;
	}
	return false;
}

static int
read_all(const runner *r, const char *dir, const char *kind, arrays *out)
{
	char path[PATH_CAP];
	tm_error err = { 0 };

	*out = (arrays){ 0 };
	while (find_file(dir, kind, out->n, path)) {
		tm_array *const v =
		        realloc(out->v, (out->n + 1) * sizeof *v);

		if (!v)
			return TOOL_FAILED;
		out->v = v;
		if (tm_data_read(path, &v[out->n], &err) != TM_OK)
			return tool_error(r->tool, path, &err);
		out->n++;
	}
	return TOOL_OK;
}

/* ---- one set ---- */

static bool
report(const char *set, size_t i, const tm_difference *d)
{
	if (d->reason[0]) {
		printf("%s: output %zu %s: FAILED\n", set, i, d->reason);
		return false;
	}
	printf("%s: output %zu: largest difference %.3g absolute, "
	       "%.3g relative: ",
	       set, i, d->absolute, d->relative);
	if (d->agree)
		puts("ok");
	else
		printf("FAILED, %lld elements, the first at %lld\n",
		       (long long)d->wrong, (long long)d->first);
	return d->agree;
}

static int
compare_all(const runner *r, const char *set, const arrays *got,
            const arrays *want, double rtol, double atol)
{
	int status = TOOL_OK;

	if (got->n != want->n) {
		tool_complain(r->tool, set, "%zu outputs, %zu expected", got->n,
		              want->n);
		return TOOL_FAILED;
	}
	for (size_t i = 0; i < got->n; i++) {
		tm_difference d;

		tm_compare(&got->v[i], &want->v[i], rtol, atol, &d);
		if (!report(set, i, &d))
			status = TOOL_FAILED;
	}
	return status;
}

static int
run_set(const runner *r, const char *set, double rtol, double atol)
{
	arrays in = { 0 }, want = { 0 }, got = { 0 };
	tm_error err = { 0 };
	int status = read_all(r, set, "input", &in);

	if (status == TOOL_OK)
		status = read_all(r, set, "output", &want);
	if (status == TOOL_OK && want.n == 0 && in.n == 0) {
		tool_complain(r->tool, set, "no input_0 and no output_0");
		status = TOOL_FAILED;
	}
	if (status == TOOL_OK &&
	    tm_program_run(r->program, in.v, in.n, &got.v, &got.n, &err) !=
	            TM_OK)
		status = tool_error(r->tool, set, &err);
	if (status == TOOL_OK)
		status = compare_all(r, set, &got, &want, rtol, atol);
	tm_arrays_free(in.v, in.n);
	tm_arrays_free(want.v, want.n);
	tm_arrays_free(got.v, got.v ? got.n : 0);
	return status;
}

/* ---- all sets ---- */

static int
is_set(const struct dirent *entry)
{
	return !strncmp(entry->d_name, "test_data_set_", 14);
}

/* A folder that is itself a set. */
static bool
holds_files(const char *dir)
{
	char path[PATH_CAP];

	return find_file(dir, "input", 0, path) ||
	       find_file(dir, "output", 0, path);
}

int
runner_test(const runner *r, const char *dir, double rtol, double atol)
{
	struct dirent **sets;
	char path[PATH_CAP];
	int status = TOOL_OK;
	int n;

	if (holds_files(dir))
		return run_set(r, dir, rtol, atol);
	n = scandir(dir, &sets, is_set, versionsort);
	if (n < 0) {
		tool_complain(r->tool, dir, "%s", strerror(errno));
		return TOOL_FAILED;
	}
	if (n == 0) {
		tool_complain(r->tool, dir, "no test_data_set_* in it");
		status = TOOL_FAILED;
	}
	for (int i = 0; i < n; i++) {
		int one;

		snprintf(path, sizeof path, "%s/%s", dir, sets[i]->d_name);
		one = run_set(r, path, rtol, atol);
		if (status == TOOL_OK)
			status = one;
		free(sets[i]);
	}
	free(sets);
	return status;
}
