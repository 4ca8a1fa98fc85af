/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Runs recorded cases (README.md) through a target and the JIT:
 *
 *   run-cases [-t linalg|tosa] FILE.mlir…
 *   run-cases -t stablehlo -w DIR FILE.mlir…
 *
 * The second form only lowers, to DIR/OP.CASE.mlir, which jax-cases.py runs.
 * One line of TAP per case.  A case that the target refuses, with its
 * reason, is "ok … # SKIP refused: …" for TOSA and StableHLO, whose columns
 * have holes by nature, and "not ok" for linalg.
 */
#include "base/npy.h"
#include "dialect/build.h"
#include "run/context.h"
#include "run/data.h"
#include "run/model.h"
#include "run/program.h"

#include <mlir-c/BuiltinAttributes.h>
#include <mlir-c/Diagnostics.h>
#include <mlir-c/Support.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct answers {
	tm_file file;
	tm_arena arena;
	tm_array *arrays;
	tm_str *names;
	size_t count;
} answers;

typedef struct tally {
	tm_target target;
	const char *file;
	const char *write_dir; /* NULL: run */
	int n, bad;
	char *sink; /* what MLIR had to say about the case at hand */
	size_t sink_len;
} tally;

enum { MAX_VALUES = 16, SINK = 2000 };

static void
append(MlirStringRef s, void *user)
{
	tally *t = user;

	for (size_t i = 0; i < s.length && t->sink_len < SINK - 2; i++)
		t->sink[t->sink_len++] =
		        s.data[i] == '\n' || s.data[i] == '#' ? ' '
		                                              : s.data[i];
	t->sink[t->sink_len] = '\0';
}

static MlirLogicalResult
keep_diagnostic(MlirDiagnostic d, void *user)
{
	mlirDiagnosticPrint(d, append, user);
	append(mlirStringRefCreateFromCString("; "), user);
	return mlirLogicalResultSuccess();
}

static const tm_array *
find(const answers *a, tm_str name, const char *kind, int i)
{
	char want[256];
	size_t n = name.len;

	if (tm_str_ends(name, TM_STR("_dyn")))
		n -= 4;
	for (int pass = 0; pass < 2; pass++) {
		snprintf(want, sizeof want, "%.*s.%s%d",
		         (int)(pass ? n : name.len), name.ptr, kind, i);
		for (size_t k = 0; k < a->count; k++)
			if (tm_str_eq(a->names[k], tm_str_from(want)))
				return &a->arrays[k];
	}
	return NULL;
}

/* bfloat16 is recorded as the float32 that it equals. */
static tm_status
narrow(tm_array *out, const tm_array *in)
{
	TM_TRY(tm_array_alloc(out, TM_BF16, in->rank, in->shape));
	for (int64_t i = 0; i < tm_array_count(in); i++) {
		uint32_t bits;

		memcpy(&bits, (const char *)in->data + 4 * i, 4);
		((uint16_t *)out->data)[i] = (uint16_t)(bits >> 16);
	}
	return TM_OK;
}

/* PyTorch's tolerances for its own tests. */
static void
tolerance(tm_dtype dtype, double *rtol, double *atol)
{
	*rtol = 1e-5;
	*atol = 1e-5;
	switch (dtype) {
	case TM_F16:
		*rtol = 1e-3;
		break;
	case TM_BF16:
		*rtol = 1.6e-2;
		break;
	case TM_F64:
	case TM_C128:
		*rtol = *atol = 1e-7;
		break;
	default:
		break;
	}
}

static void
say(tally *t, bool ok, tm_str name, const char *fmt, const char *why)
{
	printf("%s %d - %s:%.*s", ok ? "ok" : "not ok", ++t->n, t->file,
	       TM_STR_ARG(name));
	if (fmt)
		printf(fmt, why);
	printf("\n");
	t->bad += !ok;
}

static bool
compare_all(tally *t, const answers *a, tm_str name, const tm_array *out,
            size_t n)
{
	for (size_t i = 0; i < n; i++) {
		const tm_array *want = find(a, name, "out", (int)i);
		double rtol, atol;
		tm_difference d;
		char why[400];

		if (!want) {
			say(t, false, name, ": %s", "no recorded answer");
			return false;
		}
		tolerance(out[i].dtype, &rtol, &atol);
		tm_compare(&out[i], want, rtol, atol, &d);
		if (d.agree)
			continue;
		if (d.reason[0])
			snprintf(why, sizeof why, "output %zu: %s", i,
			         d.reason);
		else
			snprintf(why, sizeof why,
			         "output %zu: %lld wrong, first at %lld, "
			         "largest difference %g, relative %g",
			         i, (long long)d.wrong, (long long)d.first,
			         d.absolute, d.relative);
		say(t, false, name, ": %s", why);
		return false;
	}
	if (find(a, name, "out", (int)n)) {
		say(t, false, name, ": %s", "too few results");
		return false;
	}
	return true;
}

static void
run(tally *t, const answers *a, tm_str name, MlirModule module,
    const tm_run_signature *sig)
{
	tm_array in[MAX_VALUES] = { { 0 } }, *out = NULL;
	tm_error err = { 0 };
	tm_program *program = NULL;
	const tm_codegen_options options = { .opt_level = 0 };
	size_t n = 0, num_out = 0;
	tm_status s;

	for (; n < sig->num_inputs && n < MAX_VALUES; n++) {
		const tm_array *given = find(a, name, "in", (int)n);

		if (!given)
			break;
		in[n] = *given;
		in[n].owned = false;
		if (sig->inputs[n].dtype == TM_BF16 &&
		    narrow(&in[n], given) != TM_OK)
			break;
	}
	s = tm_program_compile(module, sig, &options, &program, &err);
	if (s == TM_OK)
		s = tm_program_run(program, in, n, &out, &num_out, &err);
	if (s != TM_OK)
		say(t, false, name, ": %s", err.reason);
	else if (compare_all(t, a, name, out, num_out))
		say(t, true, name, NULL, NULL);
	tm_arrays_free(out, num_out);
	tm_program_free(program);
	for (size_t i = 0; i < n; i++)
		tm_array_free(&in[i]);
}

static void
print_piece(MlirStringRef piece, void *file)
{
	fwrite(piece.data, 1, piece.length, file);
}

static void
write_case(tally *t, tm_str name, MlirModule module)
{
	char path[4096];
	FILE *f;

	snprintf(path, sizeof path, "%s/%.*s.%.*s.mlir", t->write_dir,
	         (int)strlen(t->file) - 5, t->file, TM_STR_ARG(name));
	f = fopen(path, "w");
	if (!f) {
		say(t, false, name, ": cannot write %s", path);
		return;
	}
	mlirOperationPrint(mlirModuleGetOperation(module), print_piece, f);
	say(t, fclose(f) == 0, name, NULL, NULL);
}

/* MODULE is this case alone. */
static void
run_case(tally *t, const answers *a, tm_str name, MlirModule module)
{
	tm_run_signature sig = { 0 };
	tm_report report = { .n = 0 };
	tm_error err = { 0 };
	tm_status s;

	t->sink_len = 0;
	t->sink[0] = '\0';
	s = t->write_dir ? tm_model_lower(module, TM_STAGE_STABLEHLO, &sig,
	                                  &report, &err)
	                 : tm_model_to_linalg(module, t->target, &sig,
	                                      &report, &err);
	for (size_t i = 0; i < report.n; i++)
		append(tm_ref(report.entries[i].reason), t);
	if (s == TM_OK && t->write_dir)
		write_case(t, name, module);
	else if (s == TM_OK)
		run(t, a, name, module, &sig);
	else if (s == TM_EUNSUP && t->target != TM_LINALG)
		say(t, true, name, " # SKIP refused: %s",
		    t->sink_len ? t->sink : err.reason);
	else
		say(t, false, name, ": %s",
		    t->sink_len ? t->sink : err.reason);
	tm_report_free(&report);
	tm_run_signature_free(&sig);
}

static tm_str
symbol_name(MlirOperation func)
{
	const MlirAttribute a = mlirOperationGetAttributeByName(
	        func, mlirStringRefCreateFromCString("sym_name"));

	return mlirAttributeIsNull(a) ? TM_STR("?")
	                              : tm_str_of(mlirStringAttrGetValue(a));
}

static void
run_module(tally *t, MlirContext ctx, const answers *a, tm_str text)
{
	MlirModule all = mlirModuleCreateParse(ctx, tm_ref(text));
	MlirOperation f;

	if (mlirModuleIsNull(all)) {
		say(t, false, TM_STR("parse"), ": %s", t->sink);
		return;
	}
	for (f = mlirBlockGetFirstOperation(mlirModuleGetBody(all));
	     !mlirOperationIsNull(f); f = mlirOperationGetNextInBlock(f)) {
		MlirModule one = mlirModuleCreateEmpty(
		        mlirOperationGetLocation(f));

		mlirBlockAppendOwnedOperation(mlirModuleGetBody(one),
		                              mlirOperationClone(f));
		run_case(t, a, symbol_name(f), one);
		mlirModuleDestroy(one);
	}
	mlirModuleDestroy(all);
}

static tm_status
open_answers(const char *mlir, answers *a, tm_error *err)
{
	char path[4096];

	snprintf(path, sizeof path, "%.*s.npz", (int)strlen(mlir) - 5, mlir);
	TM_TRY(tm_file_open(path, &a->file, err));
	return tm_npz_read(&a->arrays, &a->names, &a->count, a->file.bytes,
	                   &a->arena, err);
}

static void
run_file(tally *t, const char *path)
{
	const char *base = strrchr(path, '/');
	MlirContext ctx = tm_run_context_create();
	answers a = { 0 };
	tm_file text = { 0 };
	tm_error err = { 0 };
	char sink[SINK];

	t->file = base ? base + 1 : path;
	t->sink = sink;
	t->sink_len = 0;
	mlirContextAttachDiagnosticHandler(ctx, keep_diagnostic, t, NULL);
	if (open_answers(path, &a, &err) != TM_OK ||
	    tm_file_open(path, &text, &err) != TM_OK)
		say(t, false, TM_STR("read"), ": %s", err.reason);
	else
		run_module(t, ctx, &a, tm_bytes_str(text.bytes));
	mlirContextDestroy(ctx);
	for (size_t i = 0; i < a.count; i++)
		tm_array_free(&a.arrays[i]);
	tm_arena_free(&a.arena);
	tm_file_close(&a.file);
	tm_file_close(&text);
}

int
main(int argc, char **argv)
{
	static const char *const names[] = { "linalg", "tosa", "stablehlo" };
	tally t = { .target = TM_LINALG };
	int c;

	while ((c = getopt(argc, argv, "t:w:")) != -1) {
		if (c == 'w')
			t.write_dir = optarg;
		for (int i = 0; c == 't' && i < TM_NUM_TARGETS; i++)
			if (!strcmp(optarg, names[i]))
				t.target = (tm_target)i;
	}
	for (int i = optind; i < argc; i++)
		run_file(&t, argv[i]);
	printf("1..%d\n", t.n);
	return t.bad != 0;
}
