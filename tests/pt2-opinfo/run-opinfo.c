/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/*
 * Runs the recorded samples of PyTorch's operator database (make_opinfo.py):
 *
 *   run-opinfo [-t linalg|tosa] data/OP.pt2.gz…
 *
 * One line of TAP per program.  Each runs in a process of its own, so that
 * one that crashes or hangs is one failure.
 */
#include "base/npy.h"
#include "base/zip.h"
#include "dialect/build.h"
#include "import/pt2/pt2.h"
#include "run/context.h"
#include "run/data.h"
#include "run/model.h"
#include "run/program.h"

#include <mlir-c/Diagnostics.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <zlib.h>

enum { MAX_VALUES = 32, SECONDS = 60, MAX_BYTES = 64 << 20 };

/* A line of samples/cases.txt in an archive. */
typedef struct sample {
	char model[64], folder[64];
	double atol, rtol;
} sample;

typedef struct session {
	tm_target target;
	const char *op; /* the archive's name without what follows its dot */
	int op_len;
	tm_bytes bytes; /* the archive, unpacked */
	tm_arena arena;
	tm_zip zip;
	int n, bad;
	char why[1000];
	size_t why_len;
} session;

static void
append(MlirStringRef s, void *user)
{
	session *t = user;

	for (size_t i = 0; i < s.length && t->why_len + 1 < sizeof t->why; i++)
		t->why[t->why_len++] = s.data[i] == '\n' || s.data[i] == '#'
		                               ? ' '
		                               : s.data[i];
	t->why[t->why_len] = '\0';
}

static MlirLogicalResult
keep_diagnostic(MlirDiagnostic d, void *user)
{
	mlirDiagnosticPrint(d, append, user);
	append(mlirStringRefCreateFromCString("; "), user);
	return mlirLogicalResultSuccess();
}

static bool
say_why(session *t, const char *text)
{
	append(mlirStringRefCreateFromCString(text), t);
	return false;
}

/* All that is in the gzip file PATH; empty if it cannot be read. */
static tm_bytes
unpack(const char *path)
{
	gzFile f = gzopen(path, "rb");
	uint8_t *data = f ? malloc(MAX_BYTES) : NULL;
	const int n = data ? gzread(f, data, MAX_BYTES) : -1;

	if (f)
		gzclose(f);
	if (n > 0 && n < MAX_BYTES)
		return (tm_bytes){ data, (size_t)n };
	free(data);
	return (tm_bytes){ 0 };
}

static tm_zip_member *
member(session *t, const char *folder, const char *file)
{
	char name[256];

	snprintf(name, sizeof name, "archive/samples/%s%s%s", folder,
	         *folder ? "/" : "", file);
	return tm_zip_find(&t->zip, tm_str_from(name));
}

/* Reads the I-th input or output of a sample; false if there is none. */
static bool
read_array(session *t, const sample *c, const char *kind, size_t i,
           tm_array *out)
{
	char file[64];
	tm_zip_member *m;
	tm_bytes bytes;
	tm_error err = { 0 };

	snprintf(file, sizeof file, "%s_%zu.npy", kind, i);
	m = member(t, c->folder, file);
	return m && tm_zip_read(&t->zip, m, false, &bytes, &err) == TM_OK &&
	       tm_npy_read(out, bytes, 0, &err) == TM_OK;
}

/* bfloat16 is recorded as the float32 that it equals. */
static bool
narrow(tm_array *a)
{
	tm_array out;

	if (tm_array_alloc(&out, TM_BF16, a->rank, a->shape) != TM_OK)
		return false;
	for (int64_t i = 0; i < tm_array_count(a); i++) {
		uint32_t bits;

		memcpy(&bits, (const char *)a->data + 4 * i, 4);
		((uint16_t *)out.data)[i] = (uint16_t)(bits >> 16);
	}
	tm_array_free(a);
	*a = out;
	return true;
}

/* PyTorch's tests allow what the result's element type needs, at least. */
static sample
widened(const sample *c, tm_dtype dtype)
{
	sample w = *c;
	double atol = 0, rtol = 0;

	switch (dtype) {
	case TM_F16: atol = 1e-5, rtol = 1e-3; break;
	case TM_BF16: atol = 1e-5, rtol = 1.6e-2; break;
	case TM_F32:
	case TM_C64: atol = 1e-5, rtol = 1.3e-6; break;
	case TM_F64:
	case TM_C128: atol = rtol = 1e-7; break;
	default: break;
	}
	w.atol = w.atol > atol ? w.atol : atol;
	w.rtol = w.rtol > rtol ? w.rtol : rtol;
	return w;
}

static bool
compare(session *t, const sample *c, const tm_array *out, size_t n)
{
	tm_array want;
	tm_difference d;
	char text[400];

	for (size_t i = 0; i < n; i++) {
		const sample w = widened(c, out[i].dtype);

		if (!read_array(t, c, "output", i, &want))
			return say_why(t, "too many results");
		tm_compare(&out[i], &want, w.rtol, w.atol, &d);
		tm_array_free(&want);
		if (d.agree)
			continue;
		snprintf(text, sizeof text,
		         "output %zu: %s%lld wrong, first at %lld, largest "
		         "difference %g, relative %g",
		         i, d.reason, (long long)d.wrong, (long long)d.first,
		         d.absolute, d.relative);
		return say_why(t, text);
	}
	if (!read_array(t, c, "output", n, &want))
		return true;
	tm_array_free(&want);
	return say_why(t, "too few results");
}

static bool
run_program(session *t, const sample *c, const tm_program *program)
{
	const tm_run_signature *sig = tm_program_signature(program);
	tm_array in[MAX_VALUES] = { { 0 } }, *out = NULL;
	size_t n = 0, num_out = 0;
	tm_error err = { 0 };
	bool good = true;

	while (n < MAX_VALUES && read_array(t, c, "input", n, &in[n])) {
		if (n < sig->num_inputs && sig->inputs[n].dtype == TM_BF16)
			good = good && narrow(&in[n]);
		n++;
	}
	good = good && (tm_program_run(program, in, n, &out, &num_out, &err) ==
	                        TM_OK ||
	                say_why(t, err.reason));
	good = good && compare(t, c, out, num_out);
	tm_arrays_free(out, num_out);
	while (n > 0)
		tm_array_free(&in[--n]);
	return good;
}

static bool
compile_and_run(session *t, const sample *c, MlirModule module)
{
	const tm_codegen_options options = { .opt_level = 0 };
	tm_run_signature sig = { 0 };
	tm_program *program = NULL;
	tm_error err = { 0 };
	bool good = tm_model_to_linalg(module, t->target, &sig, NULL, &err) ==
	            TM_OK;

	good = good && tm_program_compile(module, &sig, &options, &program,
	                                  &err) == TM_OK;
	if (!good && !t->why_len)
		say_why(t, err.reason);
	good = good && run_program(t, c, program);
	tm_program_free(program);
	tm_run_signature_free(&sig);
	return good;
}

static bool
run_sample(session *t, const sample *c)
{
	const tm_pt2_options options = { .model = tm_str_from(c->model) };
	const MlirContext ctx = tm_run_context_create();
	tm_file file = { .bytes = { malloc(t->bytes.len), t->bytes.len } };
	tm_error err = { 0 };
	MlirModule module;
	bool good;

	if (!file.bytes.ptr)
		return say_why(t, "no memory");
	memcpy((void *)(uintptr_t)file.bytes.ptr, t->bytes.ptr, t->bytes.len);
	mlirContextAttachDiagnosticHandler(ctx, keep_diagnostic, t, NULL);
	mlirContextGetOrLoadDialect(ctx,
	                            mlirStringRefCreateFromCString("torch"));
	mlirContextGetOrLoadDialect(ctx,
	                            mlirStringRefCreateFromCString("func"));
	if (tm_import_pt2(ctx, &file, &options, &module, &err) != TM_OK)
		return say_why(t, "import: "), say_why(t, err.reason);
	good = compile_and_run(t, c, module);
	mlirModuleDestroy(module);
	mlirContextDestroy(ctx);
	return good;
}

static void
say(session *t, const sample *c, bool good, const char *why)
{
	printf("%s %d - %.*s:%s%s%s\n", good ? "ok" : "not ok", t->n + 1,
	       t->op_len, t->op, c->model, good ? "" : ": ",
	       good ? "" : why);
	fflush(stdout);
}

/* The child says how it went, unless it cannot. */
static void
fork_sample(session *t, const sample *c)
{
	int status = -1;
	pid_t pid;

	fflush(stdout);
	pid = fork();
	if (pid == 0) {
		bool good;

		alarm(SECONDS);
		good = run_sample(t, c);
		say(t, c, good, t->why);
		_exit(!good);
	}
	if (pid < 0 || waitpid(pid, &status, 0) != pid || !WIFEXITED(status))
		say(t, c, false,
		    WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM
		            ? "hangs"
		            : "crashes");
	t->bad += status != 0;
	t->n++;
}

static void
run_lines(session *t, tm_bytes lines)
{
	char *text = tm_arena_cstr(&t->arena, tm_bytes_str(lines));
	sample c;
	int used;

	while (text && sscanf(text, "%63s %63s %lf %lf%n", c.model, c.folder,
	                      &c.atol, &c.rtol, &used) == 4) {
		fork_sample(t, &c);
		text += used;
	}
}

static void
run_archive(session *t, const char *path)
{
	const char *base = strrchr(path, '/');
	tm_error err = { 0 };
	tm_zip_member *cases;
	tm_bytes lines;

	t->op = base ? base + 1 : path;
	t->op_len = (int)strcspn(t->op, ".");
	t->bytes = unpack(path);
	tm_arena_init(&t->arena, 0);
	if (!t->bytes.len ||
	    tm_zip_open(&t->zip, t->bytes, 0, &t->arena, &err) != TM_OK ||
	    !(cases = member(t, "", "cases.txt")) ||
	    tm_zip_read(&t->zip, cases, true, &lines, &err) != TM_OK) {
		printf("not ok %d - %s: %s\n", ++t->n, path, err.reason);
		t->bad++;
	} else {
		run_lines(t, lines);
	}
	tm_arena_free(&t->arena);
	free((void *)(uintptr_t)t->bytes.ptr);
}

int
main(int argc, char **argv)
{
	session t = { .target = TM_LINALG };
	int c;

	while ((c = getopt(argc, argv, "t:")) != -1)
		if (c == 't' && !strcmp(optarg, "tosa"))
			t.target = TM_TOSA;
	for (int i = optind; i < argc; i++)
		run_archive(&t, argv[i]);
	printf("1..%d\n", t.n);
	return t.bad != 0;
}
