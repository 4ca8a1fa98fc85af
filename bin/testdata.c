/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* torch-mlir-run --test-data: ONNX's layout of inputs and answers. */
#include "runner.h"

#include "dialect/query.h"
#include "import/onnx/tensor.h"
#include "pass/structure.h"

#include "pass/util.h"
#include "run/data.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_CAP = 4096, SET_CAP = 4000 };

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

/* Appends N arrays, which are moved. */
static bool
append(arrays *to, const tm_array *from, size_t n)
{
	tm_array *const v = realloc(to->v, (to->n + n + 1) * sizeof *v);

	if (!v)
		return false;
	if (n)
		memcpy(v + to->n, from, n * sizeof *v);
	to->v = v;
	to->n += n;
	return true;
}

/* ONNX's tests have bfloat16 as the uint16 of the same bits. */
static void
fix_dtype(tm_array *a, tm_dtype wanted)
{
	if (a->dtype == TM_U16 && wanted == TM_BF16)
		a->dtype = TM_BF16;
}

/* Reads one file as what the model takes or gives there. */
static tm_status
read_one(const char *path, runner_value value, arrays *out, tm_error *err)
{
	const tm_type_kind kind = value.kind;
	tm_onnx_optional_kind holds;
	tm_onnx_arrays many = { 0 };
	tm_array one;
	tm_file file;
	tm_status status;

	if (kind != TM_TYPE_LIST && kind != TM_TYPE_OPTIONAL) {
		TM_TRY(tm_data_read(path, &one, err));
		fix_dtype(&one, value.dtype);
		return append(out, &one, 1) ? TM_OK : TM_ENOMEM;
	}
	TM_TRY(tm_file_open(path, &file, err));
	status = kind == TM_TYPE_LIST
	                 ? tm_onnx_read_sequence_pb(file.bytes, &many, err)
	                 : tm_onnx_read_optional_pb(file.bytes, &holds, &many,
	                                            err);
	tm_file_close(&file);
	if (status != TM_OK)
		return status;
	if (!append(out, many.items, many.len)) {
		tm_onnx_arrays_free(&many);
		return TM_ENOMEM;
	}
	free(many.items);
	return TM_OK;
}

static int
read_all(const runner *r, const char *dir, const char *kind,
         const runner_value *values, size_t num_values, arrays *out)
{
	static const runner_value unknown = { .kind = TM_TYPE_VTENSOR };
	char path[PATH_CAP];
	tm_error err = { 0 };

	*out = (arrays){ 0 };
	for (size_t i = 0; find_file(dir, kind, i, path); i++)
		if (read_one(path, i < num_values ? values[i] : unknown,
		             out, &err) != TM_OK)
			return tool_error(r->tool, path, &err);
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
	int status = read_all(r, set, "input", r->inputs, r->num_inputs,
	                      &in);

	if (status == TOOL_OK)
		status = read_all(r, set, "output", r->outputs, r->num_outputs,
		                  &want);
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

/* ---- the structure of inputs ---- */

/* The first folder with files: DIR itself, or DIR/test_data_set_0. */
static bool
first_set(const char *dir, char *path)
{
	snprintf(path, SET_CAP, "%s", dir);
	if (holds_files(dir))
		return true;
	snprintf(path, SET_CAP, "%s/test_data_set_0", dir);
	return holds_files(path);
}

static MlirType
type_of(MlirContext ctx, const tm_array *a)
{
	tm_tensor_type t = { .has_sizes = true,
		             .rank = a->rank,
		             .dtype = a->dtype };

	memcpy(t.sizes, a->shape, (size_t)a->rank * sizeof t.sizes[0]);
	return tm_type_tensor_get(ctx, TM_TYPE_VTENSOR, &t);
}

/* Argument AT of FUNC, number I of the model, as long as in its file. */
static int
unpack_argument(runner *r, MlirOperation func, const char *set, size_t i,
                intptr_t at, intptr_t *n)
{
	const MlirType type = mlirValueGetType(
	        mlirBlockGetArgument(tm_function_entry(func), at));
	const bool is_list =
	        r->inputs[i].kind == TM_TYPE_LIST ||
	        tm_type_kind_of(tm_type_contained(type, 0)) == TM_TYPE_LIST;
	char path[PATH_CAP];
	tm_error err = { 0 };
	arrays a = { 0 };
	MlirType *types;

	*n = 1;
	if (!find_file(set, "input", i, path))
		return TOOL_OK;
	if (read_one(path, r->inputs[i], &a, &err) != TM_OK)
		return tool_error(r->tool, path, &err);
	types = calloc(a.n + 1, sizeof *types);
	for (size_t k = 0; types && k < a.n; k++)
		types[k] = type_of(r->ctx, &a.v[k]);
	*n = (intptr_t)a.n;
	if (types)
		tm_unpack_argument(func, at, is_list && (a.n > 0 ||
		                   r->inputs[i].kind == TM_TYPE_LIST),
		                   *n, types);
	free(types);
	tm_arrays_free(a.v, a.n);
	return types ? TOOL_OK : TOOL_FAILED;
}

static bool
take_first(MlirOperation func, void *user)
{
	MlirOperation *first = user;

	if (mlirOperationIsNull(*first))
		*first = func;
	return false;
}

static runner_value
describe(MlirValue v)
{
	runner_value out = { .kind = tm_type_kind_of(mlirValueGetType(v)) };
	tm_tensor_type t;

	if (tm_value_tensor(v, &t))
		out.dtype = t.dtype;
	return out;
}

/* Notes what the model takes and gives. */
static bool
note_kinds(runner *r, MlirOperation func)
{
	const MlirBlock block = tm_function_entry(func);
	const MlirOperation ret = mlirBlockGetTerminator(block);

	r->num_inputs = (size_t)mlirBlockGetNumArguments(block);
	r->num_outputs = (size_t)mlirOperationGetNumOperands(ret);
	r->inputs = calloc(r->num_inputs + 1, sizeof *r->inputs);
	r->outputs = calloc(r->num_outputs + 1, sizeof *r->outputs);
	if (!r->inputs || !r->outputs)
		return false;
	for (size_t i = 0; i < r->num_inputs; i++)
		r->inputs[i] = describe(
		        mlirBlockGetArgument(block, (intptr_t)i));
	for (size_t i = 0; i < r->num_outputs; i++)
		r->outputs[i] = describe(
		        mlirOperationGetOperand(ret, (intptr_t)i));
	return true;
}

int
runner_unpack(runner *r, const char *dir)
{
	MlirOperation func = { NULL };
	char set[SET_CAP];
	intptr_t at = 0, n;

	tm_each_function(mlirModuleGetOperation(r->module), take_first, &func);
	if (mlirOperationIsNull(func) ||
	    mlirBlockIsNull(tm_function_entry(func)) || !first_set(dir, set))
		return TOOL_OK;
	if (!note_kinds(r, func))
		return TOOL_FAILED;
	for (size_t i = 0; i < r->num_inputs; i++, at += n) {
		int status = TOOL_OK;

		n = 1;
		if (r->inputs[i].kind == TM_TYPE_LIST ||
		    r->inputs[i].kind == TM_TYPE_OPTIONAL)
			status = unpack_argument(r, func, set, i, at, &n);
		if (status != TOOL_OK)
			return status;
	}
	return TOOL_OK;
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
