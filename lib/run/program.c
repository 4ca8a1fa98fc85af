/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#include "run/program.h"

#include "run/call.h"
#include "run/runtime.h"
#include "run/to_llvm.h"

#include <llvm-c/Core.h>
#include <llvm-c/LLJIT.h>
#include <mlir-c/BuiltinAttributes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char packed_name[] = "tm_packed_entry";

struct tm_program {
	tm_run_signature types;     /* of the compiled function */
	tm_run_signature signature; /* what callers see */
	LLVMOrcLLJITRef jit;
	tm_packed_fn entry;
	tm_externs externs;
	void **copies; /* weights that had to be moved; externs.n of them */
};

void
tm_program_free(tm_program *p)
{
	if (!p)
		return;
	if (p->jit)
		LLVMConsumeError(LLVMOrcDisposeLLJIT(p->jit));
	for (size_t i = 0; p->copies && i < p->externs.n; i++)
		free(p->copies[i]);
	free(p->copies);
	tm_externs_free(&p->externs);
	tm_run_signature_free(&p->types);
	tm_run_signature_free(&p->signature);
	free(p);
}

const tm_run_signature *
tm_program_signature(const tm_program *program)
{
	return &program->signature;
}

/* ---- the signature ---- */

static bool
agrees(const tm_run_value *seen, const tm_run_value *real)
{
	if (seen->scalar != real->scalar)
		return false;
	if (seen->dtype &&
	    tm_dtype_size(seen->dtype) != tm_dtype_size(real->dtype))
		return false;
	return seen->scalar || seen->rank < 0 || seen->rank == real->rank;
}

/* What SEEN leaves open is filled in from the compiled types. */
static tm_status
merge(tm_run_value *out, const tm_run_value *seen, const tm_run_value *real,
      size_t n, tm_error *err)
{
	for (size_t i = 0; i < n; i++) {
		if (!agrees(&seen[i], &real[i]))
			return tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
			               "the signature does not fit the "
			               "compiled function");
		out[i] = real[i];
		if (seen[i].dtype)
			out[i].dtype = seen[i].dtype;
		for (int d = 0; d < seen[i].rank; d++)
			if (real[i].shape[d] < 0)
				out[i].shape[d] = seen[i].shape[d];
	}
	return TM_OK;
}

static tm_status
signature_merge(tm_program *p, const tm_run_signature *seen, tm_error *err)
{
	const tm_run_signature *const real = &p->types;
	tm_run_signature *const out = &p->signature;

	if (!seen)
		seen = real;
	if (seen->num_inputs != real->num_inputs ||
	    seen->num_outputs != real->num_outputs)
		return tm_fail(err, TM_EINVAL, TM_NO_OFFSET,
		               "the signature does not fit the compiled "
		               "function");
	out->inputs = calloc(real->num_inputs + 1, sizeof *out->inputs);
	out->outputs = calloc(real->num_outputs + 1, sizeof *out->outputs);
	if (!out->inputs || !out->outputs)
		return tm_fail(err, TM_ENOMEM, TM_NO_OFFSET, "no memory");
	out->num_inputs = real->num_inputs;
	out->num_outputs = real->num_outputs;
	TM_TRY(merge(out->inputs, seen->inputs, real->inputs, real->num_inputs,
	             err));
	return merge(out->outputs, seen->outputs, real->outputs,
	             real->num_outputs, err);
}

/* ---- into this process ---- */

static tm_status
define(LLVMOrcLLJITRef jit, LLVMOrcCSymbolMapPair *pairs, size_t n,
       tm_error *err)
{
	if (n == 0)
		return TM_OK;
	return tm_llvm_check(
	        LLVMOrcJITDylibDefine(LLVMOrcLLJITGetMainJITDylib(jit),
	                              LLVMOrcAbsoluteSymbols(pairs, n)),
	        "symbols", err);
}

static LLVMOrcCSymbolMapPair
symbol_pair(LLVMOrcLLJITRef jit, const char *name, uintptr_t address,
            uint8_t flags)
{
	return (LLVMOrcCSymbolMapPair){
		LLVMOrcLLJITMangleAndIntern(jit, name),
		{ address, { LLVMJITSymbolGenericFlagsExported | flags, 0 } }
	};
}

static tm_status
define_runtime(LLVMOrcLLJITRef jit, tm_error *err)
{
	size_t n;
	const tm_symbol *const symbols = tm_runtime_symbols(&n);
	LLVMOrcCSymbolMapPair *const pairs = calloc(n, sizeof *pairs);
	tm_status status;

	if (!pairs)
		return tm_fail(err, TM_ENOMEM, TM_NO_OFFSET, "no memory");
	for (size_t i = 0; i < n; i++)
		pairs[i] = symbol_pair(jit, symbols[i].name,
		                       (uintptr_t)symbols[i].address,
		                       LLVMJITSymbolGenericFlagsCallable);
	status = define(jit, pairs, n, err);
	free(pairs);
	return status;
}

/* Where the code may read weight I: a copy if the file left it askew. */
static const void *
weight_address(tm_program *p, size_t i)
{
	const tm_extern *const e = &p->externs.v[i];
	const size_t align = e->align > 16 ? 16 : e->align;

	if ((uintptr_t)e->bytes.ptr % align == 0)
		return e->bytes.ptr;
	p->copies[i] = malloc(e->bytes.len ? e->bytes.len : 1);
	if (p->copies[i])
		memcpy(p->copies[i], e->bytes.ptr, e->bytes.len);
	return p->copies[i];
}

static tm_status
define_weights(tm_program *p, tm_error *err)
{
	const size_t n = p->externs.n;
	LLVMOrcCSymbolMapPair *pairs;
	tm_status status;

	p->copies = calloc(n + 1, sizeof *p->copies);
	pairs = calloc(n + 1, sizeof *pairs);
	status = p->copies && pairs ? TM_OK : TM_ENOMEM;
	for (size_t i = 0; i < n && status == TM_OK; i++) {
		const void *const at = weight_address(p, i);

		if (!at)
			status = TM_ENOMEM;
		else
			pairs[i] = symbol_pair(p->jit, p->externs.v[i].name,
			                       (uintptr_t)at, 0);
	}
	status = status == TM_OK ?
	                 define(p->jit, pairs, n, err) :
	                 tm_fail(err, status, TM_NO_OFFSET, "no memory");
	free(pairs);
	return status;
}

static tm_status
load(tm_program *p, LLVMMemoryBufferRef object, tm_error *err)
{
	LLVMOrcExecutorAddress address;
	tm_status status = tm_llvm_check(LLVMOrcCreateLLJIT(&p->jit, NULL),
	                                 "JIT", err);

	if (status == TM_OK)
		status = define_runtime(p->jit, err);
	if (status == TM_OK)
		status = define_weights(p, err);
	if (status != TM_OK) {
		LLVMDisposeMemoryBuffer(object);
		return status;
	}
	TM_TRY(tm_llvm_check(LLVMOrcLLJITAddObjectFile(
	                             p->jit,
	                             LLVMOrcLLJITGetMainJITDylib(p->jit),
	                             object),
	                     "object", err));
	TM_TRY(tm_llvm_check(
	        LLVMOrcLLJITLookup(p->jit, &address, packed_name), "link",
	        err));
	p->entry = (tm_packed_fn)(uintptr_t)address;
	return TM_OK;
}

/* ---- compilation ---- */

static tm_status
generate(tm_codegen *cg, const char *function, LLVMMemoryBufferRef *object,
         tm_error *err)
{
	TM_TRY(tm_codegen_add_packed(cg, function, packed_name, err));
	tm_codegen_internalize(cg, packed_name);
	TM_TRY(tm_codegen_optimize(cg, err));
	return tm_codegen_object(cg, object, err);
}

static tm_status
compile(tm_program *p, MlirModule module, const tm_codegen_options *options,
        tm_error *err)
{
	char function[256];
	LLVMMemoryBufferRef object;
	tm_codegen cg = { 0 };
	tm_status status;

	TM_TRY(tm_run_ciface_name(module, function, sizeof function, err));
	TM_TRY(tm_run_to_llvm(module, tm_codegen_vector_bits(options),
	                      &p->externs, err));
	status = tm_codegen_begin(module, options, &cg, err);
	if (status == TM_OK)
		status = generate(&cg, function, &object, err);
	tm_codegen_free(&cg);
	return status == TM_OK ? load(p, object, err) : status;
}

tm_status
tm_program_compile(MlirModule module, const tm_run_signature *signature,
                   const tm_codegen_options *options, tm_program **out,
                   tm_error *err)
{
	tm_program *const p = calloc(1, sizeof *p);
	tm_status status;

	*out = NULL;
	if (!p)
		return tm_fail(err, TM_ENOMEM, TM_NO_OFFSET, "no memory");
	status = tm_run_signature_of(module, &p->types, err);
	if (status == TM_OK)
		status = signature_merge(p, signature, err);
	if (status == TM_OK)
		status = compile(p, module, options, err);
	if (status != TM_OK) {
		tm_program_free(p);
		return status;
	}
	*out = p;
	return TM_OK;
}

tm_status
tm_program_run(const tm_program *program, const tm_array *in, size_t n,
               tm_array **out, size_t *num_out, tm_error *err)
{
	*num_out = program->types.num_outputs;
	return tm_run_call(program->entry, &program->types,
	                   &program->signature, in, n, out, err);
}

void
tm_arrays_free(tm_array *arrays, size_t n)
{
	for (size_t i = 0; arrays && i < n; i++)
		tm_array_free(&arrays[i]);
	free(arrays);
}
