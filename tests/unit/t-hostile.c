/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Texts of our dialects with mistakes in them end in a diagnostic or in a
 * module that verifies and prints, never in a crash. */
#include "base/bytes.h"
#include "dialect/bridge.h"
#include "tap.h"

#include <mlir-c/Diagnostics.h>
#include <mlir-c/Dialect/Arith.h>
#include <mlir-c/Dialect/Func.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state = 88172645463325252u;

static size_t
below(size_t n)
{
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return n ? state % n : 0;
}

static MlirLogicalResult
ignore(MlirDiagnostic d, void *user)
{
	(void)d;
	++*(size_t *)user;
	return mlirLogicalResultSuccess();
}

static void
drop(MlirStringRef s, void *user)
{
	*(size_t *)user += s.length;
}

/* Something that stands between spaces, commas or brackets. */
static tm_str
token(tm_str text)
{
	static const char stops[] = " ,:()[]{}<>\n=\"";
	size_t begin, end;

	if (!text.len)
		return text;
	begin = end = below(text.len);
	while (begin > 0 && !strchr(stops, text.ptr[begin - 1]))
		begin--;
	while (end < text.len && !strchr(stops, text.ptr[end]))
		end++;
	if (end == begin)
		end++;
	return (tm_str){ text.ptr + begin, end - begin };
}

/* TEXT with a token dropped, doubled, replaced by another one, a byte
 * changed, or the end cut off. */
static tm_str
mutate(tm_str text, char *out)
{
	const tm_str a = token(text), b = token(text);
	const size_t head = (size_t)(a.ptr - text.ptr);
	size_t n = head, tail = head + a.len;
	const size_t how = below(6);

	memcpy(out, text.ptr, head);
	if (how == 0) {
		tail = text.len; /* cut */
	} else if (how < 4) {
		memcpy(out + n, b.ptr, b.len); /* replaced */
		n += b.len;
	} else if (how == 4) {
		out[n++] = (char)below(256);
	}
	memcpy(out + n, text.ptr + tail, text.len - tail);
	n += text.len - tail;
	out[n] = '\0';
	return (tm_str){ out, n };
}

static bool
try_one(MlirContext ctx, tm_str text)
{
	MlirModule module = mlirModuleCreateParse(
	        ctx, mlirStringRefCreate(text.ptr, text.len));
	size_t printed = 0;

	if (mlirModuleIsNull(module))
		return false;
	mlirOperationPrint(mlirModuleGetOperation(module), drop, &printed);
	mlirModuleDestroy(module);
	return printed > 0;
}

/* The pieces of a test file between "// -----". */
static void
test_file(MlirContext ctx, const char *name, int rounds)
{
	const char *top = getenv("srcdir");
	char path[512];
	tm_file file;
	tm_error err = { 0 };
	size_t said = 0, good = 0, bad = 0;
	MlirDiagnosticHandlerID handler;
	tm_str whole, piece;

	snprintf(path, sizeof path, "%s/tests/dialect/%s", top ? top : ".",
	         name);
	if (tm_file_open(path, &file, &err) != TM_OK) {
		ok(false, "%s: %s", path, err.reason);
		return;
	}
	handler = mlirContextAttachDiagnosticHandler(ctx, ignore, &said, NULL);
	for (int i = 0; i < rounds; i++) {
		char *out;

		whole = tm_bytes_str(file.bytes);
		piece.ptr = whole.ptr + below(whole.len);
		while (piece.ptr > whole.ptr &&
		       strncmp(piece.ptr, "\n// CHECK-LABEL", 15) &&
		       strncmp(piece.ptr, "\n// -----", 9))
			piece.ptr--;
		piece.len = whole.len - (size_t)(piece.ptr - whole.ptr);
		for (size_t k = 9; k + 15 < piece.len; k++)
			if (!strncmp(piece.ptr + k, "\n// CHECK-LABEL", 15) ||
			    !strncmp(piece.ptr + k, "\n// -----", 9))
				piece.len = k;
		out = malloc(2 * piece.len + 2);
		if (!out)
			exit(99);
		if (try_one(ctx, mutate(piece, out)))
			good++;
		else
			bad++;
		free(out);
	}
	mlirContextDetachDiagnosticHandler(ctx, handler);
	ok(bad > 0 && said >= bad, "%s: %zu mistakes told, %zu harmless", name,
	   bad, good);
	tm_file_close(&file);
}

int
main(int argc, char **argv)
{
	static const char *const files[] = {
		"handwritten.mlir", "object-graph.mlir", "ops-invalid.mlir",
		"tm-tensor.mlir",   "torch-c.mlir",      "types.mlir",
		"types-invalid.mlir",
	};
	const int rounds = argc > 1 ? atoi(argv[1]) : 400;
	MlirDialectRegistry registry = mlirDialectRegistryCreate();
	MlirContext ctx;

	mlirDialectHandleInsertDialect(mlirGetDialectHandle__arith__(),
	                               registry);
	mlirDialectHandleInsertDialect(mlirGetDialectHandle__func__(),
	                               registry);
	tm_dialect_register(registry);
	ctx = mlirContextCreateWithRegistry(registry, false);
	mlirDialectRegistryDestroy(registry);
	for (size_t i = 0; i < sizeof files / sizeof *files; i++)
		test_file(ctx, files[i], rounds);
	mlirContextDestroy(ctx);
	return tap_done();
}
