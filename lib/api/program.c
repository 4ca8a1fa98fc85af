/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "torch-mlir-c/Program.h"

#include "api/api.h"
#include "import/import.h"
#include "run/context.h"
#include "run/model.h"
#include "run/program.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct TorchMlirProgram {
	MlirContext ctx;
	MlirModule module;
	tm_program *code;
};

struct TorchMlirArrays {
	tm_array *v; /* owned */
	size_t n;
};

/* ---- loading ---- */

/* The caller's options over the defaults: an older caller has fewer. */
static TorchMlirProgramOptions
options_of(const TorchMlirProgramOptions *given)
{
	TorchMlirProgramOptions o = TORCH_MLIR_PROGRAM_OPTIONS_INIT;

	if (given)
		memcpy(&o, given,
		       given->size < sizeof o ? given->size : sizeof o);
	return o;
}

static tm_status
target_of(const char *name, tm_target *out, tm_error *err)
{
	if (name && !strcmp(name, "linalg"))
		*out = TM_LINALG;
	else if (name && !strcmp(name, "tosa"))
		*out = TM_TOSA;
	else
		return tm_fail(err, TM_EUNSUP, TM_NO_OFFSET,
		               "cannot run by way of target \"%s\"",
		               name ? name : "(null)");
	return TM_OK;
}

/* The reason names every operation that cannot be lowered, as far as it has
 * room. */
static void
explain(const tm_report *report, tm_error *err)
{
	size_t len = 0;

	for (size_t i = 0; i < report->n && len < sizeof err->reason; i++) {
		const tm_report_entry *const e = &report->entries[i];

		len += (size_t)snprintf(err->reason + len,
		                        sizeof err->reason - len,
		                        "%s%zu x %.*s: %.*s", i ? "; " : "",
		                        e->count, TM_STR_ARG(e->op),
		                        TM_STR_ARG(e->reason));
	}
}

static tm_status
compile(TorchMlirProgram *p, const TorchMlirProgramOptions *o,
        tm_target target, tm_report *report, tm_error *err)
{
	tm_codegen_options code = TM_CODEGEN_DEFAULTS;
	tm_run_signature signature = { 0 };
	tm_status status;

	code.opt_level = o->optLevel;
	status = tm_model_to_linalg(p->module, target, &signature, report,
	                            err);
	if (status == TM_OK)
		status = tm_program_compile(p->module, &signature, &code,
		                            &p->code, err);
	tm_run_signature_free(&signature);
	return status;
}

static tm_status
load(TorchMlirProgram *p, const char *path, const TorchMlirProgramOptions *o,
     tm_error *err)
{
	static const tm_import_options import = TM_IMPORT_DEFAULTS;
	tm_target target = TM_LINALG;
	tm_report report = { 0 };
	tm_status status;

	TM_TRY(target_of(o->target, &target, err));
	p->ctx = tm_run_context_create();
	TM_TRY(tm_import_file(p->ctx, path, &import, &p->module, err));
	status = compile(p, o, target, &report, err);
	if (status != TM_OK)
		explain(&report, err);
	tm_report_free(&report);
	return status;
}

TorchMlirStatus
torchMlirProgramLoad(const char *path, const TorchMlirProgramOptions *options,
                     TorchMlirProgram **program, TorchMlirError *error)
{
	const TorchMlirProgramOptions o = options_of(options);
	TorchMlirProgram *const p = calloc(1, sizeof *p);
	tm_error err = { 0 };
	tm_status status;

	*program = NULL;
	if (!p)
		return tm_api_result(TM_ENOMEM, &err, error);
	status = load(p, path, &o, &err);
	if (status == TM_OK)
		*program = p;
	else
		torchMlirProgramDestroy(p);
	return tm_api_result(status, &err, error);
}

void
torchMlirProgramDestroy(TorchMlirProgram *program)
{
	if (!program)
		return;
	tm_program_free(program->code);
	if (!mlirModuleIsNull(program->module))
		mlirModuleDestroy(program->module);
	if (!mlirContextIsNull(program->ctx))
		mlirContextDestroy(program->ctx);
	free(program);
}

/* ---- what it takes and gives ---- */

static TorchMlirValueInfo
info(const tm_run_value *v)
{
	return (TorchMlirValueInfo){
		.dtype = v->dtype ? tm_dtype_get(v->dtype)->name : NULL,
		.rank = v->rank,
		.shape = v->shape,
	};
}

size_t
torchMlirProgramGetNumInputs(const TorchMlirProgram *program)
{
	return tm_program_signature(program->code)->num_inputs;
}

size_t
torchMlirProgramGetNumOutputs(const TorchMlirProgram *program)
{
	return tm_program_signature(program->code)->num_outputs;
}

TorchMlirValueInfo
torchMlirProgramGetInput(const TorchMlirProgram *program, size_t i)
{
	return info(&tm_program_signature(program->code)->inputs[i]);
}

TorchMlirValueInfo
torchMlirProgramGetOutput(const TorchMlirProgram *program, size_t i)
{
	return info(&tm_program_signature(program->code)->outputs[i]);
}

/* ---- running ---- */

static tm_dtype
dtype_named(const char *name)
{
	for (int d = 1; name && d < TM_NUM_DTYPES; d++)
		if (!strcmp(tm_dtype_get((tm_dtype)d)->name, name))
			return (tm_dtype)d;
	return TM_DTYPE_NONE;
}

/* Borrows what IN points to; its bytes must be as many as its shape says. */
static tm_status
array_from(const TorchMlirArray *in, size_t i, tm_array *out, tm_error *err)
{
	uint64_t n = 1, bytes;

	*out = (tm_array){ .dtype = dtype_named(in->dtype), .rank = in->rank };
	if (out->dtype == TM_DTYPE_NONE)
		return tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
		               "input %zu: no element type \"%s\"", i,
		               in->dtype ? in->dtype : "(null)");
	if (in->rank < 0 || in->rank > TM_MAX_RANK)
		return tm_fail(err, TM_ELIMIT, TM_NO_OFFSET,
		               "input %zu: rank %d", i, (int)in->rank);
	for (int d = 0; d < in->rank; d++) {
		out->shape[d] = in->shape[d];
		if (in->shape[d] < 0 ||
		    __builtin_mul_overflow(n, (uint64_t)in->shape[d], &n))
			return tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
			               "input %zu: bad extents", i);
	}
	if (!tm_dtype_bytes(out->dtype, n, &bytes) || bytes != in->size)
		return tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
		               "input %zu: %zu bytes do not fit its shape", i,
		               in->size);
	out->data = (void *)(uintptr_t)in->data;
	out->size = in->size;
	return TM_OK;
}

static tm_status
run(const TorchMlirProgram *program, size_t n, const TorchMlirArray *inputs,
    TorchMlirArrays *out, tm_error *err)
{
	tm_array *const in = calloc(n ? n : 1, sizeof *in);
	tm_status status = in ? TM_OK : TM_ENOMEM;

	for (size_t i = 0; i < n && status == TM_OK; i++)
		status = array_from(&inputs[i], i, &in[i], err);
	if (status == TM_OK)
		status = tm_program_run(program->code, in, n, &out->v, &out->n,
		                        err);
	free(in);
	return status;
}

TorchMlirStatus
torchMlirProgramRun(const TorchMlirProgram *program, size_t numInputs,
                    const TorchMlirArray *inputs, TorchMlirArrays **outputs,
                    TorchMlirError *error)
{
	TorchMlirArrays *const out = calloc(1, sizeof *out);
	tm_error err = { 0 };
	tm_status status = TM_ENOMEM;

	*outputs = NULL;
	if (out)
		status = run(program, numInputs, inputs, out, &err);
	if (status == TM_OK)
		*outputs = out;
	else
		free(out);
	return tm_api_result(status, &err, error);
}

size_t
torchMlirArraysGetCount(const TorchMlirArrays *arrays)
{
	return arrays->n;
}

TorchMlirArray
torchMlirArraysGet(const TorchMlirArrays *arrays, size_t i)
{
	const tm_array *const a = &arrays->v[i];

	return (TorchMlirArray){
		.dtype = tm_dtype_get(a->dtype)->name,
		.rank = a->rank,
		.shape = a->shape,
		.data = a->data,
		.size = a->size,
	};
}

void
torchMlirArraysDestroy(TorchMlirArrays *arrays)
{
	if (!arrays)
		return;
	tm_arrays_free(arrays->v, arrays->n);
	free(arrays);
}
